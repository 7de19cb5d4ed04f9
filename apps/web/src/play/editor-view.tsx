/**
 * The page of an editor: the board with what is found out about it, the size, the
 * tools that every editor has, and panels to share, to import and to see the keys.
 * What presses and keys do to the board is the editor's own business (`BoardEditor`).
 */
import type { Input, Layout, Marks, TargetId } from "@masume/kernel";
import { type Accessor, createSignal, type JSX, Show } from "solid-js";
import { Board } from "../board/board.js";
import { t } from "../i18n/translator.js";
import { dropHandlers, onPaste } from "../platform/files/drop-and-paste.js";
import { ButtonLink } from "../ui/button.js";
import { bindCommands, type Command } from "../ui/commands.js";
import { HelpIcon, RedoIcon, ResetIcon, ShareIcon, UndoIcon } from "../ui/icons.js";
import type { KeyHelp } from "../ui/key-list.js";
import { lazyPart } from "../ui/lazy-part.js";
import { createPanels, PanelButton } from "../ui/panels.js";
import { TextImport } from "../ui/text-import.js";
import { Tool } from "../ui/tool.js";
import type { EditHistory } from "./edit-history.js";
import { historyCommands, keysCommand } from "./play-commands.js";

const KeyList = lazyPart(async () => (await import("../ui/key-list.js")).KeyList);

/** A board under an editor's hand. */
export interface BoardEditor<Edited> extends Omit<EditHistory<Edited>, "now"> {
  readonly layout: Accessor<Layout>;
  readonly cursor: Accessor<TargetId>;
  moveCursor(target: TargetId): void;
  /** True when it meant something. */
  input(input: Input): boolean;
}

/** How a board comes in as a text. */
export interface TextReading {
  /** What may be pasted. */
  readonly label: string;
  /** The board as it is, to be changed as a text. */
  readonly text?: string;
  readonly placeholder?: string;
  /** Takes the text, or says what is wrong with it. */
  onText(text: string): string | undefined;
}

export function EditorView<Edited>(props: {
  readonly editing: BoardEditor<Edited>;
  /** An empty board of this size. */
  readonly empty: () => Edited;
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
  const panels = createPanels<"share" | "read">();
  const [importError, setImportError] = createSignal<string>();

  const [keysShown, setKeysShown] = createSignal(false);
  const { undo, redo } = historyCommands(editing);
  const keys = keysCommand(() => setKeysShown(true));
  const clear: Command = { label: () => t("edit.clear"), run: () => editing.set(props.empty()) };
  const commands = [undo, redo, clear, keys];
  bindCommands(() => commands);

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
    <div class="play editor" {...(props.reading && dropHandlers(take))}>
      <div class="play-board">
        <Board
          layout={editing.layout()}
          marks={props.marks}
          overlay={props.overlay}
          label={props.label}
          describe={props.describe}
          cursor={editing.cursor()}
          onCursor={editing.moveCursor}
          onInput={(input) => {
            if (input.type === "press") editing.notePress();
            return editing.input(input);
          }}
          onAbandon={editing.abandon}
          hasPage
        />
      </div>
      <div class="play-message">
        {props.verdict}
        <Show when={importError()}>{(issue) => <p role="alert">{issue()}</p>}</Show>
      </div>
      <fieldset class="tools">
        <legend class="visually-hidden">{t("tools")}</legend>
        <Tool command={undo} icon={UndoIcon} />
        <Tool command={redo} icon={RedoIcon} />
        <Tool command={clear} icon={ResetIcon} />
        <Tool
          command={{ label: () => t("share"), run: () => panels.toggle("share") }}
          expanded={panels.shown() === "share"}
          icon={ShareIcon}
        />
        <Tool command={keys} expanded={keysShown()} extra="desktop-only" icon={HelpIcon} />
      </fieldset>
      <div class="play-controls">{props.size}</div>
      <div class="play-panel">
        <div class="button-row">
          <Show when={props.path}>
            {(path) => (
              <ButtonLink href={path()} kind="primary">
                {t("edit.play")}
              </ButtonLink>
            )}
          </Show>
          {props.buttons}
          <Show when={props.reading}>
            <PanelButton panels={panels} opens="read">
              {t("edit.import")}
            </PanelButton>
          </Show>
        </div>
        <Show when={panels.shown() === "read"}>
          <TextImport {...props.reading!} onText={read} />
        </Show>
        <Show when={panels.shown() === "share"}>{props.share}</Show>
        {props.children}
        <p class="editor-how">{props.how}</p>
      </div>
      <Show when={keysShown()}>
        <KeyList keys={props.keys} commands={commands} onClose={() => setKeysShown(false)} />
      </Show>
    </div>
  );
}
