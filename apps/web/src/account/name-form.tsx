/** The name others see; choosing the first one makes the player. */
import type { Player } from "@masume/protocol";
import { createSignal, type JSX, Show } from "solid-js";
import { TextField } from "../ui/fields.js";
import { Form } from "../ui/form.js";
import { formerName, me } from "./identity.js";
import { saveName } from "./identity-changes.js";
import { refusalText, t } from "./messages.js";

export function NameForm(props: { readonly onNamed?: (player: Player) => void }): JSX.Element {
  const [name, setName] = createSignal(me()?.name ?? "");
  const [refusal, setRefusal] = createSignal<string>();
  const [isSaved, setSaved] = createSignal(false);

  async function save(): Promise<void> {
    setSaved(false);
    const answer = await saveName(name());
    setRefusal(answer.ok ? undefined : answer.error.code);
    if (!answer.ok) return;
    setSaved(true);
    setName(answer.value.name);
    props.onNamed?.(answer.value);
  }

  return (
    <Form onSubmit={save}>
      <Show when={formerName()}>{(before) => <p>{t("name.signed-out", { name: before() })}</p>}</Show>
      <div class="form-row">
        <TextField
          label={t("name")}
          required
          maxlength={24}
          autocomplete="nickname"
          value={name()}
          aria-invalid={refusal() === "invalid" ? "true" : undefined}
          aria-describedby="name-status"
          onInput={(event) => {
            setName(event.currentTarget.value);
            setRefusal(undefined);
            setSaved(false);
          }}
        />
        <button
          type="submit"
          class="button"
          classList={{ plain: me() !== undefined }}
          disabled={name().trim() === "" || name().trim() === me()?.name}
        >
          {t("name.save")}
        </button>
      </div>
      <p id="name-status" class="form-status" classList={{ bad: refusal() !== undefined }} role="status">
        <Show when={refusal()} fallback={isSaved() ? t("name.saved") : me() ? "" : t("name.first")}>
          {(code) => refusalText(code(), "name.invalid")}
        </Show>
      </p>
    </Form>
  );
}
