import "../../testing/in-browser.js";
import { stages } from "@masume/games/stroke";
import { beforeEach, expect, test } from "vitest";
import { saveProgress } from "../../platform/storage/progress.js";
import { clearAll } from "../../platform/storage/records.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";
import { stageList, stageName } from "./stage-list.js";
import { Stages } from "./stages.js";

beforeEach(clearAll);

test("every stage leads to its board", () => {
  const page = show(() => <Stages />);
  expect(page.all("a").map(({ props }) => props.href)).toEqual(stages.map(stageList.path));
});

test("a stage that is done shows its own stars, the others their size", async () => {
  const done = stages[3]!;
  await saveProgress("stroke", done.id, { stars: 2, best: 1_000 });
  await saveProgress("slither", stages[4]!.id, { stars: 3, best: 1_000 });
  const page = show(() => <Stages />);
  const size = (stage = done) => `${stage.size}×${stage.size}`;
  const tile = (stage = done) => page.all("a")[stages.indexOf(stage)]!;
  await until(() => expect(tile().props.classList).toEqual({ done: true }));
  expect(tile().text).toContain(stageName(done));
  expect(tile().text).not.toContain(size());
  for (const other of stages.filter((stage) => stage !== done)) {
    expect(tile(other).text).toBe(stageName(other) + size(other));
  }
  expect(page.find("p", /stars/).map(({ text }) => text)).toEqual([
    expect.stringMatching(new RegExp(`\\b2\\b.*\\b${stages.length * 3}\\b`)),
  ]);
});
