/** Turns, positions and games come back from their notation; what is wrong is refused at its place. */
import { createRandom, type Random } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import { areTogether, rulesets, startPosition, type Turn } from "../board.js";
import { moveCodec, positionCodec, puzzleCodec } from "../codec.js";
import { formatTurn } from "../notation.js";
import { maxGameTurns } from "../opponent/match.js";
import { afterSlide, outcome, type Puzzle, play, type State, slides, start, tileMoves } from "../rules.js";
import { checkRecord, type GameRecord, recordCodec } from "./record.js";

/** Any slide, then any tile move: far quicker than to list every turn. */
function anyTurn({ rules }: Puzzle, { position }: State, random: Random): Turn {
  const possible = slides(position);
  const slide = possible.length > 0 ? random.pick(possible) : undefined;
  const halfway = afterSlide(position, slide);
  const tiles = slide && areTogether(halfway[position.mover]) ? [] : tileMoves(rules, halfway);
  return { slide, tile: tiles.length > 0 ? random.pick(tiles) : undefined };
}

function randomGame(puzzle: Puzzle, seed: string, longest: number): GameRecord {
  const random = createRandom(seed);
  const turns: Turn[] = [];
  let state = start(puzzle);
  while (turns.length < longest && !outcome(state)) {
    const turn = anyTurn(puzzle, state, random);
    const next = play(puzzle, state, turn);
    if (!next.ok) throw new Error(next.error.code);
    turns.push(turn);
    state = next.value;
  }
  const headers = [
    ["Red", 'A "quoted" name \\'],
    ["Blue", "青木"],
  ] as const;
  return { puzzle, headers, turns, result: outcome(state) ?? "*" };
}

function parsed(text: string): GameRecord {
  const read = recordCodec.parse(text);
  if (!read.ok) throw new Error(`${read.error.reason.key} at ${read.error.position.column}`);
  return read.value;
}

describe("notation", () => {
  it("of turns and positions comes back, all through random games", () => {
    for (const rules of rulesets) {
      const { turns, puzzle } = randomGame({ rules, position: startPosition }, `text/${rules}`, 25);
      let state = start(puzzle);
      for (const turn of turns) {
        for (const between of [" ", "/"] as const) {
          expect(moveCodec.parse(formatTurn(turn, between))).toEqual({ ok: true, value: turn });
        }
        const next = play(puzzle, state, turn);
        if (next.ok) state = next.value;
        const { position } = state;
        expect(positionCodec.parse(positionCodec.format(position))).toEqual({ ok: true, value: position });
        const there = { rules, position };
        expect(puzzleCodec.parse(puzzleCodec.format(there))).toEqual({ ok: true, value: there });
      }
    }
  });

  it.each([
    ["", "input.empty", 1],
    ["start | 1,1", "position.parts", 1],
    ["0,0 0,0 | | | red | -", "position.twice", 5],
    ["0,0 zero | | | red | -", "position.cell", 5],
    ["0,0 1,0 | 0,0 | 1,0 | red | -", "position.tiles", 1],
  ])("%j is refused: %s in column %i", (text, reason, column) => {
    const read = positionCodec.parse(text);
    expect(read.ok || [read.error.reason.key, read.error.position.column]).toEqual([reason, column]);
  });

  it("refuses positions that cannot be", () => {
    const tiles = startPosition.tiles.map((tile) => tile.join(",")).join(" ");
    const reason = (text: string) => {
      const read = positionCodec.parse(text);
      return read.ok ? undefined : read.error.reason.key;
    };
    const rest = "| 2,0 -2,2 0,-2 | red | -";
    expect(reason(`${tiles} | 2,-2 0,2 -2,0 ${rest}`)).toBeUndefined();
    expect(reason(`${tiles} | 2,-2 0,2 ${rest}`)).toBe("position.pieces");
    expect(reason(`${tiles} | 2,-2 0,2 3,0 ${rest}`)).toBe("position.off-tile");
    expect(reason(`${tiles} | 2,-2 0,2 2,0 ${rest}`)).toBe("position.twice");
    expect(reason(`${tiles.replace("0,0", "9,9")} | 2,-2 0,2 -2,0 ${rest}`)).toBe("position.split");
    expect(reason(`${tiles} | 2,-2 0,2 -2,0 | 2,0 -2,2 0,-2 | green | -`)).toBe("position.mover");
    expect(reason(`${tiles} | 2,-2 0,2 -2,0 | 2,0 -2,2 0,-2 | blue | 7,7`)).toBe("position.last");
  });
});

