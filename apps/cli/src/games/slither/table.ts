/** Rows of texts in columns, the first aligned left, the others right. */
import { displayWidth } from "../../platform/wrap.js";

export function table(rows: readonly (readonly string[])[]): string {
  const columns = rows[0]!.map((_, column) => Math.max(...rows.map((row) => displayWidth(row[column]!))));
  return rows
    .map((row) =>
      row
        .map((text, column) => {
          const gap = " ".repeat(columns[column]! - displayWidth(text));
          return column === 0 ? text + gap : gap + text;
        })
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
