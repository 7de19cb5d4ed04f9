/** A calculation that ended before it had a result: the page says so and offers to try again. */
import { message } from "@masume/kernel";
import type { JSX } from "solid-js";
import { t } from "../i18n/translator.js";
import type { Notice } from "./play.js";

/** As the notice of a board. */
export function workStopped(retry: () => void): Notice {
  return {
    tone: "warning",
    text: message("work.stopped"),
    at: [],
    remedy: { does: "try-again", run: retry },
  };
}

/** Where the result would have been. */
export function WorkStopped(props: { readonly onRetry: () => void }): JSX.Element {
  return (
    <p class="work-stopped" role="alert">
      {t("work.stopped")}{" "}
      <button type="button" class="quiet" onClick={() => props.onRetry()}>
        {t("try-again")}
      </button>
    </p>
  );
}
