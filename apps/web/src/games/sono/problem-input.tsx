/** A problem from somewhere else: dropped, chosen as a file, or pasted. What is wrong with it is said with its place. */
import { type Problem, puzzleCodec } from "@masume/games/sono";
import { createSignal, type JSX } from "solid-js";
import { FileButton } from "./file-button.js";
import { faultText, takesDrops } from "./files.js";
import { w } from "./words.js";

export function ProblemInput(props: {
  readonly text?: string;
  readonly onProblem: (problem: Problem) => void;
}): JSX.Element {
  const [text, setText] = createSignal(props.text ?? "");
  const [fault, setFault] = createSignal("");

  function read(given: string): void {
    setText(given);
    const problem = puzzleCodec.parse(given);
    setFault(problem.ok ? "" : faultText(problem.error));
    if (problem.ok) props.onProblem(problem.value);
  }

  return (
    <form
      class="problem-input"
      {...takesDrops(read)}
      onSubmit={(event) => {
        event.preventDefault();
        read(text());
      }}
    >
      <label class="field">
        {w("make.paste")}
        <textarea
          rows="8"
          spellcheck={false}
          value={text()}
          aria-invalid={fault() !== ""}
          aria-describedby="problem-fault"
          placeholder={'{"problem":{"field":{"size":4,"entities":[[…],…]}}}'}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <p id="problem-fault" class="input-fault" role="alert">
        {fault()}
      </p>
      <div class="button-row">
        <button type="submit" class="button">
          {w("make.take")}
        </button>
        <FileButton label={w("make.file")} onText={read} />
      </div>
    </form>
  );
}
