/**
 * Why a board has no line: the simplest reason that is true. Each is a proof that
 * a person can check by looking at the cells it names:
 *
 *  unreachable       cells that the start is not connected to
 *  dead-end          cells with too few open neighbours to be passed, or to be left
 *  ends-colour-…     start and goal of the wrong colours for the number of cells
 *  colour-same,      more cells of one colour of the chessboard than the line can
 *  colour-different  take, which changes colour with every step
 *  cut-three         a cell that holds three or more parts together
 *  cut-pocket        a part without start and goal that hangs on one cell
 *  cut-colour        the colours of what must be filled before passing a cut cell
 *  starved           cells that need more ends of line than their neighbours have
 *  chain-…           cells that force one another until one has too few or too many
 *                    edges, or the line closes too early
 *  ends-blocked,     start and goal must be two different open cells
 *  ends-same
 *  goal-passed       for a line begun: the goal already lies behind
 *  no-line           none of these, but the exact search found nothing
 */
import { type Cell, type Message, type MessageParam, message, type Violation } from "@masume/kernel";
import { cellAt, type Puzzle } from "../board.js";
import { targetOf } from "../scene.js";
import { Deduction } from "./deduction.js";
import { colourOf, degreeOf, type Graph, graphAfter, graphOf } from "./graph.js";
import { cutCells, partsOf, pocketsOf } from "./parts.js";
import { TwoFactor } from "./two-factor.js";

export type ReasonCode =
  | "unreachable"
  | "dead-end"
  | "ends-colour-same"
  | "ends-colour-different"
  | "colour-same"
  | "colour-different"
  | "cut-three"
  | "cut-pocket"
  | "cut-colour"
  | "starved"
  | "chain-too-few"
  | "chain-too-many"
  | "chain-loop"
  | "ends-blocked"
  | "ends-same"
  | "goal-passed"
  | "no-line";

export interface Reason {
  /** Also its message key. */
  readonly code: ReasonCode;
  /** What to look at, the decisive cell first. */
  readonly cells: readonly Cell[];
  readonly params: Readonly<Record<string, MessageParam>>;
}

/** A reason by cell numbers. */
interface Proof {
  readonly code: ReasonCode;
  readonly cells: readonly number[];
  readonly params?: Readonly<Record<string, number>>;
}

/**
 * The simplest reason why there is no line, or none that continues the one
 * begun. Ask only once that is known; "no-line" claims nothing but that.
 */
export function reasonAgainst(board: Puzzle, begun: readonly Cell[] = []): Reason {
  const isBegun = begun.length > 0;
  const graph = isBegun ? graphAfter(board, begun) : graphOf(board);
  const ends = isBegun ? goalBehind(graph) : badEnds(graph);
  const { code, cells, params } = ends ?? proofAgainst(graph) ?? { code: "no-line", cells: [] };
  const shown = cells.map((cell) => cellAt(board.size, cell));
  const first = shown[0] ? { cell: cellName(shown[0]) } : {};
  return { code, cells: shown, params: { ...first, count: cells.length, ...params } };
}

/** Whether a line begun fails at a glance: the goal lies behind, or a cell can no longer be reached or passed. */
export function failsInSight(board: Puzzle, begun: readonly Cell[]): boolean {
  const graph = graphAfter(board, begun);
  return (goalBehind(graph) ?? unreachable(graph) ?? deadEnds(graph)) !== undefined;
}

export function asViolation({ code, cells, params }: Reason): Violation {
  return { code, at: cells.map(targetOf), params };
}

/** A cell as people name it, counted from one. */
export function cellName([row, column]: Cell): Message {
  return message("cell.place", { row: row + 1, column: column + 1 });
}

export function blockedEndsOf(graph: Graph): number[] {
  return [graph.start, graph.goal].filter((end) => !graph.open[end]);
}

function badEnds(graph: Graph): Proof | undefined {
  if (graph.start === graph.goal) return { code: "ends-same", cells: [graph.start] };
  const cells = blockedEndsOf(graph);
  return cells.length > 0 ? { code: "ends-blocked", cells } : undefined;
}

