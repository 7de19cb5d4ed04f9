/**
 * What comes after a solved puzzle: the next of the same kind. A puzzle that was
 * ordered carries its order in the address (`?order=…`), so another one like it can
 * be made whenever it is finished, on any device.
 */
import { message } from "@masume/kernel";
import type { PageGame } from "../board/page-game.js";
import type { OpenGame, PuzzleWay, ShareUi } from "./game-ui.js";
import { puzzlePath } from "./puzzle-path.js";

/** What the address of an ordered puzzle says after its question mark. */
export function orderQuery(params: string): string {
  return `?order=${encodeURIComponent(params)}`;
}

/** A small order has few puzzles: so often another one is asked for when the one just solved comes again. */
const maxRepeats = 8;

/** Another one like the puzzle that was ordered. */
export function nextOrdered<Puzzle>(
  { game, ui }: OpenGame<Puzzle>,
  query: URLSearchParams,
  solved: Puzzle,
): PuzzleWay | undefined {
  const order = query.get("order");
  const isOrder = order !== null && game.engines?.generate && game.codec.params?.parse(order).ok;
  if (!isOrder) return undefined;
  return {
    label: message("next.same"),
    open: async (make) => {
      const current = puzzlePath(game.id, ui.share.code(solved)) + orderQuery(order);
      let path: string | undefined = current;
      for (let tries = 0; path === current && tries < maxRepeats; tries++)
        path = pathOf({ game, ui }, await make(order), orderQuery(order));
      return path;
    },
  };
}

interface SharedCode<Puzzle> {
  readonly share: Pick<ShareUi<Puzzle>, "code">;
}

/** The address at which a puzzle that was made is played; undefined if there is none. */
function pathOf<Puzzle>(
  { game, ui }: { readonly game: PageGame<Puzzle>; readonly ui: SharedCode<Puzzle> },
  made: { readonly puzzle: string } | undefined,
  query: string,
): string | undefined {
  const puzzle = made && game.codec.puzzle.parse(made.puzzle);
  return puzzle?.ok ? puzzlePath(game.id, ui.share.code(puzzle.value)) + query : undefined;
}
