/**
 * The tree below the root: alpha-beta with a zero window behind the first turn, a
 * transposition table, and less for turns that come late.
 *
 * A node lists its turns with their scores before it plays any of them, so the
 * last turn of a line is never played at all: depth 1 takes the best of the list.
 * What loses at once is not on the list, and a node with an empty list is lost.
 * At the last level a turn that threatens to win counts as won when no reply
 * parries it.
 *
 * Late turns are left out, but never by a side that is losing: a node is called
 * lost only when every turn has been tried, so a win that the search reports is
 * forced, whatever the opponent does.
 *
 * Generators reach down to depth 2 only: the work can be stopped between any two
 * nodes that matter, at no cost to the ones below.
 */
import { Candidates } from "./candidates.js";
import type { Evaluation } from "./evaluation/evaluate.js";
import { History } from "./history.js";
import { OnePlySearch } from "./one-ply-search.js";
import {
  freeTile,
  gap,
  none,
  type PackedPosition,
  type PositionKey,
  packedFrom,
  packedShift,
} from "./packed-position.js";
import { PvTable } from "./pv-table.js";
import { winScore, winThreshold } from "./score.js";
import { steps } from "./torus.js";
import { atLeast, atMost, exact, type TranspositionTable } from "./transposition-table.js";

const maxPvTurns = 64;
/** How many turns a node tries, by depth; the last holds for every greater one. */
const widths: readonly number[] = [0, 0, 16, 24, 32, 40, 50];
/** How many threatening turns the last level looks at twice. */
const maxThreats = 8;
/** A node with at most so few turns is searched one deeper. */
const forcedTurns = 12;
/** Nothing is searched deeper because it is forced, this far from the root. */
const maxForcedPly = 24;
/** So many positions are evaluated between two pauses: a few milliseconds. */
const pauseEvery = 20_000;
/** Told apart by this in the table: what different evaluations think of a position. */
const learnedKey = 0x5bd1e995;

export class TreeSearch {
  readonly position: PackedPosition;
  readonly onePly: OnePlySearch;
  readonly history: History = new History();
  readonly pv: PvTable = new PvTable(maxPvTurns);
  /** The search gives up after so many nodes. */
  nodeLimit: number = Number.POSITIVE_INFINITY;
  /** Whether it has given up: scores found since mean nothing. */
  isOutOfNodes = false;

  readonly #table: TranspositionTable;
  readonly #evaluationKey: number;
  #pauseAt = 0;
  /** By ply: the slide of the turn that was enough at the last level, the last time. */
  readonly #lastSlides = new Int16Array(maxPvTurns).fill(none);
  readonly #lists: Candidates[] = [];
  /** The keys of the game so far and of the line being searched. */
  readonly #pathLow: number[] = [];
  readonly #pathHigh: number[] = [];

  /** A tree over a position whose game went through the positions of `past`, oldest first. */
  constructor(
    position: PackedPosition,
    past: readonly PositionKey[],
    evaluation: Evaluation,
    table: TranspositionTable,
  ) {
    this.position = position;
    this.onePly = new OnePlySearch(evaluation);
    this.#table = table;
    this.#evaluationKey = evaluation.network ? learnedKey : 0;
    for (const { low, high } of past) {
      this.#pathLow.push(low);
      this.#pathHigh.push(high);
    }
  }

  /** The list of turns of each ply, made once. */
  listAt(ply: number): Candidates {
    const lists = this.#lists;
    // A turn that the table remembers is played before this ply and the next have a list.
    while (lists.length <= ply) lists.push(new Candidates());
    return lists[ply]!;
  }

  /** The turns played from here on lead on from the position as it lies, until `leave`. */
  enter(): void {
    this.#pathLow.push(this.position.low);
    this.#pathHigh.push(this.position.high);
  }

  leave(): void {
    this.#pathLow.pop();
    this.#pathHigh.pop();
  }

