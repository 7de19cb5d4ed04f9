/**
 * Beside a Sono board: the turns made against the limit and the par, the square
 * in hand with buttons for those who play without keys, and what to do with the
 * turns. Every button sends the key that does the same, so there is one way only
 * in which a square is chosen and turned.
 */

import {
  answerCodec,
  chosenSquare,
  effectOf,
  type Gesture,
  maxPairs,
  type Op,
  type Puzzle,
  type State,
} from "@masume/games/sono";
import { message } from "@masume/kernel";
import { createEffect, createMemo, type JSX, on, Show } from "solid-js";
import { download } from "../../platform/files/download.js";
import type { SidebarProps } from "../../play/game-ui.js";
import type { Play } from "../../play/play.js";
import { TurnIcon } from "../../ui/icons.js";
import { t } from "./messages.js";
import { playedTurns } from "./played-turns.js";
import { StepLimit } from "./step-limit.js";

type SonoPlay = Play<Puzzle, State, Op, Gesture>;

export function Sidebar(props: SidebarProps<Puzzle, State, Op, Gesture>): JSX.Element {
  const { play } = props;
  const { puzzle, state } = play;
  announceTurns(play);
  return (
    <section class="sono-sidebar" aria-label={t("sono.turns")}>
      <Counts puzzle={puzzle} steps={state().steps} />
      <Show
        when={play.status().phase === "open"}
        fallback={<p class="sono-outcome">{outcome(puzzle, state())}</p>}
      >
        <SquareTools play={play} />
      </Show>
      <StepLimit play={play} />
      <Show when={state().steps > 0}>
        <button
          type="button"
          class="quiet sono-own"
          onClick={() =>
            download(
              "answer.json",
              "application/json",
              `${answerCodec.format({ ops: playedTurns(play.session()) })}\n`,
            )
          }
        >
          {t("sono.own-answer")}
        </button>
      </Show>
    </section>
  );
}

function Counts(props: { readonly puzzle: Puzzle; readonly steps: number }): JSX.Element {
  const { maxSteps, par } = props.puzzle;
  return (
    <dl class="sono-counts">
      <div>
        <dt>{t(maxSteps === undefined ? "sono.turns" : "sono.turns-left")}</dt>
        <dd>
          {maxSteps === undefined
            ? String(props.steps)
            : t("sono.left-of", { left: maxSteps - props.steps, max: maxSteps })}
        </dd>
      </div>
      <Show when={par !== undefined}>
        <div>
          <dt>{t("sono.par")}</dt>
          <dd>{par}</dd>
        </div>
      </Show>
    </dl>
  );
}

function SquareTools(props: { readonly play: SonoPlay }): JSX.Element {
  const { play } = props;
  const { puzzle } = play;
  const square = createMemo(() => chosenSquare(puzzle.size, play.gesture()));
  const effect = createMemo(() => {
    const { cells } = play.state();
    const chosen = square();
    return chosen && effectOf(cells, puzzle.size, chosen);
  });
  const press = (key: string) => play.input({ type: "key", key, shift: false, target: play.cursor() });
  const side = () => square()?.n;
  return (
    <fieldset class="square-tools box">
      <legend class="visually-hidden">{t("sono.square")}</legend>
      <button type="button" class="tool" aria-label={t("sono.smaller")} onClick={() => press("[")}>
        −
      </button>
      <output class="square-side">
        {side() === undefined ? t("sono.no-square") : `${side()}×${side()}`}
      </output>
      <button type="button" class="tool" aria-label={t("sono.larger")} onClick={() => press("]")}>
        +
      </button>
      <button type="button" class="button square-turn" onClick={() => press("Enter")}>
        <TurnIcon />
        {t("sono.turn")}
      </button>
      <p class="square-effect">
        <Show when={effect()} fallback={t("sono.none")}>
          {(would) => <>{t("sono.would", { made: would().made.length, cut: would().cut.length })}</>}
        </Show>
      </p>
    </fieldset>
  );
}

function outcome({ size, par }: Puzzle, { steps, pairs }: State): string {
  const of = maxPairs(size);
  if (pairs < of) return t("sono.over", { pairs, of, turns: steps });
  if (par === undefined) return t("sono.solved", { pairs, turns: steps });
  return t("sono.solved-par", { pairs, turns: steps, par });
}

/** Says after each turn what it did, for those who do not see it. */
function announceTurns(play: SonoPlay): void {
  const { puzzle } = play;
  createEffect(
    on(play.session, (session, before) => {
      const turned = session.cursor === session.log.length && session.cursor === (before?.cursor ?? 0) + 1;
      if (!before || !turned || play.status().phase !== "open") return;
      const op = playedTurns(session).at(-1)!;
      const { made, cut } = effectOf(before.state.cells, puzzle.size, op);
      const { value: pairs, of } = play.status().score!;
      const text = message("sono.turned", { n: op.n, made: made.length, cut: cut.length, pairs, of });
      play.notify({ tone: "plain", text, at: [] });
    }),
  );
}
