/** Generating a puzzle of any game from its parameters and a seed. The same request gives the same puzzle. */
import { findGame } from "@masume/games";
import { createRandom, finish } from "@masume/kernel";

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

/** Undefined where there is no such puzzle. */
export async function generate({
  game,
  params,
  seed,
}: GenerateRequest): Promise<GeneratedPuzzle | undefined> {
  const found = await findGame(game);
  const generatePuzzle = await found?.engines?.generate?.();
  const parsed = found?.codec.params?.parse(params);
  if (!found || !generatePuzzle || !parsed?.ok) return undefined;
  const made = finish(generatePuzzle(parsed.value, createRandom(seed)));
  if (!made.ok) return undefined;
  const { puzzle, difficulty } = made.value;
  const { width = null, height = null } = found.size?.(puzzle) ?? {};
  return { puzzle: found.codec.puzzle.format(puzzle), band: difficulty?.band ?? null, width, height };
}
