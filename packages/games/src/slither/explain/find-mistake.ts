/**
 * Where a game went wrong: the first move that put something on the board that
 * is still there and is not as in the solution, and all that was entered after it.
 */
import { type Edges, edgeNamed, markSymbol, type Puzzle } from "../board.js";
import { moveCodec } from "../codec.js";
import type { Move } from "../rules.js";

export interface Mistake {
  /** So many moves, from the start, were good. */
  readonly goodMoves: number;
  /** The wrong edges of the first wrong move, by name. */
  readonly first: readonly string[];
  /** Every other mark on the board that was entered with it or since. */
  readonly since: readonly string[];
}

/** Undefined when what is drawn agrees with the solution. */
export function findMistake(
  puzzle: Puzzle,
  drawn: Edges,
  solution: Edges,
  moves: readonly string[],
): Mistake | undefined {
  /** Which move gave each edge the mark it has now. */
  const enteredBy = new Map<string, number>();
  for (const [number, text] of moves.entries()) {
    const move = moveCodec.parse(text);
    for (const { edge } of move.ok ? changesOf(move.value) : []) enteredBy.set(edge, number);
  }
  const onBoard = [...enteredBy].filter(([edge]) => drawn[edgeNamed(puzzle, edge)!] !== markSymbol.empty);
  const isWrong = (edge: string) => {
    const index = edgeNamed(puzzle, edge)!;
    return (drawn[index] === markSymbol.line) !== (solution[index] === markSymbol.line);
  };
  const wrong = onBoard.filter(([edge]) => isWrong(edge));
  if (wrong.length === 0) return undefined;
  const goodMoves = Math.min(...wrong.map(([, number]) => number));
  const first = wrong.filter(([, number]) => number === goodMoves).map(([edge]) => edge);
  const since = onBoard
    .filter(([edge, number]) => number >= goodMoves && !first.includes(edge))
    .map(([edge]) => edge);
  return { goodMoves, first, since };
}

function changesOf(move: Move): readonly { readonly edge: string }[] {
  return move.kind === "set" ? move.changes : [];
}
