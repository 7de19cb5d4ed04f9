/** The network in whole numbers on the wound-up plane, against the same sums done plainly in coordinates. */
import { createRandom, type Hex, type Random } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import { otherSide, type Position as PlainPosition, rulesets, startPosition } from "../../board.js";
import { afterSlide, afterTurn, legalTurns, winnerOf } from "../../rules.js";
import { Candidates } from "../candidates.js";
import { OnePlySearch } from "../one-ply-search.js";
import { PackedPosition } from "../packed-position.js";
import { unpackTurn } from "../packed-turn.js";
import { evaluationFor } from "./evaluate.js";
import { inputCount } from "./inputs.js";
import { Network, type NetworkWeights, unitCount, unity } from "./network.js";
import { formatNetwork, readNetwork } from "./network-text.js";
import { inputsOf } from "./plain-inputs.js";

function randomWeights(random: Random, largest: number): NetworkWeights {
  const around = (span: number): number => random.below(2 * span + 1) - span;
  return {
    weights: Int8Array.from({ length: inputCount * unitCount }, () => around(largest)),
    biases: Int16Array.from({ length: unitCount }, () => around(2 * unity)),
    out: Int16Array.from({ length: unitCount }, () => around(2000)),
    outBias: around(30_000),
  };
}

/** The same sum in the order of its definition, no words shared. */
function pointsByHand({ weights, biases, out, outBias }: NetworkWeights, inputs: readonly number[]): number {
  let sum = outBias;
  for (let u = 0; u < unitCount; u++) {
    const reached = inputs.reduce((total, input) => total + weights[input * unitCount + u]!, biases[u]!);
    sum += out[u]! * Math.min(Math.max(reached, 0), unity);
  }
  return Math.floor(sum / unity);
}

function* wander(rules: (typeof rulesets)[number], seed: string): Generator<PlainPosition> {
  const random = createRandom(seed);
  let position = startPosition;
  for (let ply = 0; ply < 12; ply++) {
    position = afterTurn(position, random.pick(legalTurns(rules, position)));
    if (winnerOf(position)) return;
    yield position;
  }
}

/** The same table, each cell somewhere else. */
function moved(position: PlainPosition, change: (cell: Hex) => Hex): PlainPosition {
  return {
    ...position,
    tiles: position.tiles.map(change),
    red: position.red.map(change),
    blue: position.blue.map(change),
    lastTile: position.lastTile && change(position.lastTile),
  };
}

describe.each(rulesets)("%s rules", (rules) => {
  const load = (position: PlainPosition): PackedPosition => new PackedPosition().load(rules, position);

  it("sees the inputs that a plain count sees, and adds them up exactly", () => {
    for (let game = 0; game < 4; game++) {
      const random = createRandom(`network/${rules}/${game}`);
      // From small weights to the largest a byte holds, where sums go far beyond the clip.
      const weights = randomWeights(random, [3, 12, 40, 127][game % 4]!);
      const network = new Network(weights);
      for (const plain of wander(rules, `wander/${rules}/${game}`)) {
        const position = load(plain);
        const points = network.points(position, position.mover ^ 1);
        const inputs = inputsOf(plain);
        expect([...network.inputs].sort((a, b) => a - b)).toEqual(inputs);
        expect(points).toBe(pointsByHand(weights, inputs));
      }
    }
  });

  it("adds its points, as they are after the slide, to the scores of all turns with that slide", () => {
    const weights = randomWeights(createRandom(`scout/${rules}`), 12);
    const { weights: worth } = evaluationFor(rules);
    const [plainly, corrected] = [new Candidates(), new Candidates()];
    for (const plain of wander(rules, `scout/${rules}`)) {
      const position = load(plain);
      new OnePlySearch({ weights: worth }).list(position, plainly);
      new OnePlySearch({ weights: worth, network: new Network(weights) }).list(position, corrected);
      expect(corrected.count).toBe(plainly.count);
      for (let i = 0; i < plainly.count; i += 20) {
        const turn = unpackTurn(plain, plainly.slides[i]!, plainly.tiles[i]!);
        const halfway = { ...afterSlide(plain, turn.slide), mover: otherSide(plain.mover) };
        expect(corrected.scores[i]! - plainly.scores[i]!).toBe(pointsByHand(weights, inputsOf(halfway)));
      }
    }
  });

  it("does not care where the board lies, how it is turned or mirrored, or what the sides are called", () => {
    const network = new Network(randomWeights(createRandom(`symmetry/${rules}`), 12));
    const points = (plain: PlainPosition): number => {
      const position = load(plain);
      return network.points(position, position.mover ^ 1);
    };
    const seen = new Set<number>();
    for (const plain of wander(rules, `symmetry/${rules}`)) {
      const wanted = points(plain);
      seen.add(wanted);
      expect(points(moved(plain, ([q, r]) => [q + 17, r - 40]))).toBe(wanted);
      expect(points(moved(plain, ([q, r]) => [-r, q + r]))).toBe(wanted);
      expect(points(moved(plain, ([q, r]) => [r, q]))).toBe(wanted);
      const { red, blue, mover } = plain;
      const renamed = { ...plain, red: blue, blue: red, mover: mover === "red" ? "blue" : "red" } as const;
      expect(points(renamed)).toBe(wanted);
    }
    expect(seen.size).toBeGreaterThan(5);
  });
});

it("comes back from its text as it was", () => {
  const weights = randomWeights(createRandom("text"), 127);
  const text = formatNetwork(weights);
  expect(readNetwork(text)).toEqual(weights);
  expect(readNetwork(text.replaceAll(/.{1,70}/g, "\n$&"))).toEqual(weights);
  expect(() => readNetwork(text.slice(4))).toThrow(RangeError);
});
