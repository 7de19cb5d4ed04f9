/**
 * The beam search. Layer by layer, every board of the beam proposes its turns by
 * rough cost; the best of all proposals are looked at closely, and the cheapest
 * boards make the next layer. A board met before, in this layer or an earlier
 * one, is dropped: turns of separate squares commute, and turns that only
 * prepare would otherwise go in circles. Boards are compared as matchings, so
 * the values' names do not matter.
 *
 * A run depends on its start, its seed and the work it may do alone; or it is one
 * of several that search together, with the same start and seed.
 */
import { maxPairs } from "../board.js";
import { Candidates, cheapest, dearest } from "./candidates.js";
import type { Exchange } from "./exchange.js";
import { Expansion } from "./expand.js";
import { History, root } from "./history.js";
import { type Best, emptyLayer, type Layer } from "./layer.js";
import { Look } from "./look.js";
import { Pace } from "./pace.js";
import { Position } from "./position.js";
import { turnTable } from "./turn-table.js";
import { Weights } from "./weights.js";

/** Steps so few that the beam is wide enough for anything. */
const veryFewSteps = 20;
/** How many proposals are looked at closely for every board kept: more where the beam is wide, or must choose well. */
const closeLooks = ({ size, steps, aimAtSteps }: Run): number =>
  size < 10 ? 10 : !aimAtSteps ? 6 : steps < veryFewSteps ? 16 : 8;
/** How many children of one board may be kept where the steps are few, lest a single lucky turn fill the layer. */
const mostSiblings = ({ steps, aimAtSteps }: Run): number =>
  !aimAtSteps ? Number.POSITIVE_INFINITY : steps < veryFewSteps ? 8 : 4;
/** A turn that moves no unmatched cell must make the board cheaper by this, in thousandths of a pair. */
const leastUse = 20;
const seenBits = 20;
const workBetweenYields = 100_000;

export interface Run {
  readonly size: number;
  /** Two cells a value. */
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
  /** Where boards are exchanged with other lanes; each reaches what all have reached. */
  readonly exchange?: Exchange | undefined;
}

export interface Reached {
  readonly pairs: number;
  /** Numbers of turns, in order. */
  readonly turns: readonly number[];
}

/** Yields the work done since the last yield, and whatever was reached that is better than before. */
export function* beam(run: Run): Generator<{ work: number; reached?: Reached }, void, void> {
  const search = new Beam(run);
  yield* search.exchange();
  let most = search.pairs;
  let layersWithoutGain = 0;
  const patience = Math.max(30, 2 * run.size);
  while (search.step < run.steps && layersWithoutGain < patience) {
    yield* search.advance();
    yield* search.exchange();
    if (search.isStuck) return;
    layersWithoutGain++;
    if (search.pairs > most) {
      most = search.pairs;
      layersWithoutGain = 0;
      yield { work: 0, reached: { pairs: most, turns: search.turnsToBest() } };
    }
    if (search.pairs === maxPairs(run.size)) return;
  }
}

class Beam {
  step = 0;
  /** Whether there is no board left to go on from. */
  isStuck = false;
  readonly #run: Run;
  readonly #pace: Pace;
  readonly #weights: Weights;
  readonly #position: Position;
  readonly #expansion: Expansion;
  readonly #look: Look;
  readonly #candidates = new Candidates(1 << 16);
  readonly #history: History;
  #layer: Layer;
  #best: Best;
  readonly #seen = new Int32Array(2 << seenBits);
  #random: number;
  #work = 0;

