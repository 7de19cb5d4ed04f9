/**
 * Asking a person for a turn, step by step: the piece, where it slides, the tile and
 * its new place, each by a letter drawn on the board. A whole turn in notation is
 * taken too, at any step.
 */
import {
  afterSlide,
  areTogether,
  formatCell,
  movableTiles,
  moveCodec,
  type Position,
  type Puzzle,
  play,
  type Shift,
  type State,
  selectableCells,
  slides,
  slideTargets,
  type Turn,
  tileTargets,
} from "@masume/games/nonaga";
import type { Hex } from "@masume/kernel";
import type { Translate } from "../../platform/translate.js";
import { violationText } from "./cli-game.js";
import { drawPosition } from "./drawing.js";

type PlayerInput =
  | { readonly kind: "turn"; readonly turn: Turn }
  | { readonly kind: "undo" }
  | { readonly kind: "hint" }
  | { readonly kind: "quit" }
  /** The turn is begun anew. */
  | { readonly kind: "again" };

export interface Dialogue {
  readonly puzzle: Puzzle;
  readonly state: State;
  /** The turn that led here, if any. */
  readonly last: Turn | undefined;
  readonly lines: AsyncIterator<string>;
  readonly t: Translate;
  readonly colour: boolean;
  write(line: string): void;
}

/** Small letters, then capitals but those that stand for pieces, then digits: more than there are places. */
const letters = [..."abcdefghijklmnopqrstuvwxyzACDEFGHIJKLMNOPQSTUVWXYZ0123456789"];

const commands: readonly PlayerInput[] = [
  { kind: "undo" },
  { kind: "hint" },
  { kind: "quit" },
  { kind: "again" },
];

/** Thrown out of the middle of a turn. */
class Interrupted extends Error {
  readonly input: PlayerInput;

  constructor(input: PlayerInput) {
    super(input.kind);
    this.input = input;
  }
}

export async function askForTurn(dialogue: Dialogue): Promise<PlayerInput> {
  try {
    return { kind: "turn", turn: await askStepByStep(dialogue) };
  } catch (thrown) {
    if (thrown instanceof Interrupted) return thrown.input;
    throw thrown;
  }
}

async function askStepByStep(dialogue: Dialogue): Promise<Turn> {
  const { puzzle, state } = dialogue;
  const { position } = state;
  const slide = await askForSlide(dialogue);
  const halfway = afterSlide(position, slide);
  const tiles = slide && areTogether(halfway[position.mover]) ? [] : movableTiles(puzzle.rules, halfway);
  if (tiles.length === 0) return { slide, tile: undefined };
  const from = await askForCell(dialogue, "ask.tile", halfway, tiles, slide ? [slide.to] : []);
  const to = await askForCell(dialogue, "ask.place", halfway, tileTargets(halfway, from), [from]);
  return { slide, tile: { from, to } };
}

async function askForSlide(dialogue: Dialogue): Promise<Shift | undefined> {
  const { puzzle, state, last, t, write } = dialogue;
  const { position } = state;
  if (slides(position).length === 0) {
    write(t("ask.no-slide"));
    return undefined;
  }
  const recent = [last?.slide?.to, last?.tile?.to].filter((cell) => cell !== undefined);
  const from = await askForCell(
    dialogue,
    "ask.piece",
    position,
    selectableCells(puzzle, state, undefined),
    recent,
  );
  const to = await askForCell(dialogue, "ask.stop", position, slideTargets(position, from), [from]);
  return { from, to };
}

/** Asks until the answer is a letter; a command or a legal turn instead ends the questions. */
async function askForCell(
  { puzzle, state, lines, t, colour, write }: Dialogue,
  key: string,
  position: Position,
  cells: readonly Hex[],
  at: readonly Hex[],
): Promise<Hex> {
  const shown = new Map(cells.map((cell, i) => [formatCell(cell), letters[i]!]));
  write(drawPosition(position, colour, { letters: shown, at }));
  for (;;) {
    write(t(key));
    const { done, value } = await lines.next();
    if (done) throw new Interrupted({ kind: "quit" });
    const text = value.trim();
    const command = commands.find(({ kind }) => kind === text);
    if (command) throw new Interrupted(command);
    const picked = cells[letters.indexOf(text)];
    if (picked !== undefined) return picked;
    const turn = moveCodec.parse(text);
    if (!turn.ok) {
      write(t("ask.unclear", { text: text.slice(0, 40) }));
      continue;
    }
    const played = play(puzzle, state, turn.value);
    if (played.ok) throw new Interrupted({ kind: "turn", turn: turn.value });
    write(violationText(played.error, t));
  }
}
