/** A board as a picture, as a sheet of paper, or straight from the printer. */
import { message } from "@masume/kernel";
import { drawingOf } from "@masume/print";
import { WorkerDied } from "@masume/workers";
import { createSignal, type JSX } from "solid-js";
import type { PageGame } from "../board/page-game.js";
import { formatMessage } from "../i18n/translator.js";
import { download } from "../platform/files/download.js";
import { Button } from "../ui/button.js";
import { WorkStopped } from "../ui/work-stopped.js";
import { t } from "./messages.js";
import { pngPicture, svgPicture } from "./pictures.js";
import { downloadPdf } from "./printer.js";

export function ExportMenu<Puzzle, State>(props: {
  readonly game: PageGame<Puzzle, State>;
  readonly puzzle: Puzzle;
  /** As pictures show it. */
  readonly state: State;
  /** As paper shows it: to be solved, or as it stands. */
  readonly printed: State;
  readonly title: string;
  /** The file's name, without its ending. */
  readonly file: string;
}): JSX.Element {
  const [status, setStatus] = createSignal("");
  const [isStopped, setStopped] = createSignal(false);
  const name = () => formatMessage(message("name"), props.game.messages);
  const picture = () => svgPicture(props.game, props.puzzle, props.state);

  async function pdf(): Promise<void> {
    setStopped(false);
    setStatus(t("print.working"));
    const board = drawingOf(props.game, props.puzzle, props.printed);
    try {
      await downloadPdf(props.file, [{ title: props.title, board }], { title: name(), solutions: "" });
      setStatus("");
    } catch (thrown) {
      const died = thrown instanceof WorkerDied;
      setStopped(died);
      setStatus(died ? "" : t("print.failed"));
    }
  }

  return (
    <>
      <Button onClick={async () => download(`${props.file}.png`, "image/png", await pngPicture(picture()))}>
        PNG
      </Button>
      <Button onClick={() => download(`${props.file}.svg`, "image/svg+xml", picture())}>SVG</Button>
      <Button aria-label={t("print.pdf")} onClick={pdf}>
        PDF
      </Button>
      <Button onClick={() => print()}>{t("print.now")}</Button>
      <WorkStopped when={isStopped()} onRetry={pdf} />
      <p class="status" role="status">
        {status()}
      </p>
    </>
  );
}
