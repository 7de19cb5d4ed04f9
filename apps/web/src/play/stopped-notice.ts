/** A calculation that ended before it had a result, as the notice of a board. */
import { message } from "@masume/kernel";
import type { Notice } from "./play-notice.js";

export function stoppedNotice(retry: () => void): Notice {
  return {
    tone: "warning",
    text: message("work.stopped"),
    at: [],
    remedy: { label: "try-again", run: retry },
  };
}
