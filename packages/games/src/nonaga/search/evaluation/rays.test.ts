/** The account of tile moves against making them: every turn of random positions, score and safety. */
import { createRandom } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import { rulesets, startPosition } from "../../board.js";
import { Candidates } from "../candidates.js";
import { countWins, findSlides, isTogether, listTurns, maxSlides, TileOptions, TurnList } from "../moves.js";
import { PackedPosition, packedFrom, packedShift } from "../packed-position.js";
import { evaluationFor } from "./evaluate.js";
import { Rays } from "./rays.js";

const turns = new TurnList();
const shape = evaluationFor("basic").weights;

/** A position some random turns away from the start, not over. */
function somewhere(rules: (typeof rulesets)[number], seed: string): PackedPosition {
  const random = createRandom(seed);
  const position = new PackedPosition().load(rules, startPosition);
  const wanted = random.below(40);
  for (let ply = 0; ply < wanted; ply++) {
    listTurns(position, turns);
    const i = random.below(turns.count);
    position.play(turns.slides[i]!, turns.tiles[i]!);
    if (isTogether(position, position.mover ^ 1)) {
      position.undo();
      break;
    }
  }
  return position;
}

/** A different number for every relation, so that no two mistakes cancel out. */
const random = createRandom("weights");
const weights = {
  ray: shape.ray.map(() => random.below(4000) - 2000),
  stand: shape.stand.map(() => random.below(4000) - 2000),
  blocked: shape.blocked.map(() => random.below(4000) - 2000),
  threat: shape.threat.map(() => random.below(4000) - 2000),
};

describe.each(rulesets)("%s rules", (rules) => {
  it("every safe turn is found, with the score and the threats it has when it is made", () => {
    const rays = new Rays(weights);
    const again = new Rays(weights);
    const options = new TileOptions();
    const slides = new Int16Array(maxSlides);
    const found = new Candidates();
    for (let game = 0; game < 60; game++) {
      const position = somewhere(rules, `rays/${rules}/${game}`);
      const { mover } = position;
      options.find(position);
      found.count = 0;
      const count = findSlides(position, slides);
      for (let s = 0; s < count; s++) {
        const from = slides[s]! & packedFrom;
        const to = position.slideEnd(from, slides[s]! >> packedShift);
        position.movePiece(from, to);
        if (!isTogether(position, mover)) {
          rays.walk(position, mover);
          found.add(position, options, rays, slides[s]!);
        }
        position.movePiece(to, from);
      }
      const safe = new Map<string, string>();
      listTurns(position, turns);
      for (let i = 0; i < turns.count; i++) {
        position.play(turns.slides[i]!, turns.tiles[i]!);
        if (!isTogether(position, mover) && countWins(position, mover ^ 1) === 0) {
          again.walk(position, mover);
          const threats = countWins(position, mover);
          const score = again.score + weights.threat[threats]!;
          safe.set(`${turns.slides[i]} ${turns.tiles[i]}`, `${score} ${threats}`);
        }
        position.undo();
      }
      const seen = new Map<string, string>();
      for (let i = 0; i < found.count; i++) {
        seen.set(`${found.slides[i]} ${found.tiles[i]}`, `${found.scores[i]} ${found.threats[i]}`);
      }
      expect(found.count).toBe(seen.size);
      expect([...seen].sort()).toEqual([...safe].sort());
    }
  });
});
