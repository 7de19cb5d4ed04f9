/**
 * The beam search. Layer by layer, every board of the beam proposes its turns by
 * rough cost; the best of all proposals are looked at closely, and the cheapest
 * boards make the next layer. A board met before, in this layer or an earlier
 * one, is dropped: turns of separate squares commute, and turns that only
 * prepare would otherwise go in circles. Boards are compared as matchings, so
 * the values' names do not matter.
 *
 * A run depends on its start, its seed and the work it may do alone.
 */
import { maxPairs } from "../board.js";
import { Candidates, cheapest, mostExpensive } from "./candidates.js";
import { Expansion } from "./expansion.js";
import { lineCount } from "./lines.js";
import { Pace } from "./pace.js";
import { packBoard, packedLength, turnBoard } from "./packed-board.js";
import { SearchBoard } from "./search-board.js";
import { TurnEvaluator } from "./turn-evaluator.js";
import { turnTable } from "./turn-table.js";
import { Weights } from "./weights.js";

/** Steps so few that the beam is wide enough for anything. */
const veryFewSteps = 20;
/** How many proposals are looked at closely for every board kept: more where the beam is wide, or must choose well. */
const evaluationsPerBoard = ({ size, steps, aimAtSteps }: BeamOptions): number =>
  size < 10 ? 10 : !aimAtSteps ? 7 : steps < veryFewSteps ? 16 : 8;
/** How many children of one board may be kept where the steps are few, lest a single lucky turn fill the layer. */
const maxSiblings = ({ steps, aimAtSteps }: BeamOptions): number =>
  !aimAtSteps ? Number.POSITIVE_INFINITY : steps < veryFewSteps ? 8 : 6;
/** A turn that moves no unmatched cell must make the board cheaper by this, in thousandths of a pair. */
const minImprovement = 20;
const seenBits = 20;
const workBetweenYields = 100_000;

export interface BeamOptions {
  readonly size: number;
  /** Two cells per value. */
  readonly places: Uint16Array;
  readonly seed: number;
  /** How much work there is left for this run, about cells looked at. When there is none, it goes on narrowly. */
  workLeft(): number;
  /** Costs are blurred by less than this, in thousandths of a pair, so that seeds differ. */
  readonly blur: number;
  /** No more turns than this. */
  readonly steps: number;
  /** Whether the steps will hardly suffice, so that the most pairs at their end are wanted. */
  readonly aimAtSteps: boolean;
}

export interface BeamResult {
  readonly pairs: number;
  /** Numbers of turns, in order. */
  readonly turns: readonly number[];
}

/** Yields the work done since the last yield, how many boards a layer had, and whatever was reached that is better than before. */
export function* beam(
  run: BeamOptions,
): Generator<{ work: number; boards?: number; reached?: BeamResult }, void, void> {
  const search = new Beam(run);
  const best = { pairs: search.pairs };
  let layersWithoutGain = 0;
  const patience = Math.max(30, 2 * run.size);
  while (search.step < run.steps && layersWithoutGain < patience) {
    yield* search.advance();
    if (search.size === 0) return;
    yield { work: 0, boards: search.size };
    layersWithoutGain++;
    if (search.pairs > best.pairs) {
      best.pairs = search.pairs;
      layersWithoutGain = 0;
      yield { work: 0, reached: { pairs: search.pairs, turns: search.turnsToBest() } };
    }
    if (search.pairs === maxPairs(run.size)) return;
  }
}

class Beam {
  step = 0;
  /** How many boards the layer has. */
  size = 1;
  /** The most pairs of a board of the layer. */
  pairs: number;
  readonly #run: BeamOptions;
  readonly #pace: Pace;
  readonly #weights: Weights;
  readonly #board: SearchBoard;
  readonly #expansion: Expansion;
  readonly #evaluator: TurnEvaluator;
  readonly #candidates = new Candidates(1 << 16);
  /** The boards of the layer, their costs, and two words for each that tell it from others. */
  #boards: Int32Array;
  #costs: Int32Array = Int32Array.of(0);
  #hashes: Int32Array = Int32Array.of(0, 0);
  #bestAt = 0;
  /** For every layer, each board's parent in the layer before and the turn from it. */
  readonly #parents: Int32Array[] = [];
  readonly #turns: Uint16Array[] = [];
  readonly #seen = new Int32Array(2 << seenBits);
  #random: number;
  #work = 0;

