/** `new`: puzzles made to order, each from its seed. */
import {
  type Budget,
  createRandom,
  type Generated,
  type Message,
  message,
  type Random,
  type Result,
  type Task,
} from "@masume/kernel";
import type { PrintedPuzzle } from "@masume/print";
import { CliError } from "../platform/cli-error.js";
import { choice, optional, type ParameterTable, text, type Values } from "../platform/parameters.js";
import { readSource } from "../platform/read-source.js";
import { type CliGame, sheetOf } from "./cli-game.js";
import { type Verb, type VerbCall, type VerbResult, verb, type Work } from "./verb.js";

type GenerationTask<G> = Task<Result<G, Message>>;
type NewCall<O extends ParameterTable> = VerbCall<object, Values<O>>;

/** How a game's puzzles are ordered, and what is said about them. */
export interface Generation<P, M, Params, G extends Generated<P, M>, O extends ParameterTable> {
  readonly options: O;
  readonly examples: readonly string[];
  params(values: Values<O>): Params;
  generate(
    params: Params,
    random: Random,
    budget: Budget,
    call: NewCall<O>,
  ): GenerationTask<G> | Promise<GenerationTask<G>>;
  /** What is shown in place of the usual. */
  present?(
    made: G,
    call: NewCall<O>,
    work: Work,
    params: Params,
  ): Partial<Presented> | Promise<Partial<Presented>>;
  /** How many running numbers of today the names in these texts have taken, for games that number their puzzles. */
  taken?(names: readonly string[]): number;
  /** The JSON where none was found, beside the seed. */
  readonly none?: object;
}

interface Presented {
  readonly json: object;
  readonly text: string;
  readonly note: string | undefined;
  /** Of the puzzle on paper. */
  readonly caption: Partial<Pick<PrintedPuzzle, "title" | "note">>;
}

/** Nothing wrong with the order: another seed may fill it. */
const notFound: ReadonlySet<string> = new Set(["generate.not-found", "generate.symmetry-unique"]);

export function newVerb<P, S, M, Params, G extends Generated<P, M>, const O extends ParameterTable>(
  cliGame: CliGame<P, S, M, Params>,
  generation: Generation<P, M, Params, G, O>,
): Verb {
  const { game, puzzleJson } = cliGame;
  return verb({
    arguments: {},
    options: generation.options,
    examples: generation.examples,
    makes: true,
    ...(generation.taken && { taken: generation.taken }),
    prints: true,
    run: async (call: NewCall<O>, work): Promise<VerbResult> => {
      const { t, seed, printed } = call;
      const none = (text: string): VerbResult => ({
        verdict: "unknown",
        json: { ...(generation.none ?? { puzzle: null }), seed },
        text,
      });
      const params = generation.params(call.options);
      const task = await generation.generate(params, createRandom(seed), work.budget(), call);
      const outcome = await work.run(task);
      if (!outcome.finished) return none(t("new.unknown"));
      if (!outcome.value.ok) {
        const { key, params: details } = outcome.value.error;
        if (!notFound.has(key)) throw new CliError(outcome.value.error);
        return none(t(key, details));
      }
      const made = outcome.value.value;
      const { puzzle, difficulty } = made;
      const text = game.codec.puzzle.format(puzzle);
      const { caption, ...shown } = (await generation.present?.(made, call, work, params)) ?? {};
      return {
        verdict: "yes",
        json: {
          puzzle: puzzleJson ? puzzleJson(puzzle) : text,
          seed,
          unique: made.unique,
          ...(difficulty && { difficulty }),
        },
        text,
        isFile: true,
        note: t("result.seed", { seed }),
        ...shown,
        made: text,
        ...(printed && { sheet: sheetOf(cliGame, puzzle, { moves: made.solution }, t, caption) }),
      };
    },
  });
}

/** Out of the contract alone: presets, or parameters as JSON. */
export function presetGeneration({
  game,
}: CliGame): Generation<unknown, unknown, unknown, Generated<unknown, unknown>, ParameterTable> {
  const { id, codec, presets = [] } = game;
  const ids = presets.map((preset) => preset.id);
  return {
    options: {
      ...(ids.length > 0 && { preset: optional(choice(ids)) }),
      params: optional(text("json")),
    },
    examples: [
      `${id} new`,
      `${id} new --count 20 --seed monday --json`,
      `${id} new --count 12 --pdf booklet.pdf`,
    ],
    params: ({ preset, params }) => {
      if (params !== undefined) {
        return readSource({ name: "--params", text: String(params), firstLine: 1 }, codec.params!);
      }
      const chosen = presets.find((one) => one.id === preset) ?? presets[0];
      if (!chosen) throw new CliError(message("usage.missing", { name: "--params" }));
      return chosen.params;
    },
    generate: async (params, random, budget) => (await game.engines!.generate!())(params, random, budget),
  };
}
