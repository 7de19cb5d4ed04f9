/** `rules`, the same for every game: each rule in words, with a board that breaks it. */
import { type AnyGame, formatMessage } from "@masume/kernel";
import { picture } from "../platform/terminal-board.js";
import { type Verb, verb } from "./verb.js";

export function rulesVerb(game: AnyGame): Verb {
  return verb({
    arguments: {},
    options: {},
    examples: [`${game.id} rules`],
    run: ({ language, colour }) => {
      const words = (key: string): string => formatMessage(language, { key }, game.messages);
      const shown = game.rules.map(
        ({ id, broken }, i) =>
          `${i + 1}. ${words(id)}\n${brokenBoard(game, broken.puzzle, broken.moves, colour)}`,
      );
      return {
        verdict: "yes",
        json: {
          goal: words("goal"),
          rules: game.rules.map(({ id, broken }) => ({ code: id, text: words(id), broken })),
        },
        text: [words("goal"), ...shown].join("\n\n"),
      };
    },
  });
}

/** The board after the moves up to the one that is refused, if one is. */
function brokenBoard(game: AnyGame, puzzleText: string, moves: readonly string[], colour: boolean): string {
  const puzzle = game.codec.puzzle.parse(puzzleText);
  if (!puzzle.ok) throw new Error(`the example of a rule of ${game.id} cannot be read`);
  let state = game.start(puzzle.value);
  for (const text of moves) {
    const move = game.codec.move.parse(text);
    const next = move.ok ? game.play(puzzle.value, state, move.value) : undefined;
    if (!next?.ok) break;
    state = next.value;
  }
  return picture(game, puzzle.value, state, colour);
}
