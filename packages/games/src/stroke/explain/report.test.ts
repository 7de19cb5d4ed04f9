import { Budget, catalogueErrors, formatMessage, languages } from "@masume/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reasonMessages } from "../reason-messages.js";
import { anyBoard, drawn, everyLine } from "../testing/brute-force.js";
import { reportBoardSync } from "./report.js";

const failing = (rows: readonly string[]) =>
  reportBoardSync(drawn(...rows))
    .conditions.filter(({ holds }) => !holds)
    .map(({ code, cells }) => [code, cells]);

describe("the verdict", () => {
  it("is exact, with a reason exactly when there is no line", () => {
    fc.assert(
      fc.property(anyBoard(2, 5), (board) => {
        const { solvable, reason } = reportBoardSync(board);
        expect(solvable).toBe(everyLine(board).length > 0);
        expect(reason !== undefined).toBe(solvable === false);
      }),
      { numRuns: 200 },
    );
  });

  it("is open when the budget ends", () => {
    const { solvable, reason } = reportBoardSync(drawn("S...", "....", "....", "G..."), new Budget(0));
    expect(solvable).toBeNull();
    expect(reason).toBeUndefined();
  });
});

describe("the conditions", () => {
  it("are necessary: a board with a line breaks none but the place of its ends", () => {
    fc.assert(
      fc.property(anyBoard(2, 5, 0.2), (board) => {
        if (everyLine(board).length === 0) return;
        const broken = reportBoardSync(board).conditions.filter(({ holds }) => !holds);
        expect(broken.map(({ code }) => code).filter((code) => code !== "ends-on-border")).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it("name the cells where they fail", () => {
    expect(failing(["S..", "..#", "G#."])).toEqual([
      ["connected", [[2, 2]]],
      [
        "no-dead-ends",
        [
          [0, 2],
          [2, 2],
        ],
      ],
      [
        "colour-balance",
        [
          [0, 0],
          [0, 2],
          [1, 1],
          [2, 0],
          [2, 2],
        ],
      ],
    ]);
    expect(failing(["S..", ".G.", "..."])).toEqual([["ends-on-border", [[1, 1]]]]);
    expect(failing(["..#", "..G", "#S."])).toEqual([["cuts-passable", [[1, 1]]]]);
  });

  it("tell how many cells they speak of, and the colours from the start's", () => {
    const params = (code: string) =>
      reportBoardSync(drawn("S..", "..#", "G#.")).conditions.find((one) => one.code === code)?.params;
    expect(params("no-dead-ends")).toEqual({ count: 2 });
    expect(params("ends-open")).toEqual({ count: 0 });
    // Of the start's colour are the corners and the middle, of the other two of four.
    expect(params("colour-balance")).toEqual({ first: 5, second: 2 });
  });

  it("notice blocked and equal ends", () => {
    const codes = (board: Parameters<typeof reportBoardSync>[0]) => {
      const { solvable, conditions, reason } = reportBoardSync(board);
      expect(solvable).toBe(false);
      return [...conditions.filter(({ holds }) => !holds).map(({ code }) => code), reason?.code];
    };
    const blocked = { size: 3, blocked: [[0, 0]], start: [0, 0], goal: [2, 2] } as const;
    expect(codes(blocked)).toContain("ends-open");
    expect(codes(blocked)).toContain("ends-blocked");
    const same = { size: 3, blocked: [], start: [0, 0], goal: [0, 0] } as const;
    expect(codes(same)).toContain("ends-different");
    expect(codes(same)).toContain("ends-same");
  });
});

describe("odd degrees", () => {
  it("are information only: pattern A has four odd cells and can be solved", () => {
    const { information, solvable } = reportBoardSync(drawn("S..", "...", "..G"));
    expect(information).toEqual([
      {
        code: "odd-degrees",
        cells: [
          [0, 1],
          [1, 0],
          [1, 2],
          [2, 1],
        ],
        params: { count: 4 },
      },
    ]);
    expect(solvable).toBe(true);
  });
});

it("has words for everything it says", () => {
  expect(catalogueErrors(reasonMessages)).toEqual([]);
  const { conditions, information } = reportBoardSync(drawn("S..", "...", "..G"));
  for (const { code, params } of [...conditions, ...information]) {
    for (const language of languages) {
      expect(formatMessage(language, { key: code, params }, reasonMessages)).not.toMatch(/[{}]/);
      expect(code in reasonMessages[language]).toBe(true);
    }
  }
});
