/** The puzzle for others and for later: a link that is the whole puzzle, files, pictures, print, and one's own library. */

import { type JSX, Show } from "solid-js";
import type { PageGame } from "../board/page-game.js";
import { t } from "../i18n/translator.js";
import { download } from "../platform/files/download.js";
import { ExportMenu } from "../print/export-menu.js";
import { Button } from "../ui/button.js";
import { CopyLink } from "../ui/copy-link.js";
import { FormatDownload } from "./format-download.js";
import type { ShareUi } from "./game-ui.js";
import { KeepButton } from "./keep-button.js";
import { embedPath, puzzlePath } from "./puzzle-path.js";

export function Share<Puzzle, State>(props: {
  readonly game: PageGame<Puzzle, State>;
  readonly puzzle: Puzzle;
  readonly state: State;
  readonly share: ShareUi<Puzzle, State>;
  readonly name: string;
}): JSX.Element {
  const code = () => props.share.code(props.puzzle);
  const link = () => location.origin + puzzlePath(props.game.id, code());
  const frame = () =>
    `<iframe src="${location.origin}${embedPath(props.game.id, code())}" width="480" height="640" style="border:0"></iframe>`;
  const isJson = () => props.share.fileType === "json";
  const fileName = () => `${props.game.id}-${code().slice(0, 40)}`;

  return (
    <section class="share" aria-label={t("share")}>
      <CopyLink label={t("share.link")} link={link()}>
        <KeepButton game={props.game.id} code={code()} name={props.name} />
      </CopyLink>
      <label class="field">
        {t("share.embed")}
        <input type="text" readonly value={frame()} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div class="button-row">
        <Button
          onClick={() =>
            download(
              `${fileName()}.${props.share.fileType}`,
              isJson() ? "application/json" : "text/plain",
              `${props.share.file(props.puzzle)}\n`,
            )
          }
        >
          {isJson() ? "JSON" : t("share.text")}
        </Button>
        <ExportMenu
          game={props.game}
          puzzle={props.puzzle}
          state={props.state}
          printed={props.game.start(props.puzzle)}
          title={props.name}
          file={fileName()}
        />
      </div>
      <Show when={props.share.formats}>
        {(formats) => (
          <FormatDownload
            formats={formats()}
            file={fileName()}
            write={(format) => format.write(props.puzzle, props.state)}
          />
        )}
      </Show>
    </section>
  );
}
