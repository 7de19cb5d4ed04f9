/**
 * A game's review beside its board: how red's chances went, how accurately each side
 * played, and the turns at which the game was decided, each with what would have been
 * better. Whatever is chosen is shown on the board.
 */
import { type GameReview, sides } from "@masume/games/nonaga";
import { createEffect, createMemo, For, type JSX, on, onMount, Show } from "solid-js";
import { WorkStopped } from "../../ui/work-stopped.js";
import { LineTurns } from "./analysis-panel.js";
import { markSigns, type ReviewState } from "./game-review.js";
import { PieceSign } from "./players.js";
import type { Preview } from "./preview.js";
import { reveal } from "./reveal.js";
import { t } from "./review-messages.js";

interface ReviewProps {
  /** So many turns are shown on the board. */
  readonly at: number;
  readonly onShow: (at: number) => void;
  readonly preview: Preview;
}

export function ReviewPanel(props: ReviewProps & { readonly review: ReviewState }): JSX.Element {
  let panel!: HTMLElement;
  onMount(() => requestAnimationFrame(() => panel.focus({ preventScroll: true })));
  // Once more when it is ready and takes its room.
  createEffect(
    on(
      () => props.review.result() !== undefined,
      () => reveal(panel),
    ),
  );
  return (
    <section ref={panel} class="review" aria-label={t("review")} tabindex="-1">
      <h2>{t("review")}</h2>
      <WorkStopped when={props.review.isStopped()} onRetry={props.review.retry} />
      <Show
        when={props.review.result()}
        fallback={
          <Show when={!props.review.isStopped()}>
            <div class="progress-line" role="status">
              <span>{t("review.working")}</span>
              <progress aria-label={t("review.working")} value={props.review.progress()} />
            </div>
          </Show>
        }
      >
        {(review) => <Findings {...props} review={review()} />}
      </Show>
    </section>
  );
}

function Findings(props: ReviewProps & { readonly review: GameReview }): JSX.Element {
  const moments = createMemo(() =>
    props.review.turns.flatMap((turn, i) => (isTurningPoint(props.review, i) ? [{ turn, i }] : [])),
  );
  return (
    <>
      <Plot {...props} />
      <p class="review-chances">{chancesText(props.review.redShares[props.at] ?? 0.5)}</p>
      <dl class="review-accuracy">
        <dt>{t("review.accuracy")}</dt>
        <For each={sides}>
          {(side) => (
            <Show when={props.review.accuracy[side] !== undefined}>
              <dd>
                <PieceSign side={side} />{" "}
                {t("review.accuracy.of", { percent: Math.round(props.review.accuracy[side]!) })}
              </dd>
            </Show>
          )}
        </For>
      </dl>
      <h3>{t("review.moments")}</h3>
      <Show
        when={moments().length > 0}
        fallback={
          <p class="empty">{t(isFlawless(props.review) ? "review.moments.none" : "review.moments.minor")}</p>
        }
      >
        <ol class="review-moments">
          <For each={moments()}>
            {({ turn, i }) => (
              <li>
                <button
                  type="button"
                  class="score-turn"
                  aria-current={props.at === i + 1 ? "step" : undefined}
                  onClick={() => props.onShow(i + 1)}
                >
                  <PieceSign side={turn.side} />
                  {t("review.turn", { number: i + 1, text: verdictText(props.review, i) })}
                </button>
                <Show when={turn.better}>
                  {(better) => (
                    <div class="review-better">
                      <span>{t("review.better")}</span>
                      <LineTurns
                        line={better()}
                        mover={turn.side}
                        preview={props.preview}
                        isBase={props.at === i}
                        onShow={() => props.onShow(i)}
                      />
                    </div>
                  )}
                </Show>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </>
  );
}

function isTurningPoint({ turns, losingTurn }: GameReview, i: number): boolean {
  const { mark, missedWinIn } = turns[i]!;
  return i === losingTurn || missedWinIn !== undefined || mark === "mistake" || mark === "blunder";
}

function isFlawless({ turns }: GameReview): boolean {
  return turns.every(({ mark }) => markSigns[mark] === "");
}

function verdictText({ turns, losingTurn }: GameReview, i: number): string {
  const { mark, missedWinIn } = turns[i]!;
  const name = t(`review.mark.${mark}`);
  if (i === losingTurn) return t("review.losing", { mark: name });
  return missedWinIn === undefined ? name : t("review.missed", { mark: name, count: missedWinIn });
}

function chancesText(redShare: number): string {
  const red = Math.round(100 * redShare);
  return t("review.chances", { red, blue: 100 - red });
}

const width = 320;
const height = 96;

/** Red's share of the point over the turns; pressed, it shows the position there. The list of turns does so for keys. */
function Plot(props: ReviewProps & { readonly review: GameReview }): JSX.Element {
  const last = () => props.review.redShares.length - 1;
  const x = (at: number) => (at / last()) * width;
  const y = (share: number) => (1 - share) * height;
  const path = () =>
    props.review.redShares.map((share, at) => `L${x(at).toFixed(1)} ${y(share).toFixed(1)}`).join("");
  return (
    <svg
      class="review-plot"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t("review.plot")}
      onPointerDown={({ currentTarget, clientX }) => {
        const { left, width: shown } = currentTarget.getBoundingClientRect();
        props.onShow(Math.round(Math.max(0, Math.min(1, (clientX - left) / shown)) * last()));
      }}
    >
      <path class="review-red" d={`M0 ${height}${path()}L${width} ${height}Z`} />
      <path class="review-even" d={`M0 ${height / 2}H${width}`} />
      <For each={props.review.turns}>
        {({ mark }, i) => (
          <Show when={markSigns[mark]}>
            <path
              class="review-mark"
              data-mark={mark}
              d={`M${x(i() + 1)} ${y(props.review.redShares[i() + 1]!)}h.01`}
            />
          </Show>
        )}
      </For>
      <path class="review-at" d={`M${x(props.at)} 0V${height}`} />
    </svg>
  );
}
