import { mkdtempSync, readFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Round } from "@masume/games/sono";
import { expect, test, vi } from "vitest";
import { JudgeResults } from "./judge-results.js";

test("a disk that was full costs those who submitted meanwhile, and nobody else", async () => {
  const name = join(mkdtempSync(join(tmpdir(), "masume-judge-")), "results.jsonl");
  const entities = [0, 2, 4, 6].map((first) => [first, first, first + 1, first + 1]);
  const puzzle = { size: 4, entities };
  const results = await JudgeResults.open(name, puzzle, new Round(puzzle), 0);
  await results.append({ at: 1, team: "first" });
  const file = await open(name);
  const full = vi.spyOn(Object.getPrototypeOf(file), "appendFile");
  let waiting: Promise<void> | undefined;
  full.mockImplementationOnce(async function (this: typeof file, text: unknown) {
    waiting = results.append({ at: 3, team: "third" });
    await this.write(String(text).slice(0, 9));
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  });
  await expect(results.append({ at: 2, team: "second" })).rejects.toThrow("no space");
  await waiting;
  await results.append({ at: 4, team: "fourth" });
  full.mockRestore();
  await file.close();
  const [, ...lines] = readFileSync(name, "utf8").trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line).team)).toEqual(["first", "third", "fourth"]);
});
