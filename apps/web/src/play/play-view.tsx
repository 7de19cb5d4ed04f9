/** A puzzle on the page: the board, its tools, and what there is to say and to read beside it. */

import { goTo, type Marks, message, openCheckpoints } from "@masume/kernel";
import { A } from "@solidjs/router";
import { createEffect, createMemo, createSignal, type JSX, lazy, on, Show, Suspense } from "solid-js";
import { Dynamic } from "solid-js/web";
import { Board } from "../board/board.js";
import { createDescriber } from "../board/descriptions.js";
import { changedMarks } from "../board/extent.js";
import { sameLayout } from "../board/same-layout.js";
import { violationMarks } from "../board/violation-marks.js";
import { formatDuration } from "../i18n/format.js";
import { formatMessage, t } from "../i18n/translator.js";
import { motionIsReduced } from "../settings/motion.js";
import { settings } from "../settings/settings.js";
import { Button } from "../ui/button.js";
import { bindCommands, tooltip } from "../ui/commands.js";
import { FlagIcon, HelpIcon, HintIcon, RedoIcon, ResetIcon, UndoIcon } from "../ui/icons.js";
import { lazyPart } from "../ui/lazy-part.js";
import { Tool } from "../ui/tool.js";
import { createBoardInput } from "./board-input.js";
import type { GameUi, PuzzleWay } from "./game-ui.js";
import { createHint } from "./hint.js";
import { namesPlaces } from "./names-places.js";
import { Notice } from "./notice.js";
import { moveTexts, type Play } from "./play.js";
import { playCommands } from "./play-commands.js";
import { fullTitle } from "./puzzle-title.js";
import { createReplay } from "./replay-state.js";
import { ShowSolution } from "./show-solution.js";
import { checkSolvability, watchSolvability } from "./solvability.js";
import { Surface } from "./surface.js";
import { TrialSteps } from "./tools.js";
import { Uniqueness } from "./uniqueness.js";

const KeyList = lazyPart(async () => (await import("../ui/key-list.js")).KeyList);
const Replay = lazyPart(async () => (await import("./replay.js")).Replay);
const Solved = lazy(async () => ({ default: (await import("./solved.js")).Solved }));
const Share = lazyPart(async () => (await import("./share.js")).Share);

