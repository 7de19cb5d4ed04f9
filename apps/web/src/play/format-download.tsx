/** The puzzle as a file of another program: which one, and the file. */
import { createSignal, type JSX } from "solid-js";
import { t } from "../i18n/translator.js";
import { download } from "../platform/files/download.js";
import { Button } from "../ui/button.js";
import { SelectField } from "../ui/select-field.js";
import type { FileFormat } from "./game-ui.js";

export function FormatDownload<Puzzle, State>(props: {
  readonly formats: readonly FileFormat<Puzzle, State>[];
  /** The file's name, without its ending. */
  readonly file: string;
  readonly write: (format: FileFormat<Puzzle, State>) => Promise<string>;
}): JSX.Element {
  const [chosen, setChosen] = createSignal(props.formats[0]!.name);
  const [status, setStatus] = createSignal("");

  async function save(): Promise<void> {
    const format = props.formats.find(({ name }) => name === chosen())!;
    const file = `${props.file}.${format.ending}`;
    const content = await props.write(format).catch(() => undefined);
    setStatus(content === undefined ? t("load.failed") : "");
    if (content !== undefined) download(file, "text/plain", content);
  }

  return (
    <div class="form-row">
      <SelectField
        label={t("share.other")}
        options={props.formats.map(({ name }) => name)}
        text={(name) => name}
        value={chosen()}
        onChange={setChosen}
      />
      <Button onClick={save}>{t("share.other.save")}</Button>
      <p class="status" role="status">
        {status()}
      </p>
    </div>
  );
}
