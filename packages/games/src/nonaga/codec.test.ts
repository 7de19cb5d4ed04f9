/** Positions and turns come back from their notation; whatever is wrong is refused with its place and its reason. */
import { createRandom, type ParseIssue, parseOrThrow, parser } from "@masume/kernel";
import { describe, expect, it, test } from "vitest";
import { type Position, rulesets, startPosition, type Turn } from "./board.js";
import { formatPosition, moveCodec, positionCodec, puzzleCodec, readRuleset, readTurn } from "./codec.js";
import { afterTurn, legalTurns, winnerOf } from "./rules.js";

const tiles = "-2,0 -2,1 -2,2 -1,-1 -1,0 -1,1 -1,2 0,-2 0,-1 0,0 0,1 0,2 1,-2 1,-1 1,0 1,1 2,-2 2,-1 2,0";
const red = "2,-2 0,2 -2,0";
const blue = "2,0 -2,2 0,-2";

/** The place as `line:column`, and the reason. */
function issueOf(result: { readonly ok: boolean; readonly error?: ParseIssue }): unknown {
  const { position, reason } = result.error!;
  return [`${position.line}:${position.column}`, reason.key, reason.params ?? {}];
}

describe("a position", () => {
  const written = `${tiles} | ${red} | ${blue} | red | -`;
  const behind = (text: string) => `1:${text.length + 1}`;
  const place = {
    red: behind(`${tiles} | `),
    blue: behind(`${tiles} | ${red} | `),
    mover: behind(`${tiles} | ${red} | ${blue} | `),
    last: behind(`${tiles} | ${red} | ${blue} | red | `),
  };

  it("is `start` only where everything is as at the start", () => {
    expect(formatPosition(startPosition)).toBe("start");
    const others: readonly Position[] = [
      { ...startPosition, mover: "blue" },
      { ...startPosition, lastTile: [0, 0] },
      { ...startPosition, red: [...startPosition.red].reverse() },
      { ...startPosition, blue: [...startPosition.blue].reverse() },
      { ...startPosition, tiles: [...startPosition.tiles].reverse() },
    ];
    for (const position of others) {
      expect(formatPosition(position)).not.toBe("start");
      expect(parseOrThrow(positionCodec, formatPosition(position))).toEqual(position);
    }
    expect(parseOrThrow(positionCodec, written)).toEqual(startPosition);
    expect(parseOrThrow(positionCodec, " start ")).toEqual(startPosition);
  });

  it.each(rulesets)("comes back after any turns, with its ruleset (%s)", (rules) => {
    const random = createRandom(`codec/${rules}`);
    let position: Position = startPosition;
    for (let played = 0; played < 30 && !winnerOf(position); played++) {
      const turns = legalTurns(rules, position);
      const turn: Turn = turns[random.below(turns.length)]!;
      expect(parseOrThrow(moveCodec, moveCodec.format(turn))).toEqual(turn);
      position = afterTurn(position, turn);
      expect(parseOrThrow(puzzleCodec, puzzleCodec.format({ rules, position }))).toEqual({ rules, position });
    }
  });

  it("without a ruleset is played by the basic rules", () => {
    expect(parseOrThrow(puzzleCodec, written)).toEqual({ rules: "basic", position: startPosition });
    expect(parseOrThrow(puzzleCodec, "source start").rules).toBe("basic");
    expect(parseOrThrow(puzzleCodec, "  official start").rules).toBe("official");
  });

  test.each([
    ["", ["1:1", "input.empty", {}]],
    ["   ", ["1:1", "input.empty", {}]],
    ["begin", ["1:1", "position.parts", { found: 1 }]],
    [` ${tiles} | ${red}`, ["1:2", "position.parts", { found: 2 }]],
    [written.replace("-2,1", "nowhere"), ["1:6", "position.cell", { text: "nowhere" }]],
    [written.replace("-2,1", "-2,0"), ["1:6", "position.twice", { text: "-2,0" }]],
    [written.replace("-2,1 ", ""), ["1:1", "position.tiles", { count: 19, found: 18 }]],
    [written.replace("-2,0", "9,9"), ["1:1", "position.split", {}]],
    [written.replace(`| ${red}`, "| 0,2 -2,0"), [place.red, "position.pieces", { count: 3, found: 2 }]],
    [written.replace("| 2,-2", "| 5,5"), [place.red, "position.off-tile", { text: "5,5" }]],
    [written.replace("| 2,0", "| 0,2"), [place.blue, "position.twice", { text: "0,2" }]],
    [written.replace("red |", "green |"), [place.mover, "position.mover", { found: "green" }]],
    [written.replace("| -", "| 7,7"), [place.last, "position.last", { text: "7,7" }]],
    [written.replace("| -", "| none"), [place.last, "position.last", { text: "none" }]],
  ])("refuses %j", (text, expected) => {
    expect(issueOf(positionCodec.parse(text))).toEqual(expected);
  });

  it("takes the tile that was moved last, and keeps long words out of its reasons", () => {
    expect(parseOrThrow(positionCodec, written.replace("| -", "| 0,0")).lastTile).toEqual([0, 0]);
    const long = "x".repeat(60);
    for (const text of [written.replace("-2,1", long), written.replace("red |", `${long} |`)]) {
      const [, , params] = issueOf(positionCodec.parse(text)) as [string, string, Record<string, string>];
      expect(Object.values(params)).toEqual(["x".repeat(40)]);
    }
    expect(issueOf(positionCodec.parse(written.replace("| -", `| ${long}`)))).toEqual([
      place.last,
      "position.last",
      { text: "x".repeat(40) },
    ]);
  });
});

describe("a turn", () => {
  test.each([
    [" ", ["1:1", "input.move", { text: "" }]],
    ["0,0>1,0 1,1>2,2 3,3>4,4", ["1:1", "input.move", { text: "0,0>1,0 1,1>2,2 3,3>4,4" }]],
    ["0,0>1,0 1,1", ["1:9", "input.move", { text: "1,1" }]],
    [">1,0", ["1:1", "input.move", { text: ">1,0" }]],
    ["0,0>1,0>2,0", ["1:1", "input.move", { text: "0,0>1,0>2,0" }]],
    [`  ${"y ".repeat(40)}`, ["1:1", "input.move", { text: "y ".repeat(20) }]],
    ["z".repeat(50), ["1:1", "input.move", { text: "z".repeat(40) }]],
  ])("refuses %j", (text, expected) => {
    expect(issueOf(moveCodec.parse(text))).toEqual(expected);
  });

  it("in a larger text is refused at its place there", () => {
    const whole = "one two 0,0>1,0/bad";
    expect(issueOf(parser((text) => readTurn(text.slice(8), 8, text))(whole))).toEqual([
      "1:17",
      "input.move",
      { text: "bad" },
    ]);
  });

  it("without a slide or a tile is written with a dash, or alone", () => {
    const shift = { from: [0, 0], to: [1, 0] } as const;
    expect(moveCodec.format({ slide: undefined, tile: shift })).toBe("- 0,0>1,0");
    expect(moveCodec.format({ slide: shift, tile: undefined })).toBe("0,0>1,0");
  });
});

test("a ruleset that there is not is refused with those there are", () => {
  const read = parser((text) => readRuleset(text.trim(), 2, text));
  expect(issueOf(read("  chess"))).toEqual([
    "1:3",
    "rules.unknown",
    { found: "chess", known: "basic, official" },
  ]);
  expect(read("  official")).toMatchObject({ ok: true, value: "official" });
});
