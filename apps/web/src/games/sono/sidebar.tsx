/** Beside a Sono board: what became of it, the limit of turns, and what to do with those made. */

import { effectOf, type Gesture, type Move, type Puzzle, rankedBand, type State } from "@masume/games/sono";
import { message } from "@masume/kernel";
import { createEffect, type JSX, on, Show } from "solid-js";
import type { SidebarProps } from "../../play/game-ui.js";
import type { Play } from "../../play/play.js";
import { lazyPart } from "../../ui/lazy-part.js";
import { readDaily } from "./daily.js";
import { downloadAnswer } from "./files.js";
import { t } from "./messages.js";
import { playedTurns } from "./played-turns.js";
import { StepLimit } from "./step-limit.js";

const RankedBoard = lazyPart(async () => (await import("../../leaderboards/ranked-board.js")).RankedBoard);

/** The day whose ranked board this may be. */
function rankedDay(query: URLSearchParams): string | undefined {
  const daily = readDaily(query);
  return daily?.band === rankedBand ? daily.day : undefined;
}

type SonoPlay = Play<Puzzle, State, Move, Gesture>;

export function Sidebar(props: SidebarProps<Puzzle, State, Move, Gesture>): JSX.Element {
  const { play } = props;
  const { puzzle, state } = play;
  announceTurns(play);
  return (
    <section class="sono-sidebar" aria-label={t("sono.turns")}>
      <Show when={play.status().phase === "solved"}>
        <p class="sono-outcome">{outcome(puzzle, state())}</p>
      </Show>
      <Show when={rankedDay(props.query)}>
        {(day) => <RankedBoard board="sono-daily" day={day()} play={play} />}
      </Show>
      <StepLimit play={play} />
      <Show when={state().steps > 0}>
        <button
          type="button"
          class="quiet sono-own"
          onClick={() => downloadAnswer({ ops: playedTurns(play.session()) })}
        >
          {t("sono.own-answer")}
        </button>
      </Show>
    </section>
  );
}

function outcome({ par }: Puzzle, { steps, pairs }: State): string {
  if (par === undefined) return t("sono.solved", { pairs, turns: steps });
  return t("sono.solved-par", { pairs, turns: steps, par });
}

/** Says after each turn what it did, for those who do not see it. */
function announceTurns(play: SonoPlay): void {
  const { puzzle } = play;
  createEffect(
    on(play.session, (session, before) => {
      if (!before || play.status().phase !== "open") return;
      const turns = playedTurns(session);
      const isNew = session.cursor === session.log.length && turns.length === before.state.steps + 1;
      const op = turns.at(-1);
      if (!isNew || !op) return;
      const { made, cut } = effectOf(before.state.cells, puzzle.size, op);
      const { value: pairs, of } = play.status().score!;
      const text = message("sono.turned", { n: op.n, made: made.length, cut: cut.length, pairs, of });
      play.notify({ tone: "plain", text, at: [] });
    }),
  );
}
