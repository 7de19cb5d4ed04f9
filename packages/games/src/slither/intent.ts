/**
 * What a touch or a key means in Slither. A tap on an edge goes round line,
 * cross, nothing; the other button sets a cross and takes it away. A drag from
 * point to point draws a stroke, which is one move when the hand lets go; going
 * back over it takes it back, and a stroke that begins on a line erases. With the
 * other button a drag crosses out every edge it passes. A tap in the middle of a
 * cell shades it as inside or outside.
 *
 * The keyboard walks over points, edges and cells. On an edge it changes that
 * edge; on a point or in a cell, Shift with an arrow draws on that side, and the
 * letters W A S D put a cross there; Enter and X shade a cell. F locks what is drawn.
 */
import {
  type Direction,
  directions,
  type Input,
  type Intent,
  type KeyInput,
  type Point,
  type PointerInput,
} from "@masume/kernel";
import {
  type BoardElement,
  cellName,
  type EdgeMark,
  type Edges,
  edgeName,
  edgesOfCell,
  edgesOfNode,
  elementNamed,
  markSymbol,
  nodeName,
  nodesOfEdge,
  type Puzzle,
} from "./board.js";
import { nearestNode, tappedCell, tappedEdge } from "./layout.js";
import { type Move, type Shade, type State, shadeSymbol } from "./rules.js";

/** A stroke under way. */
export interface Gesture {
  readonly draws: "line" | "cross";
  readonly pressedAt: Point;
  /** The point where the pen is. */
  readonly node: number;
  /** The edges drawn so far, in order. */
  readonly path: readonly number[];
  /** What they become; decided by the first of them. */
  readonly to: EdgeMark;
}

type Meaning = Intent<Move, Gesture> | undefined;

/** How far, in cells, a hand may slip and still have tapped. */
const slip = 0.45;

const drawings = new WeakMap<Gesture, { readonly on: Edges; readonly drawn: Edges }>();

/** The edges as they would be if the hand let go now. */
export function drawnWith(edges: Edges, gesture: Gesture): Edges {
  if (gesture.path.length === 0) return edges;
  const known = drawings.get(gesture);
  if (known?.on === edges) return known.drawn;
  const marks = Array.from(edges);
  for (const edge of gesture.path) marks[edge] = markSymbol[gesture.to];
  const drawn = marks.join("");
  drawings.set(gesture, { on: edges, drawn });
  return drawn;
}

export function intend(puzzle: Puzzle, state: State, input: Input, gesture?: Gesture): Meaning {
  switch (input.type) {
    case "press":
      return {
        moves: [],
        gesture: {
          draws: input.button === "primary" ? "line" : "cross",
          pressedAt: input.at,
          node: nearestNode(puzzle, input.at),
          path: [],
          to: "empty",
        },
      };
    case "drag":
      return gesture && { moves: [], gesture: dragged(puzzle, state, input, gesture) };
    case "release":
      return gesture && { moves: released(puzzle, state, input.at, gesture) };
    case "cancel":
      return { moves: [] };
    case "key":
      return keyed(puzzle, state, input);
  }
}

function released(puzzle: Puzzle, state: State, at: Point, { draws, pressedAt, path, to }: Gesture): Move[] {
  if (path.length > 0) {
    const changed = [...new Set(path)].filter((edge) => state.edges[edge] !== markSymbol[to]);
    return changed.length > 0 ? [setting(puzzle, changed, to)] : [];
  }
  if (Math.hypot(at.x - pressedAt.x, at.y - pressedAt.y) > slip) return [];
  const edge = tappedEdge(puzzle, pressedAt);
  if (edge !== undefined) return [setting(puzzle, [edge], afterTap(state.edges[edge]!, draws))];
  const cell = tappedCell(puzzle, pressedAt);
  return cell === undefined ? [] : [shading(puzzle, cell, shadeAfter(state, cell, draws))];
}

/** The first button goes round inside, outside, none; the other one sets outside and takes it away. */
function shadeAfter({ shades }: State, cell: number, draws: Gesture["draws"]): Shade {
  const symbol = shades?.[cell] ?? shadeSymbol.none;
  if (symbol === shadeSymbol.outside) return "none";
  return draws === "line" && symbol === shadeSymbol.none ? "inside" : "outside";
}

function shading(puzzle: Puzzle, cell: number, to: Shade): Move {
  return { kind: "shade", cell: cellName(puzzle, cell), to };
}

function afterTap(symbol: string, draws: Gesture["draws"]): EdgeMark {
  if (symbol === markSymbol.cross) return "empty";
  return draws === "line" && symbol === markSymbol.empty ? "line" : "cross";
}

function dragged(puzzle: Puzzle, state: State, { target }: PointerInput, gesture: Gesture): Gesture {
  if (target === undefined) return gesture;
  const touched = elementNamed(puzzle, target);
  if (touched.kind === "cell") return gesture;
  if (gesture.draws === "cross") return crossedOut(puzzle, state, gesture, touched);
  if (touched.kind === "node") return drawnTo(puzzle, state, gesture, touched.index);
  // A hand that cuts a corner comes upon the next edge without having touched the point between.
  const ends = nodesOfEdge(puzzle, touched.index);
  if (ends.includes(gesture.node)) return gesture;
  const near = ends.find((end) => edgeBetween(puzzle, gesture.node, end) !== undefined);
  return near === undefined ? { ...gesture, node: ends[0] } : drawnTo(puzzle, state, gesture, near);
}

