/** Slither's verbs: loops found, proved and checked, grades, notations. */
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { expectCliError } from "./expect-cli-error.js";
import { masume, scratchFolder } from "./masume.js";

const scratch = scratchFolder();

/** The 0 and its corners leave only the way around the whole board. */
const ring = "212\n101\n212\n";
const ringJson = '{"width":3,"height":3,"clues":"212101212"}';
const ringLink = "https://puzz.link/p?slither/3/3/21210121c";
const ringLoop = { h: ["111", "000", "000", "111"], v: ["1001", "1001", "1001"] };
const puzzle = scratch.file("ring.txt", ring);

describe("solve", () => {
  const solved = async (text: string, ...more: readonly string[]) => {
    const ran = await masume(["slither", "solve", "-", "--json", ...more], { stdin: text });
    return { status: ran.status, answer: JSON.parse(ran.stdout) };
  };

  test("the only loop", async () => {
    expect(await solved(ring)).toEqual({ status: 0, answer: { status: "unique", loop: ringLoop } });
  });

  test("no loop: a single cell with three lines", async () => {
    expect(await solved("3")).toEqual({ status: 1, answer: { status: "none" } });
  });

  test("several loops: two different ones", async () => {
    const { status, answer } = await solved(".\n.");
    expect(status).toBe(1);
    expect(answer.status).toBe("multiple");
    expect(answer.loop).not.toEqual(answer.second);
    for (const loop of [answer.loop, answer.second]) {
      const file = scratch.file("found.json", JSON.stringify(loop));
      const ran = await masume(["slither", "check", "-", "--loop", file], { stdin: ".\n." });
      expect(ran.status).toBe(0);
    }
  });

  test("no verdict within the budget", async () => {
    const { status, answer } = await solved(`${".".repeat(10)}\n`.repeat(10), "--work", "0");
    expect(answer.status).toBe("unknown");
    expect(status).toBe(3);
  });

  test("drawn, for people", async () => {
    const ran = await masume(["slither", "solve", puzzle]);
    expect(ran.stdout).toBe(
      [
        "┌───────────┐",
        "│ 2   1   2 │",
        "│   ·   ·   │",
        "│ 1   0   1 │",
        "│   ·   ·   │",
        "│ 2   1   2 │",
        "└───────────┘",
        "This is the only loop.",
        "",
      ].join("\n"),
    );
    const japanese = await masume(["slither", "solve", puzzle, "--lang", "ja"]);
    expect(japanese.stdout).toContain("ループはこれだけです。");
  });

  test.each(["1", "2"])("many, in every notation of one line, with --jobs %s", async (jobs) => {
    const lines = [
      ringJson,
      "# a comment",
      ringLink,
      "slither/3/3/212101212",
      "",
      "3x3t0:212101212",
      "pzprv3/slither/1/1/3 /",
      "1x1t0:9",
    ];
    const ran = await masume(["slither", "solve", "--jobs", jobs], { stdin: lines.join("\n") });
    const answers = ran.stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(answers.slice(0, 4)).toEqual(Array(4).fill({ status: "unique", loop: ringLoop }));
    expect(answers[4]).toEqual({ status: "none" });
    expect(answers[5]).toEqual({ error: { line: 8, column: 7, reason: expect.stringContaining("“9”") } });
    expect(ran.stderr).toMatch(/^masume: <stdin>:8:7: [^\n]+\n$/);
    expect(ran.status).toBe(2);
  });
});

