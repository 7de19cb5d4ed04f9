/**
 * The end of a rated game: the match as it ends and what that changes of the
 * players' ratings, in one transaction. Whatever dies in the middle, either both are
 * on disk or neither is; and as an end is committed only on the version it was
 * decided on, it counts once, however often and on however many servers it is asked
 * for.
 */
import type { SeatRating, Side } from "@masume/protocol";
import { initialRating, isProvisional, type Rating, writeRatedGame } from "../players/ratings.js";
import type { Database, MatchChange, StoredMatch } from "../storage/storage.js";
import { haveBothMoved, type Match } from "./match.js";
import { columnsOf } from "./match-rows.js";

/** Whether this change ends a game that counts for the players' ratings. */
export function isRatedEnd(before: Match, after: Match): boolean {
  const hasResult = after.result !== null && after.result.winner !== null;
  return before.phase === "playing" && hasResult && after.ratingClass !== null && haveBothMoved(after);
}

/** Somebody else has changed the match: nothing is written. */
class Outdated extends Error {}

/** The match with what it changed of the ratings, once that is on disk; undefined when it has changed since. */
export async function commitRatedEnd(
  database: Database,
  { id, version, move }: Pick<MatchChange, "id" | "version" | "move">,
  match: Match,
  now: number,
): Promise<Match | undefined> {
  const ending = database.db.transaction().execute(async (transaction) => {
    const { red, blue } = match.seats;
    const { winner } = match.result!;
    const written =
      red !== null && blue !== null
        ? await writeRatedGame(
            transaction,
            database,
            {
              class: match.ratingClass!,
              players: [red, blue],
              score: winner === "draw" ? 0.5 : winner === "red" ? 1 : 0,
            },
            now,
          )
        : undefined;
    const [ofRed, ofBlue] = written ?? [];
    const ended: Match =
      ofRed && ofBlue ? { ...match, ratings: { red: changeOf(ofRed), blue: changeOf(ofBlue) } } : match;
    const { numUpdatedRows } = await transaction
      .updateTable("matches")
      .set({ ...columnsOf(ended, now), version: version + 1 })
      .where("id", "=", id)
      .where("version", "=", version)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Outdated();
    if (move)
      await transaction
        .insertInto("moves")
        .values({ match_id: id, ...move })
        .execute();
    return ended;
  });
  return ending.catch((thrown) => {
    if (thrown instanceof Outdated) return undefined;
    throw thrown;
  });
}

function changeOf({ before, after }: { readonly before: Rating; readonly after: Rating }): SeatRating {
  const shown = Math.round(before.rating);
  return {
    rating: shown,
    isProvisional: isProvisional(before),
    change: Math.round(after.rating) - shown,
  };
}

/** What the players of a rated game are rated as; null where nobody sits. */
export function seatRatings(
  match: Match,
  known: StoredMatch["ratings"],
): Record<Side, SeatRating | null> | null {
  if (match.ratingClass === null) return null;
  const shown = (side: Side): SeatRating | null => {
    if (match.ratings) return match.ratings[side];
    if (match.seats[side] === null) return null;
    const rating = known[side];
    return {
      rating: Math.round(rating?.rating ?? initialRating.rating),
      isProvisional: !rating || isProvisional(rating),
      change: null,
    };
  };
  return { red: shown("red"), blue: shown("blue") };
}