/** Every edge that the hand passes is crossed out, the one it came down on too. */
function crossedOut(puzzle: Puzzle, state: State, gesture: Gesture, { kind, index }: BoardElement): Gesture {
  const first = gesture.path.length === 0 ? tappedEdge(puzzle, gesture.pressedAt) : undefined;
  const begun = first === undefined ? gesture : withEdge(state, gesture, first);
  return kind === "edge" ? withEdge(state, begun, index) : begun;
}

/** The stroke led straight on to a point; to a point that is not straight ahead the pen only moves. */
function drawnTo(puzzle: Puzzle, state: State, gesture: Gesture, node: number): Gesture {
  const across = puzzle.width + 1;
  const rows = Math.floor(node / across) - Math.floor(gesture.node / across);
  const columns = (node % across) - (gesture.node % across);
  if (rows !== 0 && columns !== 0) return { ...gesture, node };
  const step = Math.sign(rows) * across + Math.sign(columns);
  let drawn = gesture;
  while (drawn.node !== node) {
    const next = drawn.node + step;
    drawn = { ...withEdge(state, drawn, edgeBetween(puzzle, drawn.node, next)!), node: next };
  }
  return drawn;
}

/** One more edge in the stroke, or its last edge taken back. What is locked stays as it is. */
function withEdge(state: State, gesture: Gesture, edge: number): Gesture {
  const { path, draws } = gesture;
  if (path.at(-1) === edge) return draws === "line" ? { ...gesture, path: path.slice(0, -1) } : gesture;
  const symbol = state.edges[edge]!;
  const to = path.length > 0 ? gesture.to : symbol === markSymbol[draws] ? "empty" : draws;
  if (state.locked[edge] === "1" && symbol !== markSymbol[to]) return gesture;
  return { ...gesture, path: [...path, edge], to };
}

function edgeBetween(puzzle: Puzzle, node: number, other: number): number | undefined {
  return edgesOfNode(puzzle, node).find((edge) => nodesOfEdge(puzzle, edge).includes(other));
}

const letters: Readonly<Record<string, Direction>> = { w: "up", d: "right", s: "down", a: "left" };

function keyed(puzzle: Puzzle, state: State, { key, shift, target }: KeyInput): Meaning {
  const touched = elementNamed(puzzle, target);
  if (key === "f" || key === "F") return { moves: [shift ? { kind: "unlock" } : lockOrUnlock(state)] };
  const arrow = directions.find((name) => key.toLowerCase() === `arrow${name}`);
  if (touched.kind !== "edge") {
    const direction = arrow && shift ? arrow : letters[key.toLowerCase()];
    if (direction) return drawnOnSide(puzzle, state, target, direction, arrow ? "line" : "cross");
    if (!isDrawingKey(key)) return undefined;
    return { moves: touched.kind === "cell" ? shadedByKey(puzzle, state, touched.index, key) : [] };
  }
  const symbol = state.edges[touched.index]!;
  const set = (to: EdgeMark): Meaning => ({
    moves: symbol === markSymbol[to] ? [] : [setting(puzzle, [touched.index], to)],
  });
  switch (key) {
    case "Enter":
    case " ":
      return set(afterTap(symbol, "line"));
    case "x":
    case "X":
      return set(afterTap(symbol, "cross"));
    case "Backspace":
    case "Delete":
      return set("empty");
    default:
      return undefined;
  }
}

/** Locks all that is drawn, or unlocks it where all of it is locked already. */
export function lockOrUnlock({ edges, locked }: State): { readonly kind: "lock" | "unlock" } {
  const isSafe = (symbol: string, edge: number) => symbol === markSymbol.empty || locked[edge] === "1";
  return { kind: locked !== "" && Array.from(edges).every(isSafe) ? "unlock" : "lock" };
}

function shadedByKey(puzzle: Puzzle, state: State, cell: number, key: string): readonly Move[] {
  if (key === "Backspace" || key === "Delete") {
    const isBare = (state.shades?.[cell] ?? shadeSymbol.none) === shadeSymbol.none;
    return isBare ? [] : [shading(puzzle, cell, "none")];
  }
  return [shading(puzzle, cell, shadeAfter(state, cell, key === "x" || key === "X" ? "cross" : "line"))];
}

function isDrawingKey(key: string): boolean {
  return ["Enter", " ", "x", "X", "Backspace", "Delete"].includes(key);
}

/** From a point the pen walks along; in a cell it stays. */
function drawnOnSide(
  puzzle: Puzzle,
  state: State,
  target: string,
  direction: Direction,
  draws: Gesture["draws"],
): Meaning {
  const { kind, index } = elementNamed(puzzle, target);
  if (kind === "cell") {
    const side = edgesOfCell(puzzle, index)[directions.indexOf(direction)]!;
    return { moves: [setting(puzzle, [side], toggled(state.edges[side]!, draws))] };
  }
  const across = puzzle.width + 1;
  const next = index + { up: -across, right: 1, down: across, left: -1 }[direction];
  const edge = edgeBetween(puzzle, index, next);
  if (edge === undefined) return { moves: [] };
  return {
    moves: [setting(puzzle, [edge], toggled(state.edges[edge]!, draws))],
    ...(draws === "line" && { cursor: nodeName(puzzle, next) }),
  };
}

function toggled(symbol: string, draws: Gesture["draws"]): EdgeMark {
  return symbol === markSymbol[draws] ? "empty" : draws;
}

function setting(puzzle: Puzzle, edges: readonly number[], to: EdgeMark): Move {
  return { kind: "set", changes: edges.map((edge) => ({ edge: edgeName(puzzle, edge), to })) };
}
