/** Puzzles made to order or for a day: the address each is played at, undefined if there is none. */
import {
  type Daily,
  dailyParams,
  dailySeed,
  linkCode,
  type Params,
  paramsCodec,
  puzzleCodec,
  rankedDaily,
} from "@masume/games/slither";
import { today } from "../../i18n/format.js";
import type { MakePuzzle } from "../../play/game-ui.js";
import { orderQuery } from "../../play/next-puzzle.js";
import { puzzlePath } from "../../play/puzzle-path.js";
import { dailyQuery } from "./daily.js";
import { measureGrade } from "./measure-grade.js";
import { beginRankedDaily } from "./ranked-daily.js";

export async function openOrder(params: Params, make: MakePuzzle): Promise<string | undefined> {
  const order = paramsCodec.format(params);
  return pathTo(await make(order), orderQuery(order));
}

/** Where it is ranked today, the server hands it out. */
export async function openDaily(daily: Daily, day: string, make: MakePuzzle): Promise<string | undefined> {
  const isRanked = daily.id === rankedDaily.id && day === today();
  const ranked = isRanked ? await beginRankedDaily(day) : undefined;
  if (ranked !== undefined) return ranked;
  const made = await make(paramsCodec.format(dailyParams(daily)), dailySeed(daily, day));
  return pathTo(made, dailyQuery(daily, day));
}

/** With its level measured, which then stands beside the board from the first moment. */
async function pathTo(
  made: { readonly puzzle: string } | undefined,
  query: string,
): Promise<string | undefined> {
  const puzzle = made && puzzleCodec.parse(made.puzzle);
  if (!puzzle?.ok) return undefined;
  await measureGrade(puzzle.value).catch(() => undefined);
  return puzzlePath("slither", linkCode(puzzle.value)) + query;
}
