/** The folder a board goes to: one that exists, or a new one by its name. */
import { createUniqueId, For, type JSX } from "solid-js";
import { t } from "../i18n/language.js";

export function FolderField(props: {
  readonly folders: readonly string[];
  readonly value: string;
}): JSX.Element {
  const id = createUniqueId();
  const known = () => [...new Set(props.folders)].filter((folder) => folder !== "").sort();
  return (
    <label class="field">
      {t("library.folder")}
      <input
        name="folder"
        maxlength="80"
        list={id}
        value={props.value}
        placeholder={t("library.no-folder")}
        autocomplete="off"
      />
      <datalist id={id}>
        <For each={known()}>{(folder) => <option value={folder} />}</For>
      </datalist>
    </label>
  );
}
