/** Width and height, of games whose puzzles have them; for the filters of the library. */
export function sizeOf(puzzle: unknown): { readonly width: number | null; readonly height: number | null } {
  const { size, width, height } = puzzle as Readonly<Record<string, unknown>>;
  const integer = (value: unknown): number | null => (Number.isSafeInteger(value) ? (value as number) : null);
  return { width: integer(width) ?? integer(size), height: integer(height) ?? integer(size) };
}
