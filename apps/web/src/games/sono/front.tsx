/** What only the page needs to know of Sono. */
import { type Op, type Problem, paintTurn, problemCodec, type State, sono } from "@masume/games/sono";
import { A } from "@solidjs/router";
import { Examples } from "../default-front.js";
import type { GameFront } from "../games.js";
import { Beside } from "./beside.js";
import { solverPath, sonoCode } from "./link.js";
import { Turning } from "./turning.js";
import { w, words } from "./words.js";
import "./sono.css";

export const front: GameFront = {
  code: sonoCode,
  words,
  keys: [
    { keys: ["↑", "→", "↓", "←"], does: () => w("sono.key.move") },
    { keys: ["[", "]", "Shift + ↑ → ↓ ←"], does: () => w("sono.key.side") },
    { keys: ["2", "…", "23"], does: () => w("sono.key.digits") },
    { keys: ["Enter", "Space"], does: () => w("sono.key.turn") },
    { keys: ["Esc"], does: () => w("sono.key.away") },
  ],
  Above: Turning,
  hintMarks: (puzzle, state, [first]) =>
    first ? paintTurn(puzzle as Problem, state as State, first as Op) : [],
  hintsByMove: true,
  Solution: (props) => (
    <A href={solverPath(props.play.puzzle as Problem)} class="quiet">
      {w("sono.to-solver")}
    </A>
  ),
  file: (puzzle) => problemCodec.format(puzzle as Problem),
  Play: () => <Examples game={sono} code={sonoCode} />,
  Beside,
};
