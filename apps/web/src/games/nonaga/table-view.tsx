/**
 * A table on the page: the board, the two players, what is going on, and the
 * tools. It takes the game from a `Table` and does not know where turns come
 * from; what may be done besides turning (undo, resign, a rematch) is given to
 * it, so a table over a network shows itself with this same view.
 */

import { type Side, selectableCells } from "@masume/games/nonaga";
import { type Marks, message } from "@masume/kernel";
import { A } from "@solidjs/router";
import { createMemo, createSignal, type JSX, lazy, Show, Suspense } from "solid-js";
import { Replay } from "../../play/replay.js";
import { KeyTable } from "../../ui/key-list.js";
import { AnalysisPanel, createPreview } from "./analysis-panel.js";
import { outline, turnArrows } from "./arrows.js";
import { createHand, type SlideStore } from "./hand.js";
import { createHints } from "./hints.js";
import { keyHelp, tableKeys } from "./keys.js";
import { formatMessage } from "./messages.js";
import { Players } from "./players.js";
import { ResultPanel } from "./result-panel.js";
import { Score } from "./score.js";
import { StatusLine } from "./status-line.js";
import type { Table } from "./table.js";
import type { Panel, TableActions } from "./table-actions.js";
import { type Scene, TableBoard } from "./table-board.js";
import { TableTools } from "./table-tools.js";
import { createThreats } from "./threats.js";

const ShareGame = lazy(async () => ({ default: (await import("./share-game.js")).ShareGame }));

export function TableView(props: {
  readonly table: Table;
  readonly actions: TableActions;
  /** Shows the game from here on, to be looked at; undefined for a game being played. */
  readonly reviewFrom?: number;
  /** Where a turn is kept of which only the slide has been made. */
  readonly halfway?: SlideStore;
  /** What stands beside a player's name: a clock, a sign of being there. */
  readonly beside?: (side: Side) => JSX.Element;
  /** Offers, news of the connection, a way to play on from here. */
  readonly aside?: (shown: number) => JSX.Element;
}): JSX.Element {
  const { table, actions } = props;
  const { puzzle } = table;
  const [at, setAt] = createSignal(props.reviewFrom);
  const [panel, setPanel] = createSignal<Panel>();
  const shownAt = () => Math.min(at() ?? table.turns().length, table.turns().length);
  const isLive = () => at() === undefined && !preview.scene();
  const mover = () => table.state().position.mover;
  const shownState = createMemo(() => table.states()[shownAt()]!);
  const preview = createPreview(puzzle, shownState, () => panel() === "analysis");
  const mayMove = createMemo(() => isLive() && !table.ending() && table.seats[mover()].isHere);
  const hand = createHand(table, mayMove, props.halfway);
  const hints = createHints(table);
  const threats = createThreats(puzzle, shownState);

  const scene = createMemo((): Scene => {
    const previewed = preview.scene();
    if (previewed) return previewed;
    const turn = table.turns()[shownAt() - 1];
    const before = table.states()[shownAt() - 1];
    return { state: shownState(), before, turn, isSeen: turn !== undefined && turn === hand.made() };
  });

  const overlay = createMemo((): Marks => {
    if (hand.gesture()) return [];
    const advised = isLive() ? hints.marks() : [];
    const pointed = [...threats.marks(), ...advised, ...preview.marks()];
    if (pointed.length > 0) return pointed;
    const { turn } = scene();
    const last = turn ? turnArrows("last", at() === undefined ? "line-second" : "line", turn, true) : [];
    const open = mayMove() ? selectableCells(puzzle, table.state(), undefined) : [];
    return [...open.map((cell, i) => outline(`open:${i}`, "selected", cell)), ...last];
  });

  function show(to: number | undefined): void {
    preview.close();
    setAt(to);
  }

  /** Out of a line to where it began, or out of an earlier position to the game being played. */
  function wayBack(): (() => void) | undefined {
    if (preview.shown()) return preview.close;
    return props.reviewFrom === undefined && at() !== undefined ? () => show(undefined) : undefined;
  }

  function toggle(wanted: Panel): void {
    setPanel(panel() === wanted ? undefined : wanted);
    if (wanted === "replay")
      show(panel() === "replay" ? 0 : props.reviewFrom === undefined ? undefined : shownAt());
  }

  const tools = {
    undo: () => {
      show(undefined);
      actions.undo?.();
    },
    hint: () => {
      show(undefined);
      hand.drop();
      actions.hinted?.();
      hints.press();
    },
    threats: threats.toggle,
    toggle,
    step: (by: number) => show(Math.max(0, Math.min(table.turns().length, shownAt() + by))),
  };

  return (
    <div class="play table">
      <header class="play-head">
        <h1 class="crumb">
          <A href="/nonaga">{formatMessage(message("name"))}</A>
        </h1>
        <span class="table-rules">{formatMessage(message(`rules.${puzzle.rules}`))}</span>
      </header>
      <div class="play-board">
        <TableBoard
          puzzle={puzzle}
          scene={scene()}
          gesture={isLive() ? hand.gesture() : undefined}
          overlay={overlay()}
          cursor={hand.cursor()}
          onCursor={hand.moveCursor}
          onInput={hand.input}
          onDrop={hand.drop}
          onKey={(event) => tableKeys(event, tools)}
        />
      </div>
      <div class="play-side">
        <Players table={table} beside={props.beside} />
        <StatusLine
          table={table}
          gesture={hand.gesture()}
          refusal={hand.refusal()}
          hint={hints.text()}
          isThinking={hints.isThinking()}
          threats={threats.text()}
          onRetry={threats.isStopped() ? threats.retry : hints.isStopped() ? hints.press : undefined}
          reviewed={isLive() ? undefined : scene().state}
          onReturn={wayBack()}
        />
        <Show when={table.ending()}>
          <ResultPanel table={table} actions={actions} onReplay={() => toggle("replay")} />
        </Show>
        {props.aside?.(shownAt())}
        <Show when={panel() === "replay"}>
          <Replay
            length={table.turns().length}
            at={shownAt()}
            stepMs={1600}
            onMove={show}
            onClose={() => toggle("replay")}
          />
        </Show>
        <Show when={panel() === "analysis"}>
          <AnalysisPanel preview={preview} isOver={shownAt() === table.turns().length && !!table.ending()} />
        </Show>
        <TableTools
          table={table}
          actions={actions}
          hintStage={hints.stage()}
          isThinking={hints.isThinking()}
          isReview={props.reviewFrom !== undefined}
          threatsShown={threats.isShown()}
          panel={panel()}
          {...tools}
        />
        <Show when={panel() === "share"}>
          <Suspense>
            <ShareGame table={table} />
          </Suspense>
        </Show>
        <Score
          table={table}
          at={shownAt()}
          onShow={(to) =>
            show(to === table.turns().length && props.reviewFrom === undefined ? undefined : to)
          }
        />
        <Show when={panel() === "keys"}>
          <KeyTable keys={keyHelp} />
        </Show>
      </div>
    </div>
  );
}
