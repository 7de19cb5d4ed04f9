/**
 * The search at its root: level by level over the turns of one position, the best of
 * them with their scores and lines. What a turn leads to is the tree's business
 * (`tree.ts`).
 */
import type { Candidates } from "./candidates.js";
import type { Evaluation } from "./evaluation/evaluate.js";
import { leastLoss } from "./moves.js";
import { none, type PackedPosition, type PackedTurn, type PositionKey } from "./packed-position.js";
import { winScore, wonFrom } from "./score.js";
import type { TranspositionTable } from "./transposition-table.js";
import { Tree } from "./tree.js";

/** A turn at the root with what the search thinks of it. */
export interface ScoredTurn extends PackedTurn {
  readonly score: number;
  readonly line: readonly PackedTurn[];
}

export class Search {
  /** The verdicts of the deepest level that says anything, best first. */
  verdicts: readonly ScoredTurn[] = [];
  depth = 0;
  /** Threads that share a table and differ in this number go through the turns of the root in another order. */
  variety = 0;
  /** How the scores of depth 1 are seen. */
  misjudge: (score: number) => number = (score) => score;

  readonly #tree: Tree;
  /** How many of the root's turns do not stand behind another of their kind. */
  #leading = 0;
  /** Turns of the root of which it is known that they lose. */
  readonly #refuted = new Map<number, ScoredTurn>();

  /** A search of a position whose game went through the positions of `past`, oldest first. */
  constructor(
    position: PackedPosition,
    past: readonly PositionKey[],
    evaluation: Evaluation,
    table: TranspositionTable,
  ) {
    this.#tree = new Tree(position, past, evaluation, table);
  }

  /** How many positions it has evaluated. */
  get nodes(): number {
    return this.#tree.scout.nodes;
  }

  /**
   * Searches one level deeper than before; false when its nodes came to the limit first
   * or nothing is left to search. Verdicts are given for the best `lines` turns.
   */
  *deepen(lines: number, nodeLimit: number): Generator<void, boolean, void> {
    const tree = this.#tree;
    const { position } = tree;
    const list = tree.listAt(0);
    const depth = this.depth + 1;
    if (depth === 1) {
      this.#listRoot(list, lines);
      this.depth = 1;
      return true;
    }
    // Won at once, or lost whatever is played: there is nothing to look deeper into.
    if (list.count === 0) return false;
    const found: ScoredTurn[] = [];
    tree.nodeLimit = nodeLimit;
    tree.enter();
    for (let i = 0; i < list.count; i++) {
      if (i >= this.#leading && found.length > 0 && found[0]!.score > -wonFrom) break;
      const slide = list.slides[i]!;
      const tile = list.tiles[i]!;
      const floor = found.length < lines ? -winScore : found[lines - 1]!.score;
      if (this.#refuted.has(turnKey(slide, tile))) continue;
      position.play(slide, tile);
      const score = yield* tree.child(depth, floor, winScore, 1, i, list.threats[i]! > 0);
      position.takeBack();
      if (tree.isOut) break;
      if (score <= floor) continue;
      tree.lines.extend(0, slide, tile);
      const rank = found.filter((verdict) => verdict.score >= score).length;
      found.splice(rank, 0, { slide, tile, score, line: tree.lines.first() });
      found.length = Math.min(found.length, lines);
      list.promote(i, rank);
    }
    tree.leave();
    if (!tree.isOut) this.depth = depth;
    const isWhole = tree.isOut ? found.length === lines : found.length > 0;
    if (isWhole) this.verdicts = found;
    return !tree.isOut;
  }

  /**
   * The turn is known to lose, with this score. It is no longer searched; the level is
   * to be searched again, and until that is done the next in order stands for it.
   */
  refute({ slide, tile }: PackedTurn, score: number): void {
    const { slides, tiles, scores, count } = this.#tree.listAt(0);
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
  promote(verdict: ScoredTurn, lines: number): void {
    if (this.verdicts[0] && this.verdicts[0].score >= verdict.score) return;
    const others = this.verdicts.filter(
      ({ slide, tile }) => slide !== verdict.slide || tile !== verdict.tile,
    );
    this.verdicts = [verdict, ...others].slice(0, lines);
  }

  /** Depth 1: every turn by its score; where every turn loses, the one with the fewest ways to lose. */
  #listRoot(list: Candidates, lines: number): void {
    const { position, scout, history } = this.#tree;
    scout.list(position, list, winScore);
    if (scout.win !== none || list.count === 0) {
      const turn = scout.win !== none ? { slide: scout.win, tile: none } : leastLoss(position);
      const score = scout.win !== none ? winScore - 1 : 2 - winScore;
      list.count = 0;
      this.verdicts = [{ ...turn, score, line: [turn] }];
      return;
    }
    for (let i = 0; i < list.count; i++) list.scores[i] = this.misjudge(list.scores[i]!);
    this.#leading = history.order(list, position.mover, none, none, winScore);
    for (let i = 0; i < list.count; i++) list.pick(i);
    if (this.variety > 0) list.promote(this.variety % this.#leading, 0);
    this.verdicts = Array.from({ length: Math.min(lines, list.count) }, (_, i) => {
      const turn = { slide: list.slides[i]!, tile: list.tiles[i]! };
      return { ...turn, score: list.scores[i]!, line: [turn] };
    });
  }
}

/** One number for a turn. */
export function turnKey(slide: number, tile: number): number {
  return slide * 0x1000000 + tile;
}
