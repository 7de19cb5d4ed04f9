/** Finished games against the engine are counted for the person; nothing else is. */

import { levels, type Side } from "@masume/games/nonaga";
import { expect, it } from "vitest";
import type { SessionRecord } from "../../platform/storage/schema.js";
import { engineResults } from "./engine-results.js";

const record = {
  key: "",
  game: "nonaga",
  href: "",
  title: { key: "name" },
  saved: "",
  elapsed: 0,
  hints: 0,
  progress: { value: 1, of: 1 },
  updated: 0,
} satisfies SessionRecord;

function against(level: number, person: Side, result?: Side | "draw"): SessionRecord {
  const engine = { kind: "engine", level };
  const plan =
    person === "red" ? { red: { kind: "person" }, blue: engine } : { red: engine, blue: { kind: "person" } };
  const table = { plan, ...(result && { ending: { result, by: "together" } }) };
  return { ...record, table } as SessionRecord;
}

it("counts wins, draws and losses by level, weakest first", () => {
  const two = { red: { kind: "person" }, blue: { kind: "person" } };
  const counted = engineResults([
    against(3, "red", "blue"),
    against(1, "red", "red"),
    against(1, "blue", "blue"),
    against(1, "blue", "red"),
    against(3, "blue", "draw"),
    against(2, "red"),
    record,
    { ...record, table: { plan: two, ending: { result: "red", by: "together" } } } as SessionRecord,
  ]);
  expect(counted).toEqual([
    { against: levels[0]!.name, won: 2, drawn: 0, lost: 1 },
    { against: levels[2]!.name, won: 0, drawn: 1, lost: 1 },
  ]);
});
