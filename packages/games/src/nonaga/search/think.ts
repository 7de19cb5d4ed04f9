/**
 * The engine's train of thought about one position: the search goes deeper and
 * deeper, and between two depths the hunt for forced wins gets its share, first the
 * mover's own, then the opponent's after the turn that looks best. The search tries
 * only the likelier turns of a position, so it may overlook a row of threats; a turn
 * that the hunt refutes is given up, and the depth searched again without it. Each
 * pause gives what has been found so far.
 */
import type { Evaluation } from "./evaluation/evaluate.js";
import type { PackedPosition, PackedTurn, PositionKey } from "./packed-position.js";
import { RootSearch, type ScoredTurn, turnKey } from "./root-search.js";
import { winScore, winThreshold } from "./score.js";
import { ThreatSearch } from "./threat-search.js";
import { TranspositionTable } from "./transposition-table.js";

export interface ThinkOptions {
  /** How many of the best turns to find: 1 by default. */
  readonly lines?: number;
  /** Not deeper than so many turns. */
  readonly depth?: number;
  /** Whether to hunt for forced wins besides; yes by default. */
  readonly attacks?: boolean;
  /** Whether to hunt for the opponent's as well, after the turn that looks best; like `attacks` by default. */
  readonly guards?: boolean;
  /** Sees the first scores otherwise than they are: a player who looks one turn ahead and errs. */
  readonly misjudge?: (score: number) => number;
  /** A table to use and to leave results in; in shared memory, several threads help each other. */
  readonly table?: TranspositionTable;
  /** Which of the threads that share a table this is; those after 0 go about it a little differently. */
  readonly helper?: number;
}

export interface SearchInfo {
  /** The best turns, best first. The list is another one whenever anything in it has changed. */
  readonly scoredTurns: readonly ScoredTurn[];
  readonly depth: number;
  readonly nodes: number;
}

const maxDepth = 30;
const tableBits = 18;
/** The hunt may take so many nodes at first, later one for every few of the search. */
const attackAtFirst = 5_000;
const attackShare = 4;
const maxThreatTurns = 8;
/** From this depth on the best turn is put to the test, and so many at a depth may fail it: the next depth sees by itself. */
const guardedFrom = 3;
const maxRefuted = 4;

/** Thinks until the node limit, the depth, or a decision. `past`: the game so far, oldest first. */
export function* think(
  position: PackedPosition,
  past: readonly PositionKey[],
  evaluation: Evaluation,
  nodeLimit: number,
  options: ThinkOptions = {},
): Generator<SearchInfo, SearchInfo, void> {
  const { lines = 1, depth = maxDepth, attacks = true, guards = attacks } = options;
  const { table = new TranspositionTable(tableBits) } = options;
  const search = new RootSearch(position, past, evaluation, table);
  table.nextSearch();
  search.variety = options.helper ?? 0;
  if (options.misjudge) search.misjudge = options.misjudge;
  const attack = new ThreatSearch(evaluation, past);
  const guard = new ThreatSearch(evaluation, past);
  /** By turn: forced wins of the opponent shorter than this have been ruled out. */
  const guarded = new Map<number, number>();
  /** By depth: how many turns have been refuted there. */
  const refuted = new Map<number, number>();
  let forced: ScoredTurn | undefined;
  let next = 2;

  function thought(): SearchInfo {
    const nodes = search.nodes + attack.onePly.nodes + guard.onePly.nodes;
    return { scoredTurns: search.scoredTurns, depth: search.depth, nodes };
  }

  function* pausing<T>(work: Generator<void, T, void>): Generator<SearchInfo, T, void> {
    for (;;) {
      const step = work.next();
      if (step.done) return step.value;
      yield thought();
    }
  }

  /** How many nodes each of the two hunts may have taken by now. */
  function huntShare(): number {
    return attackAtFirst + search.nodes / attackShare;
  }

  /** Looks for longer and longer forced wins while there are nodes left to do so. */
  function* hunt(): Generator<SearchInfo, void, void> {
    while (next <= maxThreatTurns && !forced) {
      attack.nodeLimit = Math.min(huntShare(), nodeLimit - search.nodes - guard.onePly.nodes);
      const answer = yield* pausing(attack.wins(position, next));
      if (answer === "unknown") return;
      if (answer === "yes") {
        const line = attack.line(position);
        forced = { ...line[0]!, score: winScore + 1 - 2 * next, line };
      }
      next++;
    }
  }

  /** In how many turns the opponent wins by threats after this turn, as far as the nodes reach. */
  function* refutation({ slide, tile }: PackedTurn): Generator<SearchInfo, number | undefined, void> {
    const key = turnKey(slide, tile);
    position.play(slide, tile);
    try {
      for (let n = guarded.get(key) ?? 2; n <= maxThreatTurns; n++) {
        guard.nodeLimit = Math.min(huntShare(), nodeLimit - search.nodes - attack.onePly.nodes);
        const answer = yield* pausing(guard.wins(position, n));
        if (answer === "yes") return n;
        if (answer === "unknown") return undefined;
        guarded.set(key, n + 1);
      }
      return undefined;
    } finally {
      position.undo();
    }
  }

  for (;;) {
    const searchLimit = nodeLimit - attack.onePly.nodes - guard.onePly.nodes;
    const isDeeper = yield* pausing(search.deepen(lines, searchLimit));
    if (forced) search.promote(forced, lines);
    const isDecided = Math.abs(search.scoredTurns[0]!.score) >= winThreshold;
    if (!isDeeper || (isDecided && lines === 1) || search.depth >= depth) return thought();
    if (attacks) yield* hunt();
    if (forced) search.promote(forced, lines);
    if (forced && lines === 1) return thought();
    const atDepth = refuted.get(search.depth) ?? 0;
    if (!guards || forced || search.depth < guardedFrom || atDepth === maxRefuted) continue;
    const loss = yield* refutation(search.scoredTurns[0]!);
    if (loss === undefined) continue;
    refuted.set(search.depth, atDepth + 1);
    search.refute(search.scoredTurns[0]!, 2 * loss - winScore);
  }
}
