/** Nonaga's verbs: counts, recorded games, positions. */
import { describe, expect, test } from "vitest";
import { expectCliError } from "./expect-cli-error.js";
import { masume, scratchFolder } from "./masume.js";

const scratch = scratchFolder();
const hexagon = "-2,0 -2,1 -2,2 -1,-1 -1,0 -1,1 -1,2 0,-2 0,-1 0,0 0,1 0,2 1,-2 1,-1 1,0 1,1 2,-2 2,-1 2,0";
/** Red wins by sliding from 2,-2 to 1,-1. */
const almost = `${hexagon} | 2,-2 0,-1 0,0 | 2,0 -1,1 -2,2 | red | -`;

describe("perft", () => {
  /** As a count by hand of slides and tile moves has it. */
  test.each([
    ["basic", 1290],
    ["official", 570],
  ])("the first turn under %s rules", async (rules, turns) => {
    const ran = await masume(["nonaga", "perft", "1", "--rules", rules, "--json"]);
    expect(ran).toEqual({
      status: 0,
      stdout: `{"depth":1,"rules":"${rules}","turns":${turns}}\n`,
      stderr: "",
    });
  });

  test("the basic rules by the name they had before", async () => {
    const ran = await masume(["nonaga", "perft", "1", "source start", "--rules", "source", "--json"]);
    expect(ran.stdout).toBe('{"depth":1,"rules":"basic","turns":1290}\n');
  });

  test("from a position in the command, in a file, and many", async () => {
    const none = `${hexagon} | 1,-1 0,-1 0,0 | 2,0 -1,1 -2,2 | blue | -`;
    const inCommand = await masume(["nonaga", "perft", "1", none, "--json"]);
    expect(JSON.parse(inCommand.stdout)).toMatchObject({ depth: 1, turns: 0 });
    const file = scratch.file("positions.txt", `# three\nstart\nofficial start\n${none}\n`);
    const many = await masume(["nonaga", "perft", "0", file]);
    expect(many.stdout.trimEnd().split("\n")).toEqual([
      '{"depth":0,"rules":"basic","turns":1}',
      '{"depth":0,"rules":"official","turns":1}',
      '{"depth":0,"rules":"basic","turns":1}',
    ]);
    expect(many).toMatchObject({ status: 0, stderr: "" });
  });

  test("three turns, as another program has counted them", async () => {
    const ran = await masume(["nonaga", "perft", "3", "--rules", "official", "--json"]);
    expect(JSON.parse(ran.stdout)).toEqual({ depth: 3, rules: "official", turns: 73_397_796 });
  });

  test("without an answer in time, status 3", async () => {
    const ran = await masume(["nonaga", "perft", "3", "--time", "1ms", "--json"]);
    expect(JSON.parse(ran.stdout)).toMatchObject({ depth: 3, turns: null });
    expect(ran.status).toBe(3);
  });
});

