/** Said before a day's attempt begins: whether it counts, and where the leaderboard is. Nothing without a server. */
import { A } from "@solidjs/router";
import { type JSX, Show } from "solid-js";
import { me } from "../account/identity.js";
import { useServer } from "../server/ask.js";
import type { BoardName } from "./attempt.js";
import { boardPath } from "./board-path.js";
import { b } from "./words.js";

export function ContestNote(props: { readonly board: BoardName }): JSX.Element {
  const server = useServer();
  return (
    <Show when={server() === "here"}>
      <p class="contest-note">
        <small>
          {me() ? b("counts") : b("counts.no-name")} <A href={boardPath(props.board)}>{b("link")}</A>
        </small>
      </p>
    </Show>
  );
}
