/** The board of an editor, with the keys that every editor has: what it looks like is the editor's own business. */
import type { Input, Layout, Marks, TargetId } from "@masume/kernel";
import type { Accessor, JSX } from "solid-js";
import { Board } from "../board/board.js";
import { type History, historyKey } from "./history-keys.js";

/** A board under an editor's hand. */
export interface BoardEditor extends History {
  readonly layout: Accessor<Layout>;
  readonly cursor: Accessor<TargetId>;
  moveCursor(target: TargetId): void;
  /** True when it meant something. */
  input(input: Input): boolean;
  /** The press under way was the first finger of a pinch: what it did is to be undone. */
  abandon(): void;
}

export function EditorBoard(props: {
  readonly editing: BoardEditor;
  readonly marks: Marks;
  readonly overlay: Marks;
  readonly label: string;
  readonly describe: (target: TargetId) => string;
  /** Somebody wants to see the keys, or has seen them. */
  readonly onKeys: () => void;
}): JSX.Element {
  const { editing } = props;

  function keyed(event: KeyboardEvent): void {
    if (!historyKey(event, editing)) {
      if (event.key !== "?") return;
      props.onKeys();
    }
    event.preventDefault();
  }

  return (
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
  );
}
