import { stages } from "@masume/games/slither";
import { expect, test } from "vitest";
import { stageList } from "./stage-list.js";
import { nextStage, stageTitle } from "./stage-title.js";

test("every stage has a title and leads to the next, through all courses; the last leads nowhere", async () => {
  for (const [i, { id, level, number }] of stages.entries()) {
    const query = new URLSearchParams({ stage: id });
    expect(stageTitle(query)?.params).toEqual({ level: String(level), number: String(number) });
    const open = nextStage(query)?.open as (() => Promise<string | undefined>) | undefined;
    const next = stages[i + 1];
    expect(await open?.()).toBe(next && stageList.path(next));
    expect(open === undefined).toBe(next === undefined);
  }
});
