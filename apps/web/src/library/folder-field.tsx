/** The folder a board goes to: one that exists, or a new one by its name. */
import { createUniqueId, For, type JSX } from "solid-js";
import { l } from "./words.js";

export function FolderField(props: {
  readonly folders: readonly string[];
  readonly value: string;
}): JSX.Element {
  const id = createUniqueId();
  const known = () => [...new Set(props.folders)].filter((folder) => folder !== "").sort();
  return (
    <label class="field">
      {l("folder")}
      <input
        name="folder"
        maxlength="80"
        list={id}
        value={props.value}
        placeholder={l("no-folder")}
        autocomplete="off"
      />
      <datalist id={id}>
        <For each={known()}>{(folder) => <option value={folder} />}</For>
      </datalist>
    </label>
  );
}
