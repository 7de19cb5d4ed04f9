/**
 * Positions of self-play as samples: quiet ones (the player to move cannot win at
 * once, as in every position that the search evaluates), each with a target that lies
 * between how the game ended and what a search thought of the position, seen by the
 * side that waits. One game in so many is kept aside, to see how a fit does on games
 * it has not learned from.
 */
import { otherSide, type Position, type Ruleset, winningSlides } from "@masume/games/nonaga";
import { loadGames } from "./games-file.js";
import { logistic } from "./trainer.js";

/** A score that makes the odds of winning e to one. */
export const scale = 120;
/** The result's share of the target; the rest is the search's. */
const resultShare = 0.3;
const asideEvery = 10;

export interface Quiet {
  readonly position: Position;
  /** The same before the tile moved: the last slide has been made. */
  readonly halfway: Position;
  readonly target: number;
  readonly isAside: boolean;
}

export function* quietPositions(rules: Ruleset, paths: readonly string[]): Generator<Quiet> {
  let game = 0;
  for (const path of paths) {
    for (const { result, moments } of loadGames(path, rules)) {
      const isAside = game++ % asideEvery === 0;
      for (const [i, { position, verdict }] of moments.entries()) {
        if (verdict === undefined || i === 0 || winningSlides(position).length > 0) continue;
        const won = result === "draw" ? 0.5 : Number(result === otherSide(position.mover));
        const target = resultShare * won + (1 - resultShare) * logistic(-verdict / scale);
        yield { position, halfway: { ...position, tiles: moments[i - 1]!.position.tiles }, target, isAside };
      }
    }
  }
}
