/** Over the board: a colour for each separate line, and loops closed too early. */
import {
  closedLoops,
  layout,
  linePieces,
  nodesOfEdge,
  type Puzzle,
  type State,
  status,
} from "@masume/games/slither";
import { createMemo, For, type JSX, Show } from "solid-js";
import { viewBox } from "../../board/marks.js";
import { aids } from "./aids.js";

const hues = 6;

export function AidsOverlay(props: { readonly puzzle: Puzzle; readonly state: State }): JSX.Element {
  const pieces = createMemo(() => (aids().colours ? linePieces(props.puzzle, props.state.edges) : []));
  const loops = createMemo(() =>
    aids().loops && status(props.puzzle, props.state).phase !== "solved"
      ? closedLoops(props.puzzle, props.state.edges)
      : [],
  );
  const path = (edges: readonly number[]) => edges.map((edge) => segment(props.puzzle, edge)).join("");
  return (
    <svg class="board-picture aids-overlay" viewBox={viewBox(layout(props.puzzle).bounds)} aria-hidden="true">
      <Show when={pieces().length > 1}>
        <For each={pieces()}>
          {(piece, i) => <path class="line-piece" data-hue={i() % hues} d={path(piece)} />}
        </For>
      </Show>
      <For each={loops()}>{(loop) => <path class="early-loop" d={path(loop)} />}</For>
    </svg>
  );
}

function segment(puzzle: Puzzle, edge: number): string {
  const across = puzzle.width + 1;
  const [from, to] = nodesOfEdge(puzzle, edge).map((node) => `${node % across} ${Math.floor(node / across)}`);
  return `M${from}L${to}`;
}
