/** Reads a puzzle from somewhere else: a contest's problem file, or the code from a link. */
import { type Puzzle, puzzleCodec, sono } from "@masume/games/sono";
import { formatParseIssue } from "../../i18n/format.js";
import type { TextReading } from "../../play/editor-view.js";
import { t } from "./make-messages.js";

export function puzzleReading(onPuzzle: (puzzle: Puzzle) => void): TextReading {
  return {
    label: t("make.paste"),
    placeholder: '{"problem":{"field":{"size":4,"entities":[[…],…]}}}',
    onText(text) {
      const puzzle = puzzleCodec.parse(text);
      if (!puzzle.ok) return formatParseIssue(puzzle.error, sono.messages);
      onPuzzle(puzzle.value);
      return undefined;
    },
  };
}
