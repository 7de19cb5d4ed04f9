/** The scores of many problems as a CSV file (RFC 4180), for spreadsheets and other programs. */

export interface ScoreRow {
  readonly file: string;
  readonly size: number;
  /** Absent: all pairs in the fewest turns. */
  readonly maxSteps?: number | undefined;
  readonly pairs: number;
  readonly maxPairs: number;
  readonly steps: number;
  readonly seconds: number;
  readonly seed: string;
  readonly threads: number;
}

const columns = [
  "file",
  "size",
  "maxSteps",
  "pairs",
  "maxPairs",
  "steps",
  "seconds",
  "seed",
  "threads",
] as const satisfies readonly (keyof ScoreRow)[];

export function scoreTable(rows: readonly ScoreRow[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((name) => row[name] ?? ""))];
  return lines.map((line) => `${line.map(field).join(",")}\r\n`).join("");
}

/** In quotes where it has to be. A spreadsheet would calculate what begins like a formula. */
function field(value: string | number): string {
  const text = typeof value === "string" && /^[=+@-]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
