/** Nonaga's Play tab: a new game, games under way, and records from elsewhere. */
import type { Gesture, Puzzle, State, Turn } from "@masume/games/nonaga";
import { createResource, For, type JSX, Show } from "solid-js";
import { useServer } from "../../platform/network/server.js";
import { recentSessions, wasPlayed } from "../../platform/storage/sessions.js";
import type { OpenGame } from "../../play/game-ui.js";
import { RecordCard } from "../../play/record-card.js";
import { ButtonLink } from "../../ui/button.js";
import { PartLink } from "../../ui/part-link.js";
import { t as onlineText } from "./online/messages.js";
import { t as problemText } from "./problem-messages.js";
import { ReadRecord } from "./read-record.js";
import { SetUp } from "./set-up.js";
import { t } from "./set-up-messages.js";
import { t as studyText } from "./study-messages.js";

const shownAtOnce = 6;

export default function NonagaPlay(props: OpenGame<Puzzle, State, Turn, Gesture>): JSX.Element {
  const server = useServer();
  const [records] = createResource(recentSessions);
  const open = () =>
    (records() ?? [])
      .filter((record) => record.game === "nonaga" && record.solvedIn === undefined && wasPlayed(record))
      .slice(0, shownAtOnce);
  return (
    <>
      <section class="part">
        <h2>{t("new-game")}</h2>
        <SetUp />
      </section>
      <section class="part" id="today">
        <h2>{problemText("problem.title")}</h2>
        <p>{problemText("problem.lead")}</p>
        <div class="button-row">
          <ButtonLink href="/nonaga/problem">{problemText("problem.go")}</ButtonLink>
          <ButtonLink href="/nonaga/problems">{problemText("problem.all")}</ButtonLink>
        </div>
      </section>
      <Show when={server() === "available"}>
        <PartLink
          title={onlineText("title")}
          text={onlineText("about")}
          href="/nonaga/online"
          link={onlineText("title")}
          isOnlyWay
        />
      </Show>
      <Show when={open().length > 0}>
        <section class="part">
          <h2>{t("in-progress")}</h2>
          <div class="card-row">
            <For each={open()}>{(record) => <RecordCard open={props} record={record} />}</For>
          </div>
        </section>
      </Show>
      <PartLink
        title={studyText("board.title")}
        text={studyText("study.lead")}
        href="/nonaga/analysis"
        link={studyText("study.open")}
      />
      <section class="part">
        <ReadRecord />
      </section>
    </>
  );
}
