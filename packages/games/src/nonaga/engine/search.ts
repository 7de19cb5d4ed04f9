/**
 * The search: iterative deepening, alpha-beta with a zero window behind the first
 * turn, a transposition table, and less for turns that come late.
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
import type { Evaluation } from "./evaluate.js";
import { History } from "./history.js";
import { Lines } from "./line.js";
import { leastLoss } from "./moves.js";
import { none, type PackedTurn, type Position, type PositionKey } from "./position.js";
import { winScore, wonFrom } from "./score.js";
import { Scout } from "./scout.js";
import { atLeast, atMost, exact, type Table } from "./table.js";

const longestLine = 64;
/** Nothing is searched deeper because it is forced, this far from the root. */
const deepestForced = 24;
/** So many positions are evaluated between two pauses: a few milliseconds. */
const pauseEvery = 20_000;
/** Told apart by this in the table: what different evaluations think of a position. */
const learnedKey = 0x5bd1e995;

export interface Tuning {
  /** How many turns a node tries, by depth. */
  readonly width: readonly number[];
  /** How many threatening turns the last level looks at twice. */
  readonly threats: number;
  /** A node with at most so few turns is searched one deeper. */
  readonly forced: number;
}

export const fullTuning: Tuning = { width: [0, 0, 16, 24, 32, 40, 50], threats: 8, forced: 12 };

/** A turn at the root with what the search thinks of it. */
export interface Verdict extends PackedTurn {
  readonly score: number;
  readonly line: readonly PackedTurn[];
}

export class Search {
  readonly position: Position;
  readonly scout: Scout;
  /** The verdicts of the deepest level that says anything, best first. */
  verdicts: readonly Verdict[] = [];
  depth = 0;
  /** The search gives up after so many nodes of the scout. */
  nodeLimit: number = Number.POSITIVE_INFINITY;
  /** Threads that share a table and differ in this number go through the turns of the root in another order. */
  variety = 0;
  /** How the scores of depth 1 are seen. */
  misjudge: (score: number) => number = (score) => score;

  readonly #table: Table;
  readonly #evaluationKey: number;
  readonly #tuning: Tuning;
  #isOut = false;
  #pauseAt = 0;
  /** How many of the root's turns do not stand behind another of their kind. */
  #leading = 0;
  /** Turns of the root of which it is known that they lose. */
  readonly #refuted = new Map<number, Verdict>();
  readonly #lists: Candidates[] = [];
  readonly #history = new History();
  readonly #lines = new Lines(longestLine);
  /** The keys of the game so far and of the line being searched. */
  readonly #pathLow: number[] = [];
  readonly #pathHigh: number[] = [];

  /** A search of a position whose game went through the positions of `past`, oldest first. */
  constructor(
    position: Position,
    past: readonly PositionKey[],
    evaluation: Evaluation,
    table: Table,
    tuning: Tuning,
  ) {
    this.position = position;
    this.scout = new Scout(evaluation);
    this.#table = table;
    this.#evaluationKey = evaluation.network ? learnedKey : 0;
    this.#tuning = tuning;
    for (const { low, high } of past) {
      this.#pathLow.push(low);
      this.#pathHigh.push(high);
    }
  }

