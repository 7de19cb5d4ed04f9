/**
 * A game as the last part of an address, short enough to be sent and opened
 * without a server: the ruleset (`b` or `o`; `s` in codes before version 0.2), the result (`r b d` or `-`), then
 * four characters per turn, and for games that do not begin at the beginning the
 * position behind a dot.
 *
 * A turn is written by its places in the lists of a position (`TurnPlaces`): piece and
 * direction (or none), tile (or none), and the new place as a direction from a tile.
 * The code is read by playing it, so no wrong game comes out.
 */
import { err, type Message, message, ok, type Result } from "@masume/kernel";
import { type Position, type Ruleset, rulesets, startPosition, type Turn } from "../board.js";
import { formatPosition, positionCodec } from "../codec.js";
import { play, type State, start } from "../rules.js";
import { type GameRecord, type GameResult, gameResults } from "./record.js";
import { turnAt, turnIndices } from "./turn-indices.js";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
const none = digits.length - 1;
const charsEach = 4;
type Four = [number, number, number, number];

export type SharedGame = Pick<GameRecord, "puzzle" | "turns" | "result">;

export function gameCode({ puzzle, turns, result }: SharedGame): string {
  let state = start(puzzle);
  let code = puzzle.rules[0]! + (result === "*" ? "-" : result[0]!);
  for (const turn of turns) {
    code += turnCode(state.position, turn);
    const played = play(puzzle, state, turn);
    if (!played.ok) throw new Error(`this turn was never played: ${played.error.code}`);
    state = played.value;
  }
  const position = formatPosition(puzzle.position);
  return position === "start" ? code : `${code}.${encodeURIComponent(position)}`;
}

export function readGameCode(code: string): Result<SharedGame, Message> {
  const [body = "", place] = code.split(".", 2);
  const rules = rulesets.find((name) => name[0] === body[0]) ?? (body[0] === "s" ? "basic" : undefined);
  const result = body[1] === "-" ? "*" : gameResults.find((name) => name[0] === body[1]);
  const position = place === undefined ? startPosition : readPosition(place);
  const written = body.slice(2);
  if (!rules || !result || !position || written.length % charsEach !== 0) return err(message("code.cut"));
  return readTurns({ rules, position, result, written });
}

function readTurns(given: {
  readonly rules: Ruleset;
  readonly position: Position;
  readonly result: GameResult;
  readonly written: string;
}): Result<SharedGame, Message> {
  const { rules, position, result, written } = given;
  const puzzle = { rules, position };
  const turns: Turn[] = [];
  let state: State = start(puzzle);
  for (let at = 0; at < written.length; at += charsEach) {
    const turn = readTurn(state.position, written.slice(at, at + charsEach));
    const played = turn && play(puzzle, state, turn);
    if (!played?.ok) return err(message("code.turn", { number: turns.length + 1 }));
    turns.push(turn!);
    state = played.value;
  }
  return ok({ puzzle, turns, result });
}

function readPosition(text: string): Position | undefined {
  try {
    const position = positionCodec.parse(decodeURIComponent(text));
    return position.ok ? position.value : undefined;
  } catch {
    return undefined;
  }
}

function turnCode(position: Position, turn: Turn): string {
  const { slide, tile } = turnIndices(position, turn);
  return [slide, tile?.moved, tile?.beside, tile?.direction].map((place) => digits[place ?? none]).join("");
}

function readTurn(position: Position, code: string): Turn | undefined {
  const [slide, moved, beside, direction] = [...code].map((digit) => digits.indexOf(digit)) as Four;
  return turnAt(position, {
    slide: slide === none ? undefined : slide,
    tile: moved === none ? undefined : { moved, beside, direction },
  });
}
