/**
 * A network's numbers as text that a source file can hold: bytes in base 64 (the
 * usual alphabet, no padding). First the inputs' weights, one byte each; then two
 * bytes each, the low one first: the units' biases, the output's weights, its bias.
 */
import { inputCount } from "./inputs.js";
import { type NetworkWeights, unitCount } from "./network.js";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const weightCount = inputCount * unitCount;
const wordCount = 2 * unitCount + 1;
const byteCount = weightCount + 2 * wordCount;

export function formatNetwork({ weights, biases, out, outBias }: NetworkWeights): string {
  const bytes = new Uint8Array(byteCount);
  bytes.set(new Uint8Array(weights.buffer, weights.byteOffset, weights.length));
  for (const [i, word] of [...biases, ...out, outBias].entries()) {
    bytes[weightCount + 2 * i] = word & 0xff;
    bytes[weightCount + 2 * i + 1] = (word >> 8) & 0xff;
  }
  let text = "";
  for (let at = 0; at < byteCount; at += 3) {
    const left = Math.min(3, byteCount - at);
    const three = (bytes[at]! << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (let i = 0; i <= left; i++) text += alphabet[(three >> (18 - 6 * i)) & 63];
  }
  return text;
}

/** Reads what `formatNetwork` wrote; blanks and line ends are passed over. */
export function readNetwork(text: string): NetworkWeights {
  const bytes = new Uint8Array(byteCount);
  let held = 0;
  let heldBits = 0;
  let at = 0;
  for (const symbol of text) {
    const six = alphabet.indexOf(symbol);
    if (six < 0) continue;
    held = ((held << 6) | six) & 0xffff;
    heldBits += 6;
    if (heldBits < 8) continue;
    heldBits -= 8;
    bytes[at++] = (held >> heldBits) & 0xff;
  }
  if (at !== byteCount) throw new RangeError(`a network has ${byteCount} bytes, not ${at}`);
  const word = (i: number): number =>
    ((bytes[weightCount + 2 * i]! | (bytes[weightCount + 2 * i + 1]! << 8)) << 16) >> 16;
  return {
    weights: new Int8Array(bytes.buffer, 0, weightCount).slice(),
    biases: Int16Array.from({ length: unitCount }, (_, u) => word(u)),
    out: Int16Array.from({ length: unitCount }, (_, u) => word(unitCount + u)),
    outBias: word(2 * unitCount),
  };
}
