/**
 * A kept board: its picture, and under it a way to rename, move or remove it. What is no
 * puzzle, a study, leads to its own place; what cannot be read keeps its name and can be removed.
 */

import type { Puzzle } from "@masume/protocol";
import { createMemo, createSignal, type JSX, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { deletePuzzle, savePuzzle } from "../platform/storage/library.js";
import type { LibraryRecord } from "../platform/storage/schema.js";
import { createCalculation } from "../play/calculation.js";
import type { OpenGame } from "../play/game-ui.js";
import { PuzzleCard } from "../play/puzzle-card.js";
import { puzzlePath } from "../play/puzzle-path.js";
import { PublishPuzzle } from "../publishing/publish-puzzle.js";
import { Button } from "../ui/button.js";
import { Form } from "../ui/form.js";
import { t } from "./messages.js";
import { FolderField, NameField } from "./record-fields.js";

export function SavedCard(props: {
  readonly open: OpenGame;
  readonly record: LibraryRecord;
  readonly solved: boolean;
  /** The folders there are. */
  readonly folders: readonly string[];
  readonly onChange: () => void;
  /** As it is on the server, where it is published. */
  readonly published: Puzzle | undefined;
  /** Whether it goes into the booklet; undefined while none is being made. */
  readonly ticked: boolean | undefined;
  readonly onTick: (ticked: boolean) => void;
}): JSX.Element {
  const { game, ui } = props.open;
  const [editing, setEditing] = createSignal(false);
  const { code } = props.record;
  const puzzle = game.codec.puzzle.parse(code);
  const saved = createCalculation(
    () => (puzzle.ok ? undefined : code),
    async () => ui.library.readSaved?.(code),
  );
  const shown = () =>
    puzzle.ok ? { puzzle: puzzle.value, path: puzzlePath(game.id, code) } : saved.result();
  const name = createMemo(() => props.record.name);
  const folder = createMemo(() => props.record.folder);

  async function rename(form: FormData): Promise<void> {
    await savePuzzle({
      ...props.record,
      name: String(form.get("name")).trim() || props.record.name,
      folder: String(form.get("folder")).trim(),
    });
    setEditing(false);
    props.onChange();
  }

  async function remove(): Promise<void> {
    await deletePuzzle(props.record.key);
    props.onChange();
  }

  return (
    <div class="saved-card">
      <Show when={puzzle.ok && props.ticked !== undefined}>
        <label class="check saved-tick">
          <input
            type="checkbox"
            checked={props.ticked}
            aria-label={t("booklet.take", { name: props.record.name })}
            onChange={(event) => props.onTick(event.currentTarget.checked)}
          />
        </label>
      </Show>
      <Show when={shown()} fallback={<span class="puzzle-card-title">{props.record.name}</span>}>
        {(board) => (
          <PuzzleCard
            game={game}
            puzzle={board().puzzle}
            href={board().path}
            title={props.record.name}
            note={[props.record.folder, props.solved ? t("is-solved") : ""].filter(Boolean).join(" · ")}
          />
        )}
      </Show>
      <Show when={props.record.grade}>
        {(grade) => <Dynamic component={ui.library.grading?.Badge} grade={grade()} />}
      </Show>
      <Button
        kind="quiet"
        aria-expanded={editing()}
        aria-label={t("edit-named", { name: props.record.name })}
        onClick={() => setEditing(!editing())}
      >
        {t("edit")}
      </Button>
      <Show when={editing()}>
        <Show when={props.record.origin}>{(origin) => <small>{origin()}</small>}</Show>
        <Form class="saved-edit" onSubmit={rename}>
          <NameField value={name()} />
          <FolderField folders={props.folders} value={folder()} />
          <div class="button-row">
            <Button type="submit" kind="primary">
              {t("keep")}
            </Button>
            <Button kind="plain-danger" onClick={remove}>
              {t("remove")}
            </Button>
          </div>
        </Form>
        <Show when={puzzle.ok}>
          <PublishPuzzle open={props.open} record={props.record} published={props.published} />
        </Show>
      </Show>
    </div>
  );
}
