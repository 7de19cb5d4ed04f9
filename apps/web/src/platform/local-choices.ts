/**
 * Choices of the person, kept in localStorage because they are tiny and must be
 * known before anything is shown. What is stored and is no known choice counts as
 * the default; where storage is refused, a choice holds until the page is closed.
 */
import { isObject } from "./values.js";

export type Choices<Chosen> = { readonly [Name in keyof Chosen]: readonly Chosen[Name][] };

export interface LocalChoices<Chosen> {
  readonly key: string;
  parse(text: string | null): Chosen;
  read(): Chosen;
  save(chosen: Chosen): void;
  clear(): void;
}

export function localChoices<Chosen extends object>(
  key: string,
  choices: Choices<Chosen>,
  defaults: Chosen,
  /** Under which name an earlier version stored a choice. */
  formerNames: { readonly [Name in keyof Chosen]?: string } = {},
): LocalChoices<Chosen> {
  function parse(text: string | null): Chosen {
    const stored = parsed(text);
    const chosen = { ...defaults };
    for (const name in choices) {
      const value = stored[name] ?? stored[formerNames[name] ?? name];
      const known = choices[name].find((choice) => choice === value);
      if (known !== undefined) chosen[name] = known;
    }
    return chosen;
  }

  return {
    key,
    parse,
    read() {
      try {
        return parse(localStorage.getItem(key));
      } catch {
        return defaults;
      }
    },
    save(chosen) {
      try {
        localStorage.setItem(key, JSON.stringify(chosen));
      } catch {
        // it holds until the page is closed
      }
    },
    clear() {
      try {
        localStorage.removeItem(key);
      } catch {
        // nothing was stored
      }
    },
  };
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
