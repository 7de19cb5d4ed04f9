/** The move to another device: a code made on the one, typed on the other. */
import { createSignal, type JSX, onCleanup, Show } from "solid-js";
import { clockText } from "../i18n/language.js";
import { type DeviceCode, makeDeviceCode, me, redeemDeviceCode } from "./identity.js";
import { a, refusalText } from "./words.js";

export function MakeCode(): JSX.Element {
  const [code, setCode] = createSignal<DeviceCode>();
  const [refusal, setRefusal] = createSignal<string>();
  const [now, setNow] = createSignal(Date.now());
  const ticking = setInterval(() => setNow(Date.now()), 1000);
  onCleanup(() => clearInterval(ticking));
  const left = () => (code()?.expiresAt ?? 0) - now();

  async function make(): Promise<void> {
    const answer = await makeDeviceCode();
    setNow(Date.now());
    setRefusal(answer.ok ? undefined : answer.code);
    setCode(answer.ok ? answer.value : undefined);
  }

  return (
    <>
      <p>{a("devices.about")}</p>
      <button type="button" class="button plain" onClick={make}>
        {a("devices.make")}
      </button>
      <div aria-live="polite">
        <Show when={refusal()}>{(why) => <p class="form-said bad">{refusalText(why(), "refused")}</p>}</Show>
        <Show when={code()}>
          {(one) => (
            <Show when={left() > 0} fallback={<p>{a("devices.over")}</p>}>
              <p class="code-to-type">
                <span class="visually-hidden">{a("devices.code")} </span>
                {one().code}
              </p>
            </Show>
          )}
        </Show>
      </div>
      <Show when={left() > 0}>
        <p>
          <small>{a("devices.left", { time: clockText(left()) })}</small>
        </p>
      </Show>
    </>
  );
}

export function EnterCode(): JSX.Element {
  const [typed, setTyped] = createSignal("");
  const [refusal, setRefusal] = createSignal<string>();

  async function use(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const answer = await redeemDeviceCode(typed().normalize("NFKC"));
    setRefusal(answer.ok ? undefined : answer.code);
    if (answer.ok) setTyped("");
  }

  return (
    <form onSubmit={use}>
      <p>{me() ? a("devices.enter-known", { name: me()!.name }) : a("devices.enter-new")}</p>
      <div class="form-row">
        <label class="field">
          {a("devices.enter")}
          <input
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
        </label>
        <button type="submit" class="button plain">
          {a("devices.use")}
        </button>
      </div>
      <Show when={refusal()}>
        {(why) => (
          <p class="form-said bad" role="alert">
            {why() === "no-code" ? a("devices.wrong") : refusalText(why(), "devices.wrong")}
          </p>
        )}
      </Show>
    </form>
  );
}
