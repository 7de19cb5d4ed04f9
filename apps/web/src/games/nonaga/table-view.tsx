/**
 * A table on the page: the board, the two players, what is going on, and the
 * tools. It takes the game from a `Table` and does not know where turns come
 * from; what may be done besides turning (undo, resign, a rematch) is given to
 * it, so a table over a network shows itself with this same view.
 */

import {
  cellNames,
  outcome,
  outline,
  type Side,
  selectableCells,
  type Turn,
  turnArrows,
} from "@masume/games/nonaga";
import { type Input, type Marks, message } from "@masume/kernel";
import { A } from "@solidjs/router";
import { createComputed, createMemo, createSignal, type JSX, on, Show } from "solid-js";
import { Replay } from "../../play/replay.js";
import { createSheet, Surface } from "../../play/surface.js";
import { StepGroup } from "../../play/tools.js";
import { motionIsReduced } from "../../settings/motion.js";
import { settings } from "../../settings/settings.js";
import { Button } from "../../ui/button.js";
import { bindCommands, tooltip } from "../../ui/commands.js";
import { lazyPart } from "../../ui/lazy-part.js";
import { createReview } from "./game-review.js";
import { createHand, type SlideStore } from "./hand.js";
import { createHints } from "./hints.js";
import { keyHelp } from "./keys.js";
import { formatMessage, t } from "./messages.js";
import { Players } from "./players.js";
import { createPreview } from "./preview.js";
import { ResultPanel } from "./result-panel.js";
import { Score } from "./score.js";
import { StatusLine } from "./status-line.js";
import type { Table } from "./table.js";
import type { Panel, TableActions } from "./table-actions.js";
import { type Scene, TableBoard } from "./table-board.js";
import { tableCommands } from "./table-commands.js";
import { TableTools } from "./table-tools.js";
import { createThreats } from "./threats.js";

const AnalysisPanel = lazyPart(async () => (await import("./analysis-panel.js")).AnalysisPanel);
const ReviewPanel = lazyPart(async () => (await import("./review-panel.js")).ReviewPanel);
const PlayOn = lazyPart(async () => (await import("./play-on.js")).PlayOn);
const KeyList = lazyPart(async () => (await import("../../ui/key-list.js")).KeyList);
const ShareGame = lazyPart(async () => (await import("./share-game.js")).ShareGame);

