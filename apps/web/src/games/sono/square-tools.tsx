/**
 * The square in hand with buttons for those who play without keys, what turning it
 * would do, and the turns made against the limit and the par. Every button sends the
 * key that does the same, so there is one way only in which a square is chosen and turned.
 */
import { chosenSquare, effectOf, type Gesture, type Move, type Puzzle, type State } from "@masume/games/sono";
import { createMemo, type JSX, Show } from "solid-js";
import type { Play } from "../../play/play.js";
import { TurnIcon } from "../../ui/icons.js";
import { t } from "./messages.js";

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

export function SquareTools(props: { readonly play: Play<Puzzle, State, Move, Gesture> }): JSX.Element {
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
  const isOver = () => play.status().phase !== "open";
  return (
    <fieldset class="square-tools box">
      <legend class="visually-hidden">{t("sono.square")}</legend>
      <button
        type="button"
        class="tool"
        aria-label={t("sono.smaller")}
        disabled={isOver()}
        onClick={() => press("[")}
      >
        −
      </button>
      <output class="square-side">
        {side() === undefined ? t("sono.no-square") : `${side()}×${side()}`}
      </output>
      <button
        type="button"
        class="tool"
        aria-label={t("sono.larger")}
        disabled={isOver()}
        onClick={() => press("]")}
      >
        +
      </button>
      <button type="button" class="button square-turn" disabled={isOver()} onClick={() => press("Enter")}>
        <TurnIcon />
        {t("sono.turn")}
      </button>
      <p class="square-effect">
        <Show when={effect()} fallback={isOver() ? "\u200b" : t("sono.none")}>
          {(would) => <>{t("sono.would", { made: would().made.length, cut: would().cut.length })}</>}
        </Show>
      </p>
      <Counts puzzle={puzzle} steps={play.state().steps} />
    </fieldset>
  );
}