export function PlayView<Puzzle, State, Move, Gesture>(props: {
  readonly play: Play<Puzzle, State, Move, Gesture>;
  readonly ui: GameUi<Puzzle, State, Move, Gesture>;
  /** What it is called where it is shared; absent where the board is not one's own to give away. */
  readonly shareName?: string | undefined;
  /** False in a contest: no hints. */
  readonly assisted?: boolean;
  /** What this board belongs to. */
  readonly aside?: JSX.Element;
  /** What comes after this one. */
  readonly next?: PuzzleWay | undefined;
  /** What solving it earns. */
  readonly reward?: JSX.Element;
  /** Shown once solved, in place of the usual panel. */
  readonly solved?: JSX.Element;
}): JSX.Element {
  const { play, ui } = props;
  const { game, puzzle } = play;
  const isAssisted = props.assisted !== false;
  const [keysShown, setKeysShown] = createSignal(false);
  const [sharing, setSharing] = createSignal(false);
  const replay = createReplay(game, puzzle);
  const input = createBoardInput(play, replay, ui.play.adaptInput);
  const shownState = () => replay.state() ?? play.state();
  const layout = createMemo(() => game.layout(puzzle, shownState()), undefined, { equals: sameLayout });
  const name = () => formatMessage(message("name"), game.messages);
  const level = () => play.grade() && ui.library.grading?.label(play.grade()!);
  const hint = isAssisted
    ? (ui.hint.create?.(play) ?? (game.engines?.explain && createHint(play, ui.hint)))
    : undefined;
  const check = isAssisted ? ui.play.checkSolvable : undefined;
  if (check) watchSolvability(play, check);
  const describe = createDescriber(
    game,
    () => puzzle,
    shownState,
    () => (replay.at() === undefined ? play.gesture() : undefined),
  );
  const size = game.size?.(puzzle);
  const [isFinishReady, setFinishReady] = createSignal(props.solved !== undefined);
  const isSolved = () => play.solvedIn() !== undefined && play.status().phase === "solved";
  /** The last turn was made, or the solution is there. */
  const isFinished = () => isSolved() || (play.ended() !== undefined && play.status().phase === "over");
  // Whoever begins again need not wait for the end of the drawing.
  createEffect(on(isFinished, (finished) => !finished && replay.close(), { defer: true }));

  const commands = playCommands(play, {
    hint,
    check: check && (() => void checkSolvability(play, check)),
    hasLabels: size !== undefined,
    showKeys: () => setKeysShown(true),
  });
  const allCommands = Object.values(commands);
  bindCommands(() => allCommands);

  const boardMarks = createMemo(() => {
    const marks = replay.at() === undefined ? play.marks() : replay.marks();
    return ui.play.adaptMarks?.(marks) ?? marks;
  });
  const checkpointMarks = createMemo((): Marks => {
    const session = play.session();
    const checkpoint = openCheckpoints(session).at(-1);
    if (!checkpoint || !ui.play.checkpointMarks || checkpoint.at >= session.cursor) return [];
    const stateAt = (cursor: number) => goTo(game, session, cursor).state;
    return ui.play.checkpointMarks(puzzle, stateAt(checkpoint.at), session.state, stateAt(checkpoint.at + 1));
  });
  /** What a hint or a notice speaks of. */
  const pointed = createMemo(
    (): Marks => [...(hint?.marks() ?? []), ...violationMarks(layout(), play.notice()?.at ?? [])],
  );
  const isWatching = () => replay.at() !== undefined && !replay.isDrawing();
  const replayed = createMemo((before: { marks: Marks; changed: Marks }) => {
    const marks = replay.marks();
    return { marks, changed: changedMarks(before.marks, marks) };
  }, none);
  const isLabelled = () => {
    const notice = play.notice();
    if (settings().labels || (hint?.pressed() ?? 0) > 0) return true;
    return notice !== undefined && namesPlaces(notice.text);
  };

  return (
    <Surface
      kind={isSolved() ? "solved" : ""}
      panelItems={() =>
        [
          isFinished() && isFinishReady() && !isWatching(),
          sharing(),
          hint?.Panel && hint.pressed() > 0,
        ].filter(Boolean).length
      }
      boardMode={() =>
        isWatching() ? "watch" : isFinished() ? "" : `play ${openCheckpoints(play.session()).length}`
      }
      notice={() => (play.notice()?.tone === "good" ? undefined : play.notice())}
      head={
        <>
          <h1 class="crumb">
            <A href={`/${game.id}`}>{name()}</A> <small>{fullTitle(play, ui.messages, level())}</small>
          </h1>
          <Show when={play.isRanked()}>
            <span class="ranked-mark">{t("ranked")}</span>
          </Show>
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
        </>
      }
      board={
        <Board
          layout={layout()}
          marks={boardMarks()}
          overlay={replay.at() === undefined ? [...checkpointMarks(), ...pointed()] : []}
          attention={isWatching() ? replayed().changed : pointed().filter(({ role }) => role !== "outside")}
          size={size}
          isLabelled={isLabelled()}
          label={t("board.label", { game: name() })}
          describe={describe()}
          cursor={play.cursor()}
          onCursor={play.moveCursor}
          onInput={input.take}
          above={
            <Show when={ui.play.Overlay}>
              {(overlayed) => <Dynamic component={overlayed()} puzzle={puzzle} state={shownState()} />}
            </Show>
          }
          onAbandon={input.abandon}
          hasPage
          steps={() => (
            <Show
              when={isWatching()}
              fallback={
                <>
                  <TrialSteps play={play} />
                  <Dynamic component={ui.play.Steps} play={play} />
                </>
              }
            >
              <Replay
                length={replay.length()}
                at={replay.at() ?? 0}
                isRunning={!motionIsReduced()}
                onMove={replay.moveTo}
                onClose={replay.close}
              />
            </Show>
          )}
        />
      }
      controls={ui.play.Controls && (() => <Dynamic component={ui.play.Controls} play={play} />)}
      message={
        <>
          <Notice
            play={play}
            messages={ui.messages}
            goal={play.status().phase === "over" ? message("over") : ui.play.goal?.(puzzle)}
          />
          <Show when={keysShown()}>
            <KeyList keys={ui.keys} commands={allCommands} onClose={() => setKeysShown(false)} />
          </Show>
        </>
      }
      tools={
        <>
          <Tool command={commands.undo} icon={UndoIcon} />
          <Tool command={commands.redo} icon={RedoIcon} />
          <Tool command={commands.reset} icon={ResetIcon} />
          <Show when={commands.hint}>{(command) => <Tool command={command()} icon={HintIcon} />}</Show>
          <Tool command={commands.trial} icon={FlagIcon} />
          <Dynamic component={ui.play.Tools} play={play} />
          <Tool command={commands.keys} expanded={keysShown()} extra="desktop-only" icon={HelpIcon} />
        </>
      }
    >
      <div class="play-actions">
        <Show when={props.shareName !== undefined}>
          <Button kind="quiet" aria-expanded={sharing()} onClick={() => setSharing(!sharing())}>
            {t("share")}
          </Button>
        </Show>
        <Show when={isAssisted && play.status().phase === "open" && !play.isRanked()}>
          <Show when={commands.check?.enabled?.() && commands.check}>
            {(command) => (
              <Button kind="quiet" title={tooltip(command())} onClick={command().run}>
                {command().label()}
              </Button>
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
        </Show>
      </div>
      <Show when={sharing() && props.shareName}>
        {(shareName) => (
          <Share game={game} puzzle={puzzle} state={play.state()} share={ui.share} name={shareName()} />
        )}
      </Show>
      <Show when={isFinished()}>
        {props.solved ?? (
          <Suspense>
            <Solved
              play={play}
              ui={ui}
              next={props.next}
              reward={props.reward}
              onReplay={() => replay.show(moveTexts(play.session()))}
              onDraw={async (moves) => {
                if (replay.at() === undefined) await replay.draw(moves);
              }}
              onReady={() => setFinishReady(true)}
            />
          </Suspense>
        )}
      </Show>
      {props.aside}
      <div class="play-hint">
        <Dynamic component={hint?.Panel} />
      </div>
      <Show when={isAssisted && ui.play.countSolutions}>
        {(count) => (
          <Uniqueness
            puzzle={puzzle}
            count={count()}
            messages={ui.messages}
            onWarning={(text) => {
              if (play.status().phase === "open") play.notify({ tone: "warning", text, at: [] });
            }}
          />
        )}
      </Show>
    </Surface>
  );
}

const none: { marks: Marks; changed: Marks } = { marks: [], changed: [] };
