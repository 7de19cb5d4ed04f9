import { expect, test } from "vitest";
import { readWishes } from "./wishes.js";

test("what is not a known choice is the first one", () => {
  const first = { against: "engine", level: 1, seconds: 3, colour: "red", rules: "source" };
  expect(readWishes(null)).toEqual(first);
  expect(readWishes("not json")).toEqual(first);
  expect(readWishes('{"level":99,"colour":"green","rules":"official"}')).toEqual({
    ...first,
    rules: "official",
  });
});
