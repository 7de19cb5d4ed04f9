/** A problem from somewhere else. */
import { type Problem, puzzleCodec, sono } from "@masume/games/sono";
import type { JSX } from "solid-js";
import { faultText } from "../../i18n/language.js";
import { ReadText } from "../../ui/read-text.js";
import { m } from "./make-words.js";

export function ProblemInput(props: {
  readonly text?: string;
  readonly onProblem: (problem: Problem) => void;
}): JSX.Element {
  return (
    <div class="problem-input">
      <ReadText
        label={m("make.paste")}
        {...(props.text === undefined ? {} : { text: props.text })}
        placeholder={'{"problem":{"field":{"size":4,"entities":[[…],…]}}}'}
        onText={(text) => {
          const problem = puzzleCodec.parse(text);
          if (!problem.ok) return faultText(problem.error, sono.messages);
          props.onProblem(problem.value);
          return undefined;
        }}
      />
    </div>
  );
}