  /**
   * Searches one level deeper than before; false when the limit came first or
   * nothing is left to search. Verdicts are given for the best `lines` turns.
   */
  *deepen(lines: number): Generator<void, boolean, void> {
    const list = this.#listAt(0);
    const depth = this.depth + 1;
    if (depth === 1) {
      this.#listRoot(list, lines);
      this.depth = 1;
      return true;
    }
    // Won at once, or lost whatever is played: there is nothing to look deeper into.
    if (list.count === 0) return false;
    const found: Verdict[] = [];
    this.#enter();
    for (let i = 0; i < list.count; i++) {
      if (i >= this.#leading && found.length > 0 && found[0]!.score > -wonFrom) break;
      const slide = list.slides[i]!;
      const tile = list.tiles[i]!;
      const floor = found.length < lines ? -winScore : found[lines - 1]!.score;
      if (this.#refuted.has(turnKey(slide, tile))) continue;
      this.position.play(slide, tile);
      const score = yield* this.#child(depth, floor, winScore, 1, i, list.threats[i]! > 0);
      this.position.takeBack();
      if (this.#isOut) break;
      if (score <= floor) continue;
      this.#lines.extend(0, slide, tile);
      const rank = found.filter((verdict) => verdict.score >= score).length;
      found.splice(rank, 0, { slide, tile, score, line: this.#lines.first() });
      found.length = Math.min(found.length, lines);
      list.promote(i, rank);
    }
    this.#leave();
    if (!this.#isOut) this.depth = depth;
    const isWhole = this.#isOut ? found.length === lines : found.length > 0;
    if (isWhole) this.verdicts = found;
    return !this.#isOut;
  }

  /**
   * The turn is known to lose, with this score. It is no longer searched; the level is
   * to be searched again, and until that is done the next in order stands for it.
   */
  refute({ slide, tile }: PackedTurn, score: number): void {
    const { slides, tiles, scores, count } = this.#listAt(0);
    const turn = { slide, tile };
    this.#refuted.set(turnKey(slide, tile), { ...turn, score, line: [turn] });
    this.depth--;
    for (let i = 0; i < count; i++) {
      const next = { slide: slides[i]!, tile: tiles[i]! };
      if (this.#refuted.has(turnKey(next.slide, next.tile))) continue;
      this.verdicts = [{ ...next, score: scores[i]!, line: [next] }];
      return;
    }
    this.verdicts = [[...this.#refuted.values()].reduce((a, b) => (b.score > a.score ? b : a))];
  }

  /** Puts a verdict found elsewhere first, unless there is a better one. */
  promote(verdict: Verdict, lines: number): void {
    if (this.verdicts[0] && this.verdicts[0].score >= verdict.score) return;
    const others = this.verdicts.filter(
      ({ slide, tile }) => slide !== verdict.slide || tile !== verdict.tile,
    );
    this.verdicts = [verdict, ...others].slice(0, lines);
  }

  /** Depth 1: every turn by its score; where every turn loses, the one with the fewest ways to lose. */
  #listRoot(list: Candidates, lines: number): void {
    const { position, scout } = this;
    scout.list(position, list, winScore);
    if (scout.win !== none || list.count === 0) {
      const turn = scout.win !== none ? { slide: scout.win, tile: none } : leastLoss(position);
      const score = scout.win !== none ? winScore - 1 : 2 - winScore;
      list.count = 0;
      this.verdicts = [{ ...turn, score, line: [turn] }];
      return;
    }
    for (let i = 0; i < list.count; i++) list.scores[i] = this.misjudge(list.scores[i]!);
    this.#leading = this.#history.order(list, position.mover, none, none, winScore);
    for (let i = 0; i < list.count; i++) list.pick(i);
    if (this.variety > 0) list.promote(this.variety % this.#leading, 0);
    this.verdicts = Array.from({ length: Math.min(lines, list.count) }, (_, i) => {
      const turn = { slide: list.slides[i]!, tile: list.tiles[i]! };
      return { ...turn, score: list.scores[i]!, line: [turn] };
    });
  }

  /** The score of the turn just played: the first one with the whole window, others only to see whether they are better. */
  *#child(
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
      if (score > alpha && reduced < full && !this.#isOut) {
        score = -(yield* this.#node(full, -alpha - 1, -alpha, ply));
      }
      if (score <= alpha || score >= beta || this.#isOut) return score;
    }
    return -(yield* this.#node(full, -beta, -alpha, ply));
  }

  *#node(depth: number, alpha: number, beta: number, ply: number): Generator<void, number, void> {
    if (depth <= 1) return this.#last(alpha, beta, ply);
    const { position, scout } = this;
    const table = this.#table;
    this.#lines.clear(ply);
    if (this.#isRepeated()) return 0;
    const low = position.restingLow;
    const high = position.restingHigh ^ this.#evaluationKey;
    let firstSlide = none;
    let firstTile = none;
    if (table.find(low, high)) {
      if (table.depth >= depth && this.#decides(alpha, beta, ply)) return fromTable(table.score, ply);
      firstSlide = table.slide;
      firstTile = table.tile;
    }
    if (scout.nodes >= this.#pauseAt) {
      this.#pauseAt = scout.nodes + pauseEvery;
      yield;
    }
    const list = this.#listAt(ply);
    scout.list(position, list, winScore);
    if (scout.win !== none) return winScore - ply - 1;
    if (list.count === 0) return ply + 2 - winScore;
    const level = list.count <= this.#tuning.forced && ply < deepestForced ? depth + 1 : depth;
    const leading = this.#history.order(list, position.mover, firstSlide, firstTile, winScore);
    const { width } = this.#tuning;
    const enough = Math.min(leading, width[Math.min(level, width.length - 1)]!);
    let floor = alpha;
    let best = -winScore;
    let bestAt = 0;
    this.#enter();
    for (let i = 0; i < list.count && (i < enough || best <= -wonFrom) && best < beta; i++) {
      list.pick(i);
      position.play(list.slides[i]!, list.tiles[i]!);
      const score = yield* this.#child(level, floor, beta, ply + 1, i, list.threats[i]! > 0);
      position.takeBack();
      if (this.#isOut) break;
      if (score <= best) continue;
      best = score;
      bestAt = i;
      if (score <= floor) continue;
      floor = score;
      this.#lines.extend(ply, list.slides[i]!, list.tiles[i]!);
    }
    this.#leave();
    if (this.#isOut) return best;
    const slide = list.slides[bestAt]!;
    const tile = list.tiles[bestAt]!;
    if (best >= beta) this.#history.praise(position.mover, slide, tile, level);
    const bound = best >= beta ? atLeast : best > alpha ? exact : atMost;
    table.store(low, high, slide, tile, depth, bound, toTable(best, ply));
    return best;
  }

  /** The last turn of a line: the best of the list, or a threat that nothing parries. */
  #last(alpha: number, beta: number, ply: number): number {
    const { position, scout } = this;
    const table = this.#table;
    this.#lines.clear(ply);
    if (this.#isRepeated()) return 0;
    const low = position.restingLow;
    const high = position.restingHigh ^ this.#evaluationKey;
    if (table.find(low, high) && this.#decides(alpha, beta, ply)) return fromTable(table.score, ply);
    const list = this.#listAt(ply);
    scout.list(position, list, beta);
    if (scout.nodes >= this.nodeLimit) this.#isOut = true;
    if (scout.win !== none) return winScore - ply - 1;
    if (list.count === 0) return ply + 2 - winScore;
    list.pick(0);
    let best = list.scores[0]!;
    let bestAt = 0;
    for (let i = 0, looked = 0; best < beta && i < list.count && looked < this.#tuning.threats; i++) {
      list.pick(i);
      if (list.threats[i] === 0) continue;
      looked++;
      position.play(list.slides[i]!, list.tiles[i]!);
      const isParried = scout.isSafe(position);
      position.takeBack();
      if (isParried) continue;
      best = winScore - ply - 3;
      bestAt = i;
      break;
    }
    const slide = list.slides[bestAt]!;
    const tile = list.tiles[bestAt]!;
    this.#lines.clear(ply + 1);
    this.#lines.extend(ply, slide, tile);
    table.store(low, high, slide, tile, 1, best >= beta ? atLeast : exact, toTable(best, ply));
    return best;
  }

  #listAt(ply: number): Candidates {
    const lists = this.#lists;
    if (lists.length <= ply) lists.push(new Candidates());
    return lists[ply]!;
  }

  #enter(): void {
    this.#pathLow.push(this.position.low);
    this.#pathHigh.push(this.position.high);
  }

  #leave(): void {
    this.#pathLow.pop();
    this.#pathHigh.pop();
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

/** One number for a turn. */
export function turnKey(slide: number, tile: number): number {
  return slide * 0x1000000 + tile;
}

/** How much less deep a turn is searched that comes at this place of the order. */
function reduction(depth: number, place: number): number {
  if (depth < 3 || place < 4) return 0;
  return depth >= 4 && place >= 16 ? 2 : 1;
}

/** Wins are stored as seen from the position itself, not from the root. */
function toTable(score: number, ply: number): number {
  return score >= wonFrom ? score + ply : score <= -wonFrom ? score - ply : score;
}

function fromTable(score: number, ply: number): number {
  return score >= wonFrom ? score - ply : score <= -wonFrom ? score + ply : score;
}
