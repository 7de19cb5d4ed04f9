/** What of a library is shown, and in which order. */
import type { LibraryRecord } from "../storage/library.js";

export type Order = "newest" | "oldest" | "name";
export type Solvedness = "all" | "solved" | "unsolved";

export interface Wish {
  readonly search: string;
  /** Undefined for all folders. */
  readonly folder: string | undefined;
  readonly solved: Solvedness;
  readonly order: Order;
}

export function shelf(
  records: readonly LibraryRecord[],
  solvedKeys: ReadonlySet<string>,
  wish: Wish,
): readonly LibraryRecord[] {
  const words = wish.search.trim().toLocaleLowerCase();
  const shown = records.filter(
    (record) =>
      (words === "" || `${record.name}\n${record.folder}`.toLocaleLowerCase().includes(words)) &&
      (wish.folder === undefined || record.folder === wish.folder) &&
      (wish.solved === "all" || solvedKeys.has(record.key) === (wish.solved === "solved")),
  );
  const byOrder: Readonly<Record<Order, (a: LibraryRecord, b: LibraryRecord) => number>> = {
    newest: (a, b) => b.saved - a.saved,
    oldest: (a, b) => a.saved - b.saved,
    name: (a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }),
  };
  return shown.toSorted(byOrder[wish.order]);
}
