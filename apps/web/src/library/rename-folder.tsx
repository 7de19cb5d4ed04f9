/** A folder is its name on its boards: another name moves them all, and no name takes them out of it. */
import type { JSX } from "solid-js";
import { Button } from "../ui/button.js";
import { TextField } from "../ui/fields.js";
import { Form } from "../ui/form.js";
import { t } from "./messages.js";

export function RenameFolder(props: {
  readonly name: string;
  readonly onRename: (to: string) => void;
}): JSX.Element {
  return (
    <Form class="filters" onSubmit={(form) => props.onRename(String(form.get("to")).trim())}>
      <TextField label={t("folder-name")} name="to" value={props.name} maxlength="80" />
      <Button type="submit">{t("rename")}</Button>
    </Form>
  );
}
