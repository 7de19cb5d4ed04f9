/** A puzzle to order: which game, with which of its parameters, from which seed. The same order, the same puzzle. */
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

export interface Order {
  readonly game: string;
  /** In the notation of the game's parameters. */
  readonly params: string;
  readonly seed: string;
}

export interface MadePuzzle {
  readonly puzzle: string;
  readonly band: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

interface Generator {
  readonly params: Codec<unknown>;
  readonly puzzle: Codec<unknown>;
  generate(params: unknown, random: Random): Task<Result<Generated<unknown, unknown>, Message>>;
}

/** Slither's generator has more to ask for than its contract says. */
const special: Readonly<Record<string, () => Promise<Generator>>> = {
  slither: async () => {
    const { generate, paramsCodec, slither } = await import("@masume/games/slither");
    return { generate, params: paramsCodec, puzzle: slither.codec.puzzle } as Generator;
  },
};

export async function generatorOf(game: string): Promise<Generator | undefined> {
  if (Object.hasOwn(special, game)) return special[game]!();
  const found = await findGame(game);
  const generate = await found?.engines?.generate?.();
  return found && generate && { generate, params: found.codec.params, puzzle: found.codec.puzzle };
}

/** The puzzle, or undefined where none could be made of that. */
export async function make({ game, params, seed }: Order): Promise<MadePuzzle | undefined> {
  const generator = await generatorOf(game);
  const asked = generator?.params.parse(params);
  if (!generator || !asked?.ok) return undefined;
  const outcome = drive(generator.generate(asked.value, createRandom(seed)), {});
  if (!outcome.finished || !outcome.value.ok) return undefined;
  const { puzzle, difficulty } = outcome.value.value;
  return { puzzle: generator.puzzle.format(puzzle), band: difficulty?.band ?? null, ...sizeOf(puzzle) };
}

/** Width and height, of games whose puzzles have them. */
export function sizeOf(puzzle: unknown): { readonly width: number | null; readonly height: number | null } {
  const { size, width, height } = puzzle as Readonly<Record<string, unknown>>;
  const whole = (value: unknown): number | null => (Number.isSafeInteger(value) ? (value as number) : null);
  return { width: whole(width) ?? whole(size), height: whole(height) ?? whole(size) };
}
