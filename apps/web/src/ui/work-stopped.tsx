/** A calculation that ended before it had a result, where the result would have been. */
import type { JSX } from "solid-js";
import { t } from "../i18n/translator.js";
import { Button } from "./button.js";

export function WorkStopped(props: { readonly onRetry: () => void }): JSX.Element {
  return (
    <p class="work-stopped" role="alert">
      {t("work.stopped")}{" "}
      <Button kind="quiet" onClick={() => props.onRetry()}>
        {t("try-again")}
      </Button>
    </p>
  );
}
