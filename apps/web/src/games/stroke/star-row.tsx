/** Three stars, some of them earned; said as a number. */
import { For, type JSX } from "solid-js";
import { StarIcon } from "../../ui/icons.js";
import { t } from "./messages.js";

export function StarRow(props: { readonly stars: number }): JSX.Element {
  return (
    <span class="star-row">
      <span class="visually-hidden">{t("stages.earned", { stars: props.stars })}</span>
      <For each={[1, 2, 3]}>
        {(place) => (
          <span class="star" classList={{ earned: place <= props.stars }} aria-hidden="true">
            <StarIcon />
          </span>
        )}
      </For>
    </span>
  );
}
