/**
 * A WOFF file unpacked to the TrueType file inside it. WOFF (W3C, 2012) keeps the
 * same tables, each compressed by zlib. Node and browsers inflate a hundred times
 * faster than a font library that has to do it in JavaScript, but each in its own
 * way; so the caller inflates, between finding the tables and putting them together.
 */
const headerBytes = 12;
const entryBytes = 16;
const woffHeaderBytes = 44;
const woffEntryBytes = 20;

export interface WoffTable {
  readonly tag: number;
  readonly checksum: number;
  readonly stored: Uint8Array;
  /** Whether `stored` is compressed. */
  readonly isPacked: boolean;
}

/** Spells `wOFF`. */
const signature = 0x774f4646;
/** What a TrueType file begins with. */
const trueType = 0x00010000;

export function woffTables(woff: Uint8Array): readonly WoffTable[] {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (view.getUint32(0) !== signature || view.getUint32(4) !== trueType) {
    throw new Error("not a WOFF file of a TrueType font");
  }
  return Array.from({ length: view.getUint16(12) }, (_, i) => {
    const at = woffHeaderBytes + i * woffEntryBytes;
    const from = view.getUint32(at + 4);
    const length = view.getUint32(at + 8);
    return {
      tag: view.getUint32(at),
      checksum: view.getUint32(at + 16),
      stored: woff.subarray(from, from + length),
      isPacked: length < view.getUint32(at + 12),
    };
  });
}

/** The font from its tables and, in the same order, what they hold when unpacked. */
export function trueTypeOf(tables: readonly WoffTable[], contents: readonly Uint8Array[]): Uint8Array {
  const padded = (bytes: number): number => (bytes + 3) & ~3;
  const count = tables.length;
  const directory = headerBytes + count * entryBytes;
  const font = new Uint8Array(contents.reduce((sum, { length }) => sum + padded(length), directory));
  const view = new DataView(font.buffer);
  const power = Math.floor(Math.log2(count));
  view.setUint32(0, trueType);
  view.setUint16(4, count);
  view.setUint16(6, 16 << power);
  view.setUint16(8, power);
  view.setUint16(10, count * 16 - (16 << power));
  let offset = directory;
  for (const [i, { tag, checksum }] of tables.entries()) {
    const entry = headerBytes + i * entryBytes;
    const content = contents[i]!;
    view.setUint32(entry, tag);
    view.setUint32(entry + 4, checksum);
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, content.length);
    font.set(content, offset);
    offset += padded(content.length);
  }
  return font;
}
