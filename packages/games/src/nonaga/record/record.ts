/**
 * A game written down: headers in square brackets, then the turns with their
 * numbers, then the result (`red`, `blue`, `draw`, or `*` for a game that goes
 * on).
 *
 *     [Rules "official"]
 *     [Red "Aiko"]
 *     [Result "red"]
 *
 *     1. 2,-2>-1,1/0,0>3,-1 2,0>1,0/-2,1>-1,-2
 *     2. 0,2>0,1 red
 *
 * `Rules` and `Position` (left out for the first position) say what is played;
 * every other header is kept as it is. Comments stand in braces or behind a
 * semicolon. A bare list of turns is a record too, and so is the JSON object
 * `{"rules", "position", "moves": [...], "result"}`.
 */
import {
  type Codec,
  type JsonValue,
  message,
  ParseError,
  parser,
  readJson,
  type Violation,
} from "@masume/kernel";
import { type Ruleset, startPosition, type Turn } from "../board.js";
import { formatPosition, formatTurn, positionCodec, readRuleset, readTurn } from "../codec.js";
import { type Outcome, outcome, type Puzzle, play, type State, start } from "../rules.js";

export type GameResult = Outcome | "*";

export const gameResults: readonly GameResult[] = ["red", "blue", "draw", "*"];

export interface GameRecord {
  readonly puzzle: Puzzle;
  /** Names, dates and the like, in their order; without `Rules`, `Position` and `Result`. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly turns: readonly Turn[];
  readonly result: GameResult;
}

export interface RecordVerdict {
  readonly valid: boolean;
  /** What the board says, or, while it says nothing, what the record says. */
  readonly result: GameResult;
  /** How many turns could be played. */
  readonly turns: number;
  readonly state: State;
  readonly error?: Violation;
}

/** Plays a record. It is valid if every turn is legal and its result is not another one than the board's. */
export function checkRecord({ puzzle, turns, result }: GameRecord): RecordVerdict {
  let state = start(puzzle);
  for (const [played, turn] of turns.entries()) {
    const next = play(puzzle, state, turn);
    if (!next.ok)
      return { valid: false, result: outcome(state) ?? "*", turns: played, state, error: next.error };
    state = next.value;
  }
  const reached = outcome(state);
  const verdict = { result: reached ?? result, turns: turns.length, state };
  return reached && result !== "*" && result !== reached
    ? { valid: false, ...verdict, error: { code: "record.result", at: [], params: { result, reached } } }
    : { valid: true, ...verdict };
}

/** An object with a name in it, or an empty one; a comment in braces has no colon behind a first quotation. */
const looksLikeJson = /^\s*\{\s*(?:"[^"]*"\s*:|\}\s*$)/;

export const recordCodec: Codec<GameRecord> = {
  parse: parser((text) => (looksLikeJson.test(text) ? readRecordJson(text) : readRecordText(text))),
  format: (record) => {
    const { rules, position } = record.puzzle;
    const headers = [["Rules", rules], ...record.headers, ["Result", record.result]];
    const place = formatPosition(position);
    if (place !== "start") headers.splice(1, 0, ["Position", place]);
    const head = headers.map(([name, value]) => `[${name} "${value!.replace(/[\\"]/g, "\\$&")}"]`);
    return `${head.join("\n")}\n\n${formatTurns(record)}\n`;
  },
};

function formatTurns({ puzzle, turns, result }: GameRecord): string {
  const blueFirst = puzzle.position.mover === "blue" ? 1 : 0;
  let text = "";
  for (const [i, turn] of turns.entries()) {
    const half = i + blueFirst;
    const number = `${(half >> 1) + 1}.`;
    if (half % 2 === 0) text += `${text && "\n"}${number} `;
    else text += text ? " " : `${number}.. `;
    const lone = turn.slide && !turn.tile && i < turns.length - 1;
    text += formatTurn(turn, "/") + (lone ? "/-" : "");
  }
  return text ? `${text} ${result}` : result;
}

interface Word {
  readonly text: string;
  readonly offset: number;
}

function readRecordText(text: string): GameRecord {
  const headers: [string, string][] = [];
  const words: Word[] = [];
  let rules: Ruleset = "basic";
  let position = startPosition;
  let result: GameResult | undefined;
  const token =
    /\s+|\{[^}]*\}|;[^\n]*|\[\s*(\w+)\s+"((?:[^"\\\n]|\\.)*)"\s*\]|\d+\.+(?=\s|$)|[^\s[\]{};]+|./gu;
  for (const match of text.matchAll(token)) {
    const [found, name, quoted] = match;
    const offset = match.index;
    if (name !== undefined) {
      const value = quoted!.replace(/\\(.)/g, "$1");
      const valueAt = offset + found.indexOf('"') + 1;
      if (name === "Rules") rules = readRuleset(value, valueAt, text);
      else if (name === "Position") position = readHeaderPosition(value, valueAt, text);
      else if (name === "Result") result = readResult(value, valueAt, text);
      else headers.push([name, value]);
    } else if (/^[\s{;]|^\d+\.+$/.test(found) && found !== "{") {
      // Blanks, comments and turn numbers say nothing.
    } else if (gameResults.some((word) => word === found)) {
      result = readResult(found, offset, text);
    } else {
      words.push({ text: found, offset });
    }
  }
  if (words.length === 0 && text.trim() === "") throw new ParseError(text, 0, message("input.empty"));
  return { puzzle: { rules, position }, headers, turns: readTurns(words, text), result: result ?? "*" };
}

/** The turns of a list. Where no turn is written with `/`, two words make one turn. */
function readTurns(words: readonly Word[], whole: string): readonly Turn[] {
  if (words.some((word) => word.text.includes("/"))) {
    return words.map((word) => readTurn(word.text, word.offset, whole));
  }
  const turns: Turn[] = [];
  for (let i = 0; i < words.length; i += 2) {
    const first = words[i]!;
    const last = words[i + 1] ?? first;
    turns.push(readTurn(whole.slice(first.offset, last.offset + last.text.length), first.offset, whole));
  }
  return turns;
}

function readHeaderPosition(value: string, offset: number, whole: string): Puzzle["position"] {
  const position = positionCodec.parse(value);
  if (!position.ok)
    throw new ParseError(whole, offset + position.error.position.column - 1, position.error.reason);
  return position.value;
}

function readResult(value: string, offset: number, whole: string): GameResult {
  const result = gameResults.find((word) => word === value);
  if (!result)
    throw new ParseError(whole, offset, message("record.no-result", { found: value.slice(0, 40) }));
  return result;
}

function readRecordJson(text: string): GameRecord {
  const json = readJson(text);
  const read = <T>(field: JsonValue | undefined, value: (text: string) => T, otherwise: T): T => {
    if (!field) return otherwise;
    const parsed = parser(value)(field.string());
    return parsed.ok ? parsed.value : field.fail(parsed.error.reason);
  };
  const rules = read<Ruleset>(json.optional("rules"), (name) => readRuleset(name, 0, name), "basic");
  const position = read(json.optional("position"), (at) => readHeaderPosition(at, 0, at), startPosition);
  const result = read<GameResult>(json.optional("result"), (word) => readResult(word, 0, word), "*");
  const turns = json
    .field("moves")
    .items()
    .map((item) => read<Turn | undefined>(item, (turn) => readTurn(turn, 0, turn), undefined)!);
  return { puzzle: { rules, position }, headers: [], turns, result };
}
