/**
 * The search at its root: level by level over the turns of one position, the best of
 * them with their scores and lines. What a turn leads to is the tree's business
 * (`tree.ts`).
 */
import type { Candidates } from "./candidates.js";
import type { Evaluation } from "./evaluation/evaluate.js";
import { fewestLosses } from "./moves.js";
import { none, type PackedPosition, type PackedTurn, type PositionKey } from "./packed-position.js";
import { winScore, winThreshold } from "./score.js";
import type { TranspositionTable } from "./transposition-table.js";
import { TreeSearch } from "./tree-search.js";

/** A turn at the root with what the search thinks of it. */
export interface ScoredTurn extends PackedTurn {
  readonly score: number;
  readonly line: readonly PackedTurn[];
}

export class RootSearch {
  /** The turns of the deepest level with a result, best first. */
  scoredTurns: readonly ScoredTurn[] = [];
  depth = 0;
  /** Threads that share a table and differ in this number go through the turns of the root in another order. */
  variety = 0;
  /** How the scores of depth 1 are seen. */
  misjudge: (score: number) => number = (score) => score;

  readonly #tree: TreeSearch;
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
    this.#tree = new TreeSearch(position, past, evaluation, table);
  }

  /** How many positions it has evaluated. */
  get nodes(): number {
    return this.#tree.onePly.nodes;
  }

  /**
   * Searches one level deeper than before; false when its nodes came to the limit first
   * or nothing is left to search. Results are given for the best `lines` turns.
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
      if (i >= this.#leading && found.length > 0 && found[0]!.score > -winThreshold) break;
      const slide = list.slides[i]!;
      const tile = list.tiles[i]!;
      const floor = found.length < lines ? -winScore : found[lines - 1]!.score;
      if (this.#refuted.has(turnKey(slide, tile))) continue;
      position.play(slide, tile);
      const score = yield* tree.child(depth, floor, winScore, 1, i, list.threats[i]! > 0);
      position.undo();
      if (tree.isOutOfNodes) break;
      if (score <= floor) continue;
      tree.pv.extend(0, slide, tile);
      const rank = found.filter((turn) => turn.score >= score).length;
      found.splice(rank, 0, { slide, tile, score, line: tree.pv.principalVariation() });
      found.length = Math.min(found.length, lines);
      list.promote(i, rank);
    }
    tree.leave();
    if (!tree.isOutOfNodes) this.depth = depth;
    const isWhole = tree.isOutOfNodes ? found.length === lines : found.length > 0;
    if (isWhole) this.scoredTurns = found;
    return !tree.isOutOfNodes;
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
      this.scoredTurns = [{ ...next, score: scores[i]!, line: [next] }];
      return;
    }
    this.scoredTurns = [[...this.#refuted.values()].reduce((a, b) => (b.score > a.score ? b : a))];
  }

  /** Puts a turn found elsewhere first, unless there is a better one. */
  promote(turn: ScoredTurn, lines: number): void {
    if (this.scoredTurns[0] && this.scoredTurns[0].score >= turn.score) return;
    const others = this.scoredTurns.filter(({ slide, tile }) => slide !== turn.slide || tile !== turn.tile);
    this.scoredTurns = [turn, ...others].slice(0, lines);
  }

  /** Depth 1: every turn by its score; where every turn loses, the one with the fewest ways to lose. */
  #listRoot(list: Candidates, lines: number): void {
    const { position, onePly, history } = this.#tree;
    onePly.list(position, list);
    if (onePly.win !== none || list.count === 0) {
      const turn = onePly.win !== none ? { slide: onePly.win, tile: none } : fewestLosses(position);
      const score = onePly.win !== none ? winScore - 1 : 2 - winScore;
      list.count = 0;
      this.scoredTurns = [{ ...turn, score, line: [turn] }];
      return;
    }
    for (let i = 0; i < list.count; i++) list.scores[i] = this.misjudge(list.scores[i]!);
    this.#leading = history.order(list, position.mover, none, none, winScore);
    for (let i = 0; i < list.count; i++) list.pick(i);
    if (this.variety > 0) list.promote(this.variety % this.#leading, 0);
    this.scoredTurns = Array.from({ length: Math.min(lines, list.count) }, (_, i) => {
      const turn = { slide: list.slides[i]!, tile: list.tiles[i]! };
      return { ...turn, score: list.scores[i]!, line: [turn] };
    });
  }
}

/** One number for a turn. */
export function turnKey(slide: number, tile: number): number {
  return slide * 0x1000000 + tile;
}
