import { expect, test } from "vitest";
import { readOptions } from "./set-up-options.js";

test("what is not a known choice is the first one", () => {
  const first = { against: "engine", level: 1, seconds: 3, colour: "red", rules: "basic" };
  expect(readOptions(null)).toEqual(first);
  expect(readOptions("not json")).toEqual(first);
  expect(readOptions('{"level":99,"colour":"green","rules":"official"}')).toEqual({
    ...first,
    rules: "official",
  });
});
