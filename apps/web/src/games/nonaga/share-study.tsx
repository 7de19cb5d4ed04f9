/** A study for others and for later, with its variations and comments. */
import { nonaga, type SharedStudy, studyRecordCodec } from "@masume/games/nonaga";
import { createSignal, type JSX } from "solid-js";
import { today } from "../../i18n/format.js";
import { saveNewPuzzle } from "../../platform/storage/library.js";
import { Button, ButtonLink } from "../../ui/button.js";
import { ShareRecord } from "./share-record.js";
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
    <ShareRecord
      table={table}
      label={t("study.link")}
      link={props.link}
      recordLabel={t("study.record")}
      record={record()}
      saving={<Button onClick={save}>{savedAs() === record() ? t("study.saved") : t("study.save")}</Button>}
      after={<ButtonLink href="/nonaga/library">{t("tab.library")}</ButtonLink>}
    />
  );
}