describe("check", () => {
  const check = async (loop: string, ...more: readonly string[]) =>
    masume(["slither", "check", puzzle, "--loop", scratch.file("loop", loop), ...more]);

  test("a complete loop, as JSON and as pzprv3", async () => {
    const complete = { status: 0, stdout: '{"complete":true,"errors":[]}\n', stderr: "" };
    expect(await check(JSON.stringify(ringLoop), "--json")).toEqual(complete);
    const rows = [
      "2 1 2",
      "1 0 1",
      "2 1 2",
      ...Array(3).fill("1 -1 0 1"),
      "1 1 1",
      "0 0 0",
      "0 0 0",
      "1 1 1",
    ];
    expect(await check(["pzprv3", "slither", "3", "3", ...rows].join("\n"), "--json")).toEqual(complete);
  });

  test("a gap in it", async () => {
    const loop = JSON.stringify({ ...ringLoop, h: ["11x", "...", "000", "111"] });
    const ran = await check(loop, "--json");
    expect(JSON.parse(ran.stdout)).toEqual({
      complete: false,
      errors: [
        { code: "dead-end", at: "n:0,2" },
        { code: "dead-end", at: "n:0,3" },
        { code: "clue-under", at: "c:0,2" },
      ],
    });
    expect(ran.status).toBe(1);
    expect((await check(loop)).stdout).toContain("The clue 2 has 1 line around it: too few. (the 2 at r1c3)");
  });

  test("nothing drawn", async () => {
    const ran = await check('{"h":["000","000","000","000"],"v":["....","....","...."]}', "--json");
    expect(JSON.parse(ran.stdout).errors[0]).toEqual({ code: "no-line", at: "" });
  });
});

describe("grade", () => {
  test("an easy one", async () => {
    const ran = await masume(["slither", "grade", puzzle, "--json"]);
    expect(JSON.parse(ran.stdout)).toMatchObject({
      level: 1,
      solved: true,
      completion: { beforeLevel4: null, beforeLevel5: null },
      techniques: { 1: 1 },
      final: false,
    });
    expect(ran).toMatchObject({ status: 0, stderr: "" });
  });

  test("one without an answer has no level", async () => {
    const ran = await masume(["slither", "grade", "--json"], { stdin: "3" });
    expect(JSON.parse(ran.stdout)).toMatchObject({ level: null, solved: false });
    expect(ran.status).toBe(1);
  });
});

describe("steps", () => {
  test("each with its technique and reason, and together the whole loop", async () => {
    const ran = await masume(["slither", "steps", puzzle, "--json"]);
    const steps = JSON.parse(ran.stdout);
    expect(steps[0]).toMatchObject({
      technique: 1,
      name: { en: "Around a 0", ja: "0のまわり" },
      level: 0,
      because: ["c:1,1"],
    });
    const around = ["h:1,1", "h:2,1", "v:1,1", "v:1,2"].map((edge) => ({ edge, to: "off" }));
    expect(steps[0].decides).toHaveLength(4);
    expect(steps[0].decides).toEqual(expect.arrayContaining(around));
    const lines = steps.flatMap(({ decides }: { decides: { edge: string; to: string }[] }) =>
      decides.filter(({ to }) => to === "on").map(({ edge }) => edge),
    );
    const ring = [0, 1, 2].flatMap((i) => [`h:0,${i}`, `h:3,${i}`, `v:${i},0`, `v:${i},3`]);
    expect(lines.sort()).toEqual(ring.sort());
    expect(ran).toMatchObject({ status: 0, stderr: "" });
  });

  test("for people, in either language", async () => {
    const english = await masume(["slither", "steps", puzzle]);
    expect(english.stdout).toMatch(
      /^1\. Around a 0 \(level 0\): a cross on the edge .*, the edge between r1c2 and r2c2 and the edge .*\n {3}A 0 has no line/,
    );
    expect(english.stdout).toMatch(/\nLevel 1 of 5\n$/);
    const japanese = await masume(["slither", "steps", puzzle, "--lang", "ja"]);
    expect(japanese.stdout).toMatch(/^1\. 0のまわり\(レベル0\)：.*1行2列と2行2列の間の辺.*に×\n/);
  });

  test("of a puzzle without an answer end in status 1", async () => {
    expect((await masume(["slither", "steps", "--json"], { stdin: "3" })).status).toBe(1);
  });
});

