/** The language in force: the one that was chosen, or the browser's. */
import type { Language } from "@masume/kernel";
import { settings } from "../settings/settings.js";

export function language(): Language {
  const chosen = settings().language;
  if (chosen !== "auto") return chosen;
  return /^ja\b/.test(navigator.language) ? "ja" : "en";
}
