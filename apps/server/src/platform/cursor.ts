/** Where the next page of a list starts: the time and id of the last item seen. */
export interface Cursor {
  readonly at: number;
  readonly id: string;
}

export function parseCursor(text: string): Cursor {
  const [at = "", id = ""] = text.split(".");
  return { at: Number(at), id };
}

export function formatCursor({ at, id }: Cursor): string {
  return `${at}.${id}`;
}

/** The cursor after these rows; null when there are no more. */
export function nextCursor<Row extends { readonly id: string }>(
  rows: readonly Row[],
  hasMore: boolean,
  timeOf: (row: Row) => number,
): string | null {
  const last = hasMore ? rows.at(-1) : undefined;
  return last ? formatCursor({ at: timeOf(last), id: last.id }) : null;
}
