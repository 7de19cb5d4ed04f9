/**
 * How hard a board is, measured: what somebody who reasons without trial and
 * error has to do to walk along a line of it.
 *
 * At every step of the line, each other way on that would lead nowhere counts by
 * the weakest rule that refutes it:
 *
 *   1            it leaves a dead end in sight, or steps on the goal too early
 *   2            a chain of forced moves breaks
 *   4            a cut, or the colours around a cut, forbid it
 *   8 + log₂ n   none of these; a search by these rules makes n choices
 *
 * Ways on that are as good as the line's count nothing. To this sum W comes what
 * the rules leave open on the untouched board: half a point for each edge of the
 * line they do not decide, U in all, in the proportion in which ways on are wrong
 * at all, w of c. (Where hardly a choice can go wrong, as on an empty board, open
 * ones are no burden.)
 *
 *   score = 100 · (W + U · w / 2c) / steps
 *
 * It is the mean work of a step in hundredths of the lightest, so that boards of
 * all sizes can be compared. It grows with every wrong way, with the depth that
 * refutes it and with what the rules leave open: the work of a solver that has
 * only these rules. "Easy" ends at 70, about where the rules of one cell and its
 * neighbours no longer carry a player along; from 100 on, "hard", the board asks
 * for real looking ahead. On a board with several lines the score depends on the
 * line; unless one is given, it is the first that the search finds.
 */
import { Budget, type Cell, finish } from "@masume/kernel";
import { type Board, cellIndex } from "./board.js";
import { CutCheck } from "./cuts.js";
import { Deduction } from "./deduction.js";
import { buildGraph, type Graph, graphOf } from "./graph.js";
import type { Band } from "./params.js";
import { deadEndsOf } from "./reasons.js";
import { Search, searchLines } from "./search.js";
import { defaultWork, findingLines } from "./solve.js";
import type { Work } from "./work.js";

export interface Difficulty {
  readonly score: number;
  readonly band: Band;
  /** Wrong ways on along the line, by what refutes them. */
  readonly wrong: {
    readonly deadEnd: number;
    readonly chain: number;
    readonly cut: number;
    readonly search: number;
  };
  /** Other ways on that can be finished as well. */
  readonly harmless: number;
  /** Edges of the line that the rules do not decide on the untouched board. */
  readonly undecided: number;
}

const normalFrom = 70;
const hardFrom = 100;
/** Beyond so many choices a search counts as if it ended there. */
const mostChoices = 4096;

/** The difficulty along the line given, or the first one found; null without a line, or when the budget ends. */
export function* measuringDifficulty(
  board: Board,
  budget: Budget,
  line?: readonly Cell[],
): Work<Difficulty | null> {
  const walked = line ?? (yield* findingLines(board, 1, budget)).lines[0];
  if (!walked) return null;
  const { size } = board;
  const cells = walked.map((cell) => cellIndex(size, cell));
  const graph = graphOf(board);
  const wrong = { deadEnd: 0, chain: 0, cut: 0, search: 0 };
  let harmless = 0;
  let work = 0;
  const open = graph.open.slice();
  for (const [i, head] of cells.entries()) {
    if (i + 1 === cells.length) break;
    open[head] = 0;
    for (let slot = head * 4; slot < head * 4 + 4; slot++) {
      const way = graph.neighbours[slot]!;
      if (way < 0 || way === cells[i + 1] || !open[way]) continue;
      const refuted = refute(buildGraph(size, open, way, graph.goal), budget);
      if (refuted === undefined) return null;
      if (refuted.by === "nothing") harmless++;
      else wrong[refuted.by]++;
      work += refuted.weight;
    }
    yield { phase: "difficulty.measure", done: i + 1, total: cells.length - 1 };
  }
  const wrongs = wrong.deadEnd + wrong.chain + wrong.cut + wrong.search;
  const undecided = undecidedOf(graph);
  const burden = wrongs === 0 ? 0 : (undecided * wrongs) / (2 * (wrongs + harmless));
  const score = Math.round((100 * (work + burden)) / (cells.length - 1));
  return { score, band: bandOf(score), wrong, harmless, undecided };
}

export function difficultyOf(board: Board, budget?: Budget): Difficulty | null {
  return finish(measuringDifficulty(board, budget ?? new Budget(defaultWork)));
}

export function bandOf(score: number): Band {
  return score < normalFrom ? "easy" : score < hardFrom ? "normal" : "hard";
}

interface Refutation {
  readonly by: "deadEnd" | "chain" | "cut" | "search" | "nothing";
  readonly weight: number;
}

/** The weakest rule that shows there is no line, and what it weighs; undefined when the budget ends. */
function refute(graph: Graph, budget: Budget): Refutation | undefined {
  if (graph.start === graph.goal || deadEndsOf(graph).length > 0) return { by: "deadEnd", weight: 1 };
  const deduction = new Deduction(graph);
  if (!deduction.begin()) return { by: "chain", weight: 2 };
  if (!new CutCheck(deduction).settle()) return { by: "cut", weight: 4 };
  const search = new Search(graph, false);
  const stop = search.next(mostChoices);
  if (!budget.spend((search.nodes + 2) * 2 * graph.openCount)) return undefined;
  if (stop === "line") return { by: "nothing", weight: 0 };
  if (stop === "limit") {
    const { lines, others } = finish(searchLines(graph, 1, budget));
    if (lines.length > 0) return { by: "nothing", weight: 0 };
    if (others === "unknown") return undefined;
  }
  return { by: "search", weight: 8 + floorLog2(Math.max(1, search.nodes)) };
}

function undecidedOf(graph: Graph): number {
  const deduction = new Deduction(graph);
  const settled = deduction.begin() && new CutCheck(deduction).settle();
  return settled ? graph.openCount - deduction.drawn : 0;
}

function floorLog2(n: number): number {
  return 31 - Math.clz32(n);
}