export function TableView(props: {
  readonly table: Table;
  readonly actions: TableActions;
  /** Shows the game from here on, to be looked at; undefined for a game being played. */
  readonly reviewFrom?: number;
  /** Where a turn is kept of which only the slide has been made. */
  readonly halfway?: SlideStore;
  /** Whether turns are to be confirmed before they are played. */
  readonly confirms?: () => boolean;
  /** Whether the connection to the other player is lost. */
  readonly isOffline?: () => boolean;
  /** Where the game's name leads, where that is not its first page. */
  readonly home?: string;
  /** What stands above the board, beside the rules. */
  readonly mark?: JSX.Element;
  /** What stands beside a player's name: a clock, a sign of being there. */
  readonly beside?: (side: Side) => JSX.Element;
  /** News that must not be missed, with the message. */
  readonly alerts?: JSX.Element;
  /** What is asked between the sides, in the row under the board; and a word for what that is. */
  readonly offers?: JSX.Element;
  readonly asked?: () => string | undefined;
  /** Where others can watch this game while it is played. */
  readonly watchLink?: string;
  /** A task, a way to play on from here; and how many items of it are new. */
  readonly aside?: (shown: number) => JSX.Element;
  readonly asideItems?: () => number;
  /** The aside also says how it ended. */
  readonly hasResultAside?: boolean;
  /** The panel that is open at first. */
  readonly firstPanel?: Panel;
  /** What stands in place of the list of turns. */
  readonly score?: (onPoint: (turn: Turn | undefined) => void) => JSX.Element;
  /** What is shared in place of the game. */
  readonly share?: () => JSX.Element;
}): JSX.Element {
  const { table, actions } = props;
  const { puzzle } = table;
  const [at, setAt] = createSignal(props.reviewFrom);
  const [panel, setPanel] = createSignal<Panel | undefined>(props.firstPanel);
  const [keysShown, setKeysShown] = createSignal(false);
  const [pointed, setPointed] = createSignal<Turn>();
  // The button that is pointed at may go with its turn.
  createComputed(on(table.turns, () => setPointed(undefined), { defer: true }));
  const [leaving, setLeaving] = createSignal<"abort" | "resign">();
  /** What is asked before it is done, as long as it can be. */
  const asksToLeave = () => {
    const way = leaving();
    if (table.ending() || actions.isOver?.()) return undefined;
    return way === "abort" && !actions.canAbort?.() ? undefined : way;
  };
  const shownAt = () => Math.min(at() ?? table.turns().length, table.turns().length);
  const isClosed = () => actions.isOver?.() === true && !table.ending();
  const isLive = () => at() === undefined && !preview.scene();
  const mover = () => table.state().position.mover;
  const shownState = createMemo(() => table.states()[shownAt()]!);
  const preview = createPreview(puzzle, shownState, () => panel() === "analysis", actions.playLine);
  const mayMove = createMemo(() => isLive() && !table.ending() && table.seats[mover()].isHere);
  const hand = createHand(table, mayMove, props.halfway, props.confirms);
  const hints = createHints(table);
  const threats = createThreats(puzzle, shownState);
  const review = createReview(table);
  const sheet = createSheet();

  const scene = createMemo((): Scene => {
    const previewed = preview.scene();
    if (previewed) return previewed;
    const proposed = isLive() ? hand.proposed() : undefined;
    if (proposed) return { ...proposed, before: table.state(), isSeen: true };
    const turn = table.turns()[shownAt() - 1];
    const before = table.states()[shownAt() - 1];
    return { state: shownState(), before, turn, isSeen: turn !== undefined && turn === hand.made() };
  });

  /** Turns are spoken of by the names of their cells wherever a list of them is open. */
  const names = createMemo((): Marks => {
    const areNeeded = panel() === "analysis" || panel() === "review";
    return settings().labels || areNeeded ? cellNames(scene().state.position.tiles) : [];
  });
  const overlay = createMemo((): Marks => [...arrows(), ...names()]);

  function arrows(): Marks {
    const advised = isLive() ? hints.marks() : [];
    const found = hand.gesture() ? [] : [...threats.marks(), ...advised, ...preview.marks()];
    if (found.length > 0) return found;
    const pointedAt = pointed();
    if (pointedAt) return turnArrows("pointed", "hint", pointedAt);
    if (hand.gesture()) return [];
    const { turn } = scene();
    const last = turn ? turnArrows("last", at() === undefined ? "line-second" : "line", turn, true) : [];
    const open = mayMove() && !hand.proposed() ? selectableCells(puzzle, table.state(), undefined) : [];
    return [...open.map((cell, i) => outline(`open:${i}`, "selected", cell)), ...last];
  }

  function show(to: number | undefined): void {
    preview.close();
    setAt(to);
  }

  /** The position after so many turns; after the last one, that is the game itself. */
  function showTurn(to: number): void {
    show(to === table.turns().length && props.reviewFrom === undefined ? undefined : to);
  }

  function step(by: number): void {
    if (actions.step) actions.step(by);
    else showTurn(Math.max(0, Math.min(table.turns().length, shownAt() + by)));
  }

  /** Out of a line to where it began, or out of an earlier position to the game being played. */
  function wayBack(): (() => void) | undefined {
    if (preview.shown()) return preview.close;
    return props.reviewFrom === undefined && at() !== undefined ? () => show(undefined) : undefined;
  }

  function toggle(wanted: Panel): void {
    const isInSheet = wanted !== "replay";
    // Behind a sheet that was closed it is on, but nobody sees it.
    if (panel() === wanted && isInSheet && !sheet.isSeen()) {
      sheet.setOpen(true);
      return;
    }
    setPanel(panel() === wanted ? undefined : wanted);
    if (isInSheet && panel()) sheet.setOpen(true);
    if (panel() === "analysis") actions.helped?.();
    if (wanted === "review") review.start();
    if (wanted === "replay")
      show(panel() === "replay" ? 0 : props.reviewFrom === undefined ? undefined : shownAt());
  }

  const commands = tableCommands(table, actions, {
    hints,
    hand,
    isReview: props.reviewFrom !== undefined,
    undo() {
      show(undefined);
      if (hand.isHalfway()) hand.drop();
      else actions.undo?.();
    },
    redo() {
      show(undefined);
      actions.redo?.();
    },
    hint() {
      show(undefined);
      hand.drop();
      if (!hints.stage()) actions.helped?.();
      hints.press();
    },
    threats() {
      if (!threats.isShown()) actions.helped?.();
      threats.toggle();
    },
    toggle,
    step,
    leave: (way) => setLeaving(asksToLeave() ? undefined : way),
    showKeys: () => setKeysShown(true),
  });
  const allCommands = Object.values(commands);

  /** Where nothing can be moved, the arrow keys lead through the game. */
  function stepByKey(input: Input): boolean {
    if (input.type !== "key" || mayMove()) return false;
    const [from, to] = [shownAt(), table.turns().length];
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -from,
      ArrowDown: to - from,
    };
    const by = steps[input.key];
    if (by === undefined || to === 0) return false;
    step(by);
    return true;
  }
  bindCommands(() => allCommands);

  return (
    <Surface
      kind="table"
      sheet={sheet}
      panelItems={() =>
        [table.ending(), panel() && panel() !== "replay"].filter(Boolean).length + (props.asideItems?.() ?? 0)
      }
      boardMode={() =>
        panel() === "replay" ? "watch" : asksToLeave() ? "leave" : hand.proposed() ? "confirm" : ""
      }
      notice={() => hand.refusal() ?? hints.text() ?? threats.text() ?? props.asked?.()}
      head={
        <>
          <h1 class="crumb">
            <A href={props.home ?? "/nonaga"}>{formatMessage(message("name"))}</A>{" "}
            <small>{formatMessage(message(`rules.${puzzle.rules}`))}</small>
          </h1>
          {props.mark}
        </>
      }
      board={
        <TableBoard
          puzzle={puzzle}
          scene={scene()}
          gesture={isLive() ? hand.gesture() : undefined}
          overlay={overlay()}
          cursor={hand.cursor()}
          onCursor={hand.moveCursor}
          onInput={(input) => stepByKey(input) || hand.input(input)}
          onAbandon={hand.cancelPress}
          hasPage
          steps={() => (
            <>
              <Show when={panel() === "replay"}>
                <Replay
                  length={table.turns().length}
                  at={shownAt()}
                  stepMs={1600}
                  isRunning={!motionIsReduced()}
                  onMove={show}
                  onClose={() => toggle("replay")}
                />
              </Show>
              <Show when={hand.proposed()}>
                <StepGroup text={t("confirm.ask")}>
                  <Button kind="primary" onClick={hand.confirm}>
                    {t("confirm.yes")}
                  </Button>
                  <Button kind="quiet" onClick={hand.drop}>
                    {t("confirm.no")}
                  </Button>
                </StepGroup>
              </Show>
              <Show when={asksToLeave()}>
                {(way) => (
                  <StepGroup text={t(`${way()}.sure`)}>
                    <Button
                      kind="quiet"
                      onClick={() => {
                        const leave = actions[way()];
                        setLeaving(undefined);
                        leave?.();
                      }}
                    >
                      {t(`${way()}.yes`)}
                    </Button>
                    <Button kind="quiet" onClick={() => setLeaving(undefined)}>
                      {t("resign.no")}
                    </Button>
                  </StepGroup>
                )}
              </Show>
              <Show
                when={!asksToLeave() && panel() !== "replay" && commands.redo?.enabled?.() && commands.redo}
              >
                {(redo) => (
                  <Button kind="quiet" title={tooltip(redo())} onClick={redo().run}>
                    {redo().label()}
                  </Button>
                )}
              </Show>
              {props.offers}
            </>
          )}
        />
      }
      controls={() => <Players table={table} isClosed={isClosed()} beside={props.beside} />}
      message={
        <>
          {props.alerts}
          <StatusLine
            table={table}
            isClosed={isClosed()}
            isOffline={props.isOffline?.() ?? false}
            gesture={hand.gesture()}
            isAsking={hand.proposed() !== undefined}
            refusal={hand.refusal()}
            hint={hints.text()}
            isThinking={hints.isThinking()}
            threats={threats.text()}
            onRetry={threats.isStopped() ? threats.retry : hints.isStopped() ? hints.press : undefined}
            reviewed={isLive() ? undefined : scene().state}
            onReturn={wayBack()}
            onTakeBackSlide={hand.isHalfway() && !hand.proposed() ? hand.drop : undefined}
          />
          <Show when={keysShown()}>
            <KeyList keys={keyHelp} commands={allCommands} onClose={() => setKeysShown(false)} />
          </Show>
        </>
      }
      tools={
        <TableTools
          commands={commands}
          threatsShown={threats.isShown()}
          panel={panel()}
          isLeaving={asksToLeave() !== undefined}
          keysShown={keysShown()}
        />
      }
    >
      <Show when={!props.hasResultAside && table.ending()}>
        {(ending) => (
          <ResultPanel
            table={table}
            ending={ending()}
            actions={actions}
            onReplay={() => toggle("replay")}
            onReview={table.turns().length > 0 ? () => toggle("review") : undefined}
          />
        )}
      </Show>
      {props.aside?.(shownAt())}
      <Show when={panel() === "review"}>
        <ReviewPanel review={review} at={shownAt()} preview={preview} onShow={show} />
        <Show when={props.reviewFrom === undefined}>
          <PlayOn table={table} shown={shownAt()} />
        </Show>
      </Show>
      <Show when={panel() === "analysis"}>
        <AnalysisPanel preview={preview} isOver={outcome(shownState()) !== undefined} />
      </Show>
      <Show when={panel() === "share"}>
        <Show when={props.share} fallback={<ShareGame table={table} watchLink={props.watchLink} />}>
          {(share) => share()()}
        </Show>
      </Show>
      <Show
        when={props.score}
        fallback={
          <Score
            table={table}
            review={review.result()}
            at={shownAt()}
            onPoint={setPointed}
            onShow={showTurn}
          />
        }
      >
        {(score) => score()(setPointed)}
      </Show>
      <Button aria-pressed={settings().labels} onClick={commands.labels.run}>
        {commands.labels.label()}
      </Button>
    </Surface>
  );
}