describe("hint", () => {
  const hint = async (drawn: object, stdin = ring) => {
    const state = scratch.file("state.json", JSON.stringify(drawn));
    const ran = await masume(["slither", "hint", "-", "--state", state, "--json"], { stdin });
    return { status: ran.status, answer: JSON.parse(ran.stdout) };
  };
  const nothing = { h: Array(4).fill("..."), v: Array(3).fill("....") };

  test("the next step from an empty board", async () => {
    const { status, answer } = await hint(nothing);
    expect(answer).toMatchObject({ technique: 1, level: 0, because: ["c:1,1"] });
    expect(status).toBe(0);
    const undrawn = await masume(["slither", "hint", "-", "--json"], { stdin: ring });
    expect(JSON.parse(undrawn.stdout)).toEqual(answer);
  });

  test("what is wrong", async () => {
    const drawn = { h: ["x..", "...", ".1.", "..1"], v: nothing.v };
    expect(await hint(drawn)).toEqual({ status: 1, answer: { wrong: ["h:0,0", "h:2,1"] } });
  });

  test("nothing more to do", async () => {
    expect(await hint(ringLoop)).toEqual({ status: 0, answer: { complete: true } });
  });

  test("a puzzle with no or several loops has no next step", async () => {
    const small = { h: [".", "."], v: [".."] };
    expect(await hint(small, "3")).toEqual({ status: 1, answer: { status: "none" } });
    const wide = { h: ["..", ".."], v: ["..."] };
    expect(await hint(wide, "..")).toEqual({ status: 1, answer: { status: "multiple" } });
  });
});

test("report puts levels by size, techniques and labels into tables", async () => {
  const puzzles = [
    { ...JSON.parse(ringJson), label: 1 },
    { ...JSON.parse(ringJson), label: 2 },
    { width: 1, height: 1, clues: "3" },
  ];
  const stdin = puzzles.map((one) => JSON.stringify(one)).join("\n");
  const ran = await masume(["slither", "report", "--json"], { stdin });
  expect(JSON.parse(ran.stdout)).toMatchObject({
    total: { levels: { 1: 2 }, unsolved: 1, total: 3 },
    sizes: [
      { size: [1, 1], unsolved: 1, total: 1 },
      { size: [3, 3], unsolved: 0, total: 2 },
    ],
    labels: [
      { label: "1", medianLevel: 1, agreement: 1 },
      { label: "2", medianLevel: 1, agreement: 0 },
    ],
  });
  const forPeople = await masume(["slither", "report"], { stdin });
  expect(forPeople.stdout).toMatch(/^size +1 +2 +3 +4 +5 +none +total\n/);
  expect(forPeople.stdout).toMatch(/\n3×3 +2 +0 +0 +0 +0 +0 +2\n/);
  const bad = await masume(["slither", "report"], { stdin: `${ringLink}\n3x3t0:9\n` });
  expectCliError(bad, /<stdin>:2:7: /);
});

describe("puzzles of other programs", () => {
  const texts = async (stdin: string) => {
    const ran = await masume(["slither", "convert", "--to", "json"], { stdin });
    return ran.stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
  };

  test("a Penpa+ link is what zlib reads, and what zlib wrote is read", async () => {
    const ran = await masume(["slither", "convert", puzzle, "--to", "penpa"]);
    const data = ran.stdout.replace(/^.*&p=/, "");
    const [header, , , elements] = inflateRawSync(Buffer.from(data, "base64")).toString().split("\n");
    expect(header).toMatch(/^square,3,3,/);
    expect(elements).toContain('zN:{"16":["2",1,"1"],"17":["1",1,"1"],');
    const text = ["square,3,1,38", "[0,0,0,0]", "", '{zN:{"16":["3",1,"1"]},zS:{}}', "{}".repeat(200)].join(
      "\n",
    );
    const link = `https://swaroopg92.github.io/penpa-edit/#m=solve&p=${deflateRawSync(text).toString("base64")}`;
    expect(await texts(link)).toEqual([{ width: 3, height: 1, clues: "3.." }]);
  });

  test("an .slp file with its progress becomes a drawn board, and one again", async () => {
    const drawing = { width: 3, height: 3, clues: "212101212", ...ringLoop };
    const slp = await masume(["slither", "convert", "--to", "slp"], { stdin: JSON.stringify(drawing) });
    expect(slp.stdout).toMatch(/^title: 3X3\r\nsize: 3 3\r\n/);
    expect(slp.stdout).toMatch(/\r\nstatus: solved\r\n/);
    const [back] = await texts(slp.stdout);
    expect(back.h).toEqual(ringLoop.h.map((row) => row.replaceAll("0", ".")));
  });

  test("the title of a .slp file stays when it is written again", async () => {
    const stdin = "title: Monday\r\nsize: 2 1\r\nnumbers:\r\n3 \r\n";
    const ran = await masume(["slither", "convert", "--to", "slp"], { stdin });
    expect(ran.stdout).toContain("title: Monday\r\n");
  });

  test("several in one file: a list, files put together", async () => {
    const both = [JSON.parse(ringJson), { width: 1, height: 1, clues: "4" }];
    expect(await texts(JSON.stringify(both, undefined, 1))).toEqual(both);
    const slp = (await masume(["slither", "convert", "--to", "slp"], { stdin: ring })).stdout;
    expect(await texts(slp + slp)).toEqual([both[0], both[0]]);
    const bad = await masume(["slither", "grade"], { stdin: `[${ringJson},\n{"width":0}]` });
    expect(bad.stderr).toMatch(/<stdin>:2:10 \(width\): /);
  });
});

