/** Steps in words: messages for the name of a technique, for why a step is right, and for where things are on the board. */
import { type Message, message } from "@masume/kernel";
import { clueAt, elementNamed, type Puzzle } from "../board.js";
import type { GradeStep, StepAttempt, StepContradiction } from "../grade/step.js";
import { focusOf } from "./step-marks.js";

/** Techniques that are explained differently by what they decide. */
const decidesEitherWay = new Set([
  "border-three-one",
  "clue-count",
  "inner-three-one",
  "border-region",
  "inner-region",
]);

/** Techniques that are explained differently by what is known of the pair they follow. */
const followsPairs = new Set(["corner-pairs", "parallel-pairs"]);

/** Why the step is right. */
export function explainStep(puzzle: Puzzle, step: GradeStep): Message {
  return message([step.id, "why", ...variantOf(puzzle, step)].join("."), {
    ...phrasesOf(puzzle, step.attempt ? { because: step.attempt.suggestedBy } : step),
    ...(step.attempt && { trial: explainAttempt(puzzle, step.attempt) }),
  });
}

const maxPlaces = 3;

/** Where to look for the step, in a few words: its cells, or else its points or edges. */
export function lookPhrases(puzzle: Puzzle, step: GradeStep): readonly Message[] {
  const focus = focusOf(step).filter((name) => !step.leavesOut?.includes(name));
  const kinds = ["c:", "n:", ""].map((prefix) => focus.filter((name) => name.startsWith(prefix)));
  const names = kinds.find((some) => some.length > 0) ?? [];
  return names.slice(0, maxPlaces).map((name) => placePhrase(puzzle, name));
}

/** What a step rests on and, for a trial, where the refuted assumption fails: the places its words name. */
export function placesOf({ because, attempt }: GradeStep): readonly string[] {
  const { at, leavesOut = [] } = attempt?.contradiction ?? {};
  return [...new Set([...because, ...(at === undefined ? [] : [at]), ...leavesOut])];
}

function variantOf(puzzle: Puzzle, { id, decides, because, gates, variant }: GradeStep): readonly string[] {
  if (variant !== undefined) return [variant];
  if (decidesEitherWay.has(id)) return [decides[0]!.to];
  if (followsPairs.has(id)) return [gates![0]!.says];
  const cells = because.filter((name) => name.startsWith("c:")).map((name) => elementNamed(puzzle, name));
  if (id === "special-trial") return [clueAt(puzzle, cells[0]!.index) === undefined ? "corners" : "opposite"];
  if (id !== "adjacent-threes") return [];
  const [one, other] = cells;
  return [one!.row === other!.row || one!.column === other!.column ? "side" : "corner"];
}

function explainAttempt(puzzle: Puzzle, { assumes, steps, contradiction }: StepAttempt): Message {
  const edge = edgePhrase(puzzle, assumes.edge);
  const mark = message(`mark.${assumes.to}`);
  if (!contradiction) return message("trial.completes", { edge, mark });
  return message("trial.refuted", {
    edge,
    mark,
    count: steps.length,
    contradiction: explainContradiction(puzzle, contradiction),
  });
}

export function explainContradiction(puzzle: Puzzle, contradiction: StepContradiction): Message {
  const { conflict, at } = contradiction;
  const { leftOut } = phrasesOf(puzzle, contradiction);
  return message(`contradiction.${conflict}`, { leftOut, ...(at && { at: placePhrase(puzzle, at) }) });
}

/** The cells a step speaks of, its points, and what a loop would leave out. */
function phrasesOf(
  puzzle: Puzzle,
  { because, leavesOut = [] }: Pick<GradeStep, "because" | "leavesOut">,
): Record<"cells" | "points" | "leftOut", readonly Message[]> {
  const cells = because.filter((name) => name.startsWith("c:") && !leavesOut.includes(name));
  const points = because.filter((name) => name.startsWith("n:"));
  return {
    cells: cells.map((name) => cellPhrase(puzzle, name)),
    points: points.map((name) => cornerPhrase(puzzle, name, cells)),
    leftOut: leavesOut.map((name) =>
      name.startsWith("c:")
        ? cellPhrase(puzzle, name)
        : message("place.line", { edge: edgePhrase(puzzle, name) }),
    ),
  };
}

/** A cell, corner or edge in words. */
export function placePhrase(puzzle: Puzzle, name: string): Message {
  if (name.startsWith("c:")) return cellPhrase(puzzle, name);
  return name.startsWith("n:") ? cornerPhrase(puzzle, name) : edgePhrase(puzzle, name);
}

function cellPhrase(puzzle: Puzzle, name: string): Message {
  const { index, row, column } = elementNamed(puzzle, name);
  const clue = clueAt(puzzle, index);
  const place = { row: row + 1, column: column + 1 };
  return clue === undefined ? message("place.blank", place) : message("place.clue", { clue, ...place });
}

/** A node as the corner of a cell: of one of those spoken of, if it is. */
function cornerPhrase(puzzle: Puzzle, name: string, cells: readonly string[] = []): Message {
  const { row, column } = elementNamed(puzzle, name);
  const touches = (cell: { readonly row: number; readonly column: number }) =>
    (row === cell.row || row === cell.row + 1) && (column === cell.column || column === cell.column + 1);
  const cell = cells.map((other) => elementNamed(puzzle, other)).find(touches) ?? {
    row: Math.min(row, puzzle.height - 1),
    column: Math.min(column, puzzle.width - 1),
  };
  const corner = `${row === cell.row ? "up" : "down"}-${column === cell.column ? "left" : "right"}`;
  return message(`place.corner.${corner}`, { row: cell.row + 1, column: cell.column + 1 });
}

/** An edge by the cells beside it. */
export function edgePhrase(puzzle: Puzzle, edge: string): Message {
  const { row, column, isVertical } = elementNamed(puzzle, edge);
  const [otherRow, otherColumn] = isVertical ? [row, column - 1] : [row - 1, column];
  if (otherRow < 0) return message("place.side.up", { row: 1, column: column + 1 });
  if (otherColumn < 0) return message("place.side.left", { row: row + 1, column: 1 });
  const other = { row: otherRow + 1, column: otherColumn + 1 };
  if (row === puzzle.height) return message("place.side.down", other);
  if (column === puzzle.width) return message("place.side.right", other);
  return message("place.between", { ...other, otherRow: row + 1, otherColumn: column + 1 });
}
