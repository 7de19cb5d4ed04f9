/** A rating as players read it: whole points, a question mark while it is provisional, what a game changed. */
import type { SeatRating } from "@masume/protocol";
import { type JSX, Show } from "solid-js";

export function ratingText({ rating, isProvisional }: Pick<SeatRating, "rating" | "isProvisional">): string {
  return isProvisional ? `${rating}?` : String(rating);
}

/** Beside a name at a table; nothing in a casual game. */
export function Rating(props: { readonly rating: SeatRating | null | undefined }): JSX.Element {
  const change = () => props.rating?.change ?? undefined;
  return (
    <Show when={props.rating}>
      {(rating) => (
        <span class="online-rating">
          {ratingText(rating())}
          <Show when={change() !== undefined}> {change()! < 0 ? `−${-change()!}` : `+${change()}`}</Show>
        </span>
      )}
    </Show>
  );
}
