/** Besides its number of rows, a page of a list is limited by its text, which is in memory until it has been read. */
const maxLetters = 256 * 1024;

/** The first rows that fit a page together; one always does. */
export function fitting<Row extends { readonly size: number }>(rows: readonly Row[]): readonly Row[] {
  let letters = 0;
  const tooMuch = rows.findIndex(({ size }, i) => {
    letters += Number(size);
    return i > 0 && letters > maxLetters;
  });
  return tooMuch < 0 ? rows : rows.slice(0, tooMuch);
}
