/** `slither report`: many puzzles graded and put into tables. */
import {
  type GradedPuzzle,
  grade as grading,
  type LabelRow,
  type LevelCounts,
  levels,
  manyTrials,
  type Report,
  report as reporting,
  type SizeRow,
  type TimeRange,
  techniques,
} from "@masume/games/slither";
import type { Translate } from "../../platform/translate.js";
import { puzzleVerb } from "../../verbs/puzzle-verb.js";
import type { Verb } from "../../verbs/verb.js";
import { slitherGame } from "./cli-game.js";
import { table } from "./table.js";

export const report: Verb = puzzleVerb(slitherGame, {
  options: {},
  examples: ["slither report puzzles.txt", "slither report --json < puzzles.txt"],
  run: async (puzzle, call, work) => {
    const outcome = await work.run(grading(puzzle));
    if (!outcome.finished) return { verdict: "unknown", json: null, text: "" };
    const { width, height } = puzzle;
    const label = labelsIn(call.arguments.puzzle.text);
    const graded: GradedPuzzle = { width, height, grade: outcome.value, ...label };
    return { verdict: "yes", json: graded, text: "" };
  },
  combine: (results, t) => {
    const graded = results.flatMap(({ verdict, json }) => (verdict === "yes" ? [json as GradedPuzzle] : []));
    if (graded.length < results.length) {
      return { verdict: "unknown", json: { graded: graded.length }, text: t("result.unknown") };
    }
    const made = reporting(graded);
    return { verdict: "yes", json: made, text: tables(made, t) };
  },
});

/** The book and the difficulty that a JSON puzzle brings along. */
function labelsIn(text: string): Pick<GradedPuzzle, "book" | "label" | "time"> {
  if (!/^\s*\{/.test(text)) return {};
  // What is trimmed off may be a byte order mark, where files were put together.
  const { book, label, time } = JSON.parse(text.trim()) as Readonly<Record<string, unknown>>;
  return {
    ...(typeof book === "string" || typeof book === "number" ? { book: String(book) } : {}),
    ...(typeof label === "string" || typeof label === "number" ? { label: String(label) } : {}),
    ...(typeof time === "number" ? { time } : {}),
  };
}

function tables(report: Report, t: Translate): string {
  const { sizes, books, total, techniques: used, labels, times, timeRanges, completion } = report;
  const head = (key: string): string => t(`report.${key}`);
  const counts = (row: LevelCounts): string[] =>
    [...levels.map((level) => row.levels[level]), row.unsolved, row.total].map(String);
  const countHeads = [...levels.map(String), head("unsolved"), head("total")];
  const bySize = table([
    [head("size"), ...countHeads],
    ...sizes.map((row: SizeRow) => [row.size.join("×"), ...counts(row)]),
    [head("total"), ...counts(total)],
  ]);
  const byTechnique = table([
    [head("technique"), head("puzzles"), head("uses")],
    ...used.map(({ technique, puzzles, uses }) => [
      `${technique} ${t(techniques[technique - 1]!.id)}`,
      String(puzzles),
      String(uses),
    ]),
  ]);
  const some = (heads: readonly string[], rows: readonly (readonly string[])[]): string[] =>
    rows.length === 0 ? [] : [table([heads, ...rows])];
  const byBook = some(
    [head("book"), head("size"), ...countHeads],
    books.map((row) => [row.book, row.size.join("×"), ...counts(row)]),
  );
  const timeTable = some(
    [head("book"), head("size"), ...levels.map((level) => `${head("times")} ${level}`)],
    [...new Set(timeRanges.map(groupKey))].map((key) => {
      const ranges = timeRanges.filter((range) => groupKey(range) === key);
      const { book, size } = ranges[0]!;
      const cells = levels.map((level) => ranges.find((range) => range.level === level));
      return [
        book ?? "–",
        size.join("×"),
        ...cells.map((range) => (range ? `${range.from}–${range.to}` : "–")),
      ];
    }),
  );
  const completionTable = some(
    [head("size"), head("completion"), t("report.few-trials", { count: manyTrials }), head("many-trials")],
    completion.map(({ size, from, to, fewTrials, manyTrials: many }) => [
      size.join("×"),
      `${from}–${to}%`,
      String(fewTrials),
      String(many),
    ]),
  );
  const byLabel = (kind: string, rows: readonly LabelRow[]): string[] =>
    some(
      [head(kind), ...countHeads, head("median"), head("agreement"), head("higher"), head("lower")],
      rows.map((row) => [
        row.label,
        ...counts(row),
        String(row.medianLevel ?? "–"),
        row.agreement === null ? "–" : `${Math.round(row.agreement * 100)}%`,
        String(row.higher ?? "–"),
        String(row.lower ?? "–"),
      ]),
    );
  return [
    bySize,
    ...byBook,
    byTechnique,
    ...completionTable,
    ...byLabel("label", labels),
    ...byLabel("time", times),
    ...timeTable,
  ].join("\n\n");
}

function groupKey({ book, size }: TimeRange): string {
  return `${book ?? ""} ${size.join("×")}`;
}