  /** The score of the turn just played: the first one with the whole window, others only to see whether they are better. */
  *child(
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    place: number,
    threatens: boolean,
  ): Generator<void, number, void> {
    const full = depth - 1;
    if (place > 0) {
      const reduced = threatens ? full : full - reduction(depth, place);
      let score = -(yield* this.#node(reduced, -alpha - 1, -alpha, ply));
      if (score > alpha && reduced < full && !this.isOutOfNodes) {
        score = -(yield* this.#node(full, -alpha - 1, -alpha, ply));
      }
      if (score <= alpha || score >= beta || this.isOutOfNodes) return score;
    }
    return -(yield* this.#node(full, -beta, -alpha, ply));
  }

  *#node(depth: number, alpha: number, beta: number, ply: number): Generator<void, number, void> {
    if (depth <= 1) return this.#last(alpha, beta, ply);
    const { position, onePly } = this;
    const table = this.#table;
    this.pv.clear(ply);
    if (this.#isRepeated()) return 0;
    const low = position.restingLow;
    const high = position.restingHigh ^ this.#evaluationKey;
    let firstSlide = none;
    let firstTile = none;
    let isTried = false;
    let best = -winScore;
    if (table.find(low, high)) {
      if (table.depth >= depth && this.#decides(alpha, beta, ply)) return fromTable(table.score, ply);
      firstSlide = table.slide;
      firstTile = table.tile;
      isTried = table.bound !== atMost && isPlayable(position, firstSlide, firstTile);
    }
    if (onePly.nodes >= this.#pauseAt) {
      this.#pauseAt = onePly.nodes + pauseEvery;
      yield;
    }
    if (isTried) {
      this.enter();
      position.play(firstSlide, firstTile);
      best = yield* this.child(depth, alpha, beta, ply + 1, 0, false);
      position.undo();
      this.leave();
      if (this.isOutOfNodes) return best;
      if (best > alpha) this.pv.extend(ply, firstSlide, firstTile);
      if (best >= beta) {
        this.history.reward(position.mover, firstSlide, firstTile, depth);
        table.store(low, high, firstSlide, firstTile, depth, atLeast, toTable(best, ply));
        return best;
      }
    }
    const list = this.listAt(ply);
    onePly.list(position, list);
    if (onePly.win !== none) return winScore - ply - 1;
    if (list.count === 0) return ply + 2 - winScore;
    const level = list.count <= forcedTurns && ply < maxForcedPly ? depth + 1 : depth;
    if (level !== depth) {
      isTried = false;
      best = -winScore;
    }
    const leading = this.history.order(list, position.mover, firstSlide, firstTile, winScore);
    const enough = Math.min(leading, widths[Math.min(level, widths.length - 1)]!);
    let floor = Math.max(alpha, best);
    let bestAt = 0;
    this.enter();
    for (let i = 0; i < list.count && (i < enough || best <= -winThreshold) && best < beta; i++) {
      list.pick(i);
      if (isTried && list.slides[i] === firstSlide && list.tiles[i] === firstTile) continue;
      position.play(list.slides[i]!, list.tiles[i]!);
      const score = yield* this.child(level, floor, beta, ply + 1, i, list.threats[i]! > 0);
      position.undo();
      if (this.isOutOfNodes) break;
      if (score <= best) continue;
      best = score;
      bestAt = i;
      if (score <= floor) continue;
      floor = score;
      this.pv.extend(ply, list.slides[i]!, list.tiles[i]!);
    }
    this.leave();
    if (this.isOutOfNodes) return best;
    const slide = list.slides[bestAt]!;
    const tile = list.tiles[bestAt]!;
    if (best >= beta) this.history.reward(position.mover, slide, tile, level);
    const bound = best >= beta ? atLeast : best > alpha ? exact : atMost;
    table.store(low, high, slide, tile, depth, bound, toTable(best, ply));
    return best;
  }

  /** The last turn of a line: the best of the list, or a threat that nothing parries. */
  #last(alpha: number, beta: number, ply: number): number {
    const { position, onePly } = this;
    const table = this.#table;
    this.pv.clear(ply);
    if (this.#isRepeated()) return 0;
    const low = position.restingLow;
    const high = position.restingHigh ^ this.#evaluationKey;
    if (table.find(low, high) && this.#decides(alpha, beta, ply)) return fromTable(table.score, ply);
    const list = this.listAt(ply);
    onePly.list(position, list, alpha, beta, this.#lastSlides[ply]!);
    if (onePly.nodes >= this.nodeLimit) this.isOutOfNodes = true;
    if (onePly.win !== none) return winScore - ply - 1;
    if (list.count === 0) return ply + 2 - winScore;
    list.pick(0);
    let best = list.scores[0]!;
    let bestAt = 0;
    if (best >= beta) this.#lastSlides[ply] = list.slides[0]!;
    for (let i = 0, looked = 0; best < beta && i < list.count && looked < maxThreats; i++) {
      list.pick(i);
      if (list.threats[i] === 0) continue;
      looked++;
      position.play(list.slides[i]!, list.tiles[i]!);
      const isParried = onePly.isSafe(position);
      position.undo();
      if (isParried) continue;
      best = winScore - ply - 3;
      bestAt = i;
      break;
    }
    const slide = list.slides[bestAt]!;
    const tile = list.tiles[bestAt]!;
    this.pv.clear(ply + 1);
    this.pv.extend(ply, slide, tile);
    const isPassedOver = list.bound > best;
    if (isPassedOver) best = list.bound;
    const bound = best >= beta ? atLeast : isPassedOver ? atMost : exact;
    table.store(low, high, slide, tile, 1, bound, toTable(best, ply));
    return best;
  }

  /** Whether the same layout, with the same player to move, came before: good enough for a draw. */
  #isRepeated(): boolean {
    const { low, high } = this.position;
    for (let i = this.#pathLow.length - 2; i >= 0; i -= 2) {
      if (this.#pathLow[i] === low && this.#pathHigh[i] === high) return true;
    }
    return false;
  }

  #decides(alpha: number, beta: number, ply: number): boolean {
    const { bound, score } = this.#table;
    if (bound === exact) return true;
    return bound === atLeast ? fromTable(score, ply) >= beta : fromTable(score, ply) <= alpha;
  }
}

/**
 * Whether a remembered turn may be played here without a look at the list. Of another
 * position with the same key, which is rare but not impossible, it would leave the
 * board in pieces.
 */
export function isPlayable(position: PackedPosition, slide: number, tile: number): boolean {
  if (slide === none || tile === none) return false;
  const { cell, pieces, mover } = position;
  const from = slide & packedFrom;
  const direction = slide >> packedShift;
  const first = mover * 3;
  if (pieces[first] !== from && pieces[first + 1] !== from && pieces[first + 2] !== from) return false;
  if (direction >= steps.length) return false;
  const stop = position.slideEnd(from, direction);
  const taken = tile & packedFrom;
  const isFree = taken === from || (cell[taken] === freeTile && taken !== stop);
  return stop !== from && isFree && cell[tile >> packedShift] === gap;
}

/** How much less deep a turn is searched that comes at this place of the order. */
function reduction(depth: number, place: number): number {
  if (depth < 3 || place < 4) return 0;
  return depth >= 4 && place >= 16 ? 2 : 1;
}

/** Wins are stored as seen from the position itself, not from the root. */
function toTable(score: number, ply: number): number {
  return score >= winThreshold ? score + ply : score <= -winThreshold ? score - ply : score;
}

function fromTable(score: number, ply: number): number {
  return score >= winThreshold ? score - ply : score <= -winThreshold ? score + ply : score;
}
