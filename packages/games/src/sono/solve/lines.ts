/**
 * The pairs of a board as the lines they lie across, one word per line. A standing
 * pair lies across the horizontal line between its two cells, a lying one across the
 * vertical line; bit x of a horizontal line is column x, bit y of a vertical line is
 * row y. Line y stands above row y, and line `size + 1 + x` left of column x; the
 * lines around the board are there, always empty, so that no border is a special case.
 *
 * What a turn cuts is then a count of bits on four lines, and what it does to the
 * pairs inside its square takes one step per line. In the square's own coordinates a
 * clockwise turn sends (row, column) to (column, n − 1 − row). So the standing pairs
 * across line k of the square lie across its vertical line n − k afterwards, in the
 * same order, and the lying pairs across its vertical line k stand across its line k,
 * in reversed order.
 */

/** How many words the lines of a board take. */
export const lineCount = (size: number): number => 2 * size + 2;

const half = 12;
const reversedHalf = Uint16Array.from({ length: 1 << half }, (_, word) => {
  let reversed = 0;
  for (let bit = 0; bit < half; bit++) reversed |= ((word >> bit) & 1) << (half - 1 - bit);
  return reversed;
});

/** The lowest `n` bits in reversed order; the word has no others. */
function reversed(word: number, n: number): number {
  const all = (reversedHalf[word & 0xfff]! << half) | reversedHalf[word >>> half]!;
  return all >>> (2 * half - n);
}

/** The number of the lowest bit of a word that has one. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** How many bits a word has. */
export function bitCount(word: number): number {
  const twos = word - ((word >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** A square in one word, so that the search loads it at once. */
export const packSquare = (x: number, y: number, n: number): number => x | (y << 5) | (n << 10);

/** How many pairs lie across the border of the square. */
export function cutBy(square: number, lines: Int32Array, size: number): number {
  const x = square & 31;
  const y = (square >>> 5) & 31;
  const n = square >>> 10;
  const inside = (1 << n) - 1;
  const a = (lines[y]! >>> x) & inside;
  const b = (lines[y + n]! >>> x) & inside;
  const c = (lines[size + 1 + x]! >>> y) & inside;
  const d = (lines[size + 1 + x + n]! >>> y) & inside;
  // As `bitCount`; two words fit into one up to a side of 16, and two counts of four bits' groups are at most 8.
  const groups = n <= 16 ? foursOf(a | (b << 16)) + foursOf(c | (d << 16)) : foursOf(a) + foursOf(b);
  const rest = n <= 16 ? 0 : foursOf(c) + foursOf(d);
  const bytes = (groups & 0x0f0f0f0f) + ((groups >>> 4) & 0x0f0f0f0f);
  const more = (rest & 0x0f0f0f0f) + ((rest >>> 4) & 0x0f0f0f0f);
  return Math.imul(bytes + more, 0x01010101) >>> 24;
}

/** How many bits each group of four has. */
function foursOf(word: number): number {
  const twos = word - ((word >>> 1) & 0x55555555);
  return (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
}

/**
 * Writes the lines that stand from `offset` on into `turned`, from `at` on, with the
 * square turned. The pairs across its border are gone; their cells are moved apart.
 */
export function turnLines(
  lines: Int32Array,
  offset: number,
  square: number,
  size: number,
  turned: Int32Array,
  at: number,
): void {
  const x = square & 31;
  const y = (square >>> 5) & 31;
  const n = square >>> 10;
  const inside = (1 << n) - 1;
  const outsideColumns = ~(inside << x);
  const outsideRows = ~(inside << y);
  const count = lineCount(size);
  for (let line = 0; line < count; line++) turned[at + line] = lines[offset + line]!;
  const above = offset + y;
  const left = offset + size + 1 + x;
  const newAbove = at + y;
  const newLeft = at + size + 1 + x;
  turned[newAbove]! &= outsideColumns;
  turned[newAbove + n]! &= outsideColumns;
  turned[newLeft]! &= outsideRows;
  turned[newLeft + n]! &= outsideRows;
  for (let k = 1; k < n; k++) {
    const standing = (lines[above + k]! >>> x) & inside;
    const lying = (lines[left + k]! >>> y) & inside;
    turned[newAbove + k] = (lines[above + k]! & outsideColumns) | (reversed(lying, n) << x);
    turned[newLeft + n - k] = (lines[left + n - k]! & outsideRows) | (standing << y);
  }
}

/** Writes the cells of the pairs across the border of the square, two and two, and tells how many numbers that are. */
export function cutCells(
  lines: Int32Array,
  offset: number,
  square: number,
  size: number,
  cells: Uint16Array,
): number {
  const x = square & 31;
  const y = (square >>> 5) & 31;
  const n = square >>> 10;
  const inside = (1 << n) - 1;
  let count = 0;
  for (let line = y; line <= y + n; line += n) {
    for (let bits = lines[offset + line]! & (inside << x); bits !== 0; bits &= bits - 1) {
      const lower = line * size + lowestBit(bits);
      cells[count++] = lower - size;
      cells[count++] = lower;
    }
  }
  for (let line = x; line <= x + n; line += n) {
    for (let bits = lines[offset + size + 1 + line]! & (inside << y); bits !== 0; bits &= bits - 1) {
      const right = lowestBit(bits) * size + line;
      cells[count++] = right - 1;
      cells[count++] = right;
    }
  }
  return count;
}

/** Notes a pair at cells a and b, which touch. */
export function addPair(lines: Int32Array, at: number, size: number, a: number, b: number): void {
  const last = a > b ? a : b;
  const row = Math.trunc(last / size);
  const column = last - row * size;
  if (a + b === 2 * last - size) lines[at + row]! |= 1 << column;
  else lines[at + size + 1 + column]! |= 1 << row;
}
