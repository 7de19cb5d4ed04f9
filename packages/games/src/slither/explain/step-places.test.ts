/** The places that the words of a step name: on the board, and among what the step rests on or decides. */
import { createRandom, finish, type Message, type MessageParam } from "@masume/kernel";
import { test } from "vitest";
import { clueAt, type Puzzle } from "../board.js";
import { readDocument } from "../formats/index.js";
import { generating } from "../generate/index.js";
import { steps } from "../grade/grade.js";
import type { GradeStep } from "../grade/step.js";
import { presetIds, presetParams } from "../params.js";
import { explainStep, placesOf } from "./step-words.js";
import { frameCount, frameText } from "./trial-frames.js";

/** The places in a message, also in those it is made of. */
function placesIn({ key, params = {} }: Message): readonly Message[] {
  const parts = (value: MessageParam): readonly Message[] =>
    typeof value !== "object" ? [] : "key" in value ? [value] : value;
  const inner = Object.values(params).flatMap(parts).flatMap(placesIn);
  return key.startsWith("place.") && key !== "place.line" ? [{ key, params }] : inner;
}

/** The element a place stands for; fails when the board has none there. */
function elementAt(puzzle: Puzzle, { key, params }: Message): string {
  const { row, column, otherRow, otherColumn, clue } = params as Record<string, number>;
  const checked = (r: number, c: number): readonly [number, number] => {
    if (!(r >= 1 && r <= puzzle.height && c >= 1 && c <= puzzle.width)) throw new Error(`no r${r}c${c}`);
    return [r - 1, c - 1];
  };
  const [r, c] = checked(row!, column!);
  switch (key) {
    case "place.clue":
      if (clueAt(puzzle, r * puzzle.width + c) !== clue) throw new Error(`no ${clue} at r${row}c${column}`);
      return `c:${r},${c}`;
    case "place.blank":
      return `c:${r},${c}`;
    case "place.side.up":
    case "place.side.down":
      return `h:${key === "place.side.up" ? r : r + 1},${c}`;
    case "place.side.left":
    case "place.side.right":
      return `v:${r},${key === "place.side.left" ? c : c + 1}`;
    case "place.between": {
      const [below, right] = checked(otherRow!, otherColumn!);
      if (below - r + right - c !== 1) throw new Error(`nothing between r${row}c${column} and that`);
      return below > r ? `h:${below},${right}` : `v:${below},${right}`;
    }
    default:
      return `n:${key.includes("down") ? r + 1 : r},${key.includes("right") ? c + 1 : c}`;
  }
}

function expectPlaces(puzzle: Puzzle, message: Message, targets: readonly string[]): void {
  for (const place of placesIn(message)) {
    const element = elementAt(puzzle, place);
    if (!targets.includes(element)) throw new Error(`${message.key} names ${element}, not of ${targets}`);
  }
}

function expectSoundPlaces(puzzle: Puzzle, step: GradeStep): void {
  const { decides, attempt } = step;
  const targets = [...placesOf(step), ...decides.map(({ edge }) => edge)];
  expectPlaces(puzzle, explainStep(puzzle, step), targets);
  if (!attempt) return;
  for (const inner of attempt.steps) expectSoundPlaces(puzzle, inner);
  expectPlaces(puzzle, frameText(puzzle, attempt, 0), targets);
  const { because: conflict = [], at } = attempt.contradiction ?? {};
  expectPlaces(puzzle, frameText(puzzle, attempt, frameCount(attempt) - 1), [...conflict, at ?? ""]);
}

test("every place named in a step of 1,000 puzzles is one of the step's targets", () => {
  for (let i = 0; i < 1000; i++) {
    const params = presetParams(presetIds[i % presetIds.length]!, 3 + (i % 5), 3 + ((i >> 2) % 4));
    const made = finish(generating(params, createRandom(`places ${i}`)));
    if (!made.ok) throw new Error(made.error.key);
    for (const step of finish(steps(made.value.puzzle)).steps) expectSoundPlaces(made.value.puzzle, step);
  }
});

test("so it is where edges at the right border are in conflict", () => {
  const link = "slither/10/10/323222223cn212826co22127267dl11127723bgci110222212bi1bg";
  const document = readDocument(link);
  if (!document.ok) throw new Error(document.error.reason.key);
  const { puzzle } = document.value;
  for (const step of finish(steps(puzzle)).steps) expectSoundPlaces(puzzle, step);
});
