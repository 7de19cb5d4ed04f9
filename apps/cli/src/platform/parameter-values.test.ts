import { expect, test } from "vitest";
import { CliError } from "./cli-error.js";
import { flagName, parseValue, readValues } from "./parameter-values.js";
import { file, flag, integer, optional, puzzleOr, text } from "./parameters.js";

const inlinePuzzle = "https://example.org/p";

test("an option is typed with a dash before each capital, in small letters", () => {
  expect([flagName("to"), flagName("maxSteps"), flagName("aBC")]).toEqual(["--to", "--max-steps", "--a-b-c"]);
});

test("what was typed is there, an empty text too; what was not is absent, and a flag is off", async () => {
  const table = { name: optional(text("text")), size: optional(integer(0, 9)), all: flag, loud: flag };
  expect(await readValues(table, { name: "", size: "0", all: true }, flagName)).toEqual({
    name: "",
    size: 0,
    all: true,
    loud: false,
  });
  expect("size" in (await readValues(table, {}, flagName))).toBe(false);
});

test("what is required and absent is asked for by the name that it is typed by, and what it stands for", async () => {
  const missing = async (table: Parameters<typeof readValues>[0]) => {
    const thrown: unknown = await readValues(table, {}, flagName).catch((error: unknown) => error);
    return thrown instanceof CliError && thrown.reason;
  };
  expect(await missing({ maxSteps: integer(1, 9) })).toMatchObject({ params: { name: "--max-steps <n>" } });
  expect(await missing({ path: file })).toMatchObject({ params: { name: "--path <file>" } });
});

test("a puzzle has a default only where none was given", async () => {
  const table = { puzzle: puzzleOr("start") };
  const nameOf = (name: string) => name;
  expect(await readValues(table, {}, nameOf)).toEqual({
    puzzle: { name: "puzzle", text: "start", firstLine: 1 },
  });
  await expect(readValues(table, { puzzle: inlinePuzzle }, nameOf)).rejects.toThrow(CliError);
});

test("a value that is none is told with the name of its parameter", () => {
  const parse = () => parseValue(integer(1, 9), "10", "--size");
  expect(parse).toThrow(CliError);
  try {
    parse();
  } catch (thrown) {
    expect((thrown as CliError).reason).toMatchObject({ key: "usage.value", params: { name: "--size" } });
  }
});
