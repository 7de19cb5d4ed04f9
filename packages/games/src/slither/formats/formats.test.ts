import { formatMessage, kernelMessages, type ParseIssue } from "@masume/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import { edgeCount, noEdges, type Puzzle } from "../board.js";
import { messages } from "../messages.js";
import { anyEdges, anyPuzzle } from "../testing/arbitraries.js";
import { openInPzpr } from "../testing/pzpr.js";
import { toBase64 } from "./base64.js";
import { deflate, inflate } from "./deflate.js";
import { formatNamed, formats, readDocument } from "./index.js";
import { asciiBytes } from "./penpa.js";
import { slp } from "./slp.js";
import { splitPuzzles } from "./split-puzzles.js";

const first: Puzzle = { width: 4, height: 4, clues: "3...3....22..2.1" };
const second: Puzzle = { width: 5, height: 5, clues: "2..1..2..1..2..3..3..0..3" };
const blank: Puzzle = { width: 10, height: 10, clues: ".".repeat(100) };

function read(text: string): Puzzle {
  const document = readDocument(text);
  if (!document.ok) throw new Error(refusal(document.error));
  return document.value.puzzle;
}

function refusal({ position, reason }: ParseIssue): string {
  return `${position.line}:${position.column} ${formatMessage("en", reason, messages, kernelMessages)}`;
}

function refused(text: string): string {
  const document = readDocument(text);
  if (document.ok) throw new Error(`read: ${text}`);
  return refusal(document.error);
}

test("known texts of other programs", () => {
  const known: readonly (readonly [string, Puzzle])[] = [
    ["https://puzz.link/p?slither/4/4/dgdh2c7b", first],
    ["http://pzv.jp/p.html?slither/5/5/cbcbcddad", second],
    ["puzz.link/p?slitherlink/4/4/dgdh2c7b", first],
    ["slither/10/10/zzzzz", blank],
    ["4x4t0:3c3d22b2a1", first],
    ["4x4t0dh:3c3d22b2a1\n", first],
    ["10x10t0:zzzv", blank],
    ["3...\n3...\n.22.\n.2.1\n", first],
    ["3   \n3\n 22 \n 2 1", first],
    ["3 - - -\n3 - - -\n- 2 2 -\n- 2 - 1", first],
    ["4,4\n1,1,3\n2,1,3\n3,2,2\n3,3,2\n4,2,2\n4,4,1\n0,0,0\n", first],
    ['{"name":"x","width":4,"height":4,"clues":"3...3....22..2.1"}', first],
    ["pzprv3/slither/4/4/3 . . . /3 . . . /. 2 2 . /. 2 . 1 /", first],
    ["slither/2/1/.0", { width: 2, height: 1, clues: "?0" }],
  ];
  for (const [text, puzzle] of known) expect(read(text)).toEqual(puzzle);
});

test("only the blanks carried by a link's last clue may lie beyond the board", () => {
  expect(read("slither/2/2/g12d")).toEqual({ width: 2, height: 2, clues: ".123" });
});

test("every format reads what it writes", () => {
  fc.assert(
    fc.property(anyPuzzle(12), (puzzle) => {
      for (const format of formats) {
        const text = format.write({ puzzle });
        const hasUnknownClues = !["sgt", "slprob", "slp"].includes(format.id);
        const kept = hasUnknownClues ? puzzle : { ...puzzle, clues: puzzle.clues.replaceAll("?", ".") };
        expect(formats.find(({ recognises }) => recognises(text))?.id).toBe(format.id);
        expect(read(text)).toEqual(kept);
      }
    }),
  );
});

test("runs of blanks of every length, before, between and after clues", () => {
  for (let length = 1; length <= 60; length++) {
    for (const clues of [
      "3".padEnd(length + 1, "."),
      `2${".".repeat(length)}1`,
      "3".padStart(length + 1, "."),
    ]) {
      const puzzle: Puzzle = { width: clues.length, height: 1, clues };
      for (const format of formats) expect(read(format.write({ puzzle }))).toEqual(puzzle);
    }
  }
});

