/**
 * How a Slither board looks, and what each target says to a screen reader.
 *
 * A board of 60 × 60 has 7,320 edges, and a hand that draws asks for a picture
 * several times per frame. So every mark that can occur is made once for a puzzle
 * and painting only chooses among them: a page that compares marks by identity
 * redraws what changed and nothing else.
 */
import { boxPoints, type Mark, type Marks, type Message, message, type TargetId } from "@masume/kernel";
import {
  type Edges,
  edgeCount,
  edgeName,
  edgesOfCell,
  edgesOfNode,
  elementNamed,
  markSymbol,
  nodeCount,
  nodeName,
  nodesOfEdge,
  type Puzzle,
} from "./board.js";
import { drawnWith, type Gesture } from "./intent.js";
import { edgeCentre, layout, nodePoint } from "./layout.js";
import { loopViolations, type State, shadeSymbol } from "./rules.js";

const { line, cross, empty } = markSymbol;

interface Sketch {
  readonly paper: Mark;
  readonly dots: Marks;
  readonly lines: Marks;
  readonly lockedLines: Marks;
  readonly crosses: Marks;
  readonly clues: readonly ClueMarks[];
  /** Around a point where lines branch, cross or come to a dead end. */
  readonly knots: Marks;
  readonly nodeEdges: readonly (readonly number[])[];
}

interface ClueMarks {
  readonly cell: number;
  /** Undefined for a clue of unknown value. */
  readonly demands: number | undefined;
  readonly edges: readonly number[];
  readonly open: Mark;
  readonly done: Mark;
  readonly wrong: Mark;
  readonly ring: Mark;
}

const sketches = new WeakMap<Puzzle, Sketch>();

function sketchOf(puzzle: Puzzle): Sketch {
  const known = sketches.get(puzzle);
  if (known) return known;
  const made = sketched(puzzle);
  sketches.set(puzzle, made);
  return made;
}

function sketched(puzzle: Puzzle): Sketch {
  const edges = Array.from({ length: edgeCount(puzzle) }, (_, edge) => edge);
  const nodes = Array.from({ length: nodeCount(puzzle) }, (_, node) => node);
  const lineMark = (role: "line" | "line-locked") => (edge: number) => ({
    key: edgeName(puzzle, edge),
    role,
    shape: "line" as const,
    points: nodesOfEdge(puzzle, edge).map((node) => nodePoint(puzzle, node)),
    width: 0.12,
  });
  return {
    paper: { key: "paper", role: "paper", shape: "area", points: boxPoints(layout(puzzle).bounds) },
    dots: nodes.map((node) => ({
      key: nodeName(puzzle, node),
      role: "border",
      shape: "disc",
      at: nodePoint(puzzle, node),
      radius: 0.05,
    })),
    lines: edges.map(lineMark("line")),
    lockedLines: edges.map(lineMark("line-locked")),
    crosses: edges.map((edge) => ({
      key: edgeName(puzzle, edge),
      role: "cross",
      shape: "cross",
      at: edgeCentre(puzzle, edge),
      radius: 0.08,
    })),
    clues: Array.from(puzzle.clues, (symbol, cell) => clueMarks(puzzle, symbol, cell)).filter(
      ({ open }) => open.shape === "text" && open.text !== ".",
    ),
    knots: nodes.map((node) => ({
      key: `knot:${nodeName(puzzle, node)}`,
      role: "wrong",
      shape: "disc",
      at: nodePoint(puzzle, node),
      radius: 0.17,
      hollow: true,
    })),
    nodeEdges: nodes.map((node) => edgesOfNode(puzzle, node)),
  };
}

function clueMarks(puzzle: Puzzle, text: string, cell: number): ClueMarks {
  const at = { x: (cell % puzzle.width) + 0.5, y: Math.floor(cell / puzzle.width) + 0.5 };
  const key = `clue:${cell}`;
  const digit = { key, shape: "text", at, text, size: 0.56 } as const;
  return {
    cell,
    demands: text === "?" ? undefined : Number(text),
    edges: edgesOfCell(puzzle, cell),
    open: { ...digit, role: "clue" },
    done: { ...digit, role: "clue-done" },
    wrong: { ...digit, role: "clue-wrong" },
    ring: { key: `${key}:ring`, role: "clue-wrong", shape: "disc", at, radius: 0.35, hollow: true },
  };
}

