/** Rows of texts in columns, the first aligned left, the others right. */
export function table(rows: readonly (readonly string[])[]): string {
  const columns = rows[0]!.map((_, column) => Math.max(...rows.map((row) => widthOf(row[column]!))));
  return rows
    .map((row) =>
      row
        .map((text, column) => {
          const gap = " ".repeat(columns[column]! - widthOf(text));
          return column === 0 ? text + gap : gap + text;
        })
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Kana, kanji and full-width forms take two places in a terminal. */
function widthOf(text: string): number {
  return Array.from(text).reduce(
    (sum, symbol) => sum + (/[\u3000-\u9fff\uff01-\uff60]/.test(symbol) ? 2 : 1),
    0,
  );
}
