/** The Play tab of a game without one of its own: its examples, and puzzles to order. */
import { useNavigate } from "@solidjs/router";
import type { JSX } from "solid-js";
import { Examples } from "../play/examples.js";
import type { OpenGame } from "../play/game-ui.js";
import { orderQuery } from "../play/next-puzzle.js";
import { puzzlePath } from "../play/puzzle-path.js";
import { Presets } from "./presets.js";

export default function DefaultPlay<Puzzle, State, Move, Gesture>(
  props: OpenGame<Puzzle, State, Move, Gesture>,
): JSX.Element {
  const { game, ui } = props;
  const navigate = useNavigate();
  return (
    <>
      <Examples game={game} code={ui.share.code} />
      <Presets
        game={game}
        onPuzzle={(puzzle, order) => navigate(puzzlePath(game.id, ui.share.code(puzzle)) + orderQuery(order))}
      />
    </>
  );
}
