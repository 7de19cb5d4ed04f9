/** Numbers that the documents state are the program's own. */
import { problems as allProblems, levels as nonagaLevels } from "@masume/games/nonaga";
import * as slither from "@masume/games/slither";
import * as sono from "@masume/games/sono";
import * as stroke from "@masume/games/stroke";
import { expect, test } from "vitest";
import { textOf } from "./source-files.js";

const version: string = JSON.parse(textOf("package.json")).version;
const node: string = JSON.parse(textOf("package.json")).engines.node.replace(">=", "");
const kanji = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十"] as const;
const english: Readonly<Record<number, string>> = { 2: "two", 7: "seven", 9: "nine", 60: "sixty" };
const problems = allProblems();
/** Added at the end of the list. */
const added = problems.slice(302);
const winsIn = (count: number): number => added.filter(({ kind, n }) => kind === "win" && n === count).length;

/** Each text stands in its document once at least, line breaks aside. */
const statements: Readonly<Record<string, readonly string[]>> = {
  "README.md": [
    `${english[stroke.stages.length]} stages`,
    `graded by ${slither.techniqueCount} techniques`,
    `An engine with ${english[nonagaLevels.length]} levels`,
    `Node ${node} or newer`,
    `"version":"${version}"`,
  ],
  "README.ja.md": [
    `${kanji[stroke.stages.length / 10]}十のステージ`,
    `${slither.techniqueCount}の手筋で難しさを測り`,
    `${kanji[nonagaLevels.length]}段階の強さのエンジン`,
    `Node ${node} 以上`,
    `"version":"${version}"`,
  ],
  "CONTRIBUTING.md": [`Node ${node} or newer`],
  "CHANGELOG.md": [
    `${slither.stages.length} stages in five courses`,
    `${problems.length} problems (wins in one to five`,
  ],
  "docs/formats.md": [
    `Sizes are ${stroke.minSize} to ${stroke.maxSize}.`,
    `reads and writes ${english[slither.formats.length]} notations`,
    `Boards are ${slither.minSize} to ${slither.maxSize} cells wide and high`,
    `sizes are even, ${sono.minSize} to ${sono.maxSize}`,
  ],
  "docs/slither.md": [
    `every board up to ${slither.maxSize}×${slither.maxSize}`,
    `1–${slither.levels.length}, as measured by the grader`,
    `1–${slither.techniqueCount}: a puzzle that needs this technique`,
  ],
  "docs/nonaga.md": [
    `problems 1 to ${problems.length - added.length}`,
    `${winsIn(4)} wins in four and ${english[winsIn(5)]} in five`,
  ],
};

test.each(Object.entries(statements))("%s", (document, texts) => {
  const text = textOf(document).replace(/\s+/g, " ");
  expect(texts.filter((one) => !text.includes(one))).toEqual([]);
});
