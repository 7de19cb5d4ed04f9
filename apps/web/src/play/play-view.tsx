/**
 * A puzzle on the page: the board, and beside it (under it on a phone) the tools,
 * the clock and what there is to say.
 */

import { goTo, type Marks, message } from "@masume/kernel";
import { A } from "@solidjs/router";
import { createMemo, createSignal, type JSX, lazy, Show, Suspense } from "solid-js";
import { Dynamic } from "solid-js/web";
import { Board } from "../board/board.js";
import { createDescriber } from "../board/descriptions.js";
import { sameLayout } from "../board/same-layout.js";
import { violationMarks } from "../board/violation-marks.js";
import { formatDuration } from "../i18n/format.js";
import { formatMessage, t } from "../i18n/translator.js";
import { settings } from "../settings/settings.js";
import type { GameUi } from "./game-ui.js";
import { createHint } from "./hint.js";
import { historyKey } from "./history-keys.js";
import { Notice } from "./notice.js";
import { movesInForce, type Play } from "./play.js";
import { createReplay } from "./replay-state.js";
import { ShowSolution } from "./show-solution.js";
import { checkSolvability, watchSolvability } from "./solvability.js";
import { Solved } from "./solved.js";
import { Tools } from "./tools.js";
import { Uniqueness } from "./uniqueness.js";

const KeyList = lazy(async () => ({ default: (await import("../ui/key-list.js")).KeyList }));
const Replay = lazy(async () => ({ default: (await import("./replay.js")).Replay }));
const Share = lazy(async () => ({ default: (await import("./share.js")).Share }));

