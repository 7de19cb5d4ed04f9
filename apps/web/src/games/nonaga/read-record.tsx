/** A record from elsewhere, pasted or from a file; what is wrong with it is said with its place. */
import { checkRecord, gameCode, nonaga, recordCodec } from "@masume/games/nonaga";
import { message } from "@masume/kernel";
import { useNavigate } from "@solidjs/router";
import { createSignal, type JSX, Show } from "solid-js";
import { faultText } from "../../i18n/language.js";
import { s } from "./set-up-words.js";
import { gamePath } from "./share-game.js";
import { say } from "./words.js";

export function ReadRecord(): JSX.Element {
  const navigate = useNavigate();
  const [text, setText] = createSignal("");
  const [trouble, setTrouble] = createSignal<string>();

  function open(): void {
    const read = recordCodec.parse(text());
    if (!read.ok) {
      setTrouble(faultText(read.error, nonaga.messages));
      return;
    }
    const { error, turns } = checkRecord(read.value);
    if (error) {
      const reason = say(message(error.code, error.params));
      // A record played to its end has no turn to blame, only its result.
      const isTurn = turns < read.value.turns.length;
      setTrouble(isTurn ? s("read.illegal", { number: turns + 1, reason }) : reason);
      return;
    }
    navigate(gamePath(gameCode(read.value)));
  }

  return (
    <details class="read-record">
      <summary>{s("read.title")}</summary>
      <p>{s("read.how")}</p>
      <label class="field">
        {s("read.text")}
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
          {s("read.open")}
        </button>
        <label class="button plain file">
          {s("read.file")}
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
