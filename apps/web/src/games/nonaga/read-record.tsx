/** A record from elsewhere, pasted or from a file; what is wrong with it is said with its place. */
import { checkRecord, gameCode, nonaga, recordCodec } from "@masume/games/nonaga";
import { message } from "@masume/kernel";
import { useNavigate } from "@solidjs/router";
import { createSignal, type JSX, Show } from "solid-js";
import { formatParseIssue } from "../../i18n/format.js";
import { formatMessage } from "./messages.js";
import { t } from "./set-up-messages.js";
import { gamePath } from "./share-game.js";

export function ReadRecord(): JSX.Element {
  const navigate = useNavigate();
  const [text, setText] = createSignal("");
  const [trouble, setTrouble] = createSignal<string>();

  function open(): void {
    const read = recordCodec.parse(text());
    if (!read.ok) {
      setTrouble(formatParseIssue(read.error, nonaga.messages));
      return;
    }
    const { error, turns } = checkRecord(read.value);
    if (error) {
      const reason = formatMessage(message(error.code, error.params));
      // A record played to its end has no turn to blame, only its result.
      const isTurn = turns < read.value.turns.length;
      setTrouble(isTurn ? t("read.illegal", { number: turns + 1, reason }) : reason);
      return;
    }
    navigate(gamePath(gameCode(read.value)));
  }

  return (
    <details class="read-record">
      <summary>{t("read.title")}</summary>
      <p>{t("read.how")}</p>
      <label class="field">
        {t("read.text")}
        <textarea
          class="record-text"
          rows="6"
          value={text()}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setTrouble(undefined);
          }}
        />
      </label>
      <Show when={trouble()}>{(why) => <p role="alert">{why()}</p>}</Show>
      <div class="button-row">
        <button type="button" class="button" onClick={open}>
          {t("read.open")}
        </button>
        <label class="button plain file">
          {t("read.file")}
          <input
            type="file"
            accept=".txt,.json,text/plain"
            onChange={async (event) => {
              const file = event.currentTarget.files?.[0];
              if (!file) return;
              setText(await file.text());
              setTrouble(undefined);
            }}
          />
        </label>
      </div>
    </details>
  );
}
