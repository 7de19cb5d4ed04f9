/** Said before a day's attempt begins: whether it counts, and where the leaderboard is. Nothing without a server. */

import type { LeaderboardName } from "@masume/protocol";
import { A } from "@solidjs/router";
import { type JSX, Show } from "solid-js";
import { me } from "../account/identity.js";
import { useServer } from "../platform/network/server.js";
import { leaderboardPath } from "./leaderboard-path.js";
import { t } from "./messages.js";

export function ContestNote(props: {
  readonly board: LeaderboardName;
  /** There are hints to be had, which end the attempt. */
  readonly isAssisted?: boolean;
}): JSX.Element {
  const server = useServer();
  return (
    <Show when={server() === "available"}>
      <p class="contest-note">
        <small>
          {me() ? t("counts") : t("counts.no-name")}{" "}
          <Show when={me() && props.isAssisted}>{t("counts.unhelped")} </Show>
          <A href={leaderboardPath(props.board)}>{t("link")}</A>
        </small>
      </p>
    </Show>
  );
}
