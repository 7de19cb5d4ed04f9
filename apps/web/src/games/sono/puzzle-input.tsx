/** A puzzle from somewhere else. */
import { type Puzzle, puzzleCodec, sono } from "@masume/games/sono";
import type { JSX } from "solid-js";
import { formatParseIssue } from "../../i18n/format.js";
import { TextImport } from "../../ui/text-import.js";
import { t } from "./make-messages.js";

export function PuzzleInput(props: {
  readonly text?: string;
  readonly onPuzzle: (puzzle: Puzzle) => void;
}): JSX.Element {
  return (
    <div class="puzzle-input">
      <TextImport
        label={t("make.paste")}
        {...(props.text === undefined ? {} : { text: props.text })}
        placeholder={'{"problem":{"field":{"size":4,"entities":[[…],…]}}}'}
        onText={(text) => {
          const puzzle = puzzleCodec.parse(text);
          if (!puzzle.ok) return formatParseIssue(puzzle.error, sono.messages);
          props.onPuzzle(puzzle.value);
          return undefined;
        }}
      />
    </div>
  );
}
