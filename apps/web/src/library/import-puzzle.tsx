/**
 * Puzzles from elsewhere into the library: a link, a text or a file, pasted, chosen
 * or dropped. Of several in one text, all are taken or none. A link to a board of
 * another game leads there.
 */
import { useNavigate } from "@solidjs/router";
import { createSignal, type JSX } from "solid-js";
import { formatParseIssue } from "../i18n/format.js";
import { formatMessage, t as translate } from "../i18n/translator.js";
import { onPaste } from "../platform/files/drop-and-paste.js";
import { saveNewPuzzle } from "../platform/storage/library.js";
import type { OpenGame } from "../play/game-ui.js";
import { sizeTitle } from "../play/size-title.js";
import { TextImport } from "../ui/text-import.js";
import { t } from "./messages.js";
import { readPuzzleLink } from "./puzzle-link.js";
import { readPuzzles } from "./read-puzzles.js";

export function ImportPuzzle<Puzzle, State, Move, Gesture>(props: {
  readonly open: OpenGame<Puzzle, State, Move, Gesture>;
  readonly onSaved?: () => unknown;
}): JSX.Element {
  const { game, ui } = props.open;
  const navigate = useNavigate();
  const [status, setStatus] = createSignal("");
  const [isOpen, setOpen] = createSignal(false);

  /** Takes the puzzles, or says why not. */
  async function read(text: string): Promise<string | undefined> {
    setStatus("");
    const link = readPuzzleLink(text);
    if (link && link.game !== game.id) {
      navigate(link.path);
      return undefined;
    }
    const puzzles = await readPuzzles(ui.library, link?.code ?? text.trim()).catch(() => undefined);
    if (!puzzles) return translate("load.failed");
    if (!puzzles.ok) return formatParseIssue(puzzles.error, game.messages);
    void take(puzzles.value);
    return undefined;
  }

  async function take(puzzles: readonly Puzzle[]): Promise<void> {
    let name = "";
    for (const puzzle of puzzles) {
      // A position has no size worth a name.
      name = formatMessage(sizeTitle(game, puzzle), game.messages);
      await saveNewPuzzle({ game: game.id, code: ui.share.code(puzzle), name });
    }
    const count = puzzles.length;
    setStatus(count === 1 ? t("taken", { name }) : t("taken.many", { count }));
    props.onSaved?.();
  }

  onPaste(async (text) => {
    const issue = await read(text);
    if (issue === undefined) return;
    setOpen(true);
    setStatus(issue);
  });

  return (
    <details class="import-puzzle" open={isOpen()} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("import")}</summary>
      <TextImport label={t("import.how")} onText={read} />
      <p class="status" role="status">
        {status()}
      </p>
    </details>
  );
}