test("the largest boards", () => {
  const clues = Array.from({ length: 100 * 100 }, (_, i) => "3.21..0....1"[(i * 7 + (i >> 5)) % 12]).join("");
  const puzzle: Puzzle = { width: 100, height: 100, clues };
  for (const format of formats) expect(read(format.write({ puzzle }))).toEqual(puzzle);
  const edges = "1x.".repeat(20200).slice(0, edgeCount(puzzle));
  for (const id of ["pzprv3", "json", "slp"]) {
    expect(readDocument(formatNamed(id)!.write({ puzzle, edges }))).toEqual({
      ok: true,
      value: { puzzle, edges },
    });
  }
});

test("what is drawn and locked survives .slp", () => {
  fc.assert(
    fc.property(
      anyPuzzle(8, "....01234").chain((puzzle) => anyEdges(puzzle).map((edges) => ({ puzzle, edges }))),
      fc.infiniteStream(fc.boolean()),
      ({ puzzle, edges }, isLocked) => {
        const locked = Array.from(edges, (mark) => (isLocked.next().value && mark !== "." ? "1" : "0")).join(
          "",
        );
        const expected = {
          puzzle,
          ...(edges !== noEdges(puzzle) && { edges }),
          ...(locked.includes("1") && { locked }),
        };
        expect(readDocument(slp.write({ puzzle, edges, locked }))).toEqual({ ok: true, value: expected });
      },
    ),
  );
});

test("the title of a .slp file survives, unless it is only the size", () => {
  const puzzle = { width: 2, height: 1, clues: "3." };
  const written = slp.write({ puzzle, title: "月曜日: 1" });
  expect(written).toContain("title: 月曜日: 1\r\n");
  expect(slp.read(written)).toEqual({ puzzle, title: "月曜日: 1" });
  expect(slp.read(slp.write({ puzzle }))).toEqual({ puzzle });
});

test("in .slp, actions after the current one are not in force, and later ones win", () => {
  const text = (...indexes: readonly [number, number]) =>
    `title: 2X1\nsize: 2 1\nunknown: x\nnumbers:\n3\nactions: 3\nH0000ON\nH0000OFF\nV0200ON\ncurrentIndex: ${indexes[0]}\nfixedIndex: ${indexes[1]}`;
  const drawn = (...indexes: readonly [number, number]) => slp.read(text(...indexes));
  const puzzle = { width: 2, height: 1, clues: "3." };
  expect(drawn(-1, -1)).toEqual({ puzzle });
  expect(drawn(0, -1)).toEqual({ puzzle, edges: "1......" });
  expect(drawn(1, 0)).toEqual({ puzzle, edges: "x......" });
  expect(drawn(2, 1)).toEqual({ puzzle, edges: "x.....1", locked: "1000000" });
  // Rows may be filled up with blanks.
  expect(slp.read("size: 2 1\nnumbers:\n3     ")).toEqual({ puzzle });
  // What was erased before everything was locked has nothing to lock.
  const erased = "H0000ON\nH0000CLR\nV0200ON\ncurrentIndex: 2\nfixedIndex: 2";
  expect(slp.read(`size: 2 1\nnumbers:\n3\nactions: 3\n${erased}`)).toEqual({
    puzzle,
    edges: "......1",
    locked: "0000001",
  });
});

test("Penpa+ boards keep their frame; what is no clue is named", () => {
  const link = (header: string, space: string, elements: string) => {
    const text = [header, space, "", elements, ""].join("\n");
    return `m=solve&p=${toBase64(deflate(asciiBytes(text)))}`;
  };
  expect(
    read(link("square,4,3,38", "[1,0,0,2]", '{zN:{"26":["3",1,"1"],"35":[1,2,"1"]},zS:{},zT:[]}')),
  ).toEqual({
    width: 2,
    height: 2,
    clues: "3..1",
  });
  expect(refused(link("hex,4,3", "[0,0,0,0]", "{}"))).toBe(
    "1:11 “hex” is another kind of grid; only squares are supported",
  );
  const square = (elements: string) => refused(link("square,3,3", "[0,0,0,0]", elements));
  expect(square('{zS:{"16":1}}')).toBe(
    "1:11 this link also has “surface”, which is not understood; only numbers in cells are",
  );
  expect(square('{"number":{"17":["12",1,"1"]}}')).toBe(
    "1:11 “12” at r1c2 is not understood; clues are 0 to 4 and ?, of normal size",
  );
  expect(square('{zN:{"17":["1",1,"5"]}}')).toBe(
    "1:11 “1” at r1c2 is not understood; clues are 0 to 4 and ?, of normal size",
  );
  expect(square('{zN:{"0":["1",1,"1"]}}')).toBe("1:11 “1” stands outside the board");
  expect(square("{zN:")).toBe("1:11 the data of this Penpa+ link cannot be unpacked");
  expect(refused("m=edit&p=AAAA")).toBe("1:10 the data of this Penpa+ link cannot be unpacked");
  expect(refused("https://x/penpa-edit/#m=edit&p=AA*A")).toBe(
    "1:34 “*” is not part of the link's alphabet (A–Z, a–z, 0–9, + and /)",
  );
});

