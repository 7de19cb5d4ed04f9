/** What can be done at a table besides turning, with its keys. */
import { t as word } from "../../i18n/translator.js";
import { historyCommands, keysCommand } from "../../play/play-commands.js";
import { setSetting, settings } from "../../settings/settings.js";
import type { Command } from "../../ui/commands.js";
import type { Hand } from "./hand.js";
import type { Hints } from "./hints.js";
import { t } from "./messages.js";
import type { Table } from "./table.js";
import type { Panel, TableActions } from "./table-actions.js";

export interface TableCommands {
  readonly undo?: Command;
  readonly redo?: Command;
  readonly hint?: Command;
  readonly threats: Command;
  readonly analysis: Command;
  readonly replay: Command;
  readonly back: Command;
  readonly forward: Command;
  readonly share: Command;
  readonly labels: Command;
  readonly resign?: Command;
  readonly keys: Command;
}

export function tableCommands(
  table: Table,
  actions: TableActions,
  does: {
    readonly hints: Hints;
    readonly hand: Hand;
    /** A game to look at has nothing to advise. */
    readonly isReview: boolean;
    undo(): void;
    redo(): void;
    hint(): void;
    threats(): void;
    toggle(panel: Panel): void;
    step(by: number): void;
    /** Asks first. */
    leave(way: "abort" | "resign"): void;
    showKeys(): void;
  },
): TableCommands {
  const { hints, hand } = does;
  /** In a game against somebody else, only when it is over. */
  const mayAnalyse = () => !actions.isHelpOff?.() && (actions.isAssisted || isOver());
  const mayAbort = () => actions.canAbort?.() ?? false;
  const isOver = () => table.ending() !== undefined;
  const isHere = () => table.seats[table.state().position.mover].isHere;
  const hasTurns = () => table.turns().length > 0;
  const { undo, redo } = historyCommands({
    undo: does.undo,
    redo: does.redo,
    canUndo: () => hand.isHalfway() || (actions.canUndo?.() ?? false),
    canRedo: () => !hand.isHalfway() && (actions.canRedo?.() ?? false),
  });
  /** Steps of a page's own may lead beyond the turns that the table has now. */
  const canStep = () => actions.step !== undefined || hasTurns();
  return {
    ...(actions.undo && { undo }),
    ...(actions.redo && { redo }),
    ...(actions.isAssisted &&
      !does.isReview && {
        hint: {
          label: () => t(hints.stage() ? `hint.${hints.stage()!}` : "hint.first"),
          keys: ["H"],
          enabled: () => mayAnalyse() && !isOver() && isHere() && !hints.isThinking(),
          run: does.hint,
        },
      }),
    threats: { label: () => t("threats"), keys: ["T"], enabled: mayAnalyse, run: does.threats },
    analysis: {
      label: () => t("analysis"),
      keys: ["A"],
      enabled: mayAnalyse,
      run: () => does.toggle("analysis"),
    },
    replay: { label: () => t("replay"), enabled: hasTurns, run: () => does.toggle("replay") },
    back: { label: () => word("replay.back"), keys: ["["], enabled: canStep, run: () => does.step(-1) },
    forward: { label: () => word("replay.forward"), keys: ["]"], enabled: canStep, run: () => does.step(1) },
    share: { label: () => t("share"), run: () => does.toggle("share") },
    labels: {
      label: () => word("labels"),
      keys: ["L"],
      run: () => setSetting("labels", !settings().labels),
    },
    ...(actions.resign && {
      resign: {
        label: () => t(mayAbort() ? "abort" : "resign"),
        enabled: () => !isOver() && !actions.isOver?.(),
        run: () => does.leave(mayAbort() ? "abort" : "resign"),
      },
    }),
    keys: keysCommand(does.showKeys),
  };
}
