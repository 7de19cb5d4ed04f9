/**
 * Text for people is data until it is shown: engines return a message (a key
 * and its parameters), and the edge of the program turns it into Japanese or
 * English. A catalogue has the same keys in both languages by its type, and the
 * same placeholders by `catalogueErrors`, which a test runs over every catalogue.
 *
 * A template has `{name}` placeholders; `{count|cell|cells}` picks the singular
 * when count is 1. A parameter may itself be a message, or a list of them.
 */
export type Language = "ja" | "en";

export const languages: readonly Language[] = ["ja", "en"];

export type MessageParam = string | number | bigint | Message | readonly Message[];

export interface Message {
  readonly key: string;
  readonly params?: Readonly<Record<string, MessageParam>>;
}

export type Catalogue<K extends string = string> = Readonly<Record<Language, Readonly<Record<K, string>>>>;

export function message(key: string, params?: Readonly<Record<string, MessageParam>>): Message {
  return params ? { key, params } : { key };
}

/** One catalogue of all; no key may stand in two of them. */
export function joinCatalogues(...catalogues: readonly Catalogue[]): Catalogue {
  const joined: Record<Language, Record<string, string>> = { ja: {}, en: {} };
  for (const catalogue of catalogues) {
    for (const language of languages) {
      for (const [key, text] of Object.entries(catalogue[language])) {
        if (key in joined[language]) throw new Error(`two texts for ${key}`);
        joined[language][key] = text;
      }
    }
  }
  return joined;
}

const placeholder = /\{([A-Za-z]\w*)(?:\|([^|{}]*)\|([^|{}]*))?\}/g;
const numbers: Readonly<Record<Language, Intl.NumberFormat>> = {
  ja: new Intl.NumberFormat("ja-JP"),
  en: new Intl.NumberFormat("en-GB"),
};

/** The message in words. The first catalogue that has the key wins; a key that none has is shown as itself. */
export function formatMessage(
  language: Language,
  { key, params }: Message,
  ...catalogues: readonly Catalogue[]
): string {
  const template = catalogues.find((catalogue) => key in catalogue[language])?.[language][key];
  if (template === undefined) return key;
  return template.replace(placeholder, (whole, name: string, one?: string, many?: string) => {
    const value = params?.[name];
    if (value === undefined) return whole;
    if (one !== undefined) return value === 1 || value === 1n || value === "1" ? one : many!;
    return formatParam(language, value, catalogues);
  });
}

function formatParam(language: Language, value: MessageParam, catalogues: readonly Catalogue[]): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "bigint") return numbers[language].format(value);
  if (isList(value)) {
    return joinList(
      language,
      value.map((item) => formatMessage(language, item, ...catalogues)),
    );
  }
  return formatMessage(language, value, ...catalogues);
}

/** Not `Intl.ListFormat`: its Japanese depends on the version of the host's data. */
function joinList(language: Language, items: readonly string[]): string {
  if (language === "ja") return items.join("、");
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

function isList(value: Message | readonly Message[]): value is readonly Message[] {
  return Array.isArray(value);
}

/** What is wrong with a catalogue: keys of one language only, placeholders that differ, empty texts. */
export function catalogueErrors(catalogue: Catalogue): string[] {
  const violations: string[] = [];
  const keys = new Set([...Object.keys(catalogue.ja), ...Object.keys(catalogue.en)]);
  for (const key of keys) {
    const ja = catalogue.ja[key];
    const en = catalogue.en[key];
    if (ja === undefined) violations.push(`${key}: no Japanese text`);
    if (en === undefined) violations.push(`${key}: no English text`);
    if (ja === undefined || en === undefined) continue;
    if (ja.trim() === "" || en.trim() === "") violations.push(`${key}: empty text`);
    const inJa = placeholdersOf(ja);
    const inEn = placeholdersOf(en);
    if (inJa !== inEn) violations.push(`${key}: placeholders differ, ja {${inJa}} en {${inEn}}`);
  }
  return violations;
}

function placeholdersOf(template: string): string {
  const names = [...template.matchAll(placeholder)].map((match) => match[1]!);
  return [...new Set(names)].sort().join(" ");
}
