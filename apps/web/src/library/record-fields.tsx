/** The fields of a saved board: its name and its folder. */
import { createUniqueId, For, type JSX } from "solid-js";
import { TextField } from "../ui/fields.js";
import { t } from "./messages.js";

export function NameField(props: { readonly value: string }): JSX.Element {
  return <TextField label={t("name")} name="name" maxlength="80" value={props.value} />;
}

/** A folder that exists, or a new one by its name. */
export function FolderField(props: {
  readonly folders: readonly string[];
  readonly value: string;
}): JSX.Element {
  const id = createUniqueId();
  const known = () => [...new Set(props.folders)].filter((folder) => folder !== "").sort();
  return (
    <label class="field">
      {t("folder")}
      <input
        name="folder"
        maxlength="80"
        list={id}
        value={props.value}
        placeholder={t("no-folder")}
        autocomplete="off"
      />
      <datalist id={id}>
        <For each={known()}>{(folder) => <option value={folder} />}</For>
      </datalist>
    </label>
  );
}
