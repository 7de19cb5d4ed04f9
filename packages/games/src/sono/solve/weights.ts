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
 * - `wall`: pairs near the edge of the board are in nobody's way.
 *
 * The weights shift as the board fills; they are mixed between the phases by the
 * share of pairs still unmatched in the best board of the layer.
 */

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
  /** The value of a pair by its upper or left cell: lying and standing. */
  readonly lying: Int32Array;
  readonly standing: Int32Array;
  /** Per mille of what distances weigh otherwise. */
  readonly #spreadShare: number;
  readonly #wall: { readonly lying: Int32Array; readonly standing: Int32Array };

  /**
   * Where the steps are few, all that is finished by then should lie out of the way:
   * the walls pull twice as hard. How far apart the others are matters less, since
   * most of them will never be joined.
   */
  constructor(size: number, fewSteps = false) {
    this.size = size;
    this.#spreadShare = fewSteps ? 400 : 1000;
    this.byDistance = new Int32Array(2 * size);
    this.roughly = new Int32Array(2 * size);
    this.lying = new Int32Array(size * size);
    this.standing = new Int32Array(size * size);
    this.#wall = wallValues(size, size < 12 ? 200 : fewSteps ? 600 : 300);
  }

  /**
   * Sets the weights for boards with this share of unmatched pairs (per mille).
   * With few steps left, hopes count less, those of the far future least; before
   * the last step only the pairs count, and what that step will bring.
   */
  set(unmatched: number, stepsLeft: number): void {
    const [from, to] = phasesAround(unmatched);
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
    const spread = Math.trunc((mix(from.spread, to.spread, later) * this.#spreadShare) / 1000);
    for (let d = 2; d < this.byDistance.length; d++) {
      this.byDistance[d] = base + Math.trunc((spread * logarithms[d - 2]!) / 1000);
      this.roughly[d] = this.byDistance[d]! + average;
    }
    this.lone = mix(from.lone, to.lone, latest);
    this.end = mix(from.end, to.end, latest);
    for (const [i, weight] of from.ready.entries()) {
      this.ready[i] = stepsLeft === 1 ? base : mix(weight, to.ready[i]!, soon);
    }
    for (let cell = 0; cell < this.lying.length; cell++) {
      this.lying[cell] = Math.trunc((this.#wall.lying[cell]! * latest) / 1000);
      this.standing[cell] = Math.trunc((this.#wall.standing[cell]! * latest) / 1000);
    }
  }
}

function phasesAround(unmatched: number): readonly [Phase, Phase] {
  const next = phases.findIndex((phase) => phase.at <= unmatched);
  const to = phases.at(next)!;
  return next <= 0 ? [to, to] : [phases[next - 1]!, to];
}

/** From `max` for a pair along the wall to nothing in the middle. */
function wallValues(size: number, max: number): { lying: Int32Array; standing: Int32Array } {
  const depth = (cell: number) => {
    const x = cell % size;
    const y = Math.floor(cell / size);
    return Math.min(x, y, size - 1 - x, size - 1 - y);
  };
  const value = (a: number, b: number) =>
    Math.trunc((max * (size - 2 - 2 * Math.max(depth(a), depth(b)))) / (size - 2));
  const cells = size * size;
  const lying = Int32Array.from({ length: cells }, (_, c) => ((c + 1) % size === 0 ? 0 : value(c, c + 1)));
  const standing = Int32Array.from({ length: cells }, (_, c) => (c + size >= cells ? 0 : value(c, c + size)));
  return { lying, standing };
}
