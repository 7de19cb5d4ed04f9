/** A folder is its name on its boards: another name moves them all, and no name takes them out of it. */
import type { JSX } from "solid-js";
import { t } from "./messages.js";

export function RenameFolder(props: {
  readonly name: string;
  readonly onRename: (to: string) => void;
}): JSX.Element {
  return (
    <form
      class="filters"
      onSubmit={(event) => {
        event.preventDefault();
        props.onRename(String(new FormData(event.currentTarget).get("to")).trim());
      }}
    >
      <label class="field">
        {t("folder-name")}
        <input name="to" value={props.name} maxlength="80" />
      </label>
      <button type="submit" class="button plain">
        {t("rename")}
      </button>
    </form>
  );
}