describe("convert", () => {
  const texts: Readonly<Record<string, string>> = {
    puzzlink: ringLink,
    sgt: "3x3t0:212101212",
    json: ringJson,
    text: ring.trimEnd(),
    slprob: [
      "3,3",
      "1,1,2",
      "1,2,1",
      "1,3,2",
      "2,1,1",
      "2,2,0",
      "2,3,1",
      "3,1,2",
      "3,2,1",
      "3,3,2",
      "0,0,0",
    ].join("\n"),
  };
  test.each(Object.entries(texts))("to %s, and back to text", async (to, text) => {
    const ran = await masume(["slither", "convert", puzzle, "--to", to]);
    expect(ran).toEqual({ status: 0, stdout: `${text}\n`, stderr: "" });
    const back = await masume(["slither", "convert", "--to", "text"], { stdin: ran.stdout });
    expect(back.stdout).toBe(ring);
  });

  test("what is drawn goes along where there is room for it", async () => {
    const drawn = JSON.stringify({ ...JSON.parse(ringJson), ...ringLoop });
    const pzprv3 = await masume(["slither", "convert", drawn, "--to", "pzprv3"]);
    const again = await masume(["slither", "convert", "--to", "json"], { stdin: pzprv3.stdout });
    expect(JSON.parse(again.stdout).h).toEqual(["111", "...", "...", "111"]);
  });

  test("rows of spaces are rows", async () => {
    const ran = await masume(["slither", "convert", "--to", "text"], { stdin: "3 3\n   \n 2 \n" });
    expect(ran.stdout).toBe("3.3\n...\n.2.\n");
  });

  test("many", async () => {
    const ran = await masume(["slither", "convert", "--to", "sgt"], { stdin: `${ringLink}\n${ringJson}\n` });
    const line = '{"format":"sgt","text":"3x3t0:212101212"}';
    expect(ran).toMatchObject({ status: 0, stdout: `${line}\n${line}\n` });
  });
});

test("show draws lines and crosses", async () => {
  const state = scratch.file("state.json", '{"h":["1x","..",".."],"v":["1.x","..."]}');
  const ran = await masume(["slither", "show", "--state", state], { stdin: "3.\n.?\n" });
  expect(ran.stdout).toBe(["┌───╴ × ·", "│ 3     ×", "╵   ·   ·", "      ?", "·   ·   ·", ""].join("\n"));
});

