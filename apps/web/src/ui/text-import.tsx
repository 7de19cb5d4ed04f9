/** A text from elsewhere: pasted, chosen as a file, or dropped here. What is wrong with it is said with its place. */
import { createSignal, createUniqueId, type JSX } from "solid-js";
import { t } from "../i18n/translator.js";
import { dropHandlers } from "../platform/files/drop-and-paste.js";
import { Button } from "./button.js";
import { FileButton } from "./file-button.js";
import { Form } from "./form.js";

export function TextImport(props: {
  readonly label: string;
  /** What stands in the field to begin with. */
  readonly text?: string;
  readonly placeholder?: string;
  /** What the button says, where that is not “Import”. */
  readonly action?: string;
  /** Takes the text, or says what is wrong with it. */
  readonly onText: (text: string) => string | undefined | Promise<string | undefined>;
}): JSX.Element {
  const [text, setText] = createSignal(props.text ?? "");
  const [inputError, setInputError] = createSignal("");
  const errorId = createUniqueId();

  async function read(given: string): Promise<void> {
    setText(given);
    const problem = await props.onText(given);
    // The answer to a text that is no longer there is nobody's.
    if (text() === given) setInputError(problem ?? "");
  }

  return (
    <Form class="read-text" {...dropHandlers(read)} onSubmit={() => read(text())}>
      <label class="field">
        {props.label}
        <textarea
          rows="7"
          spellcheck={false}
          value={text()}
          aria-invalid={inputError() !== ""}
          aria-describedby={errorId}
          placeholder={props.placeholder}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <p id={errorId} class="input-error" role="alert">
        {inputError()}
      </p>
      <div class="button-row">
        <Button type="submit" kind="primary">
          {props.action ?? t("read.take")}
        </Button>
        <FileButton label={t("read.file")} onText={read} />
      </div>
    </Form>
  );
}
