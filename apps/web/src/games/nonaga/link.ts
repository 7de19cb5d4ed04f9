/**
 * A game as the last part of an address, short enough to be sent and opened
 * without a server: the ruleset (`s` or `o`), the result (`r b d` or `-`), then
 * four characters a turn, and for games that do not begin at the beginning the
 * position behind a dot.
 *
 * A turn is written by places in the lists of a position, which keep their order:
 * piece and direction (or none), tile (or none), and the new place as a direction
 * from another tile. The code is read by playing it, so no wrong game comes out.
 */
import {
  afterSlide,
  formatPosition,
  type GameRecord,
  type Result as GameResult,
  includesHex,
  neighbour,
  type Position,
  play,
  positionCodec,
  type Ruleset,
  results,
  rulesets,
  type Shift,
  type State,
  sameHex,
  slideTargets,
  start,
  startPosition,
  type Turn,
} from "@masume/games/nonaga";
import { err, type Hex, hexDirections, type Message, message, ok, type Result } from "@masume/kernel";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
const none = digits.length - 1;
const charsEach = 4;
const six = hexDirections.length;

export type Shared = Pick<GameRecord, "puzzle" | "turns" | "result">;

export function gameCode({ puzzle, turns, result }: Shared): string {
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

export function readGameCode(code: string): Result<Shared, Message> {
  const [body = "", place] = code.split(".", 2);
  const rules = rulesets.find((name) => name[0] === body[0]);
  const result = body[1] === "-" ? "*" : results.find((name) => name[0] === body[1]);
  const position = place === undefined ? startPosition : readPosition(place);
  const written = body.slice(2);
  if (!rules || !result || !position || written.length % charsEach !== 0) return err(message("link.cut"));
  return readTurns({ rules, position, result, written });
}

function readTurns(given: {
  readonly rules: Ruleset;
  readonly position: Position;
  readonly result: GameResult;
  readonly written: string;
}): Result<Shared, Message> {
  const { rules, position, result, written } = given;
  const puzzle = { rules, position };
  const turns: Turn[] = [];
  let state: State = start(puzzle);
  for (let at = 0; at < written.length; at += charsEach) {
    const turn = readTurn(state.position, written.slice(at, at + charsEach));
    const played = turn && play(puzzle, state, turn);
    if (!played?.ok) return err(message("link.turn", { number: turns.length + 1 }));
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

function turnCode(position: Position, { slide, tile }: Turn): string {
  const pieces = position[position.mover];
  const sliding = slide ? indexOf(pieces, slide.from) * six + directionOf(slide) : none;
  if (!tile) return [sliding, none, none, none].map((value) => digits[value]).join("");
  const { tiles } = position;
  const beside = tiles.findIndex((other) => !sameHex(other, tile.from) && isStep(other, tile.to));
  const direction = directionOf({ from: tiles[beside]!, to: tile.to });
  return [sliding, indexOf(tiles, tile.from), beside, direction].map((value) => digits[value]).join("");
}

function readTurn(position: Position, code: string): Turn | undefined {
  const [sliding, moved, beside, direction] = [...code].map((digit) => digits.indexOf(digit));
  const slide = sliding === none ? undefined : readSlide(position, sliding!);
  if (sliding !== none && !slide) return undefined;
  const halfway = afterSlide(position, slide);
  if (moved === none) return { slide, tile: undefined };
  const from = halfway.tiles[moved!];
  const stone = halfway.tiles[beside!];
  if (!from || !stone || !hexDirections[direction!]) return undefined;
  return { slide, tile: { from, to: neighbour(stone, direction!) } };
}

function readSlide(position: Position, code: number): Shift | undefined {
  const from = position[position.mover][Math.floor(code / six)];
  if (!from) return undefined;
  const to = slideTargets(position, from).find((cell) => directionOf({ from, to: cell }) === code % six);
  return to && { from, to };
}

function indexOf(cells: readonly Hex[], cell: Hex): number {
  return cells.findIndex((other) => sameHex(other, cell));
}

function isStep(a: Hex, b: Hex): boolean {
  return includesHex(
    hexDirections.map((_, direction) => neighbour(a, direction)),
    b,
  );
}

/** Which of the six ways a straight shift goes. */
function directionOf({ from, to }: Shift): number {
  const q = Math.sign(to[0] - from[0]);
  const r = Math.sign(to[1] - from[1]);
  return hexDirections.findIndex((step) => step[0] === q && step[1] === r);
}
