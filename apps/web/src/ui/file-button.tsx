/** A button that asks for a file and gives its text. */
import type { JSX } from "solid-js";

export function FileButton(props: {
  readonly label: string;
  readonly onText: (text: string, name: string) => void;
}): JSX.Element {
  async function read(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    if (!file) return;
    const text = await file.text();
    // So that the same file, mended, can be given again.
    input.value = "";
    props.onText(text, file.name);
  }
  return (
    <label class="button plain file">
      {props.label}
      <input
        type="file"
        accept=".json,.txt,application/json,text/plain"
        onChange={(event) => read(event.currentTarget)}
      />
    </label>
  );
}
