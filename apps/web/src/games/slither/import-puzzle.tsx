/** A puzzle from elsewhere: a link, a text or a file in any notation that is known, pasted, chosen or dropped. */
import { type Puzzle, readDocument, slither } from "@masume/games/slither";
import { message } from "@masume/kernel";
import { createSignal, type JSX } from "solid-js";
import { tell } from "../../i18n/language.js";
import { w } from "./words.js";

/** The puzzle in a text, or what is wrong with the text, in words. */
export function readPuzzle(text: string): { readonly puzzle: Puzzle } | { readonly problem: string } {
  const document = readDocument(text.trim());
  if (document.ok) return { puzzle: document.value.puzzle };
  const { place, reason } = document.error;
  const where = tell(message(place.path ? "place.path" : "place.line", { ...place, path: place.path ?? "" }));
  return { problem: w("import.unreadable", { where, reason: tell(reason, slither.messages) }) };
}

export function ImportPuzzle(props: { readonly onRead: (puzzle: Puzzle) => void }): JSX.Element {
  const [problem, setProblem] = createSignal<string>();
  let area!: HTMLTextAreaElement;

  function take(text: string): void {
    const read = readPuzzle(text);
    if ("problem" in read) setProblem(read.problem);
    else props.onRead(read.puzzle);
  }

  return (
    <form
      class="read-board"
      onSubmit={(event) => {
        event.preventDefault();
        take(area.value);
      }}
    >
      <label class="field">
        {w("import.paste")}
        <textarea ref={area} rows="6" spellcheck={false} />
      </label>
      <p role="alert">{problem()}</p>
      <div class="button-row">
        <button type="submit" class="button">
          {w("import.take")}
        </button>
        <label class="button plain file-button">
          {w("import.file")}
          <input
            type="file"
            class="visually-hidden"
            onChange={async (event) => {
              const file = event.currentTarget.files?.[0];
              if (file) take(await file.text());
            }}
          />
        </label>
      </div>
    </form>
  );
}
