/**
 * Symmetric ☒: a draft whose blocked cells form a pattern that a mirror or a half
 * turn leaves as it is. Cells that the symmetry carries into one another (an
 * orbit) are blocked together. Start and goal need not be symmetric.
 *
 * A line changes colour with every step, so of the two colours of the chessboard
 * equally many cells must stay open, or one more of the colour of both ends. How
 * many of each colour to block is therefore settled first; which cells, bundle by
 * bundle, each balanced in itself and kept only if the rules still allow a line.
 */
import type { Random } from "@masume/kernel";
import type { Symmetry } from "../params.js";
import { colourOf } from "../solve/graph.js";
import { countUndecided, type Draft, graphOfDraft, isBorderCell } from "./draft.js";

interface Orbit {
  readonly cells: readonly number[];
  /** How many of its cells have colour 0 and 1. */
  readonly colours: readonly [number, number];
}

/** The sizes of orbits to block, of one colour or, in one orbit, of both. */
interface Plan {
  readonly kinds: readonly (readonly [number, number])[];
  /** What the cells left open have more of colour 0 than of colour 1: −1, 0 or 1. */
  readonly surplus: number;
}

const triesPerBundle = 40;
const bundlesPerRetreat = 4;

export class Pattern implements Draft {
  readonly size: number;
  readonly open: Uint8Array;
  readonly start: number;
  readonly goal: number;
  readonly #orbits: readonly Orbit[];

  constructor(size: number, orbits: readonly Orbit[], open: Uint8Array, start: number, goal: number) {
    this.size = size;
    this.open = open;
    this.start = start;
    this.goal = goal;
    this.#orbits = orbits;
  }

  /** An orbit changes places with another like it, or an end with another border cell of its colour. */
  vary(random: Random): Pattern | undefined {
    if (random.below(8) === 0) return this.#moveEnd(random);
    const blocked = this.#orbits.filter((orbit) => !this.open[orbit.cells[0]!]);
    if (blocked.length === 0) return undefined;
    const from = random.pick(blocked);
    const alike = this.#orbits.filter((orbit) => isAlike(orbit, from.colours) && this.#isFree(orbit));
    if (alike.length === 0) return undefined;
    return this.#toggled(from, random.pick(alike));
  }

  /** With orbits of these colours blocked as well, at random; undefined if some find no place. */
  withBlocked(kinds: readonly (readonly [number, number])[], random: Random): Pattern | undefined {
    let pattern: Pattern = this;
    for (const colours of kinds) {
      const fitting = this.#orbits.filter((orbit) => isAlike(orbit, colours) && pattern.#isFree(orbit));
      if (fitting.length === 0) return undefined;
      pattern = pattern.#toggled(random.pick(fitting));
    }
    return pattern;
  }

  #isFree({ cells }: Orbit): boolean {
    return cells.every((cell) => this.open[cell] && cell !== this.start && cell !== this.goal);
  }

  #moveEnd(random: Random): Pattern | undefined {
    const { size, open, start, goal } = this;
    const isStart = random.below(2) === 0;
    const colour = colourOf(size, isStart ? start : goal);
    const to = random.pick(borderCells(size, open, colour));
    if (to === start || to === goal) return undefined;
    return new Pattern(size, this.#orbits, open, isStart ? to : start, isStart ? goal : to);
  }

  #toggled(...orbits: readonly Orbit[]): Pattern {
    const open = this.open.slice();
    for (const { cells } of orbits) for (const cell of cells) open[cell] = 1 - open[cell]!;
    return new Pattern(this.size, this.#orbits, open, this.start, this.goal);
  }
}

function isAlike({ colours }: Orbit, [light, dark]: readonly [number, number]): boolean {
  return colours[0] === light && colours[1] === dark;
}

function borderCells(size: number, open: Uint8Array, colour: number): number[] {
  return [...open.keys()].filter(
    (cell) => open[cell] && isBorderCell(size, cell) && colourOf(size, cell) === colour,
  );
}

/** Can exactly so many cells be blocked in this symmetry and leave the colours in balance? */
export function isPossible(size: number, symmetry: Symmetry, blocked: number): boolean {
  return plansFor(size, orbitsOf(size, symmetry), blocked).length > 0;
}

/**
 * A random pattern of exactly so many blocked cells that the rules allow; undefined if this try found none.
 * A bundle that finds no place ends the try, or takes the last few back with it, as often as `retreats` says.
 */
