/** The boards one keeps, with folders, search and order. */

import { createMemo, createResource, createSignal, For, type JSX, Show } from "solid-js";
import { libraryOf, savePuzzle } from "../platform/storage/library.js";
import { arrivals } from "../platform/storage/outbox.js";
import type { LibraryRecord } from "../platform/storage/schema.js";
import { recentSessions } from "../platform/storage/sessions.js";
import type { OpenGame } from "../play/game-ui.js";
import { usePublished } from "../publishing/public-puzzles.js";
import { Button } from "../ui/button.js";
import { Booklet } from "./booklet.js";
import { filterLibrary, type LibraryFilter } from "./filter-library.js";
import { Filters } from "./filters.js";
import { gradePuzzles } from "./grade-puzzles.js";
import { ImportPuzzle } from "./import-puzzle.js";
import { t } from "./messages.js";
import { RenameFolder } from "./rename-folder.js";
import { SavedCard } from "./saved-card.js";

const everything: LibraryFilter = { search: "", folder: undefined, solved: "all", order: "newest" };

/** How many places a board has. */
function sizeOf({ game }: OpenGame, { code }: LibraryRecord): number {
  const puzzle = game.codec.puzzle.parse(code);
  if (!puzzle.ok) return 0;
  const { width, height } = game.layout(puzzle.value).bounds;
  return width * height;
}

export function SavedPuzzles(props: { readonly open: OpenGame }): JSX.Element {
  const { game, ui } = props.open;
  const { grading } = ui.library;
  const [loaded, { refetch }] = createResource(arrivals, () => libraryOf(game.id));
  // What comes from another device must not hide the page while it is read.
  const records = () => loaded.latest ?? [];
  const [sessions] = createResource(arrivals, recentSessions);
  const published = usePublished(props.open);
  const [filter, setFilter] = createSignal(everything);
  /** The boards left out of a booklet; undefined while none is being made. */
  const [leftOut, setLeftOut] = createSignal<ReadonlySet<string>>();
  if (grading) gradePuzzles(props.open, () => records(), refetch);
  const solvedKeys = createMemo(
    () => new Set((sessions.latest ?? []).filter((one) => one.solvedIn !== undefined).map((one) => one.key)),
  );
  const folders = createMemo(() => [...new Set(records().map((record) => record.folder))].sort());
  const [techniqueName] = createResource(() => grading?.loadTechniqueName?.());
  const techniques = createMemo(() =>
    [...new Set(records().flatMap(({ grade }) => grade?.hardest ?? []))].sort((a, b) => a - b),
  );
  const shown = createMemo(() =>
    filterLibrary(records(), solvedKeys(), filter(), (record) => sizeOf(props.open, record)),
  );

  /** Undefined while no booklet is being made. */
  function isIn(key: string): boolean | undefined {
    const out = leftOut();
    return out ? !out.has(key) : undefined;
  }

  function putIn(key: string, wanted: boolean): void {
    const others = [...(leftOut() ?? [])].filter((other) => other !== key);
    setLeftOut(new Set(wanted ? others : [...others, key]));
  }

  async function renameFolder(to: string): Promise<void> {
    const moved = records().filter((record) => record.folder === filter().folder);
    for (const record of moved) await savePuzzle({ ...record, folder: to });
    await refetch();
    setFilter({ ...filter(), folder: to || undefined });
  }

  return (
    <section class="part">
      <h2>{t("saved")}</h2>
      <ImportPuzzle open={props.open} onSaved={refetch} />
      <Show
        when={records().length > 0}
        fallback={<p class="empty">{t(ui.make.Page ? "none" : "none-to-make")}</p>}
      >
        <Filters
          filter={filter()}
          onChange={setFilter}
          folders={folders()}
          levels={grading?.levels}
          techniques={techniques()}
          techniqueName={techniqueName()}
        />
        <Show when={filter().folder} keyed>
          {(name) => <RenameFolder name={name} onRename={renameFolder} />}
        </Show>
        <Button
          aria-expanded={leftOut() !== undefined}
          onClick={() => setLeftOut(leftOut() ? undefined : new Set<string>())}
        >
          {t("booklet")}
        </Button>
        <Show when={leftOut()}>
          {(out) => (
            <Booklet
              open={props.open}
              chosen={shown().filter(({ key, code }) => !out().has(key) && game.codec.puzzle.parse(code).ok)}
              onAll={(wanted) => setLeftOut(new Set(wanted ? [] : shown().map(({ key }) => key)))}
            />
          )}
        </Show>
        <div class="card-row">
          <For each={shown().map(({ key }) => key)} fallback={<p class="empty">{t("nothing-found")}</p>}>
            {(key) => {
              // A card stays while its record changes under it: somebody may be typing there.
              const record = createMemo<LibraryRecord>(
                (before) => records().find((one) => one.key === key) ?? before!,
              );
              return (
                <SavedCard
                  open={props.open}
                  record={record()}
                  solved={solvedKeys().has(key)}
                  folders={folders()}
                  onChange={refetch}
                  published={published().get(record().code)}
                  ticked={isIn(key)}
                  onTick={(wanted) => putIn(key, wanted)}
                />
              );
            }}
          </For>
        </div>
      </Show>
    </section>
  );
}
