/** The keys of a table, beside those that move the hand. */

import type { KeyHelp } from "../../ui/key-list.js";
import { t } from "./messages.js";
import type { TableCommands } from "./table-actions.js";

export const keyHelp: readonly KeyHelp[] = [
  { keys: ["↑", "→", "↓", "←"], does: () => t("key.rows") },
  { keys: ["Home", "Page Up", "End", "Page Down"], does: () => t("key.slanted") },
  { keys: ["N", "Shift + N"], does: () => t("key.next") },
  { keys: ["Enter", "Space"], does: () => t("key.touch") },
  { keys: ["Backspace"], does: () => t("key.back") },
  { keys: ["Esc"], does: () => t("key.drop") },
  { keys: ["U", "Ctrl + Z"], does: () => t("key.undo") },
  { keys: ["H"], does: () => t("key.hint") },
  { keys: ["T"], does: () => t("key.threats") },
  { keys: ["A"], does: () => t("key.analysis") },
  { keys: ["[", "]"], does: () => t("key.step") },
  { keys: ["+", "−", "0"], does: () => t("key.zoom") },
  { keys: ["?"], does: () => t("key.list") },
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
