import { catalogueErrors, createRandom, formatMessage, kernelMessages } from "@masume/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allOps, type Puzzle, rowsOf } from "./board.js";
import { answerCodec, answerCodecFor, moveCodec, problemCodec, puzzleCodec } from "./codec.js";
import { messages } from "./messages.js";

const solved4 = [
  [0, 0, 1, 1],
  [2, 2, 3, 3],
  [4, 4, 5, 5],
  [6, 6, 7, 7],
];
const plain: Puzzle = { size: 4, entities: solved4 };

const problems: fc.Arbitrary<Puzzle> = fc
  .record({
    size: fc.integer({ min: 2, max: 12 }).map((half) => half * 2),
    seed: fc.string(),
    startsAt: fc.option(fc.integer({ min: 0, max: 4e9 }), { nil: undefined }),
  })
  .map(({ size, seed, startsAt }) => {
    const cells = createRandom(seed).shuffle(Array.from({ length: size * size }, (_, i) => i >> 1));
    return { size, entities: rowsOf(cells, size), ...(startsAt !== undefined && { startsAt }) };
  });

function file(field: unknown): string {
  return JSON.stringify({ problem: { field } });
}

/** How a text is refused: place and reason in English. */
function refusal(codec: { parse(text: string): unknown }, text: string): string {
  const result = codec.parse(text) as ReturnType<typeof problemCodec.parse>;
  if (result.ok) throw new Error("this should have been refused");
  const { position, reason } = result.error;
  const where = `${position.line}:${position.column}${position.path ? ` ${position.path}` : ""}`;
  return `${where} ${formatMessage("en", reason, messages, kernelMessages)}`;
}

