/** A problem from somewhere else. */
import { type Puzzle, puzzleCodec, sono } from "@masume/games/sono";
import type { JSX } from "solid-js";
import { formatParseIssue } from "../../i18n/format.js";
import { TextImport } from "../../ui/text-import.js";
import { t } from "./make-messages.js";

export function ProblemInput(props: {
  readonly text?: string;
  readonly onProblem: (problem: Puzzle) => void;
}): JSX.Element {
  return (
    <div class="problem-input">
      <TextImport
        label={t("make.paste")}
        {...(props.text === undefined ? {} : { text: props.text })}
        placeholder={'{"problem":{"field":{"size":4,"entities":[[…],…]}}}'}
        onText={(text) => {
          const problem = puzzleCodec.parse(text);
          if (!problem.ok) return formatParseIssue(problem.error, sono.messages);
          props.onProblem(problem.value);
          return undefined;
        }}
      />
    </div>
  );
}
