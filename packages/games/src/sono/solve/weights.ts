/**
 * What a board costs: an estimate of how far it is from all pairs, in thousandths
 * of an unmatched pair. Everything is whole numbers, so that every machine
 * searches alike.
 *
 * The terms were found by comparing, layer by layer, the ancestors of answers
 * with their contemporaries in the beam (conditional logit over some two hundred
 * terms), on boards of 8, 10 and 12:
 *
 * - `base` and `spread`: an unmatched pair costs, and the more the farther its
 *   cells are apart, because the turn that joins them is as large as their
 *   distance and cuts the more pairs;
 * - `net`: what the best turn that joins the pair would bring, counting all the
 *   pairs it joins and cuts; a pair that no turn joins is the worst;
 * - `ready`: the board's best turn brings one, two, three pairs;
 * - `lone`, `end`: an unmatched cell without, or with a single, unmatched
 *   neighbour: scattered holes are what makes the last pairs dear;
 * - `wall`: pairs near the edge of the board are in nobody's way;
 * - `scatter`: unmatched cells far from each other are dear, see `profile.ts`.
 *
 * The weights shift as the board fills; they are mixed between the phases by the
 * share of pairs still unmatched in the best board of the layer.
 */
import { lowestBit } from "./lines.js";
import { type Profile, profileOf } from "./profile.js";

interface Phase {
  /** Unmatched pairs, per mille of all. */
  readonly at: number;
  readonly spread: number;
  /** For a best turn that brings 3 or more, 2, 1, 0, −1, −2 or less; for no turn. */
  readonly net: readonly number[];
  readonly lone: number;
  readonly end: number;
  readonly ready: readonly number[];
}

const noTurnKind = 6;

const phases: readonly Phase[] = [
  phase(800, 90, [-240, -80, 0, 55, 100, 150, 180], 200, 100, [300, 220, 50]),
  phase(470, 100, [-220, -150, 0, 60, 120, 150, 220], 250, 120, [400, 220, 80]),
  phase(270, 170, [-240, -160, 0, 60, 120, 210, 360], 280, 120, [380, 190, 100]),
  phase(150, 240, [-140, -120, 0, 100, 200, 200, 380], 300, 130, [300, 220, 50]),
  phase(50, 200, [-300, -200, 0, 50, 300, 300, 550], 350, 150, [440, 200, 100]),
];

function phase(
  at: number,
  spread: number,
  net: readonly number[],
  lone: number,
  end: number,
  ready: readonly number[],
): Phase {
  return { at, spread, net, lone, end, ready };
}

const base = 700;

/** 1000 · ln(d / 2), rounded, from d = 2: a table, since logarithms need not agree to the last bit everywhere. */
const logarithms: readonly number[] = [
  0, 405, 693, 916, 1099, 1253, 1386, 1504, 1609, 1705, 1792, 1872, 1946, 2015, 2079, 2140, 2197, 2251, 2303,
  2351, 2398, 2442, 2485, 2526, 2565, 2603, 2639, 2674, 2708, 2741, 2773, 2803, 2833, 2862, 2890, 2918, 2944,
  2970, 2996, 3020, 3045, 3068, 3091, 3114, 3135,
];

/** What a turn brings lies well between minus and plus this. */
export const netRange = 32;

export class Weights {
  readonly size: number;
  /** The cost of an unmatched pair by the distance of its cells. */
  readonly byDistance: Int32Array;
  /** The same with the average of `net` added: for turns whose joins are not looked at. */
  readonly roughly: Int32Array;
  /** By what the best joining turn brings, plus 32. */
  readonly byNet: Int32Array = new Int32Array(2 * netRange);
  noJoin = 0;
  lone = 0;
  end = 0;
  readonly ready: Int32Array = new Int32Array(3);
  /** The value of a pair across line `line` (see `lines.ts`) at bit `at`, at `line * size + at`; alike for both directions. */
  readonly wall: Int32Array;
  /** The same summed up for eight bits of a line at a time, see `wallOf`. */
  readonly #wallBytes: Int32Array;
  scatter = 0;
  readonly #phases: readonly Phase[];
  readonly #profile: Profile;
  /** Before it fades. */
  readonly #fullWall: Int32Array;
  #wallShare = -1;

  constructor(size: number, fewSteps = false) {
    this.size = size;
    this.#profile = profileOf(size, fewSteps);
    this.#phases = phases.map((phase) => scaled(phase, this.#profile));
    this.byDistance = new Int32Array(2 * size);
    this.roughly = new Int32Array(2 * size);
    this.wall = new Int32Array((size + 1) * size);
    this.#wallBytes = new Int32Array((size + 1) * 3 * 256);
    this.#fullWall = wallValues(size, this.#profile);
  }

