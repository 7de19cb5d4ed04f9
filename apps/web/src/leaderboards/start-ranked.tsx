/** The way to a day's ranked puzzle, where there is a server: said that it counts, and begun when the person is ready. */
import type { LeaderboardName } from "@masume/protocol";
import { createSignal, type JSX, Show } from "solid-js";
import { me } from "../account/identity.js";
import { useServer } from "../platform/network/server.js";
import type { AttemptRecord } from "../platform/storage/schema.js";
import { Button } from "../ui/button.js";
import { beginAttempt } from "./attempt.js";
import { ContestNote } from "./contest-note.js";
import { t } from "./messages.js";

export function StartRanked(props: {
  readonly board: LeaderboardName;
  readonly day: string;
  readonly onBegun?: (attempt: AttemptRecord) => void;
}): JSX.Element {
  const server = useServer();
  const [hasFailed, setFailed] = createSignal(false);

  async function begin(): Promise<void> {
    const attempt = await beginAttempt(props.board, props.day);
    setFailed(attempt === undefined);
    if (attempt) props.onBegun?.(attempt);
  }

  return (
    <Show when={server() === "available"}>
      <Show when={me()}>
        <Button onClick={begin}>{t("ranked.start")}</Button>
      </Show>
      <Show when={hasFailed()}>
        <p role="alert">{t("counts.failed")}</p>
      </Show>
      <Show when={me()}>
        <p class="contest-note">
          <small>{t("ranked.own")}</small>
        </p>
      </Show>
      <ContestNote board={props.board} isAssisted />
    </Show>
  );
}
