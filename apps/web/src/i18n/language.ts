/** The language in force: the one that was chosen, or the browser's. */
import type { Language } from "@masume/kernel";
import { settings } from "../settings/settings.js";

export function language(): Language {
  if (settings.language !== "auto") return settings.language;
  return /^ja\b/.test(navigator.language) ? "ja" : "en";
}
