/** One box for any link, text or file of any game: what it is, its content tells. The readers load when something is given. */
import { message } from "@masume/kernel";
import { useNavigate } from "@solidjs/router";
import { createSignal, For, type JSX, onCleanup, Show } from "solid-js";
import type { Reading } from "../../games/recognise.js";
import { formatParseIssue } from "../../i18n/format.js";
import { formatMessage } from "../../i18n/translator.js";
import { dropHandlers, onPaste } from "../../platform/files/drop-and-paste.js";
import { Button } from "../../ui/button.js";
import { FileButton } from "../../ui/file-button.js";
import { Form } from "../../ui/form.js";
import { t } from "./messages.js";

export function PasteBox(): JSX.Element {
  const navigate = useNavigate();
  const [text, setText] = createSignal("");
  const [problem, setProblem] = createSignal("");
  const [choices, setChoices] = createSignal<readonly Reading[]>([]);

  /** Only what was given last is opened. */
  let newest = 0;

  async function attempt(work: (isNewest: () => boolean) => Promise<void>): Promise<void> {
    const mine = ++newest;
    setProblem("");
    await work(() => mine === newest).catch(() => {
      if (mine === newest) setProblem(t("paste.failed"));
    });
  }

  function read(given: string): Promise<void> {
    setText(given);
    setChoices([]);
    return attempt((isNewest) => recogniseAndGo(given, isNewest));
  }

  async function recogniseAndGo(given: string, isNewest: () => boolean): Promise<void> {
    if (given.trim() === "") return;
    const { recognise } = await import("../../games/recognise.js");
    const found = await recognise(given);
    if (!isNewest()) return;
    if (found.kind === "place") return navigate(found.path);
    if (found.kind === "unknown") {
      const { game } = found.open;
      const name = formatMessage(message("name"), game.messages);
      const reason = formatParseIssue(found.issue, game.messages);
      setProblem(t("paste.unknown", { game: name, reason }));
    } else if (found.readings.length === 1) await go(found.readings[0]!, isNewest);
    else setChoices(found.readings);
  }

  async function go(reading: Reading, isNewest: () => boolean): Promise<void> {
    const path = await reading.go();
    if (isNewest()) navigate(path);
  }

  onCleanup(() => {
    newest++;
  });

  onPaste((pasted) => void read(pasted));

  return (
    <section class="paste" aria-labelledby="paste">
      <h2 id="paste">{t("paste")}</h2>
      <Form class="paste-form" {...dropHandlers((given) => void read(given))} onSubmit={() => read(text())}>
        <label class="field">
          {t("paste.how")}
          <textarea
            rows="2"
            spellcheck={false}
            value={text()}
            aria-invalid={problem() !== ""}
            aria-describedby="paste-problem"
            onInput={(event) => setText(event.currentTarget.value)}
            onPaste={(event) => {
              // A link or a whole puzzle pasted into the empty box needs no second press.
              const pasted = event.clipboardData?.getData("text/plain");
              if (!pasted || text() !== "") return;
              event.preventDefault();
              void read(pasted);
            }}
          />
        </label>
        <p id="paste-problem" class="input-error" role="alert">
          {problem()}
        </p>
        <div class="button-row">
          <Button type="submit">{t("paste.open")}</Button>
          <FileButton label={t("read.file")} onText={(given) => void read(given)} />
        </div>
      </Form>
      <Show when={choices().length > 0}>
        <p role="status">{t("paste.which")}</p>
        <div class="button-row">
          <For each={choices()}>
            {(reading) => (
              <Button onClick={() => attempt((isNewest) => go(reading, isNewest))}>
                {formatMessage(message("name"), reading.open.game.messages)}
              </Button>
            )}
          </For>
        </div>
      </Show>
    </section>
  );
}
