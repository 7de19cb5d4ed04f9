/** A board laid out by hand: a cell is tapped and its number typed or stepped; the board is checked after every change. */

import {
  draftOf,
  emptyDraft,
  filled,
  maxPairs,
  type Puzzle,
  paintDraft,
  pointOf,
  puzzleOf,
  randomPuzzle,
  resized,
  shortfall,
  sono,
} from "@masume/games/sono";
import { createRandom, type Mark, type Marks } from "@masume/kernel";
import { createMemo, type JSX, Show } from "solid-js";
import { violationMarks } from "../../board/violation-marks.js";
import { EditorView } from "../../play/editor-view.js";
import type { ShareUi } from "../../play/game-ui.js";
import { freshSeed } from "../../play/generation.js";
import { Share } from "../../play/share.js";
import { Button, ButtonLink } from "../../ui/button.js";
import type { KeyHelp } from "../../ui/key-list.js";
import { SelectField } from "../../ui/select-field.js";
import type { Editing } from "./editing.js";
import { downloadProblem } from "./files.js";
import { boardSizes } from "./generator-form.js";
import { boardPath, solverPath } from "./link.js";
import { t } from "./make-messages.js";
import { outlineMark } from "./outline-mark.js";
import { puzzleReading } from "./puzzle-reading.js";

const keys: readonly KeyHelp[] = [
  { keys: ["↑", "→", "↓", "←"], action: () => t("edit.key.move") },
  { keys: ["0", "…", "9"], action: () => t("edit.key.number") },
  { keys: ["Enter", "Space"], action: () => t("edit.key.missing") },
  { keys: ["[", "]"], action: () => t("edit.key.step") },
  { keys: ["Backspace", "Delete"], action: () => t("edit.key.blank") },
];
/** So many numbers are named; the others are counted. */
const named = 12;

export function Editor(props: { readonly editing: Editing; readonly share: ShareUi<Puzzle> }): JSX.Element {
  const { editing } = props;
  const { draft, layout, cursor } = editing;
  const puzzle = createMemo(() => puzzleOf(draft()));
  const lacking = createMemo(() => shortfall(draft()));
  const overlay = createMemo((): Marks => {
    const surplus = new Set(lacking().surplus);
    const { targets } = layout();
    const wrong = draft().cells.flatMap((value, cell) =>
      value !== undefined && surplus.has(value) ? [targets[cell]!.id] : [],
    );
    return [...violationMarks(layout(), wrong), chosenMark(cursor())];
  });
  const describe = createMemo(() => {
    const { size, cells } = draft();
    const times = new Map<number | undefined, number>();
    for (const value of cells) times.set(value, (times.get(value) ?? 0) + 1);
    return (target: string) => {
      const { x, y } = pointOf(target);
      const value = cells[y * size + x];
      const place = { row: y + 1, column: x + 1 };
      if (value === undefined) return t("edit.cell.blank", place);
      return t("edit.cell", { ...place, value, times: times.get(value)! });
    };
  });
  const random = () => createRandom(freshSeed());

  return (
    <EditorView
      editing={editing}
      empty={() => emptyDraft(draft().size)}
      marks={paintDraft(draft().cells, draft().size)}
      overlay={overlay()}
      label={t("edit.label")}
      describe={describe()}
      verdict={<Verdict editing={editing} />}
      how={t("edit.how", { max: maxPairs(draft().size) - 1 })}
      size={
        <>
          <NumberTools editing={editing} missing={lacking().missing[0]?.value} />
          <SelectField
            label={t("order.size")}
            options={boardSizes}
            text={(size) => `${size}×${size}`}
            value={draft().size}
            onChange={(size) => editing.set(resized(draft(), size))}
          />
        </>
      }
      keys={keys}
      path={puzzle() && boardPath(puzzle()!)}
      reading={puzzleReading((read) => editing.set(draftOf(read)))}
      buttons={
        <>
          <Button onClick={() => editing.set(filled(draft(), random()))}>{t("edit.fill")}</Button>
          <Button onClick={() => editing.set(draftOf(randomPuzzle(draft().size, random())))}>
            {t("edit.shuffle")}
          </Button>
          <Show when={puzzle()}>
            {(made) => (
              <>
                <ButtonLink href={solverPath(made())} kind="primary">
                  {t("make.solve")}
                </ButtonLink>
                <Button onClick={() => downloadProblem(made())}>{t("make.download")}</Button>
              </>
            )}
          </Show>
        </>
      }
      share={
        <Show when={puzzle()} fallback={<p>{t("edit.share-later")}</p>} keyed>
          {(made) => (
            <Share
              game={sono}
              puzzle={made}
              state={sono.start(made)}
              share={props.share}
              name={t("puzzle.size", { width: made.size, height: made.size })}
            />
          )}
        </Show>
      }
    />
  );
}