  constructor(run: Run) {
    const { size, seed, places, exchange } = run;
    const table = turnTable(size);
    this.#run = run;
    this.#pace = new Pace(size, run.aimAtSteps ? run.steps : Number.POSITIVE_INFINITY);
    this.#weights = new Weights(size, run.aimAtSteps);
    this.#random = seed | 1;
    const cellHash = Int32Array.from({ length: 2 * table.cells }, () => this.#draw() | 1);
    // The same hashes in every lane, then a noise of its own.
    if (exchange) this.#random = this.#random ^ Math.imul(exchange.lane, 0x9e3779b9) || 1;
    this.#history = new History(exchange && { lines: exchange.lines, own: exchange.lane });
    this.#position = new Position(table, this.#weights);
    this.#expansion = new Expansion(this.#position, run.aimAtSteps);
    this.#look = new Look(this.#position, cellHash);
    this.#layer = { ...emptyLayer(1, table.cells), size: 1, boards: places.slice() };
    this.#layer.nodes[0] = root;
    this.#setWeights(1000);
    this.#position.read(places, 0);
    this.#best = { pairs: maxPairs(size) - this.#position.open, node: root };
  }

  /** The most pairs of a board of the layer. */
  get pairs(): number {
    return this.#best.pairs;
  }

  turnsToBest(): number[] {
    return this.#history.turnsTo(this.#best.node);
  }

  /** Shares the layer out among the lanes that search together. */
  *exchange(): Generator<{ work: number }, void, void> {
    const { exchange } = this.#run;
    if (!exchange) return;
    const { layer, best, boards } = yield* exchange.swap(this.#layer, this.#best);
    // What others found is no news here either.
    for (let board = 0; board < layer.size; board++) {
      this.#isNew(layer.hashes[2 * board]!, layer.hashes[2 * board + 1]!);
    }
    this.#layer = layer;
    this.#best = best;
    this.isStuck = boards === 0;
  }

  *advance(): Generator<{ work: number }, void, void> {
    const total = maxPairs(this.#run.size);
    const share = Math.floor((1000 * this.pairs) / total);
    const width = this.#pace.width(share, this.step, this.#run.workLeft(), this.#history.room);
    this.step++;
    this.#setWeights(1000 - share);
    const before = this.#work;
    this.#candidates.begin(closeLooks(this.#run) * width);
    yield* this.#propose();
    const proposed = this.#work;
    this.#candidates.keepWanted();
    const kept = yield* this.#lookClosely(width);
    this.#pace.note(proposed - before, this.#layer.size, this.#work - proposed, kept.length);
    this.#settle(kept);
  }

  #setWeights(unmatched: number): void {
    const { aimAtSteps, steps } = this.#run;
    this.#weights.set(unmatched, aimAtSteps ? steps - this.step : Number.POSITIVE_INFINITY);
  }

  *#propose(): Generator<{ work: number }, void, void> {
    const { cells } = this.#position.table;
    const noise = () => this.#noise();
    let told = this.#work;
    const { size, boards, costs } = this.#layer;
    for (let board = 0; board < size; board++) {
      this.#position.read(boards, board * cells);
      const worked = this.#expansion.work;
      this.#expansion.expand(costs[board]!, board, noise, this.#candidates);
      this.#work += this.#expansion.work - worked + cells + 4 * this.#position.open;
      if (this.#work - told < workBetweenYields) continue;
      yield { work: this.#work - told };
      told = this.#work;
    }
    if (this.#work > told) yield { work: this.#work - told };
  }

  /** Looks at the candidates, which come parent by parent, and keeps the cheapest: their indices among the candidates. */
  *#lookClosely(width: number): Generator<{ work: number }, Int32Array, void> {
    const { cells, n } = this.#position.table;
    const look = this.#look;
    const candidates = this.#candidates;
    const { cost, parent, turn, hashes } = candidates;
    const layer = this.#layer;
    let told = this.#work;
    const siblings = mostSiblings(this.#run);
    let fresh = 0;
    let eldest = 0;
    let read = -1;
    let still: number | undefined;
    for (let i = 0; i < candidates.count; i++) {
      if (parent[i] !== read) {
        read = parent[i]!;
        eldest = fresh;
        still = undefined;
        this.#position.read(layer.boards, read * cells);
        this.#work += 2 * cells + 4 * this.#position.open;
      }
      look.at(turn[i]!);
      this.#work += (cells >> 1) + n[turn[i]!]! ** 2 + 6 * look.open;
      const after = look.cost;
      if (!look.moved) {
        still ??= look.still();
        if (after > still - leastUse) continue;
      }
      const one = (layer.hashes[2 * read]! + look.hashOne) | 0;
      const two = (layer.hashes[2 * read + 1]! + look.hashTwo) | 0;
      if (!this.#isNew(one, two)) continue;
      const blurred = after + this.#noise();
      let at = fresh;
      if (fresh - eldest === siblings) {
        at = dearest(cost, eldest, fresh);
        if (cost[at]! <= blurred) continue;
      } else fresh++;
      cost[at] = blurred;
      parent[at] = parent[i]!;
      turn[at] = turn[i]!;
      hashes[2 * at] = one;
      hashes[2 * at + 1] = two;
      if (this.#work - told < workBetweenYields) continue;
      yield { work: this.#work - told };
      told = this.#work;
    }
    if (this.#work > told) yield { work: this.#work - told };
    candidates.count = fresh;
    return cheapest(cost, fresh, width);
  }

  /** Makes the kept candidates the new layer. */
  #settle(kept: Int32Array): void {
    const { cells, size } = this.#position.table;
    const { cost, parent, turn, hashes } = this.#candidates;
    const count = Math.min(kept.length, this.#history.room);
    const layer: Layer = { ...emptyLayer(count, cells), size: count };
    let best: Best = { pairs: -1, node: root };
    for (let board = 0; board < count; board++) {
      const i = kept[board]!;
      const node = this.#history.add(this.#layer.nodes[parent[i]!]!, turn[i]!);
      this.#apply(parent[i]!, turn[i]!, layer.boards, board * cells);
      layer.costs[board] = cost[i]!;
      layer.hashes[2 * board] = hashes[2 * i]!;
      layer.hashes[2 * board + 1] = hashes[2 * i + 1]!;
      layer.nodes[board] = node;
      const pairs = countPlaced(layer.boards, board * cells, size);
      if (pairs > best.pairs) best = { pairs, node };
    }
    this.#layer = layer;
    this.#best = best;
    this.isStuck = count === 0;
  }

  #apply(board: number, turn: number, into: Uint16Array, offset: number): void {
    const { cells, to } = this.#position.table;
    const { boards } = this.#layer;
    const from = board * cells;
    const base = turn * cells;
    for (let i = 0; i < cells; i++) into[offset + i] = to[base + boards[from + i]!]!;
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

function countPlaced(places: Uint16Array, offset: number, size: number): number {
  let pairs = 0;
  for (let i = offset; i < offset + size * size; i += 2) {
    const p = Math.min(places[i]!, places[i + 1]!);
    const q = Math.max(places[i]!, places[i + 1]!);
    if (q - p === size || (q - p === 1 && q % size !== 0)) pairs++;
  }
  return pairs;
}
