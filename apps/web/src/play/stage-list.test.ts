import { expect, test } from "vitest";
import { createStageList } from "./stage-list.js";

const stages = ["1", "2", "3"].map((id) => ({ id, code: `board-${id}` }));
const list = createStageList("stroke", stages);

test("a stage is found by its id, and leads to its neighbours", () => {
  expect(list.byId("2")).toBe(stages[1]);
  expect(list.byId("4")).toBeUndefined();
  expect(list.byId(null)).toBeUndefined();
  const path = (id: string) => `/stroke/play/board-${id}?stage=${id}`;
  expect(stages.map(list.path)).toEqual(["1", "2", "3"].map(path));
  expect(stages.map((stage) => list.pathBeside(stage, 1))).toEqual([path("2"), path("3"), undefined]);
  expect(stages.map((stage) => list.pathBeside(stage, -1))).toEqual([undefined, path("1"), path("2")]);
});
