/** A study for others and for later: a link that is the whole study, its record with variations, pictures of the board. */
import { nonaga, type SharedStudy, studyRecordCodec } from "@masume/games/nonaga";
import { A } from "@solidjs/router";
import { createSignal, type JSX } from "solid-js";
import { today } from "../../i18n/format.js";
import { download } from "../../platform/files/download.js";
import { saveNewPuzzle } from "../../platform/storage/library.js";
import { ExportMenu } from "../../print/export-menu.js";
import { Button } from "../../ui/button.js";
import { CopyLink } from "../../ui/copy-link.js";
import { t } from "./study-messages.js";
import type { Table } from "./table.js";

export function ShareStudy(props: {
  readonly table: Table;
  readonly shared: SharedStudy;
  readonly link: string;
}): JSX.Element {
  const { table } = props;
  const [savedAs, setSavedAs] = createSignal<string>();
  const record = () =>
    studyRecordCodec.format({
      study: props.shared.study,
      headers: [["Date", today()]],
      result: props.shared.result,
    });

  async function save(): Promise<void> {
    const code = record();
    const name = t("study.name", { count: table.turns().length });
    await saveNewPuzzle({ game: nonaga.id, code, name, folder: "", saved: Date.now() });
    setSavedAs(code);
  }

  return (
    <section class="share" aria-label={t("study.link")}>
      <CopyLink label={t("study.link")} link={props.link} />
      <label class="field">
        {t("study.record")}
        <textarea readonly rows="6" onFocus={(event) => event.currentTarget.select()}>
          {record()}
        </textarea>
      </label>
      <div class="button-row">
        <Button onClick={save}>{savedAs() === record() ? t("study.saved") : t("study.save")}</Button>
        <Button onClick={() => download("nonaga.txt", "text/plain", record())}>{t("share.save")}</Button>
        <A href="/nonaga/library" class="button plain">
          {t("tab.library")}
        </A>
        <ExportMenu
          game={nonaga}
          puzzle={table.puzzle}
          state={table.state()}
          printed={table.state()}
          title={t("share.position", { count: table.turns().length })}
          file="nonaga"
        />
      </div>
    </section>
  );
}