describe("check", () => {
  const check = (text: string, ...more: readonly string[]) =>
    masume(["nonaga", "check", ...more], { stdin: text });

  test("a won game", async () => {
    const ran = await check(`[Position "${almost}"]\n[Red "Aiko"]\n\n1. 2,-2>1,-1 red\n`, "--json");
    expect(JSON.parse(ran.stdout)).toEqual({ valid: true, result: "red", turns: 1 });
    expect(ran).toMatchObject({ status: 0, stderr: "" });
  });

  test("an illegal turn is named by its number", async () => {
    const moves = ["2,-2>-1,1/1,-2>3,-1", "2,0>0,0/0,1>2,1"];
    const ran = await check(JSON.stringify({ moves }), "--json");
    expect(JSON.parse(ran.stdout)).toEqual({
      valid: false,
      result: "*",
      turns: 1,
      error: { turn: 2, code: "not-a-slide", at: ["0,0"], text: expect.stringMatching(/slides/) },
    });
    expect(ran.status).toBe(1);
    const forPeople = await check(moves.join(" "));
    expect(forPeople.stdout).toMatch(/\nTurn 2 \(Blue\): A piece slides .* \(m13\)\n$/);
    const japanese = await check(moves.join(" "), "--lang", "ja");
    expect(japanese.stdout).toMatch(/\n2手目\(青\)：コマは/);
  });

  test("a result that the board denies", async () => {
    const ran = await check(`[Position "${almost}"]\n1. 2,-2>1,-1 blue`, "--json");
    expect(JSON.parse(ran.stdout)).toMatchObject({ valid: false, result: "red", turns: 1 });
    expect(JSON.parse(ran.stdout).error).toMatchObject({ code: "record.result" });
    expect(ran.status).toBe(1);
  });

  test("many games, one a line", async () => {
    const stdin = '{"moves":[]}\n{"moves":["2,-2>0,0/0,1>2,1"]}\n';
    const ran = await masume(["nonaga", "check", "--jobs", "2"], { stdin });
    const answers = ran.stdout.trimEnd().split("\n");
    expect(answers.map((answer) => JSON.parse(answer).valid)).toEqual([true, false]);
    expect(ran.status).toBe(1);
  });
});

test("convert draws every tile and piece, or writes the position", async () => {
  const svg = await masume(["nonaga", "convert", almost, "--to", "svg"]);
  expect(svg).toMatchObject({ status: 0, stderr: "" });
  expect(svg.stdout.match(/<circle /g)).toHaveLength(3);
  expect(svg.stdout.match(/<(path|polygon) /g)).toHaveLength(19 + 3);
  const png = await masume(["nonaga", "convert", "--to", "png", "--json"]);
  expect(Buffer.from(JSON.parse(png.stdout).base64, "base64").toString("latin1", 1, 4)).toBe("PNG");
  const text = await masume(["nonaga", "convert", almost, "--to", "text", "--rules", "official"]);
  expect(text.stdout).toBe(`official ${almost}\n`);
});

test("show draws the first position, and says where its rows begin and end", async () => {
  const ran = await masume(["nonaga", "show"]);
  const drawn = [
    "  B o R    m11 … o11",
    " o o o o   l12 … o12",
    "R o o o B  k13 … o13",
    " o o o o   k14 … n14",
    "  B o R    k15 … m15",
  ];
  expect(ran.stdout).toBe(`${drawn.join("\n")}\n`);
});

describe("bad input", () => {
  const cases: Readonly<Record<string, readonly [args: readonly string[], about: RegExp]>> = {
    "a position of four parts": [
      ["perft", "1", `${hexagon} | 0,0 | 0,1 | red`],
      /<argument>:1:1: a position has five parts.*4/,
    ],
    "a position with a tile too few": [["show", "0,0 1,0 | 0,0 | 1,0 | red | -"], /:1:1: expected 19 tiles/],
    "a piece beside the board": [
      ["show", almost.replace("2,-2 0,-1 0,0 |", "5,5 0,-1 0,0 |")],
      /no tile under the piece at 5,5/,
    ],
    "a cell that is none": [["show", almost.replace("0,2", "0;2")], /“0;2” is not a cell/],
    "no such file": [["show", "nowhere.txt"], /nowhere\.txt: no such file/],
    "a depth that is none": [["perft", "deep"], /depth: .*deep/],
    "no depth": [["perft"], /<depth> is missing/],
    "unknown rules": [["perft", "1", "--rules", "house"], /--rules: .*house/],
  };
  test.each(Object.entries(cases))("%s", async (_name, [args, about]) => {
    expectCliError(await masume(["nonaga", ...args]), about);
  });

  test("a record that cannot be read", async () => {
    const ran = await masume(["nonaga", "check"], { stdin: "1. 2,-2>-1,1/1,-2>3,-1 hello/there\n" });
    expectCliError(ran, /<stdin>:1:24: “hello” is not a move/);
  });
});