  /**
   * Sets the weights for boards with this share of unmatched pairs (per mille).
   * With few steps left, hopes count less, those of the far future least; before
   * the last step only the pairs count, and what that step will bring.
   */
  set(unmatched: number, stepsLeft: number): void {
    const [from, to] = phasesAround(this.#phases, unmatched);
    const mixed = from === to ? 0 : Math.trunc((1000 * (from.at - unmatched)) / (from.at - to.at));
    const mix = (a: number, b: number, share = 1000) =>
      Math.trunc(((a * (1000 - mixed) + b * mixed) * share) / 1_000_000);
    const soon = Math.min(1000, 200 * Math.max(0, stepsLeft - 1));
    const later = Math.min(1000, 40 * Math.max(0, stepsLeft - 1));
    const latest = Math.min(1000, 15 * Math.max(0, stepsLeft - 1));
    for (let net = -netRange; net < netRange; net++) {
      const kind = 3 - Math.max(-2, Math.min(3, net));
      this.byNet[net + netRange] = mix(from.net[kind]!, to.net[kind]!, soon);
    }
    this.noJoin = mix(from.net[noTurnKind]!, to.net[noTurnKind]!, soon);
    const average = Math.trunc((this.byNet[netRange - 1]! + this.byNet[netRange + 1]! + this.noJoin) / 3);
    const spread = mix(from.spread, to.spread, later);
    const far = (this.#profile.far * later) / 1000;
    for (let d = 2; d < this.byDistance.length; d++) {
      const beyond = Math.trunc((far * 16 * (d - 2)) / this.size);
      this.byDistance[d] = base + Math.trunc((spread * logarithms[d - 2]!) / 1000) + beyond;
      this.roughly[d] = this.byDistance[d]! + average;
    }
    this.lone = mix(from.lone, to.lone, latest);
    this.end = mix(from.end, to.end, latest);
    for (const [i, weight] of from.ready.entries()) {
      this.ready[i] = stepsLeft === 1 ? base : mix(weight, to.ready[i]!, soon);
    }
    this.scatter = (this.#profile.scatter * latest) / 1000;
    this.#setWalls(latest);
  }

  /** The value of the pairs across a line. */
  wallOf(line: number, pairs: number): number {
    const bytes = this.#wallBytes;
    const first = line * 3 * 256;
    return (
      bytes[first + (pairs & 0xff)]! +
      bytes[first + 256 + ((pairs >>> 8) & 0xff)]! +
      bytes[first + 512 + ((pairs >>> 16) & 0xff)]!
    );
  }

  #setWalls(share: number): void {
    if (share === this.#wallShare) return;
    this.#wallShare = share;
    const { size, wall } = this;
    for (const [at, value] of this.#fullWall.entries()) wall[at] = Math.trunc((value * share) / 1000);
    const bytes = this.#wallBytes;
    for (let first = 0; first < bytes.length; first += 256) {
      const line = Math.floor(first / 768);
      const bit = ((first / 256) % 3) * 8;
      for (let byte = 1; byte < 256; byte++) {
        const at = bit + lowestBit(byte);
        bytes[first + byte] = bytes[first + (byte & (byte - 1))]! + (at < size ? wall[line * size + at]! : 0);
      }
    }
  }
}

/** Of the phases, those up to this many unmatched pairs are late. */
const lateFrom = 400;

function scaled(phase: Phase, profile: Profile): Phase {
  const share = (value: number, perMille: number) => Math.trunc((value * perMille) / 1000);
  const { gains, losses, noTurn, spreadEarly, spreadLate } = profile;
  return {
    at: phase.at,
    spread: share(phase.spread, phase.at > lateFrom ? spreadEarly : spreadLate),
    net: phase.net.map((value, kind) => share(value, kind < 2 ? gains : kind < noTurnKind ? losses : noTurn)),
    lone: share(phase.lone, profile.lone),
    end: share(phase.end, profile.end),
    ready: phase.ready.map((value, pair) =>
      share(value, pair === 0 ? profile.readyFirst : profile.readyMore),
    ),
  };
}

function phasesAround(phases: readonly Phase[], unmatched: number): readonly [Phase, Phase] {
  const next = phases.findIndex((phase) => phase.at <= unmatched);
  const to = phases.at(next)!;
  return next <= 0 ? [to, to] : [phases[next - 1]!, to];
}

/** From `wall` for a pair along it to nothing in the middle; by line and bit. */
function wallValues(size: number, { wall, steepInside }: Profile): Int32Array {
  const fromWall = (at: number) => Math.min(at, size - 1 - at);
  const values = new Int32Array((size + 1) * size);
  for (let line = 1; line < size; line++) {
    const deeper = Math.max(fromWall(line - 1), fromWall(line));
    for (let at = 0; at < size; at++) {
      const depth = Math.min(deeper, fromWall(at));
      const share = (size - 2 - 2 * depth) / (size - 2);
      values[line * size + at] = Math.trunc(wall * (steepInside ? Math.sqrt(share) : share));
    }
  }
  return values;
}
