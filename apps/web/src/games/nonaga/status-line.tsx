/**
 * What is going on, in one line that is seen and spoken: whose turn it is and
 * which part of it, why a touch did nothing, what the hint says. What the other
 * side has just played is spoken beside it, once.
 */
import {
  currentGesture,
  type Gesture,
  otherSide,
  outcome,
  type Side,
  type State,
  sideName,
} from "@masume/games/nonaga";
import { type Message, message } from "@masume/kernel";
import { type JSX, Show } from "solid-js";
import { Remedy } from "../../play/remedy.js";
import { formatMessage, t } from "./messages.js";
import { endingText, outcomeText } from "./result-text.js";
import { turnWords } from "./score.js";
import type { Seat } from "./seat.js";
import type { Table } from "./table.js";

export function StatusLine(props: {
  readonly table: Table;
  /** The game has ended without a result that the table could show. */
  readonly isClosed: boolean;
  /** The connection is lost: whose turn it is now, nobody here knows. */
  readonly isOffline: boolean;
  readonly gesture: Gesture | undefined;
  /** A whole turn waits for a yes. */
  readonly isAsking: boolean;
  readonly refusal: Message | undefined;
  readonly hint: Message | undefined;
  readonly isThinking: boolean;
  readonly threats: Message | undefined;
  /** Repeats the help that stopped unexpectedly. */
  readonly onRetry: (() => void) | undefined;
  /** The position that is looked at, when it is not the game's own. */
  readonly reviewed: State | undefined;
  /** Back to where one came from. */
  readonly onReturn: (() => void) | undefined;
  /** Takes back the slide of a turn whose tile has not been moved yet. */
  readonly onTakeBackSlide: (() => void) | undefined;
}): JSX.Element {
  const { table } = props;
  const mover = () => table.state().position.mover;
  const seat = () => table.seats[mover()];

  function text(): string {
    if (props.refusal) return formatMessage(props.refusal);
    if (props.threats) return formatMessage(props.threats);
    if (props.isThinking) return t("hint.thinking");
    if (props.reviewed) return reviewText(props.reviewed);
    if (props.hint) return formatMessage(props.hint);
    const ending = table.ending();
    if (ending) {
      const result = outcomeText(ending.result, table.viewer);
      return t("result.said", { result, why: endingText(ending, table.viewer) });
    }
    if (props.isClosed) return "";
    if (table.hasFailed()) return t("work.stopped");
    if (props.isOffline && !props.gesture && !props.isAsking) return "";
    if (!seat().isHere) return t("phase.waiting", { name: calledOf(seat()) });
    if (props.isAsking) return t("confirm.ask");
    const stage = currentGesture(table.state(), props.gesture)?.stage ?? "start";
    return phaseText(stage, mover(), table.viewer);
  }

  /** What the other side has played, for those who cannot see the arrows. */
  function played(): string {
    const turn = table.turns().at(-1);
    const last = table.seats[otherSide(mover())];
    if (!turn || last.isHere || props.reviewed) return "";
    return t("played", { name: calledOf(last), turn: turnWords(turn) });
  }

  /** The result has a panel of its own, the question its buttons: they are only spoken here. */
  const isOnlySpoken = () =>
    (table.ending() || props.isAsking) &&
    !props.refusal &&
    !props.threats &&
    !props.reviewed &&
    !props.isThinking;
  const thinking = () => (table.isWaiting() ? seat().thinking?.() : undefined);
  return (
    <div class="notice" data-tone={props.refusal ? "refused" : undefined}>
      <p role="status" class="visually-hidden">
        {played()}
      </p>
      <p role="status" classList={{ "visually-hidden": isOnlySpoken() === true }}>
        {text()}
      </p>
      <Show when={thinking()}>
        {(now) => (
          <p class="thinking">
            <progress aria-label={t("thinking")} />
            <Show when={now().depth > 0}>
              <span class="thinking-depth">
                {t("thinking.depth", { depth: now().depth, nodes: now().nodes })}
              </span>
            </Show>
            <Remedy label={t("move-now")} run={seat().moveNow} />
          </p>
        )}
      </Show>
      <Remedy label={t("try-again")} run={props.onRetry ?? (table.hasFailed() && table.askAgain)} />
      <Remedy label={t("slide.back")} run={props.onTakeBackSlide} />
      <Remedy label={t("back-to-game")} run={props.onReturn} />
    </div>
  );
}

/** One's own turn is called so; two players on one device are told whose it is. */
function phaseText(stage: Gesture["stage"] | "start", mover: Side, viewer: Side | undefined): string {
  if (viewer === mover && stage === "tile") return t("phase.tile.yours");
  const side = sideName(mover);
  const isOwn = viewer === mover && stage === "start";
  return formatMessage(message(isOwn ? "phase.start.yours" : `phase.${stage}`, { side }));
}

function calledOf(seat: Seat): string {
  return seat.politeName?.() ?? seat.name();
}

function reviewText(state: State): string {
  const result = outcome(state);
  return result
    ? t("reviewing.over", { result: outcomeText(result) })
    : t("reviewing", { side: sideName(state.position.mover) });
}
