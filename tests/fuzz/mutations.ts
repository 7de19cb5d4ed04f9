/**
 * Changes to a valid text that keep most of its form, so that what comes out goes
 * deep into a reader before it is refused: of characters, numbers and spans, and of
 * the values of a text that is JSON. All by a seeded generator: a seed names its inputs.
 */
import type { Random } from "@masume/kernel";

/** Longer inputs are rare, for they take long even where all is well. */
const usualLength = 20_000;
const greatLength = 200_000;

const awkwardNumbers = [
  ..."0 -0 1 -1 2 7 9 10 99 100 101 255 256 999 65536 2147483647 2147483648 4294967296".split(" "),
  ..."9007199254740991 9007199254740993 1e3 1e400 1.5 -1.5 00 007 0x10 NaN Infinity".split(" "),
];
const awkwardCharacters = [
  ..."\0\t\n\r\v\u001b\"'\\/%&=?#.,:;|~-_+*()[]{}<>$ \u00a0\u2028\ufeff\ufffd０é漢😀",
  "\ud800",
  "\udfff",
  "\r\n",
  "%00",
  "%ff",
  "\\u0000",
];
const awkwardValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e9,
  2 ** 53,
  "",
  "0",
  " ",
  "__proto__",
  "constructor",
  "\0",
  "\u202e",
  [],
  {},
  [null],
  [[[]]],
  { type: {} },
];

type Change = (text: string, random: Random, pool: readonly string[]) => string;

/** A start and an end in the text, mostly near each other. */
function span(text: string, random: Random): [from: number, to: number] {
  const from = random.below(text.length + 1);
  const longest = random.below(4) === 0 ? text.length : 8;
  return [from, Math.min(text.length, from + random.below(longest + 1))];
}

const replaced = (text: string, from: number, to: number, by: string): string =>
  text.slice(0, from) + by + text.slice(to);

function piece(random: Random, pool: readonly string[]): string {
  const other = random.pick(pool);
  return other.slice(...span(other, random));
}

const changes: readonly Change[] = [
  function neighbour(text, random) {
    const at = random.below(text.length + 1);
    const code = (text.charCodeAt(at) || 0) + random.below(3) - 1;
    return replaced(text, at, at + 1, String.fromCharCode(Math.max(0, code)));
  },
  function awkward(text, random) {
    const at = random.below(text.length + 1);
    return replaced(text, at, at + random.below(2), random.pick(awkwardCharacters));
  },
  function sameKind(text, random, pool) {
    const other = random.pick(pool);
    const at = random.below(text.length + 1);
    return replaced(text, at, at + 1, other[random.below(other.length + 1)] ?? "");
  },
  function number(text, random) {
    const runs = [...text.slice(0, usualLength).matchAll(/-?\d+/g)];
    if (runs.length === 0) return text;
    const { 0: digits, index } = random.pick(runs);
    const by =
      random.below(3) > 0 ? random.pick(awkwardNumbers) : String(Number(digits) + random.below(3) - 1);
    return replaced(text, index, index + digits.length, by);
  },
  function without(text, random) {
    return replaced(text, ...span(text, random), "");
  },
  function twice(text, random) {
    const [from, to] = span(text, random);
    return replaced(text, to, to, text.slice(from, to).repeat(1 + random.below(4)));
  },
  function exchanged(text, random) {
    const [from, to] = span(text, random);
    const [a, b] = [text.slice(from, to), text.slice(to, to + to - from)];
    return replaced(text, from, to + b.length, b + a);
  },
  function spliced(text, random, pool) {
    return replaced(text, ...span(text, random), piece(random, pool));
  },
  function crossed(text, random, pool) {
    const other = random.pick(pool);
    return text.slice(0, random.below(text.length + 1)) + other.slice(random.below(other.length + 1));
  },
  function cut(text, random) {
    return text.slice(0, random.below(text.length + 1));
  },
  changedValue,
  changedValue,
  changedValue,
];

/** One value of a JSON text taken out, doubled, or exchanged for an awkward one or one of another text. */
function changedValue(text: string, random: Random, pool: readonly string[]): string {
  const root = { value: parsed(text) };
  const places = placesIn(root);
  if (root.value === undefined) return text;
  const { holder, key } = random.pick(places);
  const donor = { value: parsed(random.pick(pool)) };
  const given = random.pick(placesIn(donor));
  switch (random.below(5)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      break;
    case 1:
      if (Array.isArray(holder)) holder.splice(Number(key), 0, holder[Number(key)]);
      else holder[`${key}_`] = holder[key];
      break;
    case 2:
      holder[key] = given.holder[given.key] ?? null;
      break;
    case 3:
      holder[key] = random.below(2) === 0 ? [holder[key]] : { [key]: holder[key] };
      break;
    default:
      holder[key] = random.pick(awkwardValues);
  }
  return JSON.stringify(root.value) ?? text;
}

function parsed(text: string): unknown {
  if (text.length > usualLength || !/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Place {
  // biome-ignore lint/suspicious/noExplicitAny: any JSON
  readonly holder: any;
  readonly key: string;
}

function placesIn(holder: object): readonly Place[] {
  return Object.entries(holder).flatMap(([key, value]) => [
    { holder, key },
    ...(typeof value === "object" && value !== null ? placesIn(value) : []),
  ]);
}

/** A text of the pool with some changes; now and then one that is very long. */
export function mutant(random: Random, pool: readonly string[]): string {
  let text = random.pick(pool);
  do text = random.pick(changes)(text, random, pool);
  while (random.below(5) < 2);
  if (random.below(2_000) > 0) return text.slice(0, usualLength);
  const [from, to] = span(text, random);
  const times = Math.floor(greatLength / Math.max(1, to - from));
  return replaced(text, to, to, text.slice(from, to).repeat(random.below(times) + 1)).slice(0, greatLength);
}
