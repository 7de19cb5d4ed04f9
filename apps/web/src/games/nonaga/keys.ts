/** The keys of a table, beside those that move the hand. */

import type { KeyHelp } from "../../ui/key-list.js";
import { t } from "./messages.js";
import type { TableCommands } from "./table-actions.js";

export const keyHelp: readonly KeyHelp[] = [
  { keys: ["↑", "→", "↓", "←"], action: () => t("key.rows") },
  { keys: ["Home", "Page Up", "End", "Page Down"], action: () => t("key.slanted") },
  { keys: ["N", "Shift + N"], action: () => t("key.next") },
  { keys: ["Enter", "Space"], action: () => t("key.touch") },
  { keys: ["Backspace"], action: () => t("key.back") },
  { keys: ["Esc"], action: () => t("key.drop") },
  { keys: ["U", "Ctrl + Z"], action: () => t("key.undo") },
  { keys: ["H"], action: () => t("key.hint") },
  { keys: ["T"], action: () => t("key.threats") },
  { keys: ["A"], action: () => t("key.analysis") },
  { keys: ["[", "]"], action: () => t("key.step") },
  { keys: ["+", "−", "0"], action: () => t("key.zoom") },
  { keys: ["?"], action: () => t("key.list") },
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
