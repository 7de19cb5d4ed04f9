/**
 * How wide a beam may be so that its work lasts to the end. Where a search
 * stands is read off its pairs: the first quarter of them takes a ninth of the
 * turns, the last twentieth an eighth, on boards of every size.
 */

/** Turns to all pairs that a beam of middling width needs, for sizes 4, 6, 8, … */
const typicalTurns: readonly number[] = [6, 14, 26, 45, 69, 105, 148, 200, 260, 330, 410];

/** Share of the pairs made, and share of the turns it took, per mille. */
const course: readonly (readonly [number, number])[] = [
  [0, 0],
  [250, 110],
  [500, 260],
  [750, 520],
  [900, 770],
  [950, 870],
  [1000, 1000],
];

/** Layers for which work is held back: the last pairs may take more than the course says. */
const reserve = 10;
const narrowest = 8;
const widest = 60_000;

/**
 * By how much more work than the first layer the last one gets, where all pairs are
 * wanted: on large boards it is the last pairs that need the width.
 */
const growthOf = (size: number): number => (size < 18 ? 0 : 0.8);

export class Pace {
  readonly #size: number;
  readonly #growth: number;
  readonly #steps: number;
  /** What a board costs when it proposes its turns, and when it is looked at and kept. */
  #workToPropose: number;
  #workToKeep: number;

  /** With a number of steps, the work is to last for these; without, to all pairs. */
  constructor(size: number, steps: number) {
    this.#size = size;
    this.#steps = steps;
    this.#growth = Number.isFinite(steps) ? 0 : growthOf(size);
    this.#workToPropose = 15 * size * size;
    this.#workToKeep = 15 * size * size;
  }

  /** Notes what a layer took. */
  note(proposing: number, boards: number, keeping: number, kept: number): void {
    if (boards > 0) this.#workToPropose = proposing / boards;
    if (kept > 0) this.#workToKeep = keeping / kept;
  }

  /** The width of the next layer. */
  width(pairsPerMille: number, step: number, workLeft: number): number {
    const layers = Number.isFinite(this.#steps)
      ? this.#steps - step
      : turnsLeft(this.#size, pairsPerMille) + reserve;
    const perBoard = this.#workToPropose + this.#workToKeep;
    const made = pairsPerMille / 1000;
    const share = (1 + this.#growth * made) / (1 + (this.#growth * (1 + made)) / 2);
    const affordable = Math.floor((share * workLeft) / Math.max(1, layers) / perBoard);
    return Math.max(narrowest, Math.min(affordable, widest));
  }
}

export function turnsLeft(size: number, pairsPerMille: number): number {
  const usual = typicalTurns[size / 2 - 2]!;
  const next = Math.max(
    1,
    course.findIndex(([pairs]) => pairs >= pairsPerMille),
  );
  const [pairsBefore, turnsBefore] = course[next - 1]!;
  const [pairsAfter, turnsAfter] = course[next]!;
  const done =
    turnsBefore + ((turnsAfter - turnsBefore) * (pairsPerMille - pairsBefore)) / (pairsAfter - pairsBefore);
  return Math.max(5, Math.ceil((usual * (1000 - done)) / 1000));
}