export function paint(puzzle: Puzzle, state: State, gesture?: Gesture): Marks {
  const sketch = sketchOf(puzzle);
  const edges = gesture ? drawnWith(state.edges, gesture) : state.edges;
  const marks: Mark[] = [sketch.paper, ...shadeMarks(puzzle, state), ...sketch.dots];
  const standings = sketch.clues.map((clue) => clueStanding(clue.demands, clue.edges, edges));
  const isClosed = nothingLeft(sketch.clues, standings) && loopViolations(puzzle, edges).length === 0;
  for (const [i, clue] of sketch.clues.entries()) {
    const standing = isClosed ? "done" : standings[i]!;
    marks.push(clue[standing]);
    if (standing === "wrong") marks.push(clue.ring);
  }
  for (let edge = 0; edge < edges.length; edge++) {
    if (edges[edge] === cross) marks.push(sketch.crosses[edge]!);
  }
  for (let edge = 0; edge < edges.length; edge++) {
    if (edges[edge] !== line) continue;
    marks.push((state.locked[edge] === "1" ? sketch.lockedLines : sketch.lines)[edge]!);
  }
  for (let node = 0; node < sketch.knots.length; node++) {
    if (isKnot(sketch.nodeEdges[node]!, edges)) marks.push(sketch.knots[node]!);
  }
  return marks;
}

/** Inside is a tint; outside is another with a stroke across it, so that nobody needs the colours. */
function shadeMarks({ width }: Puzzle, { shades = "" }: State): Marks {
  return Array.from(shades).flatMap((symbol, cell): Marks => {
    if (symbol === shadeSymbol.none) return [];
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const points = boxPoints({ x, y, width: 1, height: 1 });
    if (symbol === shadeSymbol.inside)
      return [{ key: `shade:${cell}`, role: "inside", shape: "area", points }];
    const stroke = [points[3]!, points[1]!];
    return [
      { key: `shade:${cell}`, role: "outside", shape: "area", points },
      { key: `shade:${cell}:stroke`, role: "grid", shape: "line", points: stroke, width: 0.03 },
    ];
  });
}

type ClueStanding = "open" | "done" | "wrong";

/**
 * How a clue stands: done with all its lines, wrong with too many lines or too
 * few edges left. A 0 is done once its edges are crossed out, for it has all its
 * lines from the beginning.
 */
function clueStanding(demands: number | undefined, sides: readonly number[], edges: Edges): ClueStanding {
  if (demands === undefined) return "open";
  let lines = 0;
  let crosses = 0;
  for (const edge of sides) {
    if (edges[edge] === line) lines++;
    else if (edges[edge] === cross) crosses++;
  }
  if (lines > demands || 4 - crosses < demands) return "wrong";
  return lines === demands && (demands > 0 || crosses === 4) ? "done" : "open";
}

/**
 * Only clues are open that ask for no lines: time to see whether the loop is closed,
 * which finishes them too, crossed out or not.
 */
function nothingLeft(clues: readonly ClueMarks[], standings: readonly ClueStanding[]): boolean {
  return standings.every((standing, i) => standing === "done" || (standing === "open" && !clues[i]!.demands));
}

/** No loop passes here as it stands: more than two lines, or one that cannot go on. */
function isKnot(around: readonly number[], edges: Edges): boolean {
  let lines = 0;
  let open = 0;
  for (const edge of around) {
    if (edges[edge] === line) lines++;
    else if (edges[edge] === empty) open++;
  }
  return lines > 2 || (lines === 1 && open === 0);
}

const spoken: Readonly<Record<string, Message>> = {
  [line]: message("edge.line"),
  [cross]: message("edge.cross"),
  [empty]: message("edge.empty"),
};
const spokenLocked: Readonly<Record<string, Message>> = {
  [line]: message("edge.line-locked"),
  [cross]: message("edge.cross-locked"),
};

const shadeWords = new Map([
  [shadeSymbol.inside, message("shade.inside")],
  [shadeSymbol.outside, message("shade.outside")],
]);

export function describe(puzzle: Puzzle, state: State, target: TargetId, gesture?: Gesture): Message {
  const { kind, index, row, column, isVertical } = elementNamed(puzzle, target);
  const edges = gesture ? drawnWith(state.edges, gesture) : state.edges;
  const count = (around: readonly number[], symbol: string) =>
    around.filter((edge) => edges[edge] === symbol).length;
  const at = { row: row + 1, column: column + 1 };
  switch (kind) {
    case "node":
      return message("point.lines", { ...at, lines: count(edgesOfNode(puzzle, index), line) });
    case "cell": {
      const clue = puzzle.clues[index]!;
      const sides = edgesOfCell(puzzle, index);
      const counts = { ...at, lines: count(sides, line), crosses: count(sides, cross) };
      const standing =
        clue === "." ? "blank" : clueStanding(clue === "?" ? undefined : Number(clue), sides, edges);
      const cell = message(`cell.${standing}`, { ...counts, clue });
      const shade = shadeWords.get(state.shades?.[index] ?? "");
      return shade ? message("cell.shaded", { cell, shade }) : cell;
    }
    case "edge": {
      const mark = (state.locked[index] === "1" ? spokenLocked : spoken)[edges[index]!]!;
      if (isVertical) {
        return column === puzzle.width
          ? message("edge.right", { row: row + 1, column, mark })
          : message("edge.left", { ...at, mark });
      }
      return row === puzzle.height
        ? message("edge.below", { row, column: column + 1, mark })
        : message("edge.above", { ...at, mark });
    }
  }
}
