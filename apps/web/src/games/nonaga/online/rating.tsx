/** A rating as players read it: whole points, a question mark while it is provisional, what a game changed. */
import type { SeatRating } from "@masume/protocol";
import { type JSX, Show } from "solid-js";

export function ratingText({ rating, isProvisional }: Pick<SeatRating, "rating" | "isProvisional">): string {
  return isProvisional ? `${rating}?` : String(rating);
}

/** Before a game, and after it where it is over. */
export function ratingsOf(seat: SeatRating): { readonly before: string; readonly after: string | undefined } {
  const { rating, change } = seat;
  const after = change === null ? undefined : ratingText({ ...seat, rating: rating + change });
  return { before: ratingText(seat), after };
}

/** Beside a name at a table: as it is now, and what the game has changed. Nothing in a casual game. */
export function Rating(props: { readonly rating: SeatRating | null | undefined }): JSX.Element {
  const signed = (change: number) => (change < 0 ? `−${-change}` : `+${change}`);
  return (
    <Show when={props.rating}>
      {(seat) => (
        <span class="online-rating">
          {ratingsOf(seat()).after ?? ratingsOf(seat()).before}
          <Show when={seat().change !== null}> ({signed(seat().change!)})</Show>
        </span>
      )}
    </Show>
  );
}
