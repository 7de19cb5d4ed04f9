/** How large a transposition table is: apart from the table, for whoever allocates its memory without the engine. */

export const wordsPerEntry = 4;

export function tableBytes(bits: number): number {
  return wordsPerEntry * Int32Array.BYTES_PER_ELEMENT * 2 ** bits;
}
