/** The tools of an editor: back and forth, an empty board, share, keys. */
import type { Accessor, JSX } from "solid-js";
import { t } from "../i18n/translator.js";
import { HelpIcon, RedoIcon, ResetIcon, ShareIcon, UndoIcon } from "../ui/icons.js";
import type { History } from "./history-keys.js";
import { Tool } from "./tools.js";

export interface UndoableEdit extends History {
  readonly canUndo: Accessor<boolean>;
  readonly canRedo: Accessor<boolean>;
}

export function EditorTools(props: {
  readonly editing: UndoableEdit;
  /** What the tool that empties the board is called. */
  readonly clear: string;
  readonly onClear: () => void;
  readonly panels: {
    shown(): string | undefined;
    toggle(panel: "keys" | "share"): void;
  };
}): JSX.Element {
  const { editing, panels } = props;
  return (
    <fieldset class="tools">
      <legend class="visually-hidden">{t("tools")}</legend>
      <Tool label={t("undo")} disabled={!editing.canUndo()} onUse={editing.undo}>
        <UndoIcon />
      </Tool>
      <Tool label={t("redo")} disabled={!editing.canRedo()} onUse={editing.redo}>
        <RedoIcon />
      </Tool>
      <Tool label={props.clear} onUse={() => props.onClear()}>
        <ResetIcon />
      </Tool>
      <Tool label={t("share")} pressed={panels.shown() === "share"} onUse={() => panels.toggle("share")}>
        <ShareIcon />
      </Tool>
      <Tool
        label={t("keys")}
        pressed={panels.shown() === "keys"}
        onUse={() => panels.toggle("keys")}
        extra="desktop-only"
      >
        <HelpIcon />
      </Tool>
    </fieldset>
  );
}
