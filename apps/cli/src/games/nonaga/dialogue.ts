/**
 * Asking a person for a turn, step by step: the slide from a list, then the tile
 * and its new place by letters drawn on the board. A whole turn in notation is
 * taken too, at any step.
 */
import {
  afterSlide,
  areTogether,
  formatCell,
  movableTiles,
  type Puzzle,
  play,
  type Shift,
  type State,
  slides,
  type Turn,
  tileTargets,
  turnCodec,
} from "@masume/games/nonaga";
import type { Hex, Language } from "@masume/kernel";
import type picocolors from "picocolors";
import { drawPosition } from "./drawing.js";
import { faultWords, words } from "./texts.js";

type Wish =
  | { readonly kind: "turn"; readonly turn: Turn }
  | { readonly kind: "undo" }
  | { readonly kind: "hint" }
  | { readonly kind: "quit" };

export interface Dialogue {
  readonly puzzle: Puzzle;
  readonly state: State;
  readonly lines: AsyncIterator<string>;
  readonly language: Language;
  readonly colours: ReturnType<typeof picocolors.createColors>;
  tell(line: string): void;
}

/** Small letters, then capitals but those that stand for pieces, then digits: more than there are places. */
const letters = [..."abcdefghijklmnopqrstuvwxyzACDEFGHIJKLMNOPQSTUVWXYZ0123456789"];

const commands: Readonly<Record<string, Wish>> = {
  undo: { kind: "undo" },
  hint: { kind: "hint" },
  quit: { kind: "quit" },
};

export async function askForTurn(dialogue: Dialogue): Promise<Wish> {
  const { puzzle, state, language, colours, tell } = dialogue;
  const { position } = state;
  const possible = slides(position);
  let slide: Shift | undefined;
  if (possible.length > 0) {
    tell(drawPosition(position, colours.isColorSupported));
    for (const [i, { from, to }] of possible.entries()) {
      tell(`  ${colours.green(letters[i]!)}  ${formatCell(from)} → ${formatCell(to)}`);
    }
    const answer = await ask(dialogue, "ask.slide", possible);
    if ("wish" in answer) return answer.wish;
    slide = answer.picked;
  } else {
    tell(words(language, "ask.no-slide"));
  }
  const halfway = afterSlide(position, slide);
  const tiles = slide && areTogether(halfway[position.mover]) ? [] : movableTiles(puzzle.rules, halfway);
  if (tiles.length === 0) return { kind: "turn", turn: { slide, tile: undefined } };

  const askForCell = (key: string, cells: readonly Hex[]): Promise<Answer<Hex>> => {
    const marks = new Map(cells.map((cell, i) => [formatCell(cell), letters[i]!]));
    tell(drawPosition(halfway, colours.isColorSupported, marks));
    return ask(dialogue, key, cells);
  };
  const tile = await askForCell("ask.tile", tiles);
  if ("wish" in tile) return tile.wish;
  const place = await askForCell("ask.place", tileTargets(halfway, tile.picked));
  if ("wish" in place) return place.wish;
  return { kind: "turn", turn: { slide, tile: { from: tile.picked, to: place.picked } } };
}

type Answer<T> = { readonly picked: T } | { readonly wish: Wish };

/** Asks until the answer is a letter, a command or a legal turn. */
async function ask<T>(dialogue: Dialogue, key: string, choices: readonly T[]): Promise<Answer<T>> {
  const { puzzle, state, lines, language, tell } = dialogue;
  for (;;) {
    tell(words(language, key));
    const { done, value } = await lines.next();
    if (done) return { wish: { kind: "quit" } };
    const text = value.trim();
    const wish = commands[text];
    if (wish) return { wish };
    const picked = choices[letters.indexOf(text)];
    if (picked !== undefined) return { picked };
    const turn = turnCodec.parse(text);
    if (!turn.ok) {
      tell(words(language, "ask.again", { text: text.slice(0, 40) }));
      continue;
    }
    const played = play(puzzle, state, turn.value);
    if (played.ok) return { wish: { kind: "turn", turn: turn.value } };
    tell(faultWords(played.error, language));
  }
}
