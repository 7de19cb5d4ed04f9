/** Says that it is one's turn, for those who want to hear it. */
import { playNotes } from "../../../play/celebration.js";
import { settings } from "../../../settings/settings.js";

const notes = [587.33] as const;

export function playTurnSound(): void {
  if (settings().sound) playNotes(notes);
}
