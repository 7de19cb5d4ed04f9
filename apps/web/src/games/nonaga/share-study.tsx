/** A study for others and for later, with its variations and comments. */
import { nonaga, type SharedStudy, studyRecordCodec } from "@masume/games/nonaga";
import type { JSX } from "solid-js";
import { today } from "../../i18n/format.js";
import { KeepButton } from "../../play/keep-button.js";
import { ButtonLink } from "../../ui/button.js";
import { ShareRecord } from "./share-record.js";
import { t } from "./study-messages.js";
import type { Table } from "./table.js";

export function ShareStudy(props: {
  readonly table: Table;
  readonly shared: SharedStudy;
  readonly link: string;
}): JSX.Element {
  const { table } = props;
  const record = () =>
    studyRecordCodec.format({
      study: props.shared.study,
      headers: [["Date", today()]],
      result: props.shared.result,
    });

  return (
    <ShareRecord
      table={table}
      label={t("study.link")}
      link={props.link}
      recordLabel={t("study.record")}
      record={record()}
      saving={
        <KeepButton
          game={nonaga.id}
          code={record()}
          name={t("study.name", { count: table.turns().length })}
          label={t("study.save")}
          done={t("study.saved")}
        />
      }
      after={<ButtonLink href="/nonaga/library">{t("tab.library")}</ButtonLink>}
    />
  );
}
