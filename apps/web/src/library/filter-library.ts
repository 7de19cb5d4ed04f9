/** What of a library is shown, and in which order. */
import type { LibraryRecord } from "../platform/storage/schema.js";

export type Order = "newest" | "oldest" | "name" | "smallest" | "largest" | "easiest" | "hardest";
export type Solvedness = "all" | "solved" | "unsolved";

export interface LibraryFilter {
  readonly search: string;
  /** Undefined for all folders. */
  readonly folder: string | undefined;
  readonly solved: Solvedness;
  readonly order: Order;
  /** Only boards of this level; undefined for all. */
  readonly level?: number | undefined;
  /** Only boards with this among their hardest techniques; undefined for all. */
  readonly technique?: number | undefined;
}

/** After the hardest level of any scale. */
const beyond = 99;

export function filterLibrary(
  records: readonly LibraryRecord[],
  solvedKeys: ReadonlySet<string>,
  filter: LibraryFilter,
  sizeOf: (record: LibraryRecord) => number = () => 0,
): readonly LibraryRecord[] {
  const words = filter.search.trim().toLocaleLowerCase();
  const shown = records.filter(
    (record) =>
      (words === "" || `${record.name}\n${record.folder}`.toLocaleLowerCase().includes(words)) &&
      (filter.folder === undefined || record.folder === filter.folder) &&
      (filter.level === undefined || record.grade?.level === filter.level) &&
      (filter.technique === undefined || record.grade?.hardest.includes(filter.technique)) &&
      (filter.solved === "all" || solvedKeys.has(record.key) === (filter.solved === "solved")),
  );
  const byOrder: Readonly<Record<Order, (a: LibraryRecord, b: LibraryRecord) => number>> = {
    newest: (a, b) => b.saved - a.saved,
    oldest: (a, b) => a.saved - b.saved,
    name: byName,
    smallest: (a, b) => sizeOf(a) - sizeOf(b) || byName(a, b),
    largest: (a, b) => sizeOf(b) - sizeOf(a) || byName(a, b),
    easiest: (a, b) => levelOf(a) - levelOf(b) || byName(a, b),
    hardest: (a, b) => levelOf(b) - levelOf(a) || byName(a, b),
  };
  return shown.toSorted(byOrder[filter.order]);
}

function byName(a: LibraryRecord, b: LibraryRecord): number {
  return a.name.localeCompare(b.name, undefined, { numeric: true });
}

/** A board that has not been measured counts as easier than all. */
function levelOf({ grade }: LibraryRecord): number {
  return grade ? (grade.level ?? beyond) : 0;
}
