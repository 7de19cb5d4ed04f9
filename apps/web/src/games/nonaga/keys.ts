/** The keys of a table, beside those that move the hand. */

import type { KeyHelp } from "../../ui/key-list.js";
import type { TableCommands } from "./table-actions.js";
import { w } from "./words.js";

export const keyHelp: readonly KeyHelp[] = [
  { keys: ["↑", "→", "↓", "←"], does: () => w("key.rows") },
  { keys: ["Home", "Page Up", "End", "Page Down"], does: () => w("key.slanted") },
  { keys: ["N", "Shift + N"], does: () => w("key.next") },
  { keys: ["Enter", "Space"], does: () => w("key.touch") },
  { keys: ["Backspace"], does: () => w("key.back") },
  { keys: ["Esc"], does: () => w("key.drop") },
  { keys: ["U", "Ctrl + Z"], does: () => w("key.undo") },
  { keys: ["H"], does: () => w("key.hint") },
  { keys: ["T"], does: () => w("key.threats") },
  { keys: ["A"], does: () => w("key.analysis") },
  { keys: ["[", "]"], does: () => w("key.step") },
  { keys: ["+", "−", "0"], does: () => w("key.zoom") },
  { keys: ["?"], does: () => w("key.list") },
];

export function tableKeys(event: KeyboardEvent, commands: TableCommands): void {
  const chord = event.ctrlKey || event.metaKey;
  const key = event.key.toLowerCase();
  if (chord ? key === "z" : key === "u") commands.undo();
  else if (chord) return;
  else if (key === "h") commands.hint();
  else if (key === "t") commands.threats();
  else if (key === "a") commands.toggle("analysis");
  else if (key === "[") commands.step(-1);
  else if (key === "]") commands.step(1);
  else if (key === "?") commands.toggle("keys");
  else return;
  event.preventDefault();
}
