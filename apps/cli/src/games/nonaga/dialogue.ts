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
  reach,
  type Shift,
  type State,
  slides,
  slideTargets,
  type Turn,
  tileTargets,
} from "@masume/games/nonaga";
import type { Hex, Language } from "@masume/kernel";
import { drawPosition } from "./drawing.js";
import { faultWords, words } from "./texts.js";

type Wish =
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
  readonly language: Language;
  readonly colour: boolean;
  tell(line: string): void;
}

/** Small letters, then capitals but those that stand for pieces, then digits: more than there are places. */
const letters = [..."abcdefghijklmnopqrstuvwxyzACDEFGHIJKLMNOPQSTUVWXYZ0123456789"];

const commands: readonly Wish[] = [{ kind: "undo" }, { kind: "hint" }, { kind: "quit" }, { kind: "again" }];

/** Thrown out of the middle of a turn. */
class Wished extends Error {
  readonly wish: Wish;

  constructor(wish: Wish) {
    super(wish.kind);
    this.wish = wish;
  }
}

export async function askForTurn(dialogue: Dialogue): Promise<Wish> {
  try {
    return { kind: "turn", turn: await askStepByStep(dialogue) };
  } catch (thrown) {
    if (thrown instanceof Wished) return thrown.wish;
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
  const { puzzle, state, last, language, tell } = dialogue;
  const { position } = state;
  if (slides(position).length === 0) {
    tell(words(language, "ask.no-slide"));
    return undefined;
  }
  const lately = [last?.slide?.to, last?.tile?.to].filter((cell) => cell !== undefined);
  const from = await askForCell(dialogue, "ask.piece", position, reach(puzzle, state, undefined), lately);
  const to = await askForCell(dialogue, "ask.stop", position, slideTargets(position, from), [from]);
  return { from, to };
}

/** Asks until the answer is a letter; a command or a legal turn instead ends the questions. */
async function askForCell(
  { puzzle, state, lines, language, colour, tell }: Dialogue,
  key: string,
  position: Position,
  cells: readonly Hex[],
  at: readonly Hex[],
): Promise<Hex> {
  const shown = new Map(cells.map((cell, i) => [formatCell(cell), letters[i]!]));
  tell(drawPosition(position, colour, { letters: shown, at }));
  for (;;) {
    tell(words(language, key));
    const { done, value } = await lines.next();
    if (done) throw new Wished({ kind: "quit" });
    const text = value.trim();
    const wish = commands.find(({ kind }) => kind === text);
    if (wish) throw new Wished(wish);
    const picked = cells[letters.indexOf(text)];
    if (picked !== undefined) return picked;
    const turn = moveCodec.parse(text);
    if (!turn.ok) {
      tell(words(language, "ask.unclear", { text: text.slice(0, 40) }));
      continue;
    }
    const played = play(puzzle, state, turn.value);
    if (played.ok) throw new Wished({ kind: "turn", turn: turn.value });
    tell(faultWords(played.error, language));
  }
}
