/** The keys that move the hand at a table. */

import type { KeyHelp } from "../../ui/key-list.js";
import { t } from "./messages.js";

export const keyHelp: readonly KeyHelp[] = [
  { keys: ["↑", "→", "↓", "←"], action: () => t("key.rows") },
  { keys: ["←", "→"], action: () => t("key.step") },
  { keys: ["Home", "Page Up", "End", "Page Down"], action: () => t("key.slanted") },
  { keys: ["N", "Shift + N"], action: () => t("key.next") },
  { keys: ["Enter", "Space"], action: () => t("key.touch") },
  { keys: ["Backspace"], action: () => t("key.back") },
  { keys: ["Esc"], action: () => t("key.drop") },
];
