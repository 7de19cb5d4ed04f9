/** The two players: their piece, their name, whose turn it is, and what stands beside them. */
import { type Side, sides } from "@masume/games/nonaga";
import { For, type JSX, Show } from "solid-js";
import { t } from "./messages.js";
import type { Table } from "./table.js";

export function Players(props: {
  readonly table: Table;
  /** Nobody is to move any more, although the table has no result. */
  readonly isClosed: boolean;
  readonly beside?: ((side: Side) => JSX.Element) | undefined;
}): JSX.Element {
  const { table } = props;
  const isToMove = (side: Side) =>
    !table.ending() && !props.isClosed && table.state().position.mover === side;
  return (
    <ul class="players" aria-label={t("players")}>
      <For each={sides}>
        {(side) => (
          <li class="player" data-side={side} aria-current={isToMove(side) ? "true" : undefined}>
            <PieceSign side={side} />
            <span class="player-name">{table.seats[side].name()}</span>
            {props.beside?.(side)}
            <Show when={!table.ending() && !props.isClosed}>
              <span class="player-turn" classList={{ idle: !isToMove(side) }}>
                {t("to-move")}
              </span>
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
}

/** A side's piece, small: round and red, or a blue diamond. */
export function PieceSign(props: { readonly side: Side }): JSX.Element {
  return (
    <svg class="piece-sign" viewBox="-1 -1 2 2" role="img" aria-label={t(`side.${props.side}`)}>
      {props.side === "red" ? (
        <circle class="mark-red shape-disc" r="0.72" />
      ) : (
        <path class="mark-blue shape-area" d="M0-.86.86 0 0 .86-.86 0Z" />
      )}
    </svg>
  );
}
