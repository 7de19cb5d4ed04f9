/** Keeps a puzzle in the library, under a name and in a folder. */
import { linkCode, type Puzzle, puzzleName, runningNumbers } from "@masume/games/slither";
import { createResource, createSignal, type JSX, Show } from "solid-js";
import { FolderField, NameField } from "../../library/record-fields.js";
import { libraryOf, savePuzzle } from "../../platform/storage/library.js";
import { Button } from "../../ui/button.js";
import { Form } from "../../ui/form.js";
import { t } from "./make-messages.js";

export function SaveForm(props: {
  readonly puzzle: Puzzle;
  /** How it was made, where it was not by hand. */
  readonly origin?: string;
}): JSX.Element {
  const [records] = createResource(() => libraryOf("slither"));
  const [saved, setSaved] = createSignal<Puzzle>();
  /** The day and the running number after those in the library. */
  const usualName = () => {
    const now = new Date();
    const day = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
    const names = (records() ?? []).map(({ name }) => name);
    return puzzleName(day, runningNumbers(day, names) + 1);
  };

  async function save(form: FormData): Promise<void> {
    const { puzzle, origin } = props;
    await savePuzzle({
      game: "slither",
      code: linkCode(puzzle),
      name: String(form.get("name")).trim() || usualName(),
      folder: String(form.get("folder")).trim(),
      saved: Date.now(),
      ...(origin && { origin }),
    });
    setSaved(puzzle);
  }

  return (
    <Form class="form-row save-form" onSubmit={save}>
      <NameField value={usualName()} />
      <FolderField folders={(records() ?? []).map(({ folder }) => folder)} value="" />
      <Button type="submit">
        <Show when={saved() === props.puzzle} fallback={t("share.keep")}>
          {t("share.kept")}
        </Show>
      </Button>
      <p class="visually-hidden" role="status">
        {saved() === props.puzzle ? t("make.kept") : ""}
      </p>
    </Form>
  );
}
