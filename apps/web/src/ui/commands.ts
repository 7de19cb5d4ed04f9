/**
 * What can be done on a page, each thing once: the toolbar shows it, its keys do it
 * wherever the focus is, tooltips and the list of keys name them. A key belongs to a
 * text field while one is typed in, to a dialog while one is open, and to the board
 * if the game has a use for it.
 */
import { onCleanup, onMount } from "solid-js";

export interface Command {
  readonly label: () => string;
  /** As they are shown: "U", "Ctrl + Z", "?". */
  readonly keys?: readonly string[];
  readonly enabled?: () => boolean;
  run(): void;
}

export function bindCommands(commands: () => readonly Command[]): void {
  const pressed = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isForPage(event)) return;
    const command = commands().find(({ keys }) => keys?.some((key) => isKey(key, event)));
    if (!command) return;
    event.preventDefault();
    if (command.enabled?.() !== false) command.run();
  };
  onMount(() => {
    addEventListener("keydown", pressed);
    onCleanup(() => removeEventListener("keydown", pressed));
  });
}

/** Whether a key is meant for the page, and not for what has the focus. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.altKey || event.isComposing) return false;
  if (document.querySelector("dialog[open]")) return false;
  const { target, key } = event;
  if (!(target instanceof HTMLElement)) return true;
  if (target.isContentEditable || target.matches(textFields)) return false;
  if (/^(Enter| )$/.test(key)) return !target.closest("button, a, summary, input, label");
  if (/^(Arrow|Home|End|Page)/.test(key)) return !target.closest("input");
  return key !== "Tab";
}

const buttonTypes = ["button", "checkbox", "radio", "range", "submit", "reset", "file", "color"];
const textFields = `textarea, select, input${buttonTypes.map((type) => `:not([type=${type}])`).join("")}`;

/** Ctrl and ⌘ are one; a letter alone is pressed without them. */
function isKey(shown: string, { key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  const parts = shown.toLowerCase().split(" + ");
  const chord = parts.includes("ctrl");
  if (parts.at(-1) !== key.toLowerCase() || chord !== (ctrlKey || metaKey)) return false;
  return parts.length === 1 || parts.includes("shift") === shiftKey;
}

/** What a tooltip says: the action, and the first of its keys. */
export function tooltip({ label, keys }: Pick<Command, "label" | "keys">): string {
  return keys?.[0] ? `${label()} (${keys[0]})` : label();
}
