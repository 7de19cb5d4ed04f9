/** The puzzle for others and for later: a link that is the whole puzzle, files, pictures, print, and one's own library. */

import type { RegisteredGame } from "@masume/games";
import { createSignal, type JSX } from "solid-js";
import { t } from "../i18n/translator.js";
import { download } from "../platform/files/download.js";
import { savePuzzle } from "../platform/storage/library.js";
import { ExportMenu } from "../print/export-menu.js";
import { CopyLink } from "../ui/copy-link.js";
import { embedPath, puzzlePath } from "./puzzle-path.js";

export function Share(props: {
  readonly game: RegisteredGame;
  readonly puzzle: unknown;
  readonly state: unknown;
  readonly code: string;
  readonly name: string;
  /** The puzzle as a file for other programs; without it, the game's own notation. */
  readonly file?: ((puzzle: unknown) => string) | undefined;
}): JSX.Element {
  const [kept, setKept] = createSignal(false);
  const link = () => location.origin + puzzlePath(props.game.id, props.code);
  const frame = () =>
    `<iframe src="${location.origin}${embedPath(props.game.id, props.code)}" width="480" height="640" style="border:0"></iframe>`;
  const file = () => `${props.game.id}-${props.code.slice(0, 40)}`;
  const written = (puzzle: unknown) => (props.file ?? props.game.codec.puzzle.format)(puzzle);

  async function keep(): Promise<void> {
    const { game, code, name } = props;
    await savePuzzle({ game: game.id, code, name, folder: "", saved: Date.now() });
    setKept(true);
  }

  return (
    <section class="share" aria-label={t("share")}>
      <CopyLink label={t("share.link")} link={link()}>
        <button type="button" class="button plain" onClick={keep}>
          {kept() ? t("share.kept") : t("share.keep")}
        </button>
      </CopyLink>
      <label class="field">
        {t("share.embed")}
        <input type="text" readonly value={frame()} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div class="button-row small">
        <button
          type="button"
          class="button plain"
          onClick={() => download(`${file()}.json`, "application/json", `${written(props.puzzle)}\n`)}
        >
          JSON
        </button>
        <ExportMenu
          game={props.game}
          puzzle={props.puzzle}
          state={props.state}
          printed={props.game.start(props.puzzle)}
          title={props.name}
          file={file()}
        />
      </div>
    </section>
  );
}
