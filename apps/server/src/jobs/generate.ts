/** Generating a puzzle of any game from its parameters and a seed. The same request gives the same puzzle. */
import { findGame } from "@masume/games";
import {
  type Codec,
  createRandom,
  drive,
  type Generated,
  type Message,
  type Random,
  type Result,
  type Task,
} from "@masume/kernel";
import { sizeOf } from "../library/puzzle-size.js";

export interface GenerateRequest {
  readonly game: string;
  /** In the notation of the game's parameters. */
  readonly params: string;
  readonly seed: string;
}

export interface GeneratedPuzzle {
  readonly puzzle: string;
  readonly band: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

interface GameGenerator {
  readonly params: Codec<unknown>;
  readonly puzzle: Codec<unknown>;
  generate(params: unknown, random: Random): Task<Result<Generated<unknown, unknown>, Message>>;
}

/** Slither's generator takes more parameters than its contract says. */
const special: Readonly<Record<string, () => Promise<GameGenerator>>> = {
  slither: async () => {
    const { generate, paramsCodec, slither } = await import("@masume/games/slither");
    return { generate, params: paramsCodec, puzzle: slither.codec.puzzle } as GameGenerator;
  },
};

export async function generatorOf(game: string): Promise<GameGenerator | undefined> {
  if (Object.hasOwn(special, game)) return special[game]!();
  const found = await findGame(game);
  const generate = await found?.engines?.generate?.();
  return found && generate && { generate, params: found.codec.params, puzzle: found.codec.puzzle };
}

/** Undefined where there is no such puzzle. */
export async function generate({
  game,
  params,
  seed,
}: GenerateRequest): Promise<GeneratedPuzzle | undefined> {
  const generator = await generatorOf(game);
  const parsed = generator?.params.parse(params);
  if (!generator || !parsed?.ok) return undefined;
  const outcome = drive(generator.generate(parsed.value, createRandom(seed)), {});
  if (!outcome.finished || !outcome.value.ok) return undefined;
  const { puzzle, difficulty } = outcome.value.value;
  return { puzzle: generator.puzzle.format(puzzle), band: difficulty?.band ?? null, ...sizeOf(puzzle) };
}
