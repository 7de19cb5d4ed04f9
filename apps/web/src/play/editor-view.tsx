/**
 * The page of an editor: the board with what is found out about it, the size, the
 * tools that every editor has, and panels to share, to import and to see the keys.
 * What presses and keys do to the board is the editor's own business (`BoardEditor`).
 */
import type { Input, Layout, Marks, TargetId } from "@masume/kernel";
import { A } from "@solidjs/router";
import { type Accessor, createSignal, type JSX, Show } from "solid-js";
import { Board } from "../board/board.js";
import { t } from "../i18n/translator.js";
import { dropHandlers, onPaste } from "../platform/files/drop-and-paste.js";
import { HelpIcon, RedoIcon, ResetIcon, ShareIcon, UndoIcon } from "../ui/icons.js";
import { type KeyHelp, KeyList } from "../ui/key-list.js";
import { createPanels, PanelButton } from "../ui/panels.js";
import { TextImport } from "../ui/text-import.js";
import type { EditHistory } from "./edit-history.js";
import { historyKey } from "./history-keys.js";
import { Tool } from "./tools.js";

/** A board under an editor's hand. */
export interface BoardEditor<Edited> extends Omit<EditHistory<Edited>, "now"> {
  readonly layout: Accessor<Layout>;
  readonly cursor: Accessor<TargetId>;
  moveCursor(target: TargetId): void;
  /** True when it meant something. */
  input(input: Input): boolean;
  /** The press under way was the first finger of a pinch: what it did is to be undone. */
  abandon(): void;
}

/** How a board comes in as a text. */
export interface TextReading {
  /** What may be pasted. */
  readonly label: string;
  /** The board as it is, to be changed as a text. */
  readonly text?: string;
  /** Takes the text, or says what is wrong with it. */
  onText(text: string): string | undefined;
}

export function EditorView<Edited>(props: {
  readonly editing: BoardEditor<Edited>;
  /** An empty board of this size. */
  readonly empty: () => Edited;
  readonly columns: number;
  readonly marks: Marks;
  readonly overlay: Marks;
  readonly label: string;
  readonly describe: (target: TargetId) => string;
  readonly verdict: JSX.Element;
  readonly how: string;
  readonly size: JSX.Element;
  readonly keys: readonly KeyHelp[];
  readonly share: JSX.Element;
  /** Where the board is played; undefined while it cannot be. */
  readonly path: string | undefined;
  readonly buttons?: JSX.Element;
  readonly reading?: TextReading;
  readonly children?: JSX.Element;
}): JSX.Element {
  const { editing } = props;
  const panels = createPanels<"keys" | "share" | "read">();
  const [importError, setImportError] = createSignal<string>();

  function keyed(event: KeyboardEvent): void {
    if (!historyKey(event, editing)) {
      if (event.key !== "?") return;
      panels.toggle("keys");
    }
    event.preventDefault();
  }

  function read(text: string): string | undefined {
    const issue = props.reading!.onText(text);
    if (issue !== undefined) return issue;
    setImportError(undefined);
    panels.close();
    return undefined;
  }

  // A puzzle pasted anywhere but into a field is meant for the board.
  const take = (text: string) => setImportError(read(text));
  if (props.reading) onPaste(take);

  return (
    <div
      class="play editor"
      style={{ "--board-units": String(props.columns) }}
      {...(props.reading && dropHandlers(take))}
    >
      <div class="play-board">
        <Board
          layout={editing.layout()}
          marks={props.marks}
          overlay={props.overlay}
          label={props.label}
          describe={props.describe}
          cursor={editing.cursor()}
          onCursor={editing.moveCursor}
          onInput={editing.input}
          onAbandon={editing.abandon}
          onKey={keyed}
        />
        {props.verdict}
      </div>
      <div class="play-side">
        <p class="notice">{props.how}</p>
        {props.size}
        <fieldset class="tools">
          <legend class="visually-hidden">{t("tools")}</legend>
          <Tool label={t("undo")} disabled={!editing.canUndo()} onUse={editing.undo}>
            <UndoIcon />
          </Tool>
          <Tool label={t("redo")} disabled={!editing.canRedo()} onUse={editing.redo}>
            <RedoIcon />
          </Tool>
          <Tool label={t("edit.clear")} onUse={() => editing.set(props.empty())}>
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
        <Show when={importError()}>{(issue) => <p role="alert">{issue()}</p>}</Show>
        <div class="button-row">
          <Show when={props.path}>
            {(path) => (
              <A href={path()} class="button">
                {t("edit.play")}
              </A>
            )}
          </Show>
          {props.buttons}
          <Show when={props.reading}>
            <PanelButton panels={panels} opens="read">
              {t("edit.import")}
            </PanelButton>
          </Show>
        </div>
        {props.children}
        <Show when={panels.shown() === "read"}>
          <TextImport {...props.reading!} onText={read} />
        </Show>
        <Show when={panels.shown() === "share"}>{props.share}</Show>
        <Show when={panels.shown() === "keys"}>
          <KeyList keys={props.keys} />
        </Show>
      </div>
    </div>
  );
}
