/** Where the next page of a list starts: the time and id of the last item seen. */
export interface Cursor {
  readonly at: number;
  readonly id: string;
}

export function parseCursor(text: string): Cursor {
  const [at, id] = text.split(".") as [string, string];
  return { at: Number(at), id };
}

/** The cursor after these rows; null when they are the last. */
export function nextCursor<Row extends { readonly id: string }>(
  rows: readonly Row[],
  limit: number,
  timeOf: (row: Row) => number,
): string | null {
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return last ? `${timeOf(last)}.${last.id}` : null;
}
