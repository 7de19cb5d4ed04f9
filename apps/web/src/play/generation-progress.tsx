/** Long work under way: what is being done, how far it is, and a way to stop it; and why it came to nothing. */
import { type Catalogue, message, type Progress } from "@masume/kernel";
import { type JSX, Show } from "solid-js";
import { formatMessage, t } from "../i18n/translator.js";
import { Button } from "../ui/button.js";
import { WorkStopped } from "../ui/work-stopped.js";
import type { Generation } from "./generation.js";

/** An order to the generator, from the moment it is given. */
export function GenerationProgress(props: {
  readonly generation: Generation;
  readonly messages: Catalogue;
}): JSX.Element {
  const { generation } = props;
  return (
    <>
      <Show when={generation.progress()}>
        {(progress) => (
          <ProgressLine progress={progress()} messages={props.messages} onCancel={generation.cancel} />
        )}
      </Show>
      <Show when={generation.retry()}>{(retry) => <WorkStopped when onRetry={retry()} />}</Show>
      <Show when={generation.failure()}>
        {(why) => <p role="alert">{formatMessage(why(), props.messages)}</p>}
      </Show>
    </>
  );
}

function ProgressLine(props: {
  readonly progress: Progress;
  readonly messages: Catalogue;
  readonly onCancel: () => void;
}): JSX.Element {
  return (
    <div class="progress-slot">
      <div
        // Where the order was given there may be no room for it: the way to stop it is never out of sight.
        ref={(line) => queueMicrotask(() => line.scrollIntoView({ block: "nearest" }))}
        class="progress-line"
        role="status"
      >
        <span>{formatMessage(message(props.progress.phase), props.messages)}</span>
        <Show when={props.progress.total} fallback={<progress aria-label={t("making")} />}>
          {(total) => <progress aria-label={t("making")} value={props.progress.done} max={total()} />}
        </Show>
        <Button kind="quiet" onClick={() => props.onCancel()}>
          {t("cancel")}
        </Button>
      </div>
    </div>
  );
}