test("several puzzles in one text come apart, each with its place", () => {
  const puzzles = [first, second, blank];
  const written = (id: string) => puzzles.map((puzzle) => formatNamed(id)!.write({ puzzle }));
  const texts = [
    ...["json", "puzzlink", "sgt", "penpa"].map((id) => `# many\n${written(id).join("\n\n")}\n`),
    `[${written("json").join(",\n ")}]\n`,
    JSON.stringify(
      written("json").map((text) => JSON.parse(text)),
      undefined,
      2,
    ),
    written("slp").join(""),
    written("slp")
      .map((text) => text.trimEnd())
      .join(""),
  ];
  for (const text of texts) expect(splitPuzzles(text).map((part) => read(part.text))).toEqual(puzzles);
  for (const format of formats) {
    for (const puzzle of puzzles) {
      const text = format.write({ puzzle });
      expect(splitPuzzles(text).map((part) => read(part.text))).toEqual([puzzle]);
    }
  }
  const [, faulty] = splitPuzzles('[\n{"width":1,"height":1,"clues":"."}, {"width":0}]');
  expect(faulty).toMatchObject({ firstLine: 2 });
  expect(refused(faulty!.text)).toBe("1:46 expected a whole number from 1 to 100, found 0");
});

test("a list that is not JSON, or holds anything but objects, is refused whole, with its place", () => {
  const cell = '{"width":1,"height":1,"clues":"."}';
  const bad: Readonly<Record<string, string>> = {
    "[1,2": "1:5 the text ends too early",
    "[1,2]": "1:2 expected an object, found 1",
    [`\uFEFF [${cell},\n${cell}\n`]: "3:1 the text ends too early",
    [`[\n${cell}\n${cell}\n]`]: "3:1 unexpected “{”",
    [`[${cell}]\n[${cell}]`]: "2:1 unexpected “[”",
    [`[${cell}, "3"]`]: '1:38 expected an object, found "3"',
    "[[3]]": "1:2 expected an object, found […]",
    "[]": "1:1 expected an object, found […]",
  };
  for (const [text, reason] of Object.entries(bad))
    expect([text, splitPuzzles(text).map((part) => refused(part.text))]).toEqual([text, [reason]]);
});

