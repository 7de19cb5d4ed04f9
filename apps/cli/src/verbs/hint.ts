/** `hint`: the next step from what has been played, and what proves it. */
import type { Step } from "@masume/kernel";
import type { Verdict } from "../platform/exit-status.js";
import { type CliGame, drawBoard, stateOption } from "./cli-game.js";
import { boardVerb } from "./puzzle-verb.js";
import type { Verb, VerbResult } from "./verb.js";

export interface Hinting<M> {
  /** Work allowed where the user says nothing. */
  readonly work?: number;
  /** The JSON where nothing is left to do. */
  readonly complete?: object;
  /** What the JSON has beside the step, and what the step means for the exit status. */
  present?(step: Step<M> | undefined): { readonly json: object; readonly verdict?: Verdict };
}

export function hintVerb<P, S, M>(
  cliGame: CliGame<P, S, M>,
  { work: defaultWork, complete = { complete: true }, present }: Hinting<M> = {},
): Verb {
  const { game } = cliGame;
  const option = stateOption(cliGame, "hint");
  return boardVerb(cliGame, "hint", {
    options: {},
    examples: [`${game.id} hint puzzle.txt --${option} ${option}.json`],
    run: async ({ puzzle, state }, { t, colour, colours }, work): Promise<VerbResult> => {
      const { phase, score } = game.status(puzzle, state);
      if (phase !== "open") {
        return { verdict: "yes", json: complete, text: colours.green(t("result.complete", { ...score })) };
      }
      const explain = await game.engines!.explain!();
      const outcome = await work.run(explain(puzzle, state, work.budget(defaultWork)));
      const step = outcome.finished ? outcome.value : undefined;
      const own = present?.(step);
      if (!step) {
        const json = { status: "unknown", ...own?.json };
        return { verdict: "unknown", json, text: colours.yellow(t("result.unknown")) };
      }
      const { technique, params, because } = step;
      const text = t(technique, params);
      const { verdict = step.moves.length > 0 ? "yes" : "no" } = own ?? {};
      const { format } = game.codec.move;
      const moves = step.moves.map(cliGame.moveName ?? format).join(" ");
      return {
        verdict,
        json: { technique, text, because, moves: step.moves.map(format), ...own?.json },
        text: [
          drawBoard(cliGame, puzzle, state, colour, because),
          verdict === "yes" ? t("result.next", { moves, reason: text }) : text,
        ].join("\n"),
      };
    },
  });
}
