/**
 * Asking a person for a turn, step by step: the piece, where it slides, the tile and
 * its new place, each by a letter drawn on the board or by the cell's name. A whole
 * turn is taken too, at any step.
 */
import {
  afterSlide,
  areTogether,
  formatCell,
  includesHex,
  movableTiles,
  moveCodec,
  type Position,
  type Puzzle,
  parseCell,
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
import type { Prompt } from "../../platform/prompt.js";
import { terminal } from "../../platform/terminal.js";
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
  readonly prompt: Pick<Prompt, "ask">;
  readonly t: Translate;
  readonly colour: boolean;
}

/** Small letters, then capitals but those that stand for pieces, then digits: more than there are places. */
const letters = [..."abcdefghijklmnopqrstuvwxyzACDEFGHIJKLMNOPQSTUVWXYZ0123456789"];

const commands: readonly PlayerInput[] = [
  { kind: "hint" },
  { kind: "undo" },
  { kind: "again" },
  { kind: "quit" },
];

/** Everything that is no letter, cell or turn; `help` explains the rest. */
export const commandWords: readonly string[] = [...commands.map(({ kind }) => kind), "help"];

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
  const { puzzle, state, last, t } = dialogue;
  const { position } = state;
  if (slides(position).length === 0) {
    terminal.printMessage(t("ask.no-slide"));
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

/** Asks until the answer is one of the cells; a command or a legal turn instead ends the questions. */
async function askForCell(
  { puzzle, state, prompt, t, colour }: Dialogue,
  key: string,
  position: Position,
  cells: readonly Hex[],
  at: readonly Hex[],
): Promise<Hex> {
  const shown = new Map(cells.map((cell, i) => [formatCell(cell), letters[i]!]));
  const question = `${t(key)} ${t("ask.letters", { letters: letterRange(cells.length) })}`;
  terminal.printMessage(`\n${drawPosition(position, colour, { letters: shown, at })}`);
  for (;;) {
    const text = (await prompt.ask(question))?.trim();
    if (text === undefined) throw new Interrupted({ kind: "quit" });
    if (text === "") continue;
    if (text === "help") {
      terminal.printMessage(t("play.help"));
      continue;
    }
    const command = commands.find(({ kind }) => kind === text);
    if (command) throw new Interrupted(command);
    const picked = cells[letters.indexOf(text)] ?? parseCell(text);
    if (picked !== undefined && includesHex(cells, picked)) return picked;
    const turn = moveCodec.parse(text);
    if (!turn.ok) {
      terminal.printMessage(t("ask.unclear", { text: text.slice(0, 40) }));
      continue;
    }
    const played = play(puzzle, state, turn.value);
    if (played.ok) throw new Interrupted({ kind: "turn", turn: turn.value });
    terminal.printMessage(violationText(played.error, t));
  }
}

/** The letters of so many cells: `a`, `a–k`. */
function letterRange(count: number): string {
  const [first, last] = [letters[0]!, letters[count - 1]!];
  return count === 1 ? first : `${first}–${last}`;
}