describe("bad input", () => {
  const cases: Readonly<Record<string, readonly [content: string, about: RegExp]>> = {
    "rows of different length": ["...\n..\n...", /bad:2:1: this row has 2 entries; it must have 3/],
    "a clue 7": ["...\n.7.\n...", /bad:2:2: “7” is not a clue/],
    "a clue 7 in JSON": ['{"width":2,"height":1,"clues":"7."}', /bad:1:\d+ \(clues\): “7” is not a clue/],
    "clues that do not fill the board": ['{"width":2,"height":2,"clues":"..."}', /\(clues\): .*3.*4/],
    "a link with a bad character": ["https://puzz.link/p?slither/3/3/21!101212", /bad:1:35: “!”/],
    "a link of size 0": ["https://puzz.link/p?slither/0/3/2", /bad:1:29: .*1 to 100.*0/],
    "a link of a million columns": ["https://puzz.link/p?slither/1000000/3/2", /bad:1:29: .*1000000/],
    "JSON of a million rows": ['{"width":1,"height":1000000,"clues":""}', /\(height\): .*1 to 100.*1000000/],
    "a link to a variant": ["https://puzz.link/p?slither/v:/3/3/212101212", /bad:1:29: “v:” marks a variant/],
    "a link to another puzzle": ["https://puzz.link/p?nurikabe/3/3/g", /bad:1:21: .*“nurikabe”/],
    "a link cut short": ["https://puzz.link/p?slither/3", /bad:1:\d+: a link needs width, height/],
    "a game ID that does not add up": ["3x3t0:a3a", /bad:1:7: .*3; the board has 9/],
    "a game ID of another grid": ["3x3t4:a3a3a3a3a", /bad:1:4: “t4”/],
    "a game ID that is a seed": ["3x3t0#12345", /bad:1:6: .*seed/],
    "pzprv3 that ends too early": ["pzprv3\nslither\n3\n3\n2 1 2\n", /bad:5:6: the text ends too early/],
    "pzprv3 of another puzzle": ["pzprv3\nsudoku\n3\n3\n", /bad:2:1: .*“sudoku”/],
    "slprob outside the board": ["3,3\n4,1,2\n0", /bad:2:1: r4c1 is outside/],
    "nesting beyond reason": [`{"width":${"[".repeat(100_000)}`, /bad:1:\d+: nested more than/],
    "a list cut short": ["[1,2", /bad:1:5: the text ends too early/],
    "a list of puzzles cut short": [`[${ringJson},\n${ringJson}`, /bad:2:\d+: the text ends too early/],
    "a list of more than objects": [`[${ringJson}, 2]`, /bad:1:46 \(\[1\]\): expected an object, found 2/],
    "a Penpa+ link's data": ["#m=edit&p=AAAA", /bad:1:11: .* Penpa\+ link cannot be unpacked/],
    "no notation at all": ["hello\n", /bad:1:1: unknown format/],
  };
  test.each(Object.entries(cases))("%s", async (_name, [content, about]) => {
    expectCliError(await masume(["slither", "solve", scratch.file("bad", content)]), about);
  });

  test("a puzzle in the command itself", async () => {
    expectCliError(await masume(["slither", "solve", "3x3t0:a3a"]), /<argument>:1:7: /);
    expectCliError(await masume(["slither", "solve", "slither/v:/3/3/2"]), /<argument>:1:9: /);
  });

  const loops: Readonly<Record<string, readonly [content: string, about: RegExp]>> = {
    "of another size": ['{"h":["1"],"v":[]}', /loop:1:\d+ \(h\): .*list of 4.*1/],
    "with a short row": ['{"h":["11","...","...","111"],"v":[]}', /\(h\[0\]\): this row has 2/],
    "with an unknown mark": ['{"h":["1y1","...","...","111"],"v":[]}', /\(h\[0\]\): “y” is not a mark/],
    "of another board": ["pzprv3\nslither\n1\n1\n. \n0 0 \n0 \n0 \n", /loop:1:1: .*another size/],
    "without a drawing": ["pzprv3\nslither\n3\n3\n...\n", /loop:5:1: /],
  };
  test.each(Object.entries(loops))("a loop %s", async (_name, [content, about]) => {
    const loop = scratch.file("loop", content);
    expectCliError(await masume(["slither", "check", puzzle, "--loop", loop]), about);
  });

  test("an unknown notation to convert to", async () => {
    expectCliError(await masume(["slither", "convert", puzzle, "--to", "gif"]), /--to: .*gif/);
  });
});