/** The number of the chosen cell, for those who have no keys at hand. */
function NumberTools(props: {
  readonly editing: Editing;
  /** The first number that is missing. */
  readonly missing: number | undefined;
}): JSX.Element {
  const { editing } = props;
  const max = () => maxPairs(editing.draft().size) - 1;

  function entered(field: HTMLInputElement): void {
    const value = field.value.trim() === "" ? undefined : Number(field.value);
    if (value !== undefined && !(Number.isInteger(value) && value >= 0 && value <= max())) return;
    editing.put(value);
  }

  return (
    <form
      class="square-tools box"
      onSubmit={(event) => {
        event.preventDefault();
        editing.goOn(1);
        event.currentTarget.querySelector("input")!.select();
      }}
    >
      <button type="button" class="tool" aria-label={t("edit.lower")} onClick={() => editing.step(-1)}>
        −
      </button>
      <input
        class="number-field"
        type="text"
        inputmode="numeric"
        autocomplete="off"
        enterkeyhint="next"
        aria-label={t("edit.number")}
        value={editing.value() ?? ""}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => entered(event.currentTarget)}
        onBlur={(event) => {
          event.currentTarget.value = String(editing.value() ?? "");
        }}
      />
      <button type="button" class="tool" aria-label={t("edit.higher")} onClick={() => editing.step(1)}>
        +
      </button>
      <Show
        when={props.missing !== undefined}
        fallback={<span class="square-turn all-placed">{t("edit.none-missing")}</span>}
      >
        <button
          type="button"
          class="button square-turn"
          onClick={() => {
            editing.put(props.missing);
            editing.goOn(1);
          }}
        >
          {t("edit.next", { value: props.missing! })}
        </button>
      </Show>
    </form>
  );
}

function Verdict(props: { readonly editing: Editing }): JSX.Element {
  const status = createMemo(() => {
    const { draft } = props.editing;
    const made = puzzleOf(draft());
    if (made) {
      const { pairs } = sono.start(made);
      return { good: true, text: t("make.about", { size: made.size, pairs, of: maxPairs(made.size) }) };
    }
    const { missing, surplus } = shortfall(draft());
    const parts = [t("edit.missing", { list: listed(missing.map(missingText)) })];
    if (surplus.length > 0) parts.push(t("edit.surplus", { list: listed(surplus.map(String)) }));
    return { good: false, text: parts.join(" ") };
  });
  return (
    <p class="sono-check" role="status" data-good={status().good}>
      {status().text}
    </p>
  );
}

function missingText({ value, times }: { readonly value: number; readonly times: 1 | 2 }): string {
  return times === 1 ? String(value) : `${value}×2`;
}

function listed(items: readonly string[]): string {
  const list = items.slice(0, named).join(t("edit.comma"));
  return items.length <= named ? list : t("edit.more", { list, more: items.length - named });
}

/** The chosen cell, for eyes that follow a pointer; the keyboard has its own ring. */
function chosenMark(target: string): Mark {
  const { x, y } = pointOf(target);
  return outlineMark("chosen", "selected", { x: x + 0.05, y: y + 0.05, width: 0.9, height: 0.9 }, 0.08);
}
