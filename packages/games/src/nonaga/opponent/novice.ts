/**
 * The novice, exactly as the game's first description has it: one turn ahead, the
 * distances of the opponent's pieces less twice those of its own, and the first
 * of the best turns in order (pieces, directions, tiles, places). It does not see
 * what the opponent can do next.
 */
import { areTogether, otherSide, type Position, type Ruleset, spread, type Turn } from "../board.js";
import { afterSlide, slides, tileMoves } from "../rules.js";

/** What the mover thinks of a slide that has been made. */
export function noviceScore(position: Position): number {
  return spread(position[otherSide(position.mover)]) - 2 * spread(position[position.mover]);
}

/** Tiles play no part in the formula, so a slide has the same score with every tile move. */
export function noviceTurn(rules: Ruleset, position: Position): Turn {
  const { mover } = position;
  const possible = slides(position);
  let best = possible[0];
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const slide of possible) {
    const score = noviceScore(afterSlide(position, slide));
    if (score <= bestScore) continue;
    bestScore = score;
    best = slide;
  }
  const halfway = afterSlide(position, best);
  const isWon = best !== undefined && areTogether(halfway[mover]);
  return { slide: best, tile: isWon ? undefined : tileMoves(rules, halfway)[0] };
}