test("a Penpa+ link without its address is no comment", () => {
  const data = (puzzle: Puzzle) =>
    formatNamed("penpa")!
      .write({ puzzle })
      .replace(/^[^#]*/, "");
  const text = `# two\n${data(first)}\n${data(second)}\n`;
  expect(splitPuzzles(text).map((part) => read(part.text))).toEqual([first, second]);
});

test("what is drawn survives pzprv3 and JSON", () => {
  fc.assert(
    fc.property(
      anyPuzzle(8).chain((puzzle) => anyEdges(puzzle).map((edges) => ({ puzzle, edges }))),
      (document) => {
        for (const id of ["pzprv3", "json"]) {
          const format = formatNamed(id)!;
          expect(format.read(format.write(document))).toEqual(document);
        }
      },
    ),
  );
});

test("pzpr reads our links and files, and writes the same ones", async () => {
  await fc.assert(
    fc.asyncProperty(anyPuzzle(9), async (puzzle) => {
      const link = formatNamed("puzzlink")!.write({ puzzle }).replace(/^.*\?/, "");
      const byLink = await openInPzpr(link);
      expect(byLink.getURL().replace(/^.*\?/, "")).toBe(link);
      expect(readDocument(byLink.getFileData())).toEqual({
        ok: true,
        value: { puzzle, edges: noEdges(puzzle) },
      });
    }),
    { numRuns: 40 },
  );
});

test("pzpr keeps the lines and crosses of our files", async () => {
  await fc.assert(
    fc.asyncProperty(
      anyPuzzle(6).chain((puzzle) => anyEdges(puzzle).map((edges) => ({ puzzle, edges }))),
      async (document) => {
        const opened = await openInPzpr(formatNamed("pzprv3")!.write(document));
        expect(readDocument(opened.getFileData())).toEqual({ ok: true, value: document });
      },
    ),
    { numRuns: 40 },
  );
});

test("PencilBox's text is known by its rows, with an answer behind them and without a blank", () => {
  const puzzle = { width: 3, height: 2, clues: "322212" };
  const text = "2\n3\n3 2 2\n2 1 2\n";
  for (const answer of ["", "1 0 1 0\n-1 1 0 1\n", "1 1 1\n1 0 1\n"])
    expect(readDocument(text + answer)).toEqual({ ok: true, value: { puzzle } });
});

test("a bad text is refused with its place and reason", () => {
  const bad: Readonly<Record<string, string>> = {
    "": "1:1 there is nothing to read",
    hello:
      "1:1 unknown format; expected puzz.link, Penpa+, pzprv3, Loopy, JSON, slp, slprob, PencilBox, .0123",
    "20\n,2\n": "2:1 “,” is not a clue; clues are 0 to 4 and ?",
    "3..\n.2\n...": "2:1 this row has 2 entries; it must have 3",
    "3..\n.72\n...": "2:2 “7” is not a clue; clues are 0 to 4 and ?",
    "3..\n.x2\n...": "2:2 “x” is not a clue; clues are 0 to 4 and ?",
    "slither/4/4/dg!h2c7b": "1:15 “!” is not part of the link's alphabet (0–9, a–e, g–z and .)",
    "slither/4/4/df": "1:14 “f” is not part of the link's alphabet (0–9, a–e, g–z and .)",
    "slither/4/4/dG": "1:14 “G” is not part of the link's alphabet (0–9, a–e, g–z and .)",
    "slither/2/2/0123444": "1:17 this link holds 7 cells; the board has 4",
    "slither/2/2/3z": "1:14 this link holds 21 cells; the board has 4",
    "slither/2/2/3": "1:14 this link holds 1 cell; the board has 4",
    "slither/0/4/d": "1:9 a board is 1 to 100 cells wide and high, not 0",
    "slither/4/1000000/d": "1:11 a board is 1 to 100 cells wide and high, not 1000000",
    "slither/4": "1:10 a link needs width, height and the cells: slither/10/10/…",
    "https://puzz.link/p?slither/f/4/4/d":
      "1:29 “f” marks a variant of Slitherlink; only the standard rules are supported",
    "https://puzz.link/p?nurikabe/4/4/d": "1:21 this is “nurikabe”, not a Slitherlink puzzle",
    "4x4t0:3c3d22b2a": "1:7 the cells of this game ID add up to 15; the board has 16",
    "4x4t0:3c3d22b2a7": "1:16 “7” is not a clue; clues are 0 to 4 and ?",
    "4x4t1:3c3d22b2a1": "1:4 “t1” is another kind of grid; only squares (t0) are supported",
    "4x4t0dh#123":
      "1:8 a game ID with # is a random seed that only Loopy itself can use; use the one with a colon",
    "200x200t0:a": "1:1 a board is 1 to 100 cells wide and high, not 200",
    "4,4\n5,1,3\n0,0,0": "2:1 r5c1 is outside a board of 4 rows and 4 columns",
    "4,4\n1,1,3\n1,1,2\n": "3:1 r1c1 already has a clue",
    "4,4\n1,0,3\n": "2:1 r1c0 is outside a board of 4 rows and 4 columns",
    "3\n2\n. 1\n. . .\n. .": "4:1 this row has 3 entries; it must have 2",
    "3\n2\n. 1\n. x\n. .": "4:3 “x” is not a clue; clues are 0 to 4 and ?",
    "3\n2\n. 1\n. .": "4:4 the text ends too early",
    "title: t\nnumbers:\n3": "3:2 “size” is missing",
    "size: 2\nnumbers:\n3": "1:7 expected width and height, found “2”",
    "size: 2 500\nnumbers:\n3": "1:9 a board is 1 to 100 cells wide and high, not 500",
    "size: 2 2\nnumbers:\n3": "3:2 the text ends too early",
    "size: 2 1\nnumbers:\n123": "3:1 this row has 3 entries; it must have 2",
    "size: 2 1\nnumbers:\n1x": "3:2 “x” is not a clue; clues are 0 to 4 and ?",
    "size: 2 1\nnumbers:\n1\nactions: x": "4:10 “x” is not a number that fits here",
    "size: 2 1\nnumbers:\n1\nactions: 1\nH0000UP": "5:1 “H0000UP” is not an action such as H0103ON",
    "size: 2 1\nnumbers:\n1\nactions: 1\nV0300ON": "5:1 “V0300ON” names an edge outside the board",
    "size: 2 1\nnumbers:\n1\nactions: 1\nV0200ON\ncurrentIndex: 1": "6:15 “1” is not a number that fits here",
    "4,4\n1,1,7\n": "2:5 “7” is not a clue; clues are 0 to 4 and ?",
    "4,4\n1;1\n": "2:1 expected “row,column,clue”, found “1;1”",
    '{"width":2,"height":2,"clues":"123"}': "1:31 there are 3 clues and blanks for a board of 4 cells",
    '{"width":2,"height":2,"clues":"1273"}': "1:31 “7” is not a clue; clues are 0 to 4 and ?",
    '{"width":200,"height":2,"clues":"1273"}': "1:10 expected a whole number from 1 to 100, found 200",
    '{"width":1,"height":1,"clues":"4","h":["1","1"],"v":["1"]}': "1:54 this row has 1 entry; it must have 2",
    "pzprv4/slither/1/1/4 /": "1:1 “pzprv4” is not a supported version (pzprv3 or pzprv3.1)",
    "pzprv3\nslither\n1\n2\n4 \n": "5:1 this row has 1 entry; it must have 2",
    "pzprv3\nslither\n1\n1\n4 \n1 2 \n":
      "6:3 “2” is not an edge; edges are 0 (nothing), 1 (line) and -1 (cross)",
    "pzprv3\nslither\n1\n1\n4 \n1 1 \n": "6:4 the text ends too early",
  };
  for (const [text, reason] of Object.entries(bad))
    expect(`${text} → ${refused(text)}`).toBe(`${text} → ${reason}`);
});

test("no text makes a reader throw", () => {
  const shreds = fc.constantFrom(
    "slither/",
    "4/4/",
    "pzprv3",
    "\n",
    "4x4t0:",
    "m=edit&p=",
    "title: ",
    "size: 2 2",
    "numbers:",
    "actions: 1",
    "H0000ON",
    "4,4",
    "1,1,3",
    "{",
    '"width":',
    "3",
    ".",
    " ",
    "z",
    "?",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(shreds, fc.string({ maxLength: 3 })), { maxLength: 12 }), (parts) => {
      readDocument(parts.join(""));
    }),
    { numRuns: 2000 },
  );
});

test("texts made to take long are refused, or read, all the same", () => {
  const letters = (number: number) =>
    [...String(number)].map((digit) => "abcdefghij"[Number(digit)]).join("");
  const keys = Array.from({ length: 50_000 }, (_, i) => `${letters(i)}:`).join("\n");
  expect(readDocument(`title:\n${keys}`)).toMatchObject({ ok: false });
  expect(readDocument("#m=edit&".repeat(100_000))).toMatchObject({ ok: false });
  // Empty blocks of ten bits: not the last, fixed codes, end of block.
  const blocks = Uint8Array.from({ length: 100_000 }, (_, i) => [0x02, 0x08, 0x20, 0x80, 0x00][i % 5]!);
  expect(inflate(blocks, 1 << 18)).toBeUndefined();
  const list = `[${new Array(20_000).fill('{"width":1,"height":1,"clues":"."}').join(",")}]`;
  expect(splitPuzzles(list)).toHaveLength(20_000);
});
