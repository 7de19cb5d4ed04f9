import { formatMessage, kernelMessages, type ParseIssue } from "@masume/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import { noEdges, type Puzzle } from "../board.js";
import { messages } from "../messages.js";
import { anyEdges, anyPuzzle } from "../testing/arbitraries.js";
import { openInPzpr } from "../testing/pzpr.js";
import { formatNamed, formats, readDocument } from "./index.js";

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

test("a link may be longer or shorter than its board", () => {
  expect(read("slither/2/2/0123444")).toEqual({ width: 2, height: 2, clues: "0123" });
  expect(read("slither/2/2/3")).toEqual({ width: 2, height: 2, clues: "3..." });
});

test("every format reads what it writes", () => {
  fc.assert(
    fc.property(anyPuzzle(12), (puzzle) => {
      for (const format of formats) {
        const text = format.write({ puzzle });
        const hasUnknownClues = format.id !== "sgt" && format.id !== "slprob";
        const kept = hasUnknownClues ? puzzle : { ...puzzle, clues: puzzle.clues.replaceAll("?", ".") };
        expect(formats.find(({ recognises }) => recognises(text))?.id).toBe(format.id);
        expect(read(text)).toEqual(kept);
      }
    }),
  );
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

test("a bad text is refused with its place and reason", () => {
  const bad: Readonly<Record<string, string>> = {
    "": "1:1 there is nothing to read",
    hello: "1:1 unknown format; expected puzz.link, pzprv3, Loopy, JSON, slprob, rows of .0123",
    "3..\n.2\n...": "2:1 this row has 2 entries; it must have 3",
    "3..\n.72\n...": "2:2 “7” is not a clue; clues are 0 to 4 and ?",
    "3..\n.x2\n...": "2:2 “x” is not a clue; clues are 0 to 4 and ?",
    "slither/4/4/dg!h2c7b": "1:15 “!” is not part of the link's alphabet (0–9, a–e, g–z and .)",
    "slither/4/4/df": "1:14 “f” is not part of the link's alphabet (0–9, a–e, g–z and .)",
    "slither/4/4/dG": "1:14 “G” is not part of the link's alphabet (0–9, a–e, g–z and .)",
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
