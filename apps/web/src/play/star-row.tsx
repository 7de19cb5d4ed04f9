/** Three stars, some of them earned; said as a number. And, where there is room, what each is for. */
import { For, type JSX } from "solid-js";
import { formatDuration } from "../i18n/format.js";
import type { Stars } from "../platform/storage/schema.js";
import { StarIcon } from "../ui/icons.js";
import { t } from "./star-messages.js";
import "./star-row.css";

export function StarRow(props: { readonly stars: Stars }): JSX.Element {
  return (
    <span class="star-row">
      <span class="visually-hidden">{t("stars.earned", { stars: props.stars })}</span>
      <StarIcons stars={props.stars} />
    </span>
  );
}

function StarIcons(props: { readonly stars: number }): JSX.Element {
  return (
    <For each={[1, 2, 3]}>
      {(place) => (
        <span class="star" classList={{ earned: place <= props.stars }} aria-hidden="true">
          <StarIcon />
        </span>
      )}
    </For>
  );
}

/** What stars are given for. */
export function StarCriteria(props: { readonly parMs: number }): JSX.Element {
  return (
    <ul class="star-criteria">
      <For each={[1, 2, 3] as const}>
        {(stars) => (
          <li>
            <StarRow stars={stars} /> {t(`stars.${stars}`, { time: formatDuration(props.parMs) })}
          </li>
        )}
      </For>
    </ul>
  );
}
