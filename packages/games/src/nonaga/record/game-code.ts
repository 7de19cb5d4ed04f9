/**
 * A game as the last part of an address, short enough to be sent and opened
 * without a server: the ruleset (`b` or `o`; `s` in codes before version 0.2), the result (`r b d` or `-`), then
 * four characters per turn, and for games that do not begin at the beginning the
 * position behind a dot.
 *
 * A turn is written by its places in the lists of a position (`TurnPlaces`): piece and
 * direction (or none), tile (or none), and the new place as a direction from a tile.
 * The code is read by playing it, so no wrong game comes out.
 *
 * A study is written in the same way, with variations in parentheses behind the turn
 * that they replace and comments, percent-encoded, between apostrophes; so the code of
 * a game is the code of a study without either.
 */
import { err, type Message, message, ok, type Result } from "@masume/kernel";
import { type Position, rulesets, startPosition, type Turn } from "../board.js";
import { formatPosition, positionCodec } from "../codec.js";
import { type Puzzle, play, type State, start } from "../rules.js";
import { mainPath, nodesAlong, type Study, type StudyNode, studyOfTurns } from "../study/study.js";
import { type GameRecord, type GameResult, gameResults } from "./record.js";
import { turnAt, turnIndices } from "./turn-indices.js";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
const none = digits.length - 1;
export const turnCodeLength = 4;
type Four = [number, number, number, number];

export type SharedGame = Pick<GameRecord, "puzzle" | "turns" | "result">;

/** A study with how it ended, which a game that is looked at has. */
export interface SharedStudy {
  readonly study: Study;
  readonly result: GameResult;
}

export function gameCode({ puzzle, turns, result }: SharedGame): string {
  return studyCode({ study: studyOfTurns(puzzle, turns), result });
}

export function readGameCode(code: string): Result<SharedGame, Message> {
  const read = readStudyCode(code);
  if (!read.ok) return read;
  const { study, result } = read.value;
  const turns = nodesAlong(study, mainPath(study)).map(({ turn }) => turn);
  return ok({ puzzle: study.puzzle, turns, result });
}

export function studyCode({ study, result }: SharedStudy): string {
  const { puzzle, comment, children } = study;
  const head = puzzle.rules[0]! + (result === "*" ? "-" : result[0]!);
  const code = head + commentCode(comment) + lineCode(puzzle, start(puzzle), children);
  const position = formatPosition(puzzle.position);
  return position === "start" ? code : `${code}.${encodeURIComponent(position)}`;
}

/** A line from its first branches on: each turn, the other branches in parentheses behind it. */
function lineCode(puzzle: Puzzle, from: State, branches: readonly StudyNode[]): string {
  let code = "";
  let state = from;
  for (let [node, ...variations] = branches; node; [node, ...variations] = node.children) {
    code += turnCode(state.position, node.turn) + commentCode(node.comment);
    for (const variation of variations) code += `(${lineCode(puzzle, state, [variation])})`;
    state = playing(puzzle, state, node.turn);
  }
  return code;
}

function playing(puzzle: Puzzle, state: State, turn: Turn): State {
  const played = play(puzzle, state, turn);
  if (!played.ok) throw new Error(`this turn was never played: ${played.error.code}`);
  return played.value;
}

function commentCode(comment: string): string {
  const escaped = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  return comment && `'${encodeURIComponent(comment).replace(/[.'()]/g, escaped)}'`;
}

export function readStudyCode(code: string): Result<SharedStudy, Message> {
  const [body = "", place] = code.split(".", 2);
  const rules = rulesets.find((name) => name[0] === body[0]) ?? (body[0] === "s" ? "basic" : undefined);
  const result = body[1] === "-" ? "*" : gameResults.find((name) => name[0] === body[1]);
  const position = place === undefined ? startPosition : readPosition(place);
  if (!rules || !result || !position) return err(message("code.cut"));
  const puzzle = { rules, position };
  const tree = readTree(puzzle, body.slice(2));
  return tree.ok ? ok({ study: { puzzle, ...tree.value }, result }) : tree;
}

/** A node while its tree is read, and what a tree begins with. */
interface ReadRoot {
  comment: string;
  readonly children: ReadNode[];
}
interface ReadNode extends ReadRoot {
  readonly turn: Turn;
}
interface ReadPlace {
  readonly node: ReadRoot;
  readonly state: State;
}

function readTree(puzzle: Puzzle, written: string): Result<Pick<Study, "comment" | "children">, Message> {
  const root: ReadRoot = { comment: "", children: [] };
  /** The places from the root to the last turn, of the main line and of each variation that is open. */
  const lines: ReadPlace[][] = [[{ node: root, state: start(puzzle) }]];
  for (const [token] of written.matchAll(/'[^']*'|[()]|[^'()]{1,4}|./gu)) {
    const line = lines.at(-1)!;
    const last = line.at(-1)!;
    if (token === "(" && line.length > 1) lines.push(line.slice(0, -1));
    else if (token === ")" && lines.length > 1) lines.pop();
    else if (token.length > 1 && token.startsWith("'")) last.node.comment = decoded(token.slice(1, -1)) ?? "";
    else if (token.length !== turnCodeLength) return err(message("code.cut"));
    else {
      const turn = readTurnCode(last.state.position, token);
      const played = turn && play(puzzle, last.state, turn);
      if (!played?.ok) return err(message("code.turn", { number: line.length }));
      const node: ReadNode = { turn: turn!, comment: "", children: [] };
      last.node.children.push(node);
      line.push({ node, state: played.value });
    }
  }
  if (lines.length > 1) return err(message("code.cut"));
  return ok(root);
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function readPosition(text: string): Position | undefined {
  const position = positionCodec.parse(decoded(text) ?? "");
  return position.ok ? position.value : undefined;
}

/** The four characters of a turn. */
export function turnCode(position: Position, turn: Turn): string {
  const { slide, tile } = turnIndices(position, turn);
  return [slide, tile?.moved, tile?.beside, tile?.direction].map((place) => digits[place ?? none]).join("");
}

export function readTurnCode(position: Position, code: string): Turn | undefined {
  const [slide, moved, beside, direction] = [...code].map((digit) => digits.indexOf(digit)) as Four;
  return turnAt(position, {
    slide: slide === none ? undefined : slide,
    tile: moved === none ? undefined : { moved, beside, direction },
  });
}