describe("the problem file", () => {
  it("comes back as it went", () => {
    fc.assert(
      fc.property(problems, (puzzle) => {
        expect(problemCodec.parse(problemCodec.format(puzzle))).toStrictEqual({ ok: true, value: puzzle });
      }),
      { numRuns: 100 },
    );
  });

  it("is refused at the first cell that is one too many", () => {
    const entities = [[0, 0, 1, 1], [1, 0, 3, 3], ...solved4.slice(2)];
    expect(problemCodec.parse(file({ size: 4, entities }))).toMatchObject({
      error: {
        position: { path: "problem.field.entities[1][0]" },
        reason: { params: { value: 1, times: 3 } },
      },
    });
  });

  it("may be as long as four million characters", () => {
    const text = problemCodec.format(plain);
    expect(problemCodec.parse(text.padEnd(4_000_000)).ok).toBe(true);
    expect(problemCodec.parse(text.padEnd(4_000_001))).toMatchObject({
      error: { reason: { key: "input.long", params: { found: 4_000_001, max: 4_000_000 } } },
    });
  });

  it("is written exactly as other programs read it", () => {
    expect(problemCodec.format({ ...plain, maxSteps: 9, par: 3 })).toBe(
      '{"max_steps":9,"problem":{"field":{"size":4,"entities":[[0,0,1,1],[2,2,3,3],[4,4,5,5],[6,6,7,7]]}}}',
    );
    expect(problemCodec.format({ ...plain, startsAt: 1743489020 })).toMatch(
      /^\{"startsAt":1743489020,"problem":\{"field":\{"size":4,"entities":\[\[/,
    );
  });

  it("may hold fields nobody here knows, and no start time", () => {
    const text = JSON.stringify({
      startsAt: null,
      max_steps: null,
      maximum: 4,
      problem: { id: 7, field: { size: 4, entities: solved4, colour: "green" } },
    });
    expect(problemCodec.parse(text)).toEqual({ ok: true, value: plain });
  });

  it("may have its limit in either spelling, beside the problem or inside it", () => {
    const field = { size: 4, entities: solved4 };
    for (const name of ["max_steps", "maxSteps"]) {
      for (const value of [{ [name]: 3, problem: { field } }, { problem: { field, [name]: 3 } }]) {
        expect(problemCodec.parse(JSON.stringify(value))).toEqual({
          ok: true,
          value: { ...plain, maxSteps: 3 },
        });
      }
    }
  });

  it("is refused when a name only looks like the limit, or it is given twice", () => {
    const problem = { field: { size: 4, entities: solved4 } };
    for (const name of ["maxstep", "MAX_STEPS", "max-turns", "stepLimit", "limit", "max_ops"]) {
      expect(refusal(problemCodec, JSON.stringify({ [name]: 3, problem }))).toBe(
        `1:${name.length + 5} ${name} “${name}” is not known here; the limit of turns is called “max_steps” or “maxSteps”`,
      );
    }
    expect(
      refusal(problemCodec, JSON.stringify({ max_steps: 3, problem: { ...problem, maxSteps: 3 } })),
    ).toMatch(/problem.maxSteps the limit of turns is given twice$/);
  });

  it("may hold comments, as in the source's own sample", () => {
    const text = `{
      "startsAt": 1743489020, // when the round begins
      "problem": { /* one
        field */ "field": { "size": 4, "entities": ${JSON.stringify(solved4)} // rows
      } } } // the end`;
    expect(problemCodec.parse(text)).toEqual({ ok: true, value: { ...plain, startsAt: 1743489020 } });
    expect(answerCodec.parse('{"ops": [ // turns\n{"x":0,"y":0,"n":2} /**/]}')).toMatchObject({ ok: true });
    expect(refusal(problemCodec, "{} /* open")).toBe("1:4 this comment is never closed");
    expect(refusal(problemCodec, "{} / x")).toBe("1:4 unexpected “/”");
  });

  it("is refused with place and reason", () => {
    const cases: [string, string][] = [
      ["", "1:1 the text ends too early"],
      ["[]", "1:1 expected an object, found […]"],
      ["{}", "1:1 the field “problem” is missing"],
      ['{"problem":{}}', "1:12 problem the field “field” is missing"],
      [file({ entities: [] }), "1:21 problem.field the field “size” is missing"],
      [file({ size: 4 }), "1:21 problem.field the field “entities” is missing"],
      [file({ size: 7, entities: [] }), "1:29 problem.field.size the size must be even, not 7"],
      [
        file({ size: 26, entities: [] }),
        "1:29 problem.field.size expected a whole number from 4 to 24, found 26",
      ],
      [
        file({ size: 2, entities: [] }),
        "1:29 problem.field.size expected a whole number from 4 to 24, found 2",
      ],
      [
        file({ size: 4, entities: solved4.slice(1) }),
        "1:42 problem.field.entities expected a list of 4, found 3 items",
      ],
      [
        file({ size: 4, entities: solved4.map((row, y) => (y === 2 ? row.slice(1) : row)) }),
        "1:63 problem.field.entities[2] expected a list of 4, found 3 items",
      ],
      [
        file({ size: 4, entities: solved4.map((row, y) => (y === 1 ? [2, 8, 3, 3] : row)) }),
        "1:56 problem.field.entities[1][1] expected a whole number from 0 to 7, found 8",
      ],
      [
        file({ size: 4, entities: solved4.map((row, y) => (y === 3 ? [6, 0, 7, 7] : row)) }),
        "1:76 problem.field.entities[3][1] 0 appears 3 times and 6 once; each value must appear exactly twice",
      ],
      [
        file({ size: 4, entities: solved4.map((row, y) => (y === 3 ? [0, 0, 7, 7] : row)) }),
        "1:74 problem.field.entities[3][0] 0 appears 4 times and 6 not at all; each value must appear exactly twice",
      ],
      [
        JSON.stringify({ startsAt: "soon", problem: { field: plain } }),
        '1:13 startsAt expected a whole number from 0 to 9,007,199,254,740,991, found "soon"',
      ],
      [`${"[".repeat(100_000)}`, "1:66 nested more than 64 levels deep"],
      [" ".repeat(4_000_001), "1:1 the text has 4,000,001 characters; at most 4,000,000 are read"],
    ];
    for (const [text, expected] of cases) expect(refusal(problemCodec, text)).toBe(expected);
  });
});

describe("the short text of a problem", () => {
  it("keeps everything, the limits too", () => {
    fc.assert(
      fc.property(problems, fc.nat(999), fc.nat(99), (puzzle, maxSteps, par) => {
        for (const value of [
          puzzle,
          { ...puzzle, maxSteps },
          { ...puzzle, par },
          { ...puzzle, maxSteps, par },
        ]) {
          const text = puzzleCodec.format(value);
          expect(text).toMatch(/^[\w.-]+$/);
          expect(puzzleCodec.parse(text)).toEqual({ ok: true, value });
        }
      }),
      { numRuns: 50 },
    );
  });

  it("keeps numbers that are none and the largest that a file may hold", () => {
    const largest = { maxSteps: 1_000_000_000, par: 999_999_999, startsAt: Number.MAX_SAFE_INTEGER };
    for (const known of [{ maxSteps: 0, par: 0, startsAt: 0 }, largest]) {
      const puzzle: Puzzle = { ...plain, ...known };
      expect(puzzleCodec.parse(puzzleCodec.format(puzzle))).toStrictEqual({ ok: true, value: puzzle });
    }
    const { par: _, ...filed } = { ...plain, ...largest };
    expect(problemCodec.parse(problemCodec.format(filed))).toStrictEqual({ ok: true, value: filed });
    const code = puzzleCodec.format(plain);
    for (const beyond of ["m1000000001", "p1000000000", `t${2 ** 53}`]) {
      expect(puzzleCodec.parse(`${code}.${beyond}`)).toMatchObject({
        error: { reason: { key: "board.code" } },
      });
    }
  });

  it("has no value beyond the last, although its bits would have room for one", () => {
    const cells = Array.from({ length: 36 }, (_, i) => i >> 1);
    const written = (last: number) =>
      puzzleCodec.format({ size: 6, entities: rowsOf([...cells.slice(0, -2), last, last], 6) });
    expect(puzzleCodec.parse(written(17)).ok).toBe(true);
    expect(puzzleCodec.parse(written(18))).toMatchObject({ error: { reason: { key: "board.code" } } });
  });

  it("spells the bits out", () => {
    // 0 0 1 1 2 2 3 3 4 4 5 5 6 6 7 7, three bits each: 000000 001001 010010 … 111111
    expect(puzzleCodec.format({ ...plain, maxSteps: 20, par: 5 })).toBe("4.AJSbkt2_.m20.p5");
  });

  it("is told from the file by its content", () => {
    expect(puzzleCodec.parse(problemCodec.format(plain))).toEqual({ ok: true, value: plain });
    expect(puzzleCodec.parse("\n4.AJSbkt2_\n")).toEqual({ ok: true, value: plain });
  });

  it("is refused with a reason", () => {
    expect(refusal(puzzleCodec, " ")).toBe("1:1 there is nothing to read");
    expect(refusal(puzzleCodec, "4.AJSbkt2")).toBe("1:1 this is not a valid board code");
    expect(refusal(puzzleCodec, "4.AJSbkt2_.q3")).toBe("1:1 this is not a valid board code");
    expect(refusal(puzzleCodec, "5.AJSbkt2_")).toBe("1:1 the size must be even, not 5");
    expect(refusal(puzzleCodec, "99.A")).toBe("1:1 expected a whole number from 4 to 24, found 99");
    expect(refusal(puzzleCodec, "4.AJSbkt2A")).toBe(
      "1:1 0 appears 4 times and 7 not at all; each value must appear exactly twice",
    );
    const six = puzzleCodec.format({
      size: 6,
      entities: rowsOf(
        [...Array(36).keys()].map((i) => i >> 1),
        6,
      ),
    });
    expect(refusal(puzzleCodec, `${six.slice(0, 2)}_${six.slice(3)}`)).toBe(
      "1:1 this is not a valid board code",
    );
    expect(refusal(puzzleCodec, "<xml/>")).toBe("1:1 unexpected “<”");
  });
});

describe("the answer file", () => {
  it("comes back as it went", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...allOps(10)), { maxLength: 60 }), (ops) => {
        expect(answerCodec.parse(answerCodec.format({ ops }))).toEqual({ ok: true, value: { ops } });
      }),
      { numRuns: 100 },
    );
  });

  it("is written exactly as other programs read it", () => {
    const op = { x: 2, y: 3, n: 4, note: "not for the file" };
    expect(answerCodec.format({ ops: [op] })).toBe('{"ops":[{"x":2,"y":3,"n":4}]}');
    expect(answerCodec.format({ ops: [] })).toBe('{"ops":[]}');
  });

  it("may hold fields nobody here knows", () => {
    const text = '{"team":"x","ops":[{"n":2,"y":1,"x":0,"why":"gain"}]}';
    expect(answerCodec.parse(text)).toEqual({ ok: true, value: { ops: [{ x: 0, y: 1, n: 2 }] } });
  });

  it("is refused with place and reason", () => {
    const cases: [string, string][] = [
      ["[]", "1:1 expected an object, found […]"],
      ['{"ops":{}}', "1:8 ops expected a list, found {…}"],
      ['{"ops":[{"x":0,"y":0}]}', "1:9 ops[0] the field “n” is missing"],
      ['{"ops":[[0,0,2]]}', "1:9 ops[0] expected an object, found […]"],
      [
        '{"ops":[{"x":0.5,"y":0,"n":2}]}',
        "1:14 ops[0].x expected a whole number from -1,000,000 to 1,000,000, found 0.5",
      ],
      [
        `{"ops":[${"0,".repeat(100_000)}0]}`,
        "1:8 ops the answer has 100,001 operations; at most 100,000 are read",
      ],
      [
        JSON.stringify({ ops: Array(1_000_000).fill({ x: 0, y: 0, n: 2 }) }),
        "1:1 the text has 20,000,009 characters; at most 4,000,000 are read",
      ],
      [`{"ops":${"[".repeat(1_000_000)}`, "1:72 nested more than 64 levels deep"],
    ];
    for (const [text, expected] of cases) expect(refusal(answerCodec, text)).toBe(expected);
  });

  it("has at most a hundred thousand operations", () => {
    const written = (count: number) => answerCodec.format({ ops: Array(count).fill({ x: 0, y: 0, n: 2 }) });
    expect(answerCodec.parse(written(100_000)).ok).toBe(true);
    expect(answerCodec.parse(written(100_001))).toMatchObject({
      error: { position: { path: "ops" }, reason: { key: "answer.long", params: { found: 100_001 } } },
    });
  });

  it("names the operation that the board or the limit forbids", () => {
    const good = { x: 0, y: 0, n: 2 };
    const withEighth = (op: object) => JSON.stringify({ ops: [...Array(7).fill(good), op] });
    const codec = answerCodecFor(plain);
    expect(refusal(codec, withEighth({ x: 3, y: 0, n: 2 }))).toBe(
      "1:149 ops[7] The square of side 2 at (3, 0) does not lie within the 4×4 board.",
    );
    expect(refusal(codec, withEighth({ x: 0, y: 0, n: 4 }))).toBe(
      "1:149 ops[7] The whole board may not be turned; a square’s side is shorter than the board’s.",
    );
    expect(refusal(codec, withEighth({ x: 0, y: 0, n: 1 }))).toBe(
      "1:149 ops[7] A square’s side is at least 2 and shorter than the board’s, not 1.",
    );
    expect(refusal(answerCodecFor(plain, 7), withEighth(good))).toBe(
      "1:149 ops[7] With a limit of 7 turns, no further turn is possible.",
    );
    expect(refusal(answerCodecFor({ ...plain, maxSteps: 1 }), withEighth(good))).toBe(
      "1:29 ops[1] With a limit of 1 turn, no further turn is possible.",
    );
    expect(answerCodecFor(plain, 8).parse(withEighth(good))).toEqual({
      ok: true,
      value: { ops: Array(8).fill(good) },
    });
  });
});

describe("a move", () => {
  it("comes back as it went", () => {
    for (const op of allOps(24)) {
      expect(moveCodec.parse(moveCodec.format(op))).toEqual({ ok: true, value: op });
    }
  });

  it("is refused when it is something else", () => {
    for (const text of ["", "1,2", "1,2,3,4", "a,b,c", "-1,0,2", "1, 2, 3", "100,0,2"]) {
      expect(refusal(moveCodec, text)).toBe(`1:1 “${text}” is not a move`);
    }
  });
});

describe("the messages", () => {
  it("say the same in both languages", () => {
    expect(catalogueErrors(messages)).toEqual([]);
  });
});
