/**
 * The engine's train of thought about one position: the search goes deeper and
 * deeper, and between two depths the hunt for forced wins gets its share. Each
 * pause gives what has been found so far.
 */
import type { Evaluation } from "./evaluate.js";
import type { Position } from "./position.js";
import { winScore, wonFrom } from "./score.js";
import { fullTuning, Search, type Tuning, type Verdict } from "./search.js";
import { Table } from "./table.js";
import { Attack } from "./threats.js";

/** The key of a position that was on the table before. */
export interface PastKey {
  readonly low: number;
  readonly high: number;
}

export interface ThinkOptions {
  /** How many of the best turns to find: 1 unless told. */
  readonly lines?: number;
  /** Not deeper than so many turns. */
  readonly depth?: number;
  /** Whether to hunt for forced wins besides; yes unless told. */
  readonly attacks?: boolean;
  readonly tuning?: Tuning;
  /** Sees the first scores otherwise than they are: a player who looks one turn ahead and errs. */
  readonly misjudge?: (score: number) => number;
  /** A table to use and to leave results in; in shared memory, several threads help each other. */
  readonly table?: Table;
  /** Which of the threads that share a table this is; those after 0 go about it a little differently. */
  readonly helper?: number;
}

export interface Thought {
  /** The best turns, best first. The list is another one whenever anything in it has changed. */
  readonly verdicts: readonly Verdict[];
  readonly depth: number;
  readonly nodes: number;
}

const deepestSearch = 30;
const tableBits = 18;
/** The hunt may take so many nodes at first, later one for every few of the search. */
const attackAtFirst = 5_000;
const attackShare = 4;
const longestAttack = 8;

/** Thinks until the node limit, the depth, or a decision. */
export function* think(
  position: Position,
  past: readonly PastKey[],
  evaluation: Evaluation,
  nodeLimit: number,
  options: ThinkOptions = {},
): Generator<Thought, Thought, void> {
  const { lines = 1, depth = deepestSearch, attacks = true } = options;
  const { tuning = fullTuning, table = new Table(tableBits) } = options;
  const search = new Search(position, past, evaluation, table, tuning);
  table.nextSearch();
  search.variety = options.helper ?? 0;
  if (options.misjudge) search.misjudge = options.misjudge;
  const attack = new Attack(evaluation, past);
  let forced: Verdict | undefined;
  let next = 2;

  function thought(): Thought {
    const nodes = search.scout.nodes + attack.scout.nodes;
    return { verdicts: search.verdicts, depth: search.depth, nodes };
  }

  function* pausing<T>(work: Generator<void, T, void>): Generator<Thought, T, void> {
    for (;;) {
      const step = work.next();
      if (step.done) return step.value;
      yield thought();
    }
  }

  /** Looks for longer and longer forced wins while there are nodes left to do so. */
  function* hunt(): Generator<Thought, void, void> {
    while (next <= longestAttack && !forced) {
      const share = attackAtFirst + search.scout.nodes / attackShare;
      attack.nodeLimit = Math.min(share, nodeLimit - search.scout.nodes);
      const answer = yield* pausing(attack.wins(position, next));
      if (answer === "unknown") return;
      if (answer === "yes") {
        const line = attack.line(position);
        forced = { ...line[0]!, score: winScore + 1 - 2 * next, line };
      }
      next++;
    }
  }

  for (;;) {
    search.nodeLimit = nodeLimit - attack.scout.nodes;
    const isDeeper = yield* pausing(search.deepen(lines));
    if (forced) search.promote(forced, lines);
    const isDecided = Math.abs(search.verdicts[0]!.score) >= wonFrom;
    if (!isDeeper || (isDecided && lines === 1) || search.depth >= depth) return thought();
    if (attacks) yield* hunt();
    if (forced) search.promote(forced, lines);
    if (forced && lines === 1) return thought();
  }
}
