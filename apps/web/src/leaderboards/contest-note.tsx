/**
 * Said before a day's attempt begins: whether it counts, and where the leaderboard is. Who has no
 * name yet can choose one on the spot. Nothing without a server.
 */

import type { LeaderboardName } from "@masume/protocol";
import { A } from "@solidjs/router";
import { createSignal, type JSX, Show } from "solid-js";
import { me } from "../account/identity.js";
import { useServer } from "../platform/network/server.js";
import { Button } from "../ui/button.js";
import { lazyPart } from "../ui/lazy-part.js";
import { leaderboardPath } from "./leaderboard-path.js";
import { t } from "./messages.js";

const NameForm = lazyPart(async () => (await import("../account/name-form.js")).NameForm);

export function ContestNote(props: {
  readonly board: LeaderboardName;
  /** There is help to be had, which is off meanwhile. */
  readonly isAssisted?: boolean;
}): JSX.Element {
  const server = useServer();
  const [isNaming, setNaming] = createSignal(false);
  return (
    <Show when={server() === "available"}>
      <p class="contest-note">
        <small>
          {me() ? t("counts") : t("counts.no-name")}{" "}
          <Show when={me() && props.isAssisted}>{t("counts.unhelped")} </Show>
          <A href={leaderboardPath(props.board)}>{t("link")}</A>
        </small>
      </p>
      <Show when={!me()}>
        <Show when={isNaming()} fallback={<Button onClick={() => setNaming(true)}>{t("name")}</Button>}>
          <NameForm />
        </Show>
      </Show>
    </Show>
  );
}
