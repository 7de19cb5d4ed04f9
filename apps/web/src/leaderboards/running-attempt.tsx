/**
 * An attempt that counts, for as long as it does: its mark and its time above the board, and
 * beside it what is off meanwhile, with the way out for those who would rather have help.
 */
import { type JSX, Show } from "solid-js";
import { formatDuration } from "../i18n/format.js";
import type { AttemptRecord } from "../platform/storage/schema.js";
import { settings } from "../settings/settings.js";
import { Confirm } from "../ui/confirm.js";
import { createTicking } from "../ui/ticking.js";
import { endAttempt } from "./attempt.js";
import { t } from "./messages.js";

/** Above a board that has no clock of its own. The time runs on while the page is hidden, as the server's clock does. */
export function AttemptMark(props: { readonly attempt: AttemptRecord }): JSX.Element {
  const now = createTicking(1000);
  return (
    <>
      <span class="ranked-mark">{t("ranked")}</span>
      <Show when={settings().timer && props.attempt.startedAt}>
        {(since) => (
          <span class="clock" role="timer" aria-label={t("clock")}>
            {formatDuration(Math.max(0, now() - since()))}
          </span>
        )}
      </Show>
    </>
  );
}

export function AttemptNote(props: { readonly attempt: AttemptRecord }): JSX.Element {
  return (
    <div class="contest-note">
      <p>
        <small>{t("under-way")}</small>
      </p>
      <Confirm
        label={t("end")}
        question={t("end.sure")}
        yes={t("end.yes")}
        no={t("end.no")}
        isQuiet
        onYes={() => void endAttempt(props.attempt)}
      />
    </div>
  );
}
