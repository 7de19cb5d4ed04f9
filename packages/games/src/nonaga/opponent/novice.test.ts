/** The novice against the description it is taken from, written out: every turn there is, scored by the formula. */
import { createRandom, type Hex } from "@masume/kernel";
import { expect, it } from "vitest";
import { otherSide, type Position, rulesets, startPosition, type Turn } from "../board.js";
import { afterTurn, legalTurns, winnerOf } from "../rules.js";
import { noviceTurn } from "./novice.js";

/** Cube coordinates, as the description has it. */
function distance([q, r]: Hex, [p, s]: Hex): number {
  return (Math.abs(q - p) + Math.abs(r - s) + Math.abs(-q - r + p + s)) / 2;
}

function between([a, b, c]: readonly Hex[]): number {
  return distance(a!, b!) + distance(b!, c!) + distance(a!, c!);
}

/** The first of the turns after which the opponent's distances less twice one's own are greatest. */
function byFormula(position: Position, turns: readonly Turn[]): Turn {
  const { mover } = position;
  const scores = turns.map((turn) => {
    const after = afterTurn(position, turn);
    return between(after[otherSide(mover)]) - 2 * between(after[mover]);
  });
  return turns[scores.indexOf(Math.max(...scores))]!;
}

it.each(rulesets)(
  "plays the first of the best turns by the formula, all through random games (%s)",
  (rules) => {
    for (let game = 0; game < 3; game++) {
      const random = createRandom(`novice/${rules}/${game}`);
      let position = startPosition;
      for (let ply = 0; ply < 12 && !winnerOf(position); ply++) {
        const turns = legalTurns(rules, position);
        expect(noviceTurn(rules, position)).toEqual(byFormula(position, turns));
        position = afterTurn(position, random.pick(turns));
      }
    }
  },
);