export function PlayView<Puzzle, State, Move, Gesture>(props: {
  readonly play: Play<Puzzle, State, Move, Gesture>;
  readonly ui: GameUi<Puzzle, State, Move, Gesture>;
  /** What it is called where it is shared; absent where the board is not one's own to give away. */
  readonly shareName?: string | undefined;
  /** False in a contest: no hints. */
  readonly assisted?: boolean;
  /** What this board belongs to. */
  readonly aside?: JSX.Element;
  /** The aside shows the way on once the board is solved. */
  readonly hasNextLink?: boolean;
  /** Shown once solved, in place of the usual panel. */
  readonly solved?: JSX.Element;
}): JSX.Element {
  const { play, ui } = props;
  const { game, puzzle } = play;
  const [keysShown, setKeysShown] = createSignal(false);
  const [sharing, setSharing] = createSignal(false);
  const replay = createReplay(game, puzzle);
  const shownState = () => replay.state() ?? play.state();
  const layout = createMemo(() => game.layout(puzzle, shownState()), undefined, { equals: sameLayout });
  const name = () => formatMessage(message("name"), game.messages);
  const hint =
    props.assisted === false
      ? undefined
      : (ui.hint.create?.(play) ?? (game.engines?.explain && createHint(play, ui.hint)));
  const check = props.assisted === false ? undefined : ui.play.checkSolvable;
  if (check) watchSolvability(play, check);
  const describe = createDescriber(game, () => puzzle, play.state, play.gesture);
  const checkpointMarks = createMemo((): Marks => {
    const session = play.session();
    const checkpoint = session.checkpoints.at(-1);
    if (!checkpoint || !ui.play.checkpointMarks || checkpoint.at >= session.cursor) return [];
    const stateAt = (cursor: number) => goTo(game, session, cursor).state;
    return ui.play.checkpointMarks(puzzle, stateAt(checkpoint.at), session.state, stateAt(checkpoint.at + 1));
  });
  const overlay = createMemo((): Marks => {
    const notice = play.notice();
    return [...checkpointMarks(), ...(hint?.marks() ?? []), ...violationMarks(layout(), notice?.at ?? [])];
  });

  function replayOwn(): void {
    replay.show(movesInForce(play.session()));
  }

  function keyed(event: KeyboardEvent): void {
    if (historyKey(event, play) || ownKey(event)) event.preventDefault();
  }

  function ownKey({ ctrlKey, metaKey, key }: KeyboardEvent): boolean {
    if (ctrlKey || metaKey) return false;
    const letter = key.toLowerCase();
    if (letter === "u") play.undo();
    else if (letter === "r") play.redo();
    else if (letter === "h") hint?.press();
    else if (letter === "?") setKeysShown(!keysShown());
    else return false;
    return true;
  }

  return (
    <div
      class="play"
      classList={{ solved: play.status().phase === "solved" }}
      style={{ "--board-units": String(layout().bounds.width) }}
    >
      <header class="play-head">
        <h1 class="crumb">
          <A href={`/${game.id}`}>{name()}</A>
        </h1>
        <Show when={settings().timer}>
          <span class="clock" role="timer" aria-label={t("clock")}>
            {formatDuration(play.solvedIn() ?? play.clock.shown())}
          </span>
        </Show>
        <Show when={play.status().score}>
          {(score) => (
            <span class="count">
              <span class="visually-hidden">{t("progress", { value: score().value, of: score().of })}</span>
              <span aria-hidden="true">
                {score().value}
                <span class="count-of"> / {score().of}</span>
              </span>
            </span>
          )}
        </Show>
      </header>
      <div class="play-board">
        <Board
          layout={layout()}
          marks={replay.at() === undefined ? play.marks() : replay.marks()}
          overlay={replay.at() === undefined ? overlay() : []}
          label={t("board.label", { game: name() })}
          describe={describe()}
          cursor={play.cursor()}
          onCursor={play.moveCursor}
          onInput={(input) => {
            replay.close();
            return play.input(ui.play.adaptInput?.(input) ?? input);
          }}
          above={
            <Show when={ui.play.Overlay}>
              {(overlayed) => <Dynamic component={overlayed()} puzzle={puzzle} state={shownState()} />}
            </Show>
          }
          onAbandon={play.cancelPress}
          onKey={keyed}
        />
      </div>
      <div class="play-side">
        <Notice
          play={play}
          messages={ui.messages}
          goal={play.status().phase === "over" ? message("over") : ui.play.goal?.(puzzle)}
        />
        <Show when={play.solvedIn() !== undefined && play.status().phase === "solved"}>
          {props.solved ?? (
            <Solved play={play} onReplay={replayOwn} hasNextLink={props.hasNextLink ?? false} />
          )}
        </Show>
        {props.aside}
        <Show when={replay.at() !== undefined}>
          <Suspense>
            <Replay
              length={replay.length()}
              at={replay.at() ?? 0}
              onMove={replay.moveTo}
              onClose={replay.close}
            />
          </Suspense>
        </Show>
        <Tools
          play={play}
          hint={hint}
          onKeys={() => setKeysShown(!keysShown())}
          keysShown={keysShown()}
          onShare={props.shareName === undefined ? undefined : () => setSharing(!sharing())}
          sharing={sharing()}
        >
          <Show when={ui.play.Tools}>{(tools) => <Dynamic component={tools()} play={play} />}</Show>
        </Tools>
        <Dynamic component={hint?.Panel} />
        <Show when={props.assisted !== false && play.status().phase === "open"}>
          <div class="more-help">
            <Show when={check}>
              {(asked) => (
                <button type="button" class="quiet" onClick={() => checkSolvability(play, asked())}>
                  {t("check")}
                </button>
              )}
            </Show>
            <Show
              when={ui.play.Solution}
              fallback={
                <Show when={game.engines?.solve}>
                  <ShowSolution play={play} onMoves={replay.show} />
                </Show>
              }
            >
              {(solution) => <Dynamic component={solution()} puzzle={puzzle} />}
            </Show>
          </div>
        </Show>
        <Show when={props.assisted !== false && ui.play.countSolutions}>
          {(count) => <Uniqueness puzzle={puzzle} count={count()} messages={ui.messages} />}
        </Show>
        <Show when={sharing() && props.shareName}>
          {(shareName) => (
            <Suspense>
              <Share game={game} puzzle={puzzle} state={play.state()} share={ui.share} name={shareName()} />
            </Suspense>
          )}
        </Show>
        <Show when={keysShown()}>
          <Suspense>
            <KeyList keys={ui.keys} />
          </Suspense>
        </Show>
      </div>
    </div>
  );
}
