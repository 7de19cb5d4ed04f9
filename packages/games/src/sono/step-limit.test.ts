/** The limit of turns in a file: by its two names, once, and by no name that only looks like one. */
import { parser, readJson } from "@masume/kernel";
import { expect, test } from "vitest";
import { readMaxSteps } from "./step-limit.js";

const read = parser((text) => {
  const json = readJson(text);
  const inner = json.optional("field");
  return readMaxSteps(...(inner ? [json, inner] : [json]));
});

test.each([
  ["{}", undefined],
  ['{"max_steps":5}', 5],
  ['{"maxSteps":0}', 0],
  ['{"max_steps":1000000000}', 1_000_000_000],
  ['{"max_steps":null}', undefined],
  ['{"field":{"maxSteps":7}}', 7],
  // Neither of these speaks of turns.
  ['{"maximum":5,"steps":3,"limits":2,"max":1}', undefined],
])("%s", (text, limit) => {
  expect(read(text)).toEqual({ ok: true, value: limit });
});

test.each([
  ['{"max_steps":5,"maxSteps":5}', "limit.twice"],
  ['{"max_steps":5,"field":{"max_steps":5}}', "limit.twice"],
  ['{"limit":5}', "limit.name"],
  ['{"maxTurns":5}', "limit.name"],
  ['{"MAX_STEPS":5}', "limit.name"],
  ['{"moveLimit":5}', "limit.name"],
  ['{"max_ops":5}', "limit.name"],
  ['{"operations_max":5}', "limit.name"],
  ['{"max_steps":-1}', "input.integer"],
  ['{"max_steps":1000000001}', "input.integer"],
  ['{"max_steps":1.5}', "input.integer"],
])("%s is refused", (text, key) => {
  expect(read(text)).toMatchObject({ ok: false, error: { reason: { key } } });
});
