/** What can be done on the page of a puzzle, with its keys. */
import { movesInForce } from "@masume/kernel";
import { t } from "../i18n/translator.js";
import { setSetting, settings } from "../settings/settings.js";
import type { Command } from "../ui/commands.js";
import type { Hint } from "./hint.js";
import type { Play } from "./play.js";

export interface PlayCommands {
  readonly undo: Command;
  readonly redo: Command;
  readonly reset: Command;
  readonly trial: Command;
  /** Absent where there is no help. */
  readonly hint?: Command;
  readonly check?: Command;
  readonly labels?: Command;
  readonly keys: Command;
}

interface History {
  undo(): void;
  redo(): void;
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
}

/** Back and forth, by the keys of every program and by a letter. */
export function historyCommands(history: History): { readonly undo: Command; readonly redo: Command } {
  return {
    undo: {
      label: () => t("undo"),
      keys: ["U", "Ctrl + Z"],
      enabled: history.canUndo,
      run: () => history.undo(),
    },
    redo: {
      label: () => t("redo"),
      keys: ["R", "Ctrl + Y", "Ctrl + Shift + Z"],
      enabled: history.canRedo,
      run: () => history.redo(),
    },
  };
}

export function keysCommand(run: () => void): Command {
  return { label: () => t("keys"), keys: ["?"], run };
}

export function playCommands(
  play: Play,
  options: {
    readonly hint: Hint | undefined;
    readonly check: (() => void) | undefined;
    readonly hasLabels: boolean;
    readonly showKeys: () => void;
  },
): PlayCommands {
  const { session } = play;
  const isOpen = () => play.status().phase === "open";
  const { hint, check } = options;
  return {
    ...historyCommands({
      ...play,
      canUndo: () => session().cursor > 0,
      canRedo: () => session().cursor < session().log.length,
    }),
    reset: {
      label: () => t("reset"),
      enabled: () => movesInForce(session()).length > 0,
      run: play.reset,
    },
    trial: { label: () => t("guess"), keys: ["T"], enabled: isOpen, run: play.addCheckpoint },
    ...(hint && {
      hint: {
        label: () => t(hint.label()),
        keys: ["H"],
        enabled: () => isOpen() && !play.isRanked() && !hint.thinking(),
        run: hint.press,
      },
    }),
    ...(check && {
      check: {
        label: () => t("check"),
        keys: ["C"],
        enabled: () => isOpen() && !play.isRanked(),
        run: check,
      },
    }),
    ...(options.hasLabels && {
      labels: {
        label: () => t("labels"),
        keys: ["L"],
        run: () => setSetting("labels", !settings().labels),
      },
    }),
    keys: keysCommand(options.showKeys),
  };
}
