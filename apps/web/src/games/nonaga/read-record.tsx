/** A record from elsewhere, pasted or from a file; what is wrong with it is said with its place. */
import { checkRecord, nonaga, recordCodec } from "@masume/games/nonaga";
import { message } from "@masume/kernel";
import { useNavigate } from "@solidjs/router";
import type { JSX } from "solid-js";
import { formatParseIssue } from "../../i18n/format.js";
import { TextImport } from "../../ui/text-import.js";
import { formatMessage } from "./messages.js";
import { t } from "./set-up-messages.js";

export function ReadRecord(): JSX.Element {
  const navigate = useNavigate();

  async function open(text: string): Promise<string | undefined> {
    const read = recordCodec.parse(text);
    if (!read.ok) return formatParseIssue(read.error, nonaga.messages);
    const { error, turns } = checkRecord(read.value);
    if (!error) {
      const path = (await import("./record-path.js")).recordPath(text);
      if (path === undefined) return t("read.variation");
      navigate(path);
      return undefined;
    }
    const reason = formatMessage(message(error.code, error.params));
    // A record played to its end has no turn to blame, only its result.
    return turns < read.value.turns.length ? t("read.illegal", { number: turns + 1, reason }) : reason;
  }

  return (
    <details class="read-record">
      <summary>{t("read.title")}</summary>
      <p>{t("read.how")}</p>
      <TextImport label={t("read.text")} action={t("read.open")} onText={open} />
    </details>
  );
}
