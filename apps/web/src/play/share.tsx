/** The puzzle for others: a link that is the whole puzzle, and its notation as a file. */
import { createSignal, type JSX } from "solid-js";
import { puzzlePath } from "../games/games.js";
import { t } from "../i18n/language.js";
import { download } from "../shell/download.js";
import type { Play } from "./play.js";

export function Share(props: { readonly play: Play; readonly code: string }): JSX.Element {
  const [copied, setCopied] = createSignal(false);
  const { game, puzzle } = props.play;
  const link = () => location.origin + puzzlePath(game.id, props.code);
  let field!: HTMLInputElement;

  async function copy(): Promise<void> {
    field.select();
    await navigator.clipboard.writeText(link());
    setCopied(true);
  }

  return (
    <section class="share" aria-label={t("share")}>
      <label class="field">
        {t("share.link")}
        <input ref={field} type="text" readonly value={link()} onFocus={() => field.select()} />
      </label>
      <div class="button-row">
        <button type="button" class="button" onClick={copy}>
          {copied() ? t("share.copied") : t("share.copy")}
        </button>
        <button
          type="button"
          class="button plain"
          onClick={() => download(`${game.id}.json`, "application/json", game.codec.puzzle.format(puzzle))}
        >
          {t("share.json")}
        </button>
      </div>
    </section>
  );
}