function goalBehind({ start, goal, open }: Graph): Proof | undefined {
  return start === goal || !open[goal] ? { code: "goal-passed", cells: [goal] } : undefined;
}

function proofAgainst(graph: Graph): Proof | undefined {
  return (
    unreachable(graph) ??
    deadEnds(graph) ??
    colours(graph) ??
    cuts(graph) ??
    cutColours(graph) ??
    shorter(starvation(graph), chain(graph))
  );
}

function shorter(a: Proof | undefined, b: Proof | undefined): Proof | undefined {
  return a && b ? (a.cells.length <= b.cells.length ? a : b) : (a ?? b);
}

function unreachable(graph: Graph): Proof | undefined {
  const apart = partsOf(graph).filter((part) => !part.includes(graph.start));
  return apart.length > 0 ? { code: "unreachable", cells: apart.flat() } : undefined;
}

function needOf(graph: Graph, cell: number): number {
  return cell === graph.start || cell === graph.goal ? 1 : 2;
}

export function deadEndsOf(graph: Graph): number[] {
  return [...graph.openCells].filter((cell) => degreeOf(graph, cell) < needOf(graph, cell));
}

function deadEnds(graph: Graph): Proof | undefined {
  const cells = deadEndsOf(graph);
  return cells.length > 0 ? { code: "dead-end", cells } : undefined;
}

export interface ColourBalance {
  readonly endsAlike: boolean;
  /** Cells of the start's colour, and of the other. */
  readonly counts: readonly [number, number];
  readonly holds: boolean;
  /** The cells of the colour that has too many; empty when the balance holds. */
  readonly surplus: readonly number[];
}

/** The balance of a line from one cell to a cell of the given colour through all the cells listed. */
export function colourBalance(
  size: number,
  cells: readonly number[],
  from: number,
  lastColour: number,
): ColourBalance {
  const firstColour = colourOf(size, from);
  const endsAlike = firstColour === lastColour;
  const first = cells.filter((cell) => colourOf(size, cell) === firstColour);
  const second = cells.filter((cell) => colourOf(size, cell) !== firstColour);
  const holds = first.length - second.length === (endsAlike ? 1 : 0);
  const tooMany = first.length - (endsAlike ? 1 : 0) > second.length ? first : second;
  return {
    endsAlike,
    counts: [first.length, second.length],
    holds,
    surplus: holds ? [] : tooMany,
  };
}

function colours(graph: Graph): Proof | undefined {
  const { size, openCells, start, goal } = graph;
  const balance = colourBalance(size, [...openCells], start, colourOf(size, goal));
  if (balance.holds) return undefined;
  const [ends, others] = balance.counts;
  const total = ends + others;
  if ((total % 2 === 1) !== balance.endsAlike) {
    const code = balance.endsAlike ? "ends-colour-same" : "ends-colour-different";
    return { code, cells: [start, goal], params: { total } };
  }
  return {
    code: balance.endsAlike ? "colour-same" : "colour-different",
    cells: balance.surplus,
    params: { first: ends, second: others },
  };
}

function cuts(graph: Graph): Proof | undefined {
  let best: Proof | undefined;
  for (const { cell, parts } of cutCells(graph)) {
    const [pocket] = pocketsOf(graph, parts).sort((a, b) => a.length - b.length);
    if (!pocket) continue;
    const found: Proof =
      parts.length > 2
        ? { code: "cut-three", cells: [cell], params: { parts: parts.length } }
        : { code: "cut-pocket", cells: [cell, ...pocket], params: { pocket: pocket.length } };
    best = shorter(best, found);
  }
  return best;
}

