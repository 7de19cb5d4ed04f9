/**
 * JSON with places: each value remembers where it stood, so that "blocked[3] is
 * outside the board" can also say line and column. Readers ask for what they
 * expect (`field("size").integer(1, 30)`) and every disappointment is a
 * `ParseError`; unknown extra fields are tolerated. Nesting is limited, and so is
 * the number of values: a hostile file can exhaust neither stack nor memory. The
 * path to a value is written only when somebody asks for it.
 */

import { type Message, message } from "./messages.js";
import { ParseError } from "./parse-error.js";

const maxDepth = 64;
/** Twice as many as the longest answer of Sono that is allowed. */
const maxValues = 1_000_000;

type Raw = null | boolean | number | string | JsonValue[] | Map<string, JsonValue>;

/** Where a value is: what it is called, or its number, in the list or object around it. */
interface Place {
  readonly around: Place | undefined;
  readonly step: string | number;
}

function pathTo({ around, step }: Place): string {
  const before = around ? pathTo(around) : "";
  if (typeof step === "number") return `${before}[${step}]`;
  return before === "" ? step : `${before}.${step}`;
}

const root: Place = { around: undefined, step: "" };

export class JsonValue {
  readonly #text: string;
  readonly #offset: number;
  readonly #place: Place;
  readonly #raw: Raw;

  constructor(text: string, offset: number, place: Place, raw: Raw) {
    this.#text = text;
    this.#offset = offset;
    this.#place = place;
    this.#raw = raw;
  }

  get path(): string {
    return pathTo(this.#place);
  }

  fail(reason: Message): never {
    throw new ParseError(this.#text, this.#offset, reason, this.path);
  }

  get isList(): boolean {
    return Array.isArray(this.#raw);
  }

  get isNull(): boolean {
    return this.#raw === null;
  }

  integer(min: number, max: number): number {
    const value = this.#raw;
    if (typeof value !== "number" || !Number.isInteger(value) || value < min || value > max) {
      return this.fail(message("input.integer", { min, max, found: this.#shown() }));
    }
    return value;
  }

  string(): string {
    if (typeof this.#raw !== "string") return this.fail(message("input.string", { found: this.#shown() }));
    return this.#raw;
  }

  boolean(): boolean {
    if (typeof this.#raw !== "boolean") return this.fail(message("input.boolean", { found: this.#shown() }));
    return this.#raw;
  }

  items(): readonly JsonValue[] {
    if (!Array.isArray(this.#raw)) return this.fail(message("input.list", { found: this.#shown() }));
    return this.#raw;
  }

  /** A list of exactly so many items. */
  tuple(length: number): readonly JsonValue[] {
    const items = this.items();
    if (items.length !== length) this.fail(message("input.length", { length, found: items.length }));
    return items;
  }

  field(name: string): JsonValue {
    return this.optional(name) ?? this.fail(message("input.field", { name }));
  }

  optional(name: string): JsonValue | undefined {
    if (!(this.#raw instanceof Map)) return this.fail(message("input.object", { found: this.#shown() }));
    return this.#raw.get(name);
  }

  /** The names of an object's fields, in the order of the text. */
  names(): readonly string[] {
    if (!(this.#raw instanceof Map)) return this.fail(message("input.object", { found: this.#shown() }));
    return [...this.#raw.keys()];
  }

  #shown(): string {
    if (Array.isArray(this.#raw)) return "[…]";
    if (this.#raw instanceof Map) return "{…}";
    const shown = JSON.stringify(this.#raw);
    return shown.length > 40 ? `${shown.slice(0, 39)}…` : shown;
  }
}

/**
 * Reads one JSON value that fills the whole text; throws `ParseError`. Files that people
 * write by hand may hold comments, after two slashes or between `/*` and its mirror image.
 */
export function readJson(text: string, options: { readonly comments?: boolean } = {}): JsonValue {
  let at = text.startsWith("\uFEFF") ? 1 : 0;
  let values = 0;

  function fail(reason: Message, offset: number = at): never {
    throw new ParseError(text, offset, reason);
  }

  function unexpected(): never {
    if (at >= text.length) fail(message("input.end"));
    fail(message("input.unexpected", { found: String.fromCodePoint(text.codePointAt(at)!) }));
  }

  function blanks(): void {
    for (;;) {
      while (at < text.length && " \t\r\n".includes(text[at]!)) at++;
      if (!options.comments || text[at] !== "/") return;
      const isLine = text[at + 1] === "/";
      if (!isLine && text[at + 1] !== "*") return;
      const end = isLine ? text.indexOf("\n", at) : text.indexOf("*/", at + 2);
      if (end < 0 && !isLine) fail(message("input.comment"));
      at = end < 0 ? text.length : end + (isLine ? 1 : 2);
    }
  }

  function expect(word: string): void {
    if (!text.startsWith(word, at)) unexpected();
    at += word.length;
  }

  function value(place: Place, depth: number): JsonValue {
    if (depth > maxDepth) fail(message("input.deep", { depth: maxDepth }));
    if (++values > maxValues) fail(message("input.many", { max: maxValues }));
    blanks();
    const offset = at;
    const raw = rawValue(place, depth);
    return new JsonValue(text, offset, place, raw);
  }

  function rawValue(place: Place, depth: number): Raw {
    switch (text[at]) {
      case "{":
        return object(place, depth);
      case "[":
        return list(place, depth);
      case '"':
        return string();
      case "t":
        expect("true");
        return true;
      case "f":
        expect("false");
        return false;
      case "n":
        expect("null");
        return null;
      default:
        return number();
    }
  }

  function object(place: Place, depth: number): Map<string, JsonValue> {
    const fields = new Map<string, JsonValue>();
    at++;
    blanks();
    if (text[at] === "}") {
      at++;
      return fields;
    }
    for (;;) {
      blanks();
      if (text[at] !== '"') unexpected();
      const nameAt = at;
      const name = string();
      if (fields.has(name)) fail(message("input.twice", { name }), nameAt);
      blanks();
      expect(":");
      fields.set(name, value({ around: place, step: name }, depth + 1));
      blanks();
      if (text[at] === "}") {
        at++;
        return fields;
      }
      expect(",");
    }
  }

  function list(place: Place, depth: number): JsonValue[] {
    const items: JsonValue[] = [];
    at++;
    blanks();
    if (text[at] === "]") {
      at++;
      return items;
    }
    for (;;) {
      items.push(value({ around: place, step: items.length }, depth + 1));
      blanks();
      if (text[at] === "]") {
        at++;
        return items;
      }
      expect(",");
    }
  }

  function string(): string {
    const start = at;
    at++;
    for (;;) {
      const code = text.charCodeAt(at);
      if (Number.isNaN(code)) fail(message("input.unclosed"), start);
      if (code === 0x22) break;
      if (code < 0x20) unexpected();
      at += code === 0x5c ? 2 : 1;
    }
    at++;
    try {
      return JSON.parse(text.slice(start, at)) as string;
    } catch {
      return fail(message("input.escape"), start);
    }
  }

  function number(): number {
    const match = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
    match.lastIndex = at;
    const found = match.exec(text);
    if (!found) return unexpected();
    at += found[0].length;
    return Number(found[0]);
  }

  const whole = value(root, 0);
  blanks();
  if (at < text.length) unexpected();
  return whole;
}