export function randomPattern(
  size: number,
  symmetry: Symmetry,
  blocked: number,
  random: Random,
  retreats = 0,
): Pattern | undefined {
  const orbits = orbitsOf(size, symmetry);
  const plans = plansFor(size, orbits, blocked);
  if (plans.length === 0) return undefined;
  const { kinds, surplus } = random.pick(plans);
  const open = new Uint8Array(size * size).fill(1);
  // Ends of the same colour must have the one of which there is one cell more.
  const startColour = surplus === 0 ? random.below(2) : surplus > 0 ? 0 : 1;
  const start = random.pick(borderCells(size, open, startColour));
  const goal = random.pick(borderCells(size, open, surplus === 0 ? 1 - startColour : startColour));
  if (start === goal) return undefined;
  const bundles = bundled(kinds);
  const placed = [new Pattern(size, orbits, open, start, goal)];
  let left = retreats;
  while (placed.length <= bundles.length) {
    const next = withBundle(placed.at(-1)!, bundles[placed.length - 1]!, random);
    if (next) placed.push(next);
    else if (left-- > 0) placed.length = Math.max(1, placed.length - bundlesPerRetreat);
    else return undefined;
  }
  return placed.at(-1);
}

function withBundle(
  pattern: Pattern,
  bundle: readonly (readonly [number, number])[],
  random: Random,
): Pattern | undefined {
  for (let i = 0; i < triesPerBundle; i++) {
    const next = pattern.withBlocked(bundle, random);
    if (next && countUndecided(graphOfDraft(next)) !== undefined) return next;
  }
  return undefined;
}

function orbitsOf(size: number, symmetry: Symmetry): Orbit[] {
  const orbits: Orbit[] = [];
  const seen = new Uint8Array(size * size);
  const last = size - 1;
  for (let cell = 0; cell < seen.length; cell++) {
    if (seen[cell]) continue;
    const row = Math.floor(cell / size);
    const column = cell % size;
    const images = [cell];
    if (symmetry === "mirror" || symmetry === "four") images.push(row * size + last - column);
    if (symmetry === "point" || symmetry === "four") images.push((last - row) * size + last - column);
    if (symmetry === "four") images.push((last - row) * size + column);
    const cells = [...new Set(images)];
    for (const image of cells) seen[image] = 1;
    const dark = cells.filter((image) => colourOf(size, image) === 1).length;
    orbits.push({ cells, colours: [cells.length - dark, dark] });
  }
  return orbits;
}

/**
 * The ways to make up the number from whole orbits, coarsest orbits first. On
 * boards of even size every orbit of a mirror has as many cells of both colours;
 * all other orbits are of one colour, 1, 2 or 4 cells each.
 */
function plansFor(size: number, orbits: readonly Orbit[], blocked: number): Plan[] {
  const mixed = orbits.find(({ colours }) => colours[0] > 0 && colours[1] > 0)?.colours;
  if (mixed) {
    const count = blocked / (mixed[0] + mixed[1]);
    const isWhole = Number.isInteger(count) && count <= orbits.length;
    return isWhole ? [{ kinds: new Array(count).fill(mixed), surplus: 0 }] : [];
  }
  const boardSurplus = (size * size) % 2;
  const isEven = (size * size - blocked) % 2 === 0;
  const plans: Plan[] = [];
  for (const surplus of isEven ? [0] : [1, -1]) {
    const light = (blocked + boardSurplus - surplus) / 2;
    const lights = orbitSizes(orbits, 0, light);
    const darks = orbitSizes(orbits, 1, blocked - light);
    if (!lights || !darks) continue;
    const kinds = [...lights.map((n) => [n, 0] as const), ...darks.map((n) => [0, n] as const)];
    plans.push({ kinds, surplus });
  }
  return plans;
}

/** Sizes of orbits of one colour that make up a total; each size divides the next, so the coarsest first will do. */
function orbitSizes(orbits: readonly Orbit[], colour: 0 | 1, total: number): number[] | undefined {
  if (total < 0) return undefined;
  const sizes: number[] = [];
  let left = total;
  for (const size of [4, 2, 1]) {
    const available = orbits.filter(({ colours }) => colours[colour] === size).length;
    const taken = Math.min(available, Math.floor(left / size));
    for (let i = 0; i < taken; i++) sizes.push(size);
    left -= taken * size;
  }
  return left === 0 ? sizes : undefined;
}

/**
 * The orbits in bundles with as many cells of both colours, the coarsest last;
 * what does not pair up comes first, so that every later stage is in balance.
 */
function bundled(kinds: readonly (readonly [number, number])[]): (readonly [number, number])[][] {
  const mixed = kinds.filter(([light, dark]) => light > 0 && dark > 0);
  const light = kinds.filter(([, dark]) => dark === 0);
  const dark = kinds.filter(([light]) => light === 0);
  const bundles: (readonly [number, number])[][] = mixed.map((kind) => [kind]);
  let bundle: (readonly [number, number])[] = [];
  let surplus = 0;
  while (light.length + dark.length > 0) {
    const kind = (surplus <= 0 && light.length > 0) || dark.length === 0 ? light.shift()! : dark.shift()!;
    bundle.push(kind);
    surplus += kind[0] - kind[1];
    if (surplus !== 0) continue;
    bundles.push(bundle);
    bundle = [];
  }
  if (bundle.length > 0) bundles.push(bundle);
  return bundles.reverse();
}
