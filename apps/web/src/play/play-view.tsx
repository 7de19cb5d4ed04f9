/**
 * A puzzle on the page: the board, and beside it (under it on a phone) the tools,
 * the clock and what there is to say.
 */

import { goTo, type Marks, message } from "@masume/kernel";
import { A } from "@solidjs/router";
import { createMemo, createSignal, type JSX, lazy, Show, Suspense } from "solid-js";
import { Dynamic } from "solid-js/web";
import { Board } from "../board/board.js";
import { describerIn } from "../board/descriptions.js";
import { violationMarks } from "../board/violation-marks.js";
import { formatDuration } from "../i18n/format.js";
import { language } from "../i18n/language.js";
import { formatMessage, t } from "../i18n/translator.js";
import { settings } from "../settings/settings.js";
import { KeyList } from "../ui/key-list.js";
import type { GameFront } from "./game-ui.js";
import { createHint } from "./hint.js";
import { historyKey } from "./history-keys.js";
import { Notice } from "./notice.js";
import { movesInForce, type Play } from "./play.js";
import { Replay } from "./replay.js";
import { createReplay } from "./replay-state.js";
import { ShowSolution } from "./show-solution.js";
import { checkSolvability, watchSolvability } from "./solvability.js";
import { Solved } from "./solved.js";
import { Tools } from "./tools.js";
import { Uniqueness } from "./uniqueness.js";

const Share = lazy(async () => ({ default: (await import("./share.js")).Share }));

export function PlayView(props: {
  readonly play: Play;
  readonly front: GameFront;
  /** What can be shared of it; absent where the board is not one's own to give away. */
  readonly share?: { readonly code: string; readonly name: string } | undefined;
  /** False in a contest: no hints. */
  readonly assisted?: boolean;
  /** What this board belongs to. */
  readonly aside?: JSX.Element;
  /** The aside shows the way on once the board is solved. */
  readonly goesOn?: boolean;
  /** Shown once solved, in place of the usual panel. */
  readonly solved?: JSX.Element;
}): JSX.Element {
  const { play, front } = props;
  const { game, puzzle } = play;
  const layout = game.layout(puzzle);
  const [keysShown, setKeysShown] = createSignal(false);
  const [sharing, setSharing] = createSignal(false);
  const reel = createReplay(game, puzzle);
  const name = () => formatMessage(message("name"), game.messages);
  const hint =
    game.engines?.explain && props.assisted !== false
      ? (front.createHint?.(play) ?? createHint(play, front))
      : undefined;
  if (props.assisted !== false) watchSolvability(play, front);
  const speech = createMemo(() => describerIn(language(), game.messages));
  const speaker = createMemo(() => {
    const state = play.state();
    const gesture = play.gesture();
    return speech()((target) => game.describe(puzzle, state, target, gesture));
  });
  const trial = createMemo((): Marks => {
    const guess = play.session().checkpoints.at(-1);
    if (!guess || !front.trial || guess.at >= play.session().cursor) return [];
    const [before, first] = [guess.at, guess.at + 1].map((at) => goTo(game, play.session(), at).state);
    return front.trial(puzzle, before, play.state(), first);
  });
  const overlay = createMemo((): Marks => {
    const notice = play.notice();
    return [...trial(), ...(hint?.marks() ?? []), ...violationMarks(layout, notice?.at ?? [])];
  });

  function watchOwn(): void {
    reel.show(movesInForce(play.session()));
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
      style={{ "--board-units": String(layout.bounds.width) }}
    >
      <header class="play-head">
        <h1 class="crumb">
          <A href={`/${game.id}`}>{name()}</A>
        </h1>
        <Show when={settings.timer}>
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
          layout={layout}
          marks={reel.at() === undefined ? play.marks() : reel.marks()}
          overlay={reel.at() === undefined ? overlay() : []}
          label={t("board.label", { game: name() })}
          speaker={speaker()}
          cursor={play.cursor()}
          onCursor={play.moveCursor}
          onInput={(input) => {
            reel.close();
            return play.input(front.translate?.(input) ?? input);
          }}
          above={
            <Dynamic
              component={front.Overlay}
              puzzle={puzzle}
              state={reel.at() === undefined ? play.state() : reel.state()}
            />
          }
          onAbandon={play.abandon}
          onKey={keyed}
        />
      </div>
      <div class="play-side">
        <Notice play={play} words={front.words} />
        <Show when={play.solvedIn() !== undefined && play.status().phase === "solved"}>
          {props.solved ?? <Solved play={play} onReplay={watchOwn} goesOn={props.goesOn ?? false} />}
        </Show>
        {props.aside}
        <Show when={reel.at() !== undefined}>
          <Replay length={reel.length()} at={reel.at() ?? 0} onMove={reel.moveTo} onClose={reel.close} />
        </Show>
        <Tools
          play={play}
          hint={hint}
          onKeys={() => setKeysShown(!keysShown())}
          keysShown={keysShown()}
          onShare={props.share && (() => setSharing(!sharing()))}
          sharing={sharing()}
        >
          <Dynamic component={front.Tools} play={play} />
        </Tools>
        <Dynamic component={hint?.Panel} />
        <Show when={props.assisted !== false && play.status().phase !== "solved"}>
          <div class="more-help">
            <Show when={front.checkSolvable}>
              <button type="button" class="quiet" onClick={() => checkSolvability(play, front)}>
                {t("check")}
              </button>
            </Show>
            <Show
              when={front.Solution}
              fallback={
                <Show when={game.engines?.solve}>
                  <ShowSolution play={play} onMoves={reel.show} />
                </Show>
              }
            >
              {(solution) => <Dynamic component={solution()} play={play} />}
            </Show>
          </div>
        </Show>
        <Show when={props.assisted !== false}>
          <Uniqueness front={front} puzzle={puzzle} />
        </Show>
        <Show when={sharing() && props.share}>
          {(share) => (
            <Suspense>
              <Share game={game} puzzle={puzzle} state={play.state()} file={front.file} {...share()} />
            </Suspense>
          )}
        </Show>
        <Show when={keysShown()}>
          <KeyList keys={front.keys} />
        </Show>
      </div>
    </div>
  );
}
