/**
 * The board report: what a board must have to be a puzzle at all, condition by
 * condition, and then the exact verdict. The conditions are necessary, not
 * sufficient; only the verdict decides. Counting odd degrees, as for drawings
 * that use every edge once, decides nothing here and is information only.
 */
import { Budget, type Cell, finish, type MessageParam, type Subtask } from "@masume/kernel";
import { cellAt, isOnBorder, type Puzzle } from "../board.js";
import { colourOf, degreeOf, type Graph, graphOf } from "../solve/graph.js";
import { defaultWork, findLines } from "../solve/lines.js";
import { cutCells, partsOf, pocketsOf } from "../solve/parts.js";
import { blockedEndsOf, colourBalance, deadEndsOf, type Reason, reasonAgainst } from "../solve/reasons.js";

export interface Finding {
  /** Also its message key. */
  readonly code: string;
  /** Where it fails; for information, where it applies. */
  readonly cells: readonly Cell[];
  readonly params: Readonly<Record<string, MessageParam>>;
}

export interface Condition extends Finding {
  readonly holds: boolean;
}

export interface BoardReport {
  readonly conditions: readonly Condition[];
  readonly information: readonly Finding[];
  /** Is there a line? Null when the budget ended first. */
  readonly solvable: boolean | null;
  /** Present exactly when there is none. */
  readonly reason?: Reason;
}

export function* reportBoard(board: Puzzle, budget: Budget): Subtask<BoardReport> {
  const graph = graphOf(board);
  const conditions = conditionsOf(board, graph);
  const information = [oddDegrees(graph)];
  const { lines, others } = yield* findLines(board, 1, budget);
  if (lines.length > 0) return { conditions, information, solvable: true };
  if (others === "unknown") return { conditions, information, solvable: null };
  return { conditions, information, solvable: false, reason: reasonAgainst(board) };
}

export function reportBoardSync(board: Puzzle, budget?: Budget): BoardReport {
  return finish(reportBoard(board, budget ?? new Budget(defaultWork)));
}

function conditionsOf(board: Puzzle, graph: Graph): Condition[] {
  const { size, start, goal } = graph;
  const ends = [board.start, board.goal];
  const parts = partsOf(graph);
  const main = parts.find((part) => part.includes(start)) ?? parts[0] ?? [];
  const apart = parts.filter((part) => part !== main).flat();
  const balance = colourBalance(size, [...graph.openCells], start, colourOf(size, goal));
  const badCuts = cutCells(graph).filter(({ parts }) => pocketsOf(graph, parts).length > 0);
  const at = (cells: readonly number[]) => cells.map((cell) => cellAt(size, cell));
  return [
    condition("ends-open", at(blockedEndsOf(graph))),
    condition("ends-different", start === goal ? [board.start] : []),
    condition(
      "ends-on-border",
      ends.filter((end) => !isOnBorder(size, end)),
    ),
    condition("connected", at(apart)),
    condition("no-dead-ends", at(deadEndsOf(graph))),
    {
      code: "colour-balance",
      holds: balance.holds,
      cells: at(balance.surplus),
      params: { first: balance.counts[0], second: balance.counts[1] },
    },
    condition("cuts-passable", at(badCuts.map(({ cell }) => cell))),
  ];
}

/** A condition that holds when it fails nowhere. */
function condition(code: string, cells: readonly Cell[]): Condition {
  return { code, holds: cells.length === 0, cells, params: { count: cells.length } };
}

function oddDegrees(graph: Graph): Finding {
  const odd = [...graph.openCells].filter((cell) => degreeOf(graph, cell) % 2 === 1);
  const cells = odd.map((cell) => cellAt(graph.size, cell));
  return { code: "odd-degrees", cells, params: { count: cells.length } };
}
