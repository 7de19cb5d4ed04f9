/** What docs/formats.md shows of Sono is what its readers read. */
import { readFileSync } from "node:fs";
import { answerCodec, problemCodec, puzzleCodec, readMaxSteps } from "@masume/games/sono";
import { parseOrThrow, readJson } from "@masume/kernel";
import { expect, test } from "vitest";

const page = readFileSync(new URL("../../docs/formats.md", import.meta.url), "utf8");
const chapter = page.slice(page.indexOf("## Sono"), page.indexOf("## Nonaga"));
const examples = [...chapter.matchAll(/```json\n(.*?)```/gs)].map(([, text]) => text!);

test("the examples of Sono's chapter can be read, and mean what it says", () => {
  const [problemText, answerText, settingsText] = examples as [string, string, string];
  const problem = parseOrThrow(problemCodec, problemText);
  expect(problem).toMatchObject({ size: 4, startsAt: 1743489020, maxSteps: 20 });
  expect(parseOrThrow(answerCodec, answerText).ops).toHaveLength(2);
  expect(readMaxSteps(readJson(settingsText).field("sono"))).toBe(200);
  const { startsAt: _, ...untimed } = problem;
  const code = puzzleCodec.format({ ...untimed, par: 5 });
  expect(chapter.split("`")).toContain(code);
  expect(chapter).toContain(`/sono/play/${code}`);
});
