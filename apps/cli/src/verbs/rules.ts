/** `rules`: each rule in words, with a board that breaks it. */
import type { Message, Rule } from "@masume/kernel";
import { type CliGame, drawBoard } from "./cli-game.js";
import { type Verb, verb } from "./verb.js";

export function rulesVerb(cliGame: CliGame): Verb {
  const { game } = cliGame;
  return verb({
    arguments: {},
    options: {},
    examples: [`${game.id} rules`],
    run: ({ t, colour }) => {
      const rules = game.rules.map((rule) => ({ ...rule, ...brokenBoard(cliGame, rule) }));
      return {
        verdict: "yes",
        json: {
          goal: t("goal"),
          rules: rules.map(({ id, params, broken }) => ({ code: id, text: t(id, params), broken })),
        },
        text: [
          t("goal"),
          ...rules.map(({ id, params, puzzle, state, refused }, i) => {
            const drawn = drawBoard(cliGame, puzzle, state, colour);
            const move = refused === undefined ? [] : [t("rules.refused", { move: refused })];
            return [`${i + 1}. ${t(id, params)}`, drawn, ...move].join("\n");
          }),
        ].join("\n\n"),
      };
    },
  });
}

interface BrokenBoard<P, S> {
  readonly puzzle: P;
  readonly state: S;
  readonly params?: Message["params"];
  readonly refused?: string;
}

/** The board after the moves up to the one that is refused, if one is, and what the rule says of it. */
function brokenBoard<P, S>(
  { game, moveName = game.codec.move.format }: CliGame<P, S>,
  { id, broken }: Rule,
): BrokenBoard<P, S> {
  const parsed = game.codec.puzzle.parse(broken.puzzle);
  if (!parsed.ok) throw new Error(`${game.id}: the board that breaks ${id} cannot be read`);
  const puzzle = parsed.value;
  let state = game.start(puzzle);
  for (const text of broken.moves) {
    const move = game.codec.move.parse(text);
    if (!move.ok) throw new Error(`${game.id}: a move that breaks ${id} cannot be read`);
    const next = game.play(puzzle, state, move.value);
    if (!next.ok) return { puzzle, state, params: next.error.params, refused: moveName(move.value) };
    state = next.value;
  }
  return { puzzle, state, params: game.violations(puzzle, state)[0]?.params };
}
