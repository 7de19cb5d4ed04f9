/** Nonaga's Play tab: a new game, games under way, and records from elsewhere. */
import type { Gesture, Puzzle, State, Turn } from "@masume/games/nonaga";
import { createResource, For, type JSX, Show } from "solid-js";
import { recentSessions } from "../../platform/storage/sessions.js";
import type { OpenGame } from "../../play/game-ui.js";
import { RecordCard } from "../../play/record-card.js";
import { OnlineLink } from "./online/online-link.js";
import { ProblemLink } from "./problem-link.js";
import { ReadRecord } from "./read-record.js";
import { SetUp } from "./set-up.js";
import { t } from "./set-up-messages.js";
import { StudyLink } from "./study-link.js";

const shownAtOnce = 6;

export default function NonagaPlay(props: OpenGame<Puzzle, State, Turn, Gesture>): JSX.Element {
  const [records] = createResource(recentSessions);
  const open = () =>
    (records() ?? [])
      .filter(({ game, solvedIn }) => game === "nonaga" && solvedIn === undefined)
      .slice(0, shownAtOnce);
  return (
    <>
      <section class="part">
        <h2>{t("set-up")}</h2>
        <SetUp />
      </section>
      <ProblemLink />
      <OnlineLink />
      <Show when={open().length > 0}>
        <section class="part">
          <h2>{t("on-the-way")}</h2>
          <div class="card-row">
            <For each={open()}>{(record) => <RecordCard open={props} record={record} />}</For>
          </div>
        </section>
      </Show>
      <StudyLink />
      <section class="part">
        <ReadRecord />
      </section>
    </>
  );
}
