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
 * semicolon, variations in parentheses behind the turn that they replace; a game's
 * record is the main line, a study (`StudyRecord`) has both. A bare list of turns is a record too, and so is the JSON object
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
import { formatPosition, positionCodec, readRuleset, readTurn } from "../codec.js";
import { formatTurn } from "../notation.js";
import { type Outcome, outcome, type Puzzle, play, type State, start } from "../rules.js";
import { mainPath, nodesAlong, type Study, type StudyNode, studyOfTurns } from "../study/study.js";

export type GameResult = Outcome | "*";

export const gameResults: readonly GameResult[] = ["red", "blue", "draw", "*"];

export interface GameRecord {
  readonly puzzle: Puzzle;
  /** Names, dates and the like, in their order; without `Rules`, `Position` and `Result`. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly turns: readonly Turn[];
  readonly result: GameResult;
}

/** A record with its variations and comments. */
export interface StudyRecord extends Omit<GameRecord, "puzzle" | "turns"> {
  readonly study: Study;
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
  parse: parser((text) => mainLine(readStudy(text))),
  format: ({ puzzle, turns, ...record }) =>
    studyRecordCodec.format({ ...record, study: studyOfTurns(puzzle, turns) }),
};

export const studyRecordCodec: Codec<StudyRecord> = {
  parse: parser(readStudy),
  format: ({ study, headers: given, result }) => {
    const { rules, position } = study.puzzle;
    const headers = [["Rules", rules], ...given, ["Result", result]];
    const place = formatPosition(position);
    if (place !== "start") headers.splice(1, 0, ["Position", place]);
    const head = headers.map(([name, value]) => `[${name} "${value!.replace(/[\\"]/g, "\\$&")}"]`);
    return `${head.join("\n")}\n\n${inLines([...formatTurns(study), result])}\n`;
  },
};

function readStudy(text: string): StudyRecord {
  return looksLikeJson.test(text) ? readRecordJson(text) : readRecordText(text);
}

function mainLine({ study, headers, result }: StudyRecord): GameRecord {
  const turns = nodesAlong(study, mainPath(study)).map(({ turn }) => turn);
  return { puzzle: study.puzzle, headers, turns, result };
}

/** The words of a study: comments, numbered turns, variations behind the turn of the main line. */
function formatTurns({ puzzle, comment, children }: Study): readonly string[] {
  const blueFirst = puzzle.position.mover === "blue" ? 1 : 0;
  return [...formatComment(comment), ...formatLine(children, blueFirst, true)];
}

/** Words with a blank between two, unless the second begins a line. */
function inLines(words: readonly string[]): string {
  return words.map((word, i) => (i === 0 || word.startsWith("\n") ? word : ` ${word}`)).join("");
}

/** A line from its first branches on. Each full turn of the main line has a line of its own. */
function formatLine(branches: readonly StudyNode[], from: number, isMain: boolean): readonly string[] {
  const words: string[] = [];
  let needsNumber = true;
  let half = from;
  for (let [node, ...variations] = branches; node; [node, ...variations] = node.children) {
    const isBlue = half % 2 === 1;
    const number = `${(half >> 1) + 1}.`;
    if (!isBlue) words.push((isMain && half > from ? "\n" : "") + number);
    else if (needsNumber) words.push(`${number}..`);
    const isLone = node.turn.slide && !node.turn.tile && node.children.length > 0;
    words.push(formatTurn(node.turn, "/") + (isLone ? "/-" : ""), ...formatComment(node.comment));
    for (const variation of variations) words.push(`(${formatLine([variation], half, false).join(" ")})`);
    needsNumber = variations.length > 0;
    half++;
  }
  return words;
}

function formatComment(comment: string): readonly string[] {
  return comment ? [`{${comment.replaceAll("{", "(").replaceAll("}", ")")}}`] : [];
}

/** A part of the turns' text: of a turn, a comment (`{`), or a parenthesis. */
interface Word {
  readonly text: string;
  readonly offset: number;
  readonly kind: "turn" | "comment" | "open" | "close";
}

/** Every character is part of a token; a comment in braces is found by its end, wherever that is. */
const token = /\s+|;[^\n]*|\[\s*(\w+)\s+"((?:[^"\\\n]|\\.)*)"\s*\]|\d+\.+(?=\s|$)|[^\s[\]{}();]+|./uy;

