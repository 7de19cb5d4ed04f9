/**
 * A turn to be seen: the square lies over the board as one sheet and swings into
 * its place, while the board under it already shows the outcome. Only the sheet
 * moves, by a transform that the compositor runs by itself; where motion is not
 * wanted, there is no sheet at all.
 */

import {
  type Op,
  type Puzzle,
  paintSquare,
  type State,
  type TurnedSquare,
  turnBetween,
} from "@masume/games/sono";
import { createComputed, createSignal, type JSX, on, onMount, Show } from "solid-js";
import { drawnBox } from "../../board/marks.js";
import { motionIsReduced } from "../../settings/motion.js";
import { drawSheet } from "./sheet.js";

const turnMs = 180;
/** Boards that follow one another more quickly are not animated: a replay at speed, a hand on the slider. */
const hurryMs = 120;

interface Shown extends TurnedSquare {
  readonly state: State;
}

export function TurnAnimation(props: { readonly puzzle: Puzzle; readonly state: State }): JSX.Element {
  const { puzzle } = props;
  const [shown, setShown] = createSignal<Shown>();
  let changed = performance.now() - hurryMs;

  createComputed(
    on(
      () => props.state,
      (state, before) => {
        const since = performance.now() - changed;
        changed += since;
        if (!before || since < hurryMs || motionIsReduced()) return setShown(undefined);
        const turn = turnBetween(before.cells, state.cells, puzzle.size);
        setShown(turn && { ...turn, state });
      },
    ),
  );

  return (
    <Show when={shown()} keyed>
      {(turn) => <Sheet puzzle={puzzle} turn={turn} onEnd={() => setShown(undefined)} />}
    </Show>
  );
}

function Sheet(props: {
  readonly puzzle: Puzzle;
  readonly turn: Shown;
  readonly onEnd: () => void;
}): JSX.Element {
  const { square, clockwise, state } = props.turn;
  let sheet!: HTMLCanvasElement;

  onMount(() => {
    drawSheet(sheet, square, paintSquare(props.puzzle, state, square));
    const from = clockwise ? -90 : 90;
    const swing = sheet.animate([{ transform: `rotate(${from}deg)` }, { transform: "none" }], {
      duration: turnMs,
      easing: "cubic-bezier(0.3, 0, 0.2, 1)",
    });
    swing.onfinish = () => props.onEnd();
  });

  return (
    <div class="turning" style={placed(props.puzzle.size, square)}>
      <canvas ref={sheet} />
    </div>
  );
}

/** Where the square lies on the drawn board, in shares of it. */
function placed(size: number, { x, y, n }: Op): JSX.CSSProperties {
  const box = drawnBox({ x: 0, y: 0, width: size, height: size });
  const share = (units: number) => `${(units / box.width) * 100}%`;
  return { left: share(x - box.x), top: share(y - box.y), width: share(n), height: share(n) };
}
