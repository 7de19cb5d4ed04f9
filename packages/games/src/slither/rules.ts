/**
 * Slither's rules. A move sets any number of edges to a line, a cross or nothing,
 * locks everything entered so far so that it cannot be erased by accident, or shades
 * a cell as inside or outside.
 * The board is solved when the lines form one loop and every clue counts the
 * lines around it; crosses and shades are notes and never matter for that.
 */
import { err, ok, type Result, type Status, type Violation } from "@masume/kernel";
import {
  cellCount,
  cellName,
  cellNamed,
  clueAt,
  type EdgeMark,
  type Edges,
  edgeName,
  edgeNamed,
  edgesOfCell,
  edgesOfNode,
  markSymbol,
  nodeCount,
  nodeName,
  nodesOfEdge,
  noEdges,
  type Puzzle,
} from "./board.js";

export interface State {
  readonly edges: Edges;
  /** One character per edge, `1` where it is locked; empty while nothing is. */
  readonly locked: string;
  /** One character per cell, a note of the player's: `i` inside, `o` outside the loop, `.` neither; absent while there is none. */
  readonly shades?: string;
}

export type Shade = "inside" | "outside" | "none";

export const shadeSymbol: Readonly<Record<Shade, string>> = { inside: "i", outside: "o", none: "." };

export interface EdgeChange {
  /** By name, `h:r,c` or `v:r,c`. */
  readonly edge: string;
  readonly to: EdgeMark;
}

export type Move =
  | { readonly kind: "set"; readonly changes: readonly EdgeChange[] }
  /** Locks all lines and crosses on the board. */
  | { readonly kind: "lock" }
  | { readonly kind: "unlock" }
  /** Notes that a cell, `c:r,c`, lies inside or outside the loop. */
  | { readonly kind: "shade"; readonly cell: string; readonly to: Shade };

const { line, empty } = markSymbol;

export function start(puzzle: Puzzle): State {
  return { edges: noEdges(puzzle), locked: "" };
}

export function play(puzzle: Puzzle, state: State, move: Move): Result<State, Violation> {
  if (move.kind === "unlock") return ok({ ...state, locked: "" });
  if (move.kind === "lock") {
    return ok({ ...state, locked: Array.from(state.edges, (mark) => (mark === empty ? "0" : "1")).join("") });
  }
  if (move.kind === "shade") return shaded(puzzle, state, move.cell, shadeSymbol[move.to]);
  const edges = Array.from(state.edges);
  for (const change of move.changes) {
    const edge = edgeNamed(puzzle, change.edge);
    if (edge === undefined) return err({ code: "outside", at: [] });
    const symbol = markSymbol[change.to];
    if (edges[edge] !== symbol && state.locked[edge] === "1")
      return err({ code: "locked", at: [change.edge] });
    edges[edge] = symbol;
  }
  return ok({ ...state, edges: edges.join("") });
}

function shaded(puzzle: Puzzle, state: State, name: string, symbol: string): Result<State, Violation> {
  const cell = cellNamed(puzzle, name);
  if (cell === undefined) return err({ code: "outside", at: [] });
  const shades = Array.from(state.shades ?? shadeSymbol.none.repeat(cellCount(puzzle)));
  shades[cell] = symbol;
  return ok({ ...state, shades: shades.join("") });
}

export function status(puzzle: Puzzle, state: State): Status {
  return {
    phase: violations(puzzle, state).length === 0 ? "solved" : "open",
    score: progressOf(puzzle, state.edges),
  };
}

export function violations(puzzle: Puzzle, state: State): readonly Violation[] {
  return loopViolations(puzzle, state.edges);
}

/**
 * Every way in which the lines fail to be the solution: nodes first, then clues,
 * then loops beside the longest one, each with its place.
 */
export function loopViolations(puzzle: Puzzle, edges: Edges): readonly Violation[] {
  if (!edges.includes(line)) return [{ code: "no-line", at: [] }, ...clueViolations(puzzle, edges)];
  const found: Violation[] = [];
  for (let node = 0; node < nodeCount(puzzle); node++) {
    const degree = edgesOfNode(puzzle, node).filter((edge) => edges[edge] === line).length;
    const at = [nodeName(puzzle, node)];
    if (degree === 1) found.push({ code: "dead-end", at });
    if (degree === 3) found.push({ code: "branch", at });
    if (degree === 4) found.push({ code: "crossing", at });
  }
  found.push(...clueViolations(puzzle, edges));
  const [, ...others] = closedLoops(puzzle, edges).sort((a, b) => b.length - a.length);
  for (const loop of others) {
    found.push({ code: "several-loops", at: loop.map((edge) => edgeName(puzzle, edge)) });
  }
  return found;
}

/** Clues that have their lines. Zeros are no work: an empty board has met them all. */
function progressOf(puzzle: Puzzle, edges: Edges): { readonly value: number; readonly of: number } {
  let [value, of] = [0, 0];
  for (let cell = 0; cell < cellCount(puzzle); cell++) {
    const clue = clueAt(puzzle, cell);
    if (clue === undefined || clue === 0) continue;
    of++;
    if (edgesOfCell(puzzle, cell).filter((edge) => edges[edge] === line).length === clue) value++;
  }
  return { value, of };
}

function clueViolations(puzzle: Puzzle, edges: Edges): readonly Violation[] {
  const found: Violation[] = [];
  for (let cell = 0; cell < cellCount(puzzle); cell++) {
    const clue = clueAt(puzzle, cell);
    if (clue === undefined) continue;
    const lines = edgesOfCell(puzzle, cell).filter((edge) => edges[edge] === line).length;
    if (lines === clue) continue;
    found.push({
      code: lines > clue ? "clue-over" : "clue-under",
      at: [cellName(puzzle, cell)],
      params: { clue, lines },
    });
  }
  return found;
}

/**
 * The connected pieces of line without a loose end, each as its edges in edge
 * order. A piece that crosses or branches but has no loose end counts once.
 */
export function closedLoops(puzzle: Puzzle, edges: Edges): number[][] {
  const pieceOf = new Int32Array(edges.length).fill(-1);
  const loops: number[][] = [];
  for (let first = 0; first < edges.length; first++) {
    if (edges[first] !== line || pieceOf[first] !== -1) continue;
    const piece = [first];
    pieceOf[first] = first;
    let isClosed = true;
    for (let i = 0; i < piece.length; i++) {
      for (const node of nodesOfEdge(puzzle, piece[i]!)) {
        const lines = edgesOfNode(puzzle, node).filter((edge) => edges[edge] === line);
        if (lines.length === 1) isClosed = false;
        for (const edge of lines) {
          if (pieceOf[edge] !== -1) continue;
          pieceOf[edge] = first;
          piece.push(edge);
        }
      }
    }
    if (isClosed) loops.push(piece.sort((a, b) => a - b));
  }
  return loops;
}
