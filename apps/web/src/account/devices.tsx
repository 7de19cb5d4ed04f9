/** The move to another device: a code made on the one, typed on the other. */
import type { DeviceCode } from "@masume/protocol";
import { createSignal, type JSX, onCleanup, Show } from "solid-js";
import { formatDuration } from "../i18n/format.js";
import { api } from "../platform/network/server.js";
import { Button } from "../ui/button.js";
import { TextField } from "../ui/fields.js";
import { Form } from "../ui/form.js";
import { FormError } from "../ui/form-error.js";
import { me } from "./identity.js";
import { redeemDeviceCode } from "./identity-changes.js";
import { refusalText, t } from "./messages.js";

export function MakeCode(): JSX.Element {
  const [code, setCode] = createSignal<DeviceCode>();
  const [refusal, setRefusal] = createSignal<string>();
  const [now, setNow] = createSignal(Date.now());
  const ticking = setInterval(() => setNow(Date.now()), 1000);
  onCleanup(() => clearInterval(ticking));
  const left = () => (code()?.expiresAt ?? 0) - now();

  async function make(): Promise<void> {
    const answer = await api.request("createDeviceCode");
    setNow(Date.now());
    setRefusal(answer.ok ? undefined : answer.error.code);
    setCode(answer.ok ? answer.value : undefined);
  }

  return (
    <>
      <p>{t("devices.about")}</p>
      <Button onClick={make}>{t("devices.make")}</Button>
      <div aria-live="polite">
        <FormError text={refusal() && refusalText(refusal()!, "refused")} />
        <Show when={code()}>
          {(one) => (
            <Show when={left() > 0} fallback={<p>{t("devices.over")}</p>}>
              <p class="code-to-type">
                <span class="visually-hidden">{t("devices.code")} </span>
                {one().code}
              </p>
            </Show>
          )}
        </Show>
      </div>
      <Show when={left() > 0}>
        <p>
          <small>{t("devices.left", { time: formatDuration(left()) })}</small>
        </p>
      </Show>
    </>
  );
}

export function EnterCode(): JSX.Element {
  const [typed, setTyped] = createSignal("");
  const [refusal, setRefusal] = createSignal<string>();

  async function use(): Promise<void> {
    const answer = await redeemDeviceCode(typed().normalize("NFKC"));
    setRefusal(answer.ok ? undefined : answer.error.code);
    if (answer.ok) setTyped("");
  }

  return (
    <Form onSubmit={use}>
      <p>{me() ? t("devices.enter-known", { name: me()!.name }) : t("devices.enter-new")}</p>
      <div class="form-row">
        <TextField
          label={t("devices.enter")}
          required
          minlength={10}
          maxlength={20}
          autocomplete="one-time-code"
          autocapitalize="none"
          spellcheck={false}
          placeholder="abcde-fghjk"
          value={typed()}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            setRefusal(undefined);
          }}
        />
        <Button type="submit">{t("devices.use")}</Button>
      </div>
      <FormError
        text={
          refusal() &&
          (refusal() === "no-code" ? t("devices.wrong") : refusalText(refusal()!, "devices.wrong"))
        }
      />
    </Form>
  );
}
