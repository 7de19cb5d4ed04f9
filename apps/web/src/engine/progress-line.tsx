/** Long work under way: what is being done, how far it is, and a way to stop it. */
import { type Catalogue, message } from "@masume/kernel";
import { type JSX, Show } from "solid-js";
import { t, tell } from "../i18n/language.js";
import type { ProgressReport } from "./engine.js";

export function ProgressLine(props: {
  readonly progress: ProgressReport;
  readonly messages: Catalogue;
  readonly onCancel: () => void;
}): JSX.Element {
  return (
    <div class="progress-line" role="status">
      <span>{tell(message(props.progress.phase), props.messages)}</span>
      <Show when={props.progress.total} fallback={<progress aria-label={t("making")} />}>
        {(total) => <progress aria-label={t("making")} value={props.progress.done} max={total()} />}
      </Show>
      <button type="button" class="quiet" onClick={() => props.onCancel()}>
        {t("cancel")}
      </button>
    </div>
  );
}
