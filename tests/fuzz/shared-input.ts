/** The input that a thread is reading, in memory that outlives the thread. */
import type { Finding } from "./fuzz.js";

export interface Task {
  readonly reader: string;
  readonly seed: string;
  readonly inputs: number;
  readonly memory: SharedArrayBuffer;
}

export interface Report {
  readonly inputs: number;
  readonly found: readonly Finding[];
}

const maxLength = 200_000;

export class SharedInput {
  readonly memory: SharedArrayBuffer;
  readonly #head: Int32Array;
  readonly #text: Uint16Array;

  constructor(memory: SharedArrayBuffer = new SharedArrayBuffer(8 + 2 * maxLength)) {
    this.memory = memory;
    this.#head = new Int32Array(memory, 0, 2);
    this.#text = new Uint16Array(memory, 8);
  }

  /** How many inputs there have been. */
  get count(): number {
    return Atomics.load(this.#head, 0);
  }

  get text(): string {
    return Buffer.from(this.#text.slice(0, this.#head[1]!).buffer).toString("utf16le");
  }

  set text(text: string) {
    const length = Math.min(text.length, maxLength);
    for (let i = 0; i < length; i++) this.#text[i] = text.charCodeAt(i);
    this.#head[1] = length;
    Atomics.add(this.#head, 0, 1);
  }
}
