/** The game written down, turn by turn; a turn is a way back to the position after it. */
import { cellName, type GameReview, otherSide, type Shift, type Turn } from "@masume/games/nonaga";
import { createEffect, For, type JSX, on, Show } from "solid-js";
import { markSigns } from "./game-review.js";
import { t } from "./messages.js";
import { PieceSign } from "./players.js";
import type { Table } from "./table.js";

export function Score(props: {
  readonly table: Table;
  /** So many turns are shown on the board. */
  readonly at: number;
  readonly onShow: (at: number) => void;
  /** A turn is pointed at, or no longer. */
  readonly onPoint: (turn: Turn | undefined) => void;
  /** Once the game has been looked over: its bad turns are marked. */
  readonly review?: GameReview | undefined;
}): JSX.Element {
  const { table } = props;
  const first = table.puzzle.position.mover;
  let list!: HTMLOListElement;
  createEffect(
    on([() => props.at, table.turns], ([at]) => {
      const row = list?.children[at - 1];
      if (row instanceof HTMLElement) list.scrollTop = row.offsetTop - list.clientHeight / 2;
    }),
  );
  return (
    <section class="score" aria-label={t("score")}>
      <h2>{t("score")}</h2>
      <Show when={table.turns().length > 0} fallback={<p class="empty">{t("score.empty")}</p>}>
        <ol ref={list} tabindex="-1">
          <For each={table.turns()}>
            {(turn, i) => (
              <li>
                <button
                  type="button"
                  class="score-turn"
                  aria-current={props.at === i() + 1 ? "step" : undefined}
                  onClick={() => props.onShow(i() + 1)}
                  {...pointing(turn, props.onPoint)}
                >
                  <span class="score-number">{i() + 1}</span>
                  <PieceSign side={i() % 2 === 0 ? first : otherSide(first)} />
                  <TurnText turn={turn} />
                  <Show when={props.review?.turns[i()]}>
                    {(reviewed) => <span class="turn-mark">{markSigns[reviewed().mark]}</span>}
                  </Show>
                </button>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </section>
  );
}

/** Tells of a turn while the pointer or the focus is on its button. */
export function pointing(
  turn: Turn,
  onPoint: (turn: Turn | undefined) => void,
): Record<"onPointerEnter" | "onPointerLeave" | "onFocus" | "onBlur", () => void> {
  return {
    onPointerEnter: () => onPoint(turn),
    onPointerLeave: () => onPoint(undefined),
    onFocus: () => onPoint(turn),
    onBlur: () => onPoint(undefined),
  };
}

/** A turn for the eye and, in words, for the ear. */
export function TurnText(props: { readonly turn: Turn }): JSX.Element {
  const shift = ({ from, to }: Shift) => `${cellName(from)}→${cellName(to)}`;
  return (
    <>
      <span class="turn-text" aria-hidden="true">
        <span>{props.turn.slide ? shift(props.turn.slide) : "–"}</span>
        <Show when={props.turn.tile}>{(tile) => <span class="turn-tile">⬡ {shift(tile())}</span>}</Show>
      </span>
      <span class="visually-hidden">{turnWords(props.turn)}</span>
    </>
  );
}

export function turnWords({ slide, tile }: Turn): string {
  const part = (key: "turn.slide" | "turn.tile", { from, to }: Shift) =>
    t(key, { from: cellName(from), to: cellName(to) });
  return [
    slide ? part("turn.slide", slide) : t("turn.no-slide"),
    ...(tile ? [part("turn.tile", tile)] : []),
  ].join(t("turn.and"));
}
