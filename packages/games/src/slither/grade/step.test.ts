import { expect, test } from "vitest";
import { cross, line } from "../edge-value.js";
import { cellReason, edgeReason, nodeReason } from "./reason.js";
import { stepOf } from "./step.js";

test.each([
  ["the top left clue", cellReason(0), "c:0,0"],
  ["the clue to its right", cellReason(1), "c:0,1"],
  ["the first edge", edgeReason(0), "h:0,0"],
  ["the top left node", nodeReason(0), "n:0,0"],
  ["a loop, as a whole", undefined, undefined],
])("a trial that fails at %s says so", (_, at, name) => {
  const step = stepOf(
    { width: 3, height: 3 },
    {
      technique: 1,
      level: 1,
      pass: 0,
      decisions: [{ edge: 0, value: cross }],
      because: [],
      attempt: {
        assumption: { edge: 0, value: line },
        suggestedBy: [0],
        entries: [],
        contradiction: { conflict: "clue", technique: 1, because: [], ...(at !== undefined && { at }) },
      },
    },
  );
  expect(step.attempt?.contradiction?.at).toBe(name);
});
