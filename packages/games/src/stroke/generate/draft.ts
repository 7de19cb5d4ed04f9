/**
 * A board in the making. The generator changes drafts little by little; each kind
 * knows its own small changes: a `Walk` bends its line, a `Pattern` moves blocked
 * cells in symmetric groups. All keep the number of blocked cells and both ends
 * on the border.
 */
import type { Random } from "@masume/kernel";
import { cellAt, type Puzzle } from "../board.js";
import { buildGraph, type Graph } from "../solve/graph.js";
import { searchOf } from "../solve/search.js";

export interface Draft {
  readonly size: number;
  /** One byte per cell, 1 where it is open. */
  readonly open: Uint8Array;
  readonly start: number;
  readonly goal: number;
  /** A draft that differs a little, or undefined when the change drawn does not fit. */
  vary(random: Random): Draft | undefined;
}

export function graphOfDraft({ size, open, start, goal }: Draft): Graph {
  return buildGraph(size, open, start, goal);
}

export function boardOf({ size, open, start, goal }: Draft): Puzzle {
  const blocked = [...open.keys()].filter((cell) => !open[cell]).map((cell) => cellAt(size, cell));
  return { size, blocked, start: cellAt(size, start), goal: cellAt(size, goal) };
}

/** How many edges of the line no rule decides; undefined when the rules show that there is none. */
export function countUndecided(graph: Graph): number | undefined {
  const search = searchOf(graph);
  return search.begin() ? graph.openCount - search.deduction.drawn : undefined;
}

export function isBorderCell(size: number, cell: number): boolean {
  const row = Math.floor(cell / size);
  const column = cell % size;
  return row === 0 || column === 0 || row === size - 1 || column === size - 1;
}
