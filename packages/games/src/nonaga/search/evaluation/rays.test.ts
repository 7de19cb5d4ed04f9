/** The account of tile moves against making them: every turn of random positions, score and safety. */
import { createRandom } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import { rulesets, startPosition } from "../../board.js";
import { Candidates } from "../candidates.js";
import { countWins, isTogether, listTurns, TurnList } from "../moves.js";
import { OnePlySearch } from "../one-ply-search.js";
import { none, PackedPosition } from "../packed-position.js";
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

/** Lower than any score. */
const lowest = -1_000_000;

/** A different number for every relation, so that no two mistakes cancel out. */
const random = createRandom("weights");
const weights = {
  ray: shape.ray.map(() => random.below(4000) - 2000),
  stand: shape.stand.map(() => random.below(4000) - 2000),
  blocked: shape.blocked.map(() => random.below(4000) - 2000),
  threat: shape.threat.map(() => random.below(4000) - 2000),
};

/** Every turn that does not let the opponent win at once, made and looked at: its score and its threats. */
function safeTurns(position: PackedPosition): Map<string, { score: number; threats: number }> {
  const { mover } = position;
  const rays = new Rays(weights);
  const safe = new Map<string, { score: number; threats: number }>();
  listTurns(position, turns);
  for (let i = 0; i < turns.count; i++) {
    position.play(turns.slides[i]!, turns.tiles[i]!);
    if (!isTogether(position, mover) && countWins(position, mover ^ 1) === 0) {
      rays.walk(position, mover);
      const threats = countWins(position, mover);
      safe.set(`${turns.slides[i]} ${turns.tiles[i]}`, {
        score: rays.score + weights.threat[threats]!,
        threats,
      });
    }
    position.undo();
  }
  return safe;
}

function entries({
  count,
  slides,
  tiles,
  scores,
  threats,
}: Candidates): [string, { score: number; threats: number }][] {
  return Array.from({ length: count }, (_, i) => [
    `${slides[i]} ${tiles[i]}`,
    { score: scores[i]!, threats: threats[i]! },
  ]);
}

describe.each(rulesets)("%s rules", (rules) => {
  const onePly = new OnePlySearch({ weights });
  const found = new Candidates();

  it("every safe turn is found, with the score and the threats it has when it is made", () => {
    for (let game = 0; game < 60; game++) {
      const position = somewhere(rules, `rays/${rules}/${game}`);
      onePly.list(position, found, lowest, -lowest);
      if (onePly.win !== none) continue;
      const seen = entries(found);
      const safe = safeTurns(position);
      expect(seen.length).toBe(safe.size);
      expect(new Map(seen)).toEqual(safe);
    }
  });

  it("above a floor nothing is passed over, and no threat below it", () => {
    let passedOver = 0;
    for (let game = 0; game < 25; game++) {
      const position = somewhere(rules, `floor/${rules}/${game}`);
      const safe = safeTurns(position);
      const scores = [...safe.values()].map(({ score }) => score).sort((a, b) => a - b);
      for (const share of [0, 0.3, 0.9, 1]) {
        const floor = scores[Math.floor(share * (scores.length - 1))] ?? 0;
        onePly.list(position, found, floor, -lowest);
        if (onePly.win !== none) break;
        const seen = new Map(entries(found));
        expect(found.count).toBe(seen.size);
        expect(found.count > 0).toBe(safe.size > 0);
        for (const [turn, worth] of seen) expect(worth).toEqual(safe.get(turn));
        for (const [turn, { score, threats }] of safe) {
          if (score > floor || threats > 0) expect(seen.has(turn)).toBe(true);
        }
        expect(found.bound).toBeLessThanOrEqual(floor);
        if (found.bound > lowest) passedOver++;
      }
    }
    expect(passedOver).toBeGreaterThan(15);
  });

  it("ends at a turn that is enough, and tells at once whether any is safe", () => {
    for (let game = 0; game < 25; game++) {
      const position = somewhere(rules, `enough/${rules}/${game}`);
      const safe = safeTurns(position);
      const best = Math.max(...[...safe.values()].map(({ score }) => score));
      onePly.list(position, found, lowest, best);
      if (onePly.win !== none) continue;
      expect(found.isEnough).toBe(safe.size > 0);
      if (safe.size > 0) expect(found.scores[found.count - 1]).toBe(best);
      onePly.list(position, found, lowest, best + 1);
      expect(found.isEnough).toBe(false);
      expect(onePly.isSafe(position)).toBe(safe.size > 0);
    }
  });
});
