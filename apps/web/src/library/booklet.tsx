/**
 * Boards of the library as a booklet: a title, the boards that are ticked, in the
 * order in which they are shown, and their solutions at the back. The solver takes
 * one board after the other, so that one can watch it and call it off.
 */

import { message } from "@masume/kernel";
import { drawingOf, type PrintedPuzzle } from "@masume/print";
import { WorkerDied } from "@masume/workers";
import { createSignal, type JSX, onCleanup, Show } from "solid-js";
import { today } from "../i18n/format.js";
import { formatMessage } from "../i18n/translator.js";
import { download } from "../platform/files/download.js";
import type { LibraryRecord } from "../platform/storage/schema.js";
import type { OpenGame } from "../play/game-ui.js";
import { t } from "../print/messages.js";
import { downloadPdf } from "../print/printer.js";
import { drawnSolution } from "../print/solution-drawing.js";
import { Button } from "../ui/button.js";
import { CheckField, TextField } from "../ui/fields.js";
import { Form } from "../ui/form.js";
import { WorkStopped } from "../ui/work-stopped.js";

export function Booklet(props: {
  readonly open: OpenGame;
  /** The boards that go in. */
  readonly chosen: readonly LibraryRecord[];
  readonly onAll: (chosen: boolean) => void;
}): JSX.Element {
  const { game, ui } = props.open;
  const { grading } = ui.library;
  const name = () => formatMessage(message("name"), game.messages);
  const canSolve = game.engines?.solve !== undefined;
  const [title, setTitle] = createSignal(name());
  const [solved, setSolved] = createSignal(canSolve);
  const [done, setDone] = createSignal<number>();
  const [status, setStatus] = createSignal("");
  const [isStopped, setStopped] = createSignal(false);
  let order = 0;
  const cancel = () => {
    order++;
    setDone(undefined);
  };
  onCleanup(cancel);

  async function make(): Promise<void> {
    cancel();
    const own = order;
    setStatus("");
    setStopped(false);
    try {
      const sheets = await preparedSheets(() => order === own);
      if (!sheets) return;
      setStatus(t("print.working"));
      const words = { title: title().trim() || name(), solutions: t("print.solutions") };
      await downloadPdf(`${game.id}-${today()}`, sheets, words);
      const without = solved() ? sheets.filter(({ solution, steps }) => !solution && !steps).length : 0;
      setStatus(without === 0 ? t("booklet.done") : t("booklet.unsolved", { count: without }));
    } catch (thrown) {
      if (order !== own) return;
      const died = thrown instanceof WorkerDied;
      setStopped(died);
      setStatus(died ? "" : t("print.failed"));
    }
    if (order === own) setDone(undefined);
  }

  /** Undefined when they are no longer wanted. */
  async function preparedSheets(isWanted: () => boolean): Promise<PrintedPuzzle[] | undefined> {
    const sheets: PrintedPuzzle[] = [];
    for (const [i, record] of props.chosen.entries()) {
      setDone(i);
      const puzzle = game.codec.puzzle.parse(record.code);
      if (!puzzle.ok) continue;
      const solution = solved() ? await solutionOf(puzzle.value) : undefined;
      if (!isWanted()) return undefined;
      sheets.push({ ...sheetFor(record, puzzle.value, i + 1), ...solution });
    }
    return sheets;
  }

  async function solutionOf(puzzle: unknown): Promise<Pick<PrintedPuzzle, "solution" | "steps">> {
    if (ui.share.printedSolution) {
      const steps = await ui.share.printedSolution(puzzle);
      return steps ? { steps } : {};
    }
    const solution = await drawnSolution(game, puzzle);
    return solution ? { solution } : {};
  }

  function sheetFor(record: LibraryRecord, puzzle: unknown, number: number): PrintedPuzzle {
    return {
      title: `${number}  ${record.name}`,
      ...(record.grade && grading ? { note: grading.label(record.grade) } : {}),
      board: drawingOf(game, puzzle, game.start(puzzle)),
    };
  }

  /** One puzzle a line, as the import reads them back. */
  function saveAll(): void {
    const lines = props.chosen.flatMap(({ code }) => {
      const puzzle = game.codec.puzzle.parse(code);
      return puzzle.ok ? [ui.share.file(puzzle.value).trim()] : [];
    });
    download(`${game.id}-${today()}.jsonl`, "application/json", `${lines.join("\n")}\n`);
  }

  return (
    <Form class="booklet" aria-label={t("booklet")} onSubmit={make}>
      <p>{t("booklet.lead")}</p>
      <TextField
        label={t("booklet.title")}
        maxlength="80"
        value={title()}
        onInput={(event) => setTitle(event.currentTarget.value)}
      />
      <Show when={canSolve}>
        <CheckField
          label={t("booklet.at-back")}
          checked={solved()}
          onChange={(event) => setSolved(event.currentTarget.checked)}
        />
      </Show>
      <div class="button-row">
        <Button type="submit" kind="primary" disabled={props.chosen.length === 0 || done() !== undefined}>
          {t("booklet.make", { count: props.chosen.length })}
        </Button>
        <Show when={ui.library.split}>
          <Button disabled={props.chosen.length === 0} onClick={saveAll}>
            {t("booklet.file", { count: props.chosen.length })}
          </Button>
        </Show>
        <Button kind="quiet" onClick={() => props.onAll(true)}>
          {t("booklet.all")}
        </Button>
        <Button kind="quiet" onClick={() => props.onAll(false)}>
          {t("booklet.none")}
        </Button>
      </div>
      <Show when={done() !== undefined && status() === ""}>
        <div class="progress-line" role="status">
          <span>{t("booklet.solving")}</span>
          <progress aria-label={t("booklet.solving")} value={done()} max={props.chosen.length} />
          <Button kind="quiet" onClick={cancel}>
            {t("cancel")}
          </Button>
        </div>
      </Show>
      <WorkStopped when={isStopped()} onRetry={() => void make()} />
      <p class="status" role="status">
        {status()}
      </p>
    </Form>
  );
}