describe("game records", () => {
  it("come back from their text, and check out", () => {
    for (const rules of rulesets) {
      for (let game = 0; game < 6; game++) {
        const record = randomGame({ rules, position: startPosition }, `record/${rules}/${game}`, 8 * game);
        const text = recordCodec.format(record);
        expect(parsed(text)).toEqual(record);
        expect(checkRecord(record)).toMatchObject({
          valid: true,
          result: record.result,
          turns: record.turns.length,
        });
      }
    }
  });

  it("of whole random games come back; each ends by a win, by repetition or at the cap", () => {
    for (const rules of rulesets) {
      for (let game = 0; game < 3; game++) {
        const seed = `whole/${rules}/${game}`;
        const record = randomGame({ rules, position: startPosition }, seed, maxGameTurns);
        if (record.turns.length < maxGameTurns) expect(record.result).not.toBe("*");
        expect(parsed(recordCodec.format(record))).toEqual(record);
        expect(checkRecord(record)).toMatchObject({ valid: true, turns: record.turns.length });
      }
    }
  });

  it("may begin anywhere, with either side", () => {
    const first = randomGame({ rules: "official", position: startPosition }, "anywhere", 3);
    const { state } = checkRecord(first);
    const record = randomGame({ rules: "official", position: state.position }, "from there", 5);
    const text = recordCodec.format(record);
    expect(text).toContain('[Position "');
    expect(text).toContain("\n1... ");
    expect(parsed(text)).toEqual(record);
  });

  it("are read from a bare list, from two words per turn, from JSON, and with comments", () => {
    const turns = ["2,-2>-1,1/1,-2>3,-1", "2,0>-1,0/-1,2>1,2"];
    const expected = parsed(turns.join(" ")).turns;
    expect(expected).toHaveLength(2);
    const spaced = turns.join("\n").replaceAll("/", " ");
    const commented = `; a game\n1. ${turns[0]} {well played} 1... ${turns[1]} *`;
    const json = JSON.stringify({ rules: "official", moves: turns });
    const indented = JSON.stringify({ rules: "official", moves: turns }, null, 2);
    const quoting = `{ "Well played", says the loser: } ${turns.join(" ")}`;
    for (const text of [spaced, commented, json, indented, quoting]) {
      expect(parsed(text).turns).toEqual(expected);
    }
    expect(parsed(json).puzzle.rules).toBe("official");
  });

  it("made to take long are refused, or read, all the same", () => {
    const many = 200_000;
    const isRead = {
      "{": false,
      '{":': false,
      "[": false,
      '[a "': false,
      "(": false,
      "{}": true,
      "1. ": true,
    };
    for (const [part, isGood] of Object.entries(isRead))
      expect(recordCodec.parse(part.repeat(many)).ok, part).toBe(isGood);
    // A brace is closed by the next end of one, if there is any.
    expect(parsed("{a {b} 2,-2>-1,1/1,-2>3,-1 *").turns).toHaveLength(1);
    expect(recordCodec.parse("2,-2>-1,1/1,-2>3,-1 {a} {b *").ok).toBe(false);
  });

  it("are refused by the rule they break, or for a result the board denies", () => {
    const broken = parsed("2,-2>-1,1/1,-2>3,-1 2,0>1,0/-1,2>1,2");
    expect(checkRecord(broken)).toMatchObject({ valid: false, turns: 1, error: { code: "not-a-slide" } });
    const tiles = startPosition.tiles.map((tile) => tile.join(",")).join(" ");
    const won = parsed(`[Position "${tiles} | 2,-2 0,-1 0,0 | 2,0 -1,1 -2,2 | red | -"] 2,-2>1,-1 red`);
    expect(checkRecord(won)).toMatchObject({ valid: true, result: "red", turns: 1 });
    const denied = { ...won, result: "blue" } as const;
    expect(checkRecord(denied)).toMatchObject({ valid: false, error: { code: "record.result" } });
    expect(checkRecord({ ...won, result: "*" })).toMatchObject({ valid: true, result: "red" });
  });

  it.each([
    ["", "input.empty", 1, 1],
    ['[Rules "chess"]', "rules.unknown", 1, 9],
    ["1. 2,-2>-1,1/1,-2>3,-1\n2,0>-1", "input.move", 2, 1],
    ['[Result "green"]', "record.no-result", 1, 10],
    ["{}", "input.field", 1, 1],
  ])("%j is refused: %s at line %i, column %i", (text, reason, line, column) => {
    const read = recordCodec.parse(text);
    expect(read.ok || [read.error.reason.key, read.error.position.line, read.error.position.column]).toEqual([
      reason,
      line,
      column,
    ]);
  });
});

describe("before version 0.2 the basic rules were called source", () => {
  it("in positions and records, which are written with the new name", () => {
    const puzzle = { rules: "basic", position: startPosition } as const;
    expect(puzzleCodec.parse("source start")).toEqual({ ok: true, value: puzzle });
    expect(puzzleCodec.format(puzzle)).toBe("basic start");
    for (const old of ['[Rules "source"]\n*', '{"rules":"source","moves":[]}']) {
      const record = parsed(old);
      expect(record.puzzle).toEqual(puzzle);
      expect(recordCodec.format(record)).toContain('[Rules "basic"]');
    }
  });
});
