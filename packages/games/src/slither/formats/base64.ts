/** Base64 between texts and bytes, for links; the padding may be missing. */
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const symbolValues = new Map(Array.from(alphabet, (symbol, value) => [symbol, value]));

export function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let i = 0; i < bytes.length; i += 3) {
    const group = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const symbols = [18, 12, 6, 0].map((shift) => alphabet[(group >> shift) & 63]!).join("");
    text += symbols.slice(0, bytes.length - i + 1);
  }
  return text.padEnd(Math.ceil(text.length / 4) * 4, "=");
}

/** The bytes, or the offset of the first symbol that is not of the alphabet. */
export function fromBase64(text: string): Uint8Array | number {
  const symbols = text.replace(/=+$/, "");
  const bytes = new Uint8Array(Math.floor((symbols.length * 3) / 4));
  let bits = 0;
  let at = 0;
  for (let i = 0; i < symbols.length; i++) {
    const value = symbolValues.get(symbols[i]!);
    if (value === undefined) return i;
    bits = ((bits << 6) | value) & 0xffff;
    const filled = ((i + 1) * 6) % 8;
    if (filled < 6) bytes[at++] = bits >> filled;
  }
  return bytes;
}