/** Between start and goal, a cut cell fixes what must be filled before it is passed. */
function cutColours(graph: Graph): Proof | undefined {
  const { size, start, goal } = graph;
  let best: Proof | undefined;
  for (const { cell, parts } of cutCells(graph)) {
    for (const [end, side] of [
      [start, parts.find((part) => part.includes(start))],
      [goal, parts.find((part) => part.includes(goal))],
    ] as const) {
      // The last cell on this side touches the cut cell, so it has the other colour.
      if (!side || side.length === graph.openCount - 1) continue;
      const balance = colourBalance(size, side, end, 1 - colourOf(size, cell));
      if (balance.holds) continue;
      const [first, second] = balance.counts;
      best = shorter(best, { code: "cut-colour", cells: [cell, ...side], params: { first, second } });
    }
  }
  return best;
}

/** Ends of line that these cells, all of one colour, need in all, and what their neighbours can give. */
function supplyOf(graph: Graph, cells: readonly number[]): { needs: number; gives: number } {
  const touching = new Map<number, number>();
  let needs = 0;
  for (const cell of cells) {
    needs += needOf(graph, cell);
    for (let slot = cell * 4; slot < cell * 4 + 4; slot++) {
      const other = graph.neighbours[slot]!;
      if (other >= 0) touching.set(other, (touching.get(other) ?? 0) + 1);
    }
  }
  let gives = 0;
  for (const [other, edges] of touching) gives += Math.min(edges, needOf(graph, other));
  return { needs, gives };
}

/** A smallest set of cells of one colour that their neighbours cannot supply, if no two-factor exists. */
function starvation(graph: Graph): Proof | undefined {
  let best: Proof | undefined;
  for (const colour of [0, 1]) {
    const twoFactor = new TwoFactor(new Deduction(graph), colour);
    if (twoFactor.exists()) return undefined;
    const cells = shrink(twoFactor.starved(), (fewer) => {
      const { needs, gives } = supplyOf(graph, fewer);
      return needs > gives;
    });
    best = shorter(best, { code: "starved", cells, params: { ...supplyOf(graph, cells) } });
  }
  return best;
}

/** Cells whose own rules, one forcing the next, are enough to break one. */
function chain(graph: Graph): Proof | undefined {
  const whole = new Deduction(graph);
  if (whole.begin()) return undefined;
  const failing = (cells: readonly number[]): Deduction | undefined => {
    const rulesAt = new Uint8Array(graph.open.length);
    for (const cell of cells) rulesAt[cell] = 1;
    const deduction = new Deduction(graph, rulesAt);
    return deduction.begin() ? undefined : deduction;
  };
  // Far cells are tried first, so that what remains lies near the failure.
  const distance = distancesFrom(graph, whole.failedAt);
  const far = [...graph.openCells].sort((a, b) => distance[b]! - distance[a]! || a - b);
  const cells = shrink(far, (fewer) => failing(fewer) !== undefined);
  const { failure, failedAt, mate } = failing(cells)!;
  // What is missing may be the edge to the other end of its own piece, which would close it.
  const wouldClose = graph.neighbours.subarray(failedAt * 4, failedAt * 4 + 4).includes(mate[failedAt]!);
  const code = failure === "too-many" ? "chain-too-many" : wouldClose ? "chain-loop" : "chain-too-few";
  return { code, cells: [failedAt, ...cells.filter((cell) => cell !== failedAt).reverse()] };
}

/** Leaves out one item after the other while the claim stays true. */
function shrink(items: readonly number[], holds: (fewer: readonly number[]) => boolean): readonly number[] {
  let kept = items;
  for (const item of items) {
    const fewer = kept.filter((other) => other !== item);
    if (holds(fewer)) kept = fewer;
  }
  return kept;
}

function distancesFrom(graph: Graph, cell: number): Int32Array {
  const distance = new Int32Array(graph.open.length).fill(graph.open.length);
  distance[cell] = 0;
  const queue = [cell];
  for (let i = 0; i < queue.length; i++) {
    for (let slot = queue[i]! * 4; slot < queue[i]! * 4 + 4; slot++) {
      const other = graph.neighbours[slot]!;
      if (other < 0 || distance[other]! <= distance[queue[i]!]! + 1) continue;
      distance[other] = distance[queue[i]!]! + 1;
      queue.push(other);
    }
  }
  return distance;
}