interface Token {
  readonly found: string;
  readonly offset: number;
  /** Of a header. */
  readonly name: string | undefined;
  readonly quoted: string | undefined;
}

function* tokensOf(text: string): Generator<Token, void, void> {
  // Behind it no brace is closed, and none is looked for: a text full of open ones would take for ever.
  const lastEnd = text.lastIndexOf("}");
  for (let offset = 0; offset < text.length; ) {
    token.lastIndex = offset;
    let [found, name, quoted] = token.exec(text)!;
    if (found === "{" && offset < lastEnd) found = text.slice(offset, text.indexOf("}", offset) + 1);
    yield { found, offset, name, quoted };
    offset += found.length;
  }
}

function readRecordText(text: string): StudyRecord {
  const headers: [string, string][] = [];
  const words: Word[] = [];
  let rules: Ruleset = "basic";
  let position = startPosition;
  let result: GameResult | undefined;
  for (const { found, offset, name, quoted } of tokensOf(text)) {
    if (name !== undefined) {
      const value = quoted!.replace(/\\(.)/g, "$1");
      const valueAt = offset + found.indexOf('"') + 1;
      if (name === "Rules") rules = readRuleset(value, valueAt, text);
      else if (name === "Position") position = readHeaderPosition(value, valueAt, text);
      else if (name === "Result") result = readResult(value, valueAt, text);
      else headers.push([name, value]);
    } else if (/^\s|^\d+\.+$/.test(found)) {
      // Blanks and turn numbers say nothing.
    } else if (/^[{;]/.test(found) && found !== "{") {
      words.push({ text: found.replace(/^[{;]|\}$/g, "").trim(), offset, kind: "comment" });
    } else if (found === "(" || found === ")") {
      words.push({ text: found, offset, kind: found === "(" ? "open" : "close" });
    } else if (gameResults.some((word) => word === found)) {
      result = readResult(found, offset, text);
    } else {
      words.push({ text: found, offset, kind: "turn" });
    }
  }
  if (words.length === 0 && text.trim() === "") throw new ParseError(text, 0, message("input.empty"));
  const study = { puzzle: { rules, position }, ...readTree(words, text) };
  return { study, headers, result: result ?? "*" };
}

/** A node while its tree is read, and what a tree begins with. */
interface ReadRoot {
  comment: string;
  readonly children: ReadNode[];
}
interface ReadNode extends ReadRoot {
  readonly turn: Turn;
}

/** The turns of a list with their variations. Where no turn is written with `/`, two words make one turn. */
function readTree(words: readonly Word[], whole: string): Pick<Study, "comment" | "children"> {
  const isJoined = words.some(({ kind, text }) => kind === "turn" && text.includes("/"));
  const root: ReadRoot = { comment: "", children: [] };
  /** The nodes from the root to the last turn, of the main line and of each variation that is open. */
  const lines: ReadRoot[][] = [[root]];
  for (let i = 0; i < words.length; i++) {
    const { kind, text, offset } = words[i]!;
    const line = lines.at(-1)!;
    const last = line.at(-1)!;
    if (kind === "comment") last.comment = [last.comment, text].filter(Boolean).join(" ");
    else if (kind === "open") {
      if (line.length === 1) throw new ParseError(whole, offset, message("input.move", { text }));
      lines.push(line.slice(0, -1));
    } else if (kind === "close") {
      if (lines.length === 1) throw new ParseError(whole, offset, message("input.move", { text }));
      lines.pop();
    } else {
      const next = words[i + 1];
      const hasTwo = !isJoined && next?.kind === "turn";
      const end = hasTwo ? next.offset + next.text.length : offset + text.length;
      const node = { turn: readTurn(whole.slice(offset, end), offset, whole), comment: "", children: [] };
      if (hasTwo) i++;
      last.children.push(node);
      line.push(node);
    }
  }
  return root;
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

function readRecordJson(text: string): StudyRecord {
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
  return { study: studyOfTurns({ rules, position }, turns), headers: [], result };
}
