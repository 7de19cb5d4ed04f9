/** `slither report`: many puzzles graded and put into tables. */
import {
  type GradedPuzzle,
  grade as grading,
  type LabelRow,
  type LevelCounts,
  type Report,
  report as reporting,
  type SizeRow,
  stepMessages,
  techniques,
} from "@masume/games/slither";
import type { Language } from "@masume/kernel";
import { puzzle } from "../../platform/parameters.js";
import { type Verb, verb } from "../../verbs/verb.js";
import { table } from "./table.js";
import { readPuzzle, words } from "./texts.js";

export const report: Verb = verb({
  arguments: { puzzles: puzzle },
  options: {},
  examples: ["slither report puzzles.txt", "slither report --json < puzzles.txt"],
  run: async ({ arguments: { puzzles: source }, language }, work) => {
    const read = readPuzzle(source, language);
    const outcome = await work.run(grading(read));
    if (!outcome.finished) return { verdict: "unknown", json: null, text: "" };
    const { width, height } = read;
    const graded: GradedPuzzle = { width, height, grade: outcome.value, ...difficultyIn(source.text) };
    return { verdict: "yes", json: graded, text: "" };
  },
  gather: (answers, language) => {
    const graded = answers.flatMap(({ verdict, json }) => (verdict === "yes" ? [json as GradedPuzzle] : []));
    if (graded.length < answers.length) {
      return { verdict: "unknown", json: { graded: graded.length }, text: words(language, "answer.unknown") };
    }
    const made = reporting(graded);
    return { verdict: "yes", json: made, text: tables(made, language) };
  },
});

/** The difficulty that a JSON puzzle brings along. */
function difficultyIn(text: string): Pick<GradedPuzzle, "label" | "time"> {
  if (!/^\s*\{/.test(text)) return {};
  const { label, time } = JSON.parse(text) as { label?: unknown; time?: unknown };
  return {
    ...(typeof label === "string" || typeof label === "number" ? { label: String(label) } : {}),
    ...(typeof time === "number" ? { time } : {}),
  };
}

const levels = [1, 2, 3, 4, 5] as const;

function tables({ sizes, total, techniques: used, labels, times }: Report, language: Language): string {
  const say = (key: string): string => words(language, `report.${key}`);
  const counts = (row: LevelCounts): string[] =>
    [...levels.map((level) => row.levels[level]), row.unsolved, row.total].map(String);
  const countHeads = [...levels.map(String), say("unsolved"), say("total")];
  const bySize = table([
    [say("size"), ...countHeads],
    ...sizes.map((row: SizeRow) => [row.size.join("×"), ...counts(row)]),
    [say("total"), ...counts(total)],
  ]);
  const byTechnique = table([
    [say("technique"), say("puzzles"), say("uses")],
    ...used.map(({ technique, puzzles, uses }) => [
      `${technique} ${stepMessages[language][techniques[technique - 1]!.id]}`,
      String(puzzles),
      String(uses),
    ]),
  ]);
  const byLabel = (head: string, rows: readonly LabelRow[]): string[] =>
    rows.length === 0
      ? []
      : [
          table([
            [say(head), ...countHeads, say("median"), say("agreement")],
            ...rows.map((row) => [
              row.label,
              ...counts(row),
              String(row.medianLevel ?? "–"),
              row.agreement === null ? "–" : `${Math.round(row.agreement * 100)}%`,
            ]),
          ]),
        ];
  return [bySize, byTechnique, ...byLabel("label", labels), ...byLabel("time", times)].join("\n\n");
}