  constructor(run: BeamOptions) {
    const table = turnTable(run.size);
    this.#run = run;
    this.#pace = new Pace(run.size, run.aimAtSteps ? run.steps : Number.POSITIVE_INFINITY);
    this.#weights = new Weights(run.size, run.aimAtSteps);
    this.#random = run.seed | 1;
    const keys = Int32Array.from({ length: 2 * (table.cells + lineCount(run.size)) }, () => this.#draw() | 1);
    this.#board = new SearchBoard(table, this.#weights);
    this.#expansion = new Expansion(this.#board, run.aimAtSteps);
    this.#evaluator = new TurnEvaluator(this.#board, keys);
    this.#boards = packBoard(run.places, table);
    this.#setWeights(1000);
    this.#board.read(this.#boards, 0);
    this.pairs = maxPairs(run.size) - this.#board.open;
  }

  turnsToBest(): number[] {
    const turns: number[] = [];
    let at = this.#bestAt;
    for (let step = this.step - 1; step >= 0; step--) {
      turns.unshift(this.#turns[step]![at]!);
      at = this.#parents[step]![at]!;
    }
    return turns;
  }

  *advance(): Generator<{ work: number }, void, void> {
    const total = maxPairs(this.#run.size);
    const share = Math.floor((1000 * this.pairs) / total);
    const width = this.#pace.width(share, this.step, this.#run.workLeft());
    this.step++;
    this.#setWeights(1000 - share);
    const before = this.#work;
    this.#candidates.begin(evaluationsPerBoard(this.#run) * width);
    yield* this.#propose();
    const proposed = this.#work;
    this.#candidates.keepWanted();
    const kept = yield* this.#evaluateCandidates(width);
    this.#pace.note(proposed - before, this.size, this.#work - proposed, kept.length);
    this.#makeLayer(kept);
  }

  #setWeights(unmatched: number): void {
    const { aimAtSteps, steps } = this.#run;
    this.#weights.set(unmatched, aimAtSteps ? steps - this.step : Number.POSITIVE_INFINITY);
  }

  *#propose(): Generator<{ work: number }, void, void> {
    const length = packedLength(this.#run.size);
    const noise = () => this.#noise();
    let reported = this.#work;
    for (let board = 0; board < this.size; board++) {
      this.#board.read(this.#boards, board * length);
      const worked = this.#expansion.work;
      this.#expansion.expand(this.#costs[board]!, board, noise, this.#candidates);
      this.#work += this.#expansion.work - worked + 4 * this.#run.size + 6 * this.#board.open;
      if (this.#work - reported < workBetweenYields) continue;
      yield { work: this.#work - reported };
      reported = this.#work;
    }
    if (this.#work > reported) yield { work: this.#work - reported };
  }

  /** Looks at the candidates, which come parent by parent, and keeps the cheapest: their indices among the candidates. */
  *#evaluateCandidates(width: number): Generator<{ work: number }, Int32Array, void> {
    const { size } = this.#run;
    const length = packedLength(size);
    const { n } = this.#board.table;
    const evaluator = this.#evaluator;
    const candidates = this.#candidates;
    const { cost, parent, turn, hashes } = candidates;
    let reported = this.#work;
    const siblings = maxSiblings(this.#run);
    let fresh = 0;
    let eldest = 0;
    let read = -1;
    let still: number | undefined;
    for (let i = 0; i < candidates.count; i++) {
      if (parent[i] !== read) {
        read = parent[i]!;
        eldest = fresh;
        still = undefined;
        this.#board.read(this.#boards, read * length);
        evaluator.begin();
        this.#work += 12 * size + 6 * this.#board.open;
      }
      evaluator.evaluate(turn[i]!);
      this.#work += 4 * size + 12 * n[turn[i]!]! + 5 * evaluator.open;
      const after = evaluator.cost;
      if (!evaluator.moved) {
        still ??= evaluator.costUnturned();
        if (after > still - minImprovement) continue;
      }
      const one = (this.#hashes[2 * read]! + evaluator.hashOne) | 0;
      const two = (this.#hashes[2 * read + 1]! + evaluator.hashTwo) | 0;
      if (!this.#isNew(one, two)) continue;
      const blurred = after + this.#noise();
      let at = fresh;
      if (fresh - eldest === siblings) {
        at = mostExpensive(cost, eldest, fresh);
        if (cost[at]! <= blurred) continue;
      } else fresh++;
      cost[at] = blurred;
      parent[at] = parent[i]!;
      turn[at] = turn[i]!;
      hashes[2 * at] = one;
      hashes[2 * at + 1] = two;
      if (this.#work - reported < workBetweenYields) continue;
      yield { work: this.#work - reported };
      reported = this.#work;
    }
    if (this.#work > reported) yield { work: this.#work - reported };
    candidates.count = fresh;
    return cheapest(cost, fresh, width);
  }

  /**
   * Makes the kept candidates the new layer, the cheapest first: their proposals soon
   * show what is too dear, and most of the dearer boards need hardly be looked at.
   */
  #makeLayer(kept: Int32Array): void {
    const { table } = this.#board;
    const length = packedLength(table.size);
    const { cost, parent, turn, hashes } = this.#candidates;
    kept.sort((a, b) => cost[a]! - cost[b]! || a - b);
    const boards = new Int32Array(kept.length * length);
    const layerParents = kept.map((i) => parent[i]!);
    const layerTurns = Uint16Array.from(kept, (i) => turn[i]!);
    this.#costs = kept.map((i) => cost[i]!);
    this.#hashes = Int32Array.from(
      { length: 2 * kept.length },
      (_, i) => hashes[2 * kept[i >> 1]! + (i & 1)]!,
    );
    let fewest = table.cells;
    for (let board = 0; board < kept.length; board++) {
      const from = layerParents[board]! * length;
      const open = turnBoard(this.#boards, from, layerTurns[board]!, table, boards, board * length);
      if (open >= fewest) continue;
      fewest = open;
      this.#bestAt = board;
    }
    this.#boards = boards;
    this.#parents.push(layerParents);
    this.#turns.push(layerTurns);
    this.size = kept.length;
    this.pairs = maxPairs(table.size) - fewest;
  }

  /** Whether no such board was met before. */
  #isNew(one: number, two: number): boolean {
    const seen = this.#seen;
    const slot = ((one ^ (one >>> 12)) & ((1 << seenBits) - 1)) << 1;
    if (seen[slot] === one && seen[slot + 1] === two) return false;
    seen[slot] = one;
    seen[slot + 1] = two;
    return true;
  }

  #noise(): number {
    return ((this.#draw() >>> 16) * this.#run.blur) >>> 16;
  }

  /** Xorshift (Marsaglia): quick, and good enough to break ties. */
  #draw(): number {
    let word = this.#random;
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    this.#random = word;
    return word;
  }
}
