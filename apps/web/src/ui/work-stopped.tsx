/** A calculation that ended before it had a result, where the result would have been. */
import { type JSX, Show } from "solid-js";
import { t } from "../i18n/translator.js";
import { Button } from "./button.js";

export function WorkStopped(props: {
  readonly when: boolean;
  readonly onRetry: () => void;
  /** What stands there as long as nothing has stopped. */
  readonly children?: JSX.Element;
}): JSX.Element {
  return (
    <Show when={props.when} fallback={props.children}>
      <p class="work-stopped" role="alert">
        {t("work.stopped")}{" "}
        <Button kind="quiet" onClick={() => props.onRetry()}>
          {t("try-again")}
        </Button>
      </p>
    </Show>
  );
}
