/**
 * Choices of the person, kept in localStorage because they are tiny and must be
 * known before anything is shown. The first of a list is the default, and whatever
 * is stored and not in the list counts as that; where storage is refused, a choice holds until the page is closed.
 */
import { isObject } from "./values.js";

/** What may be chosen, the default first. */
export type Choices<Chosen> = { readonly [Name in keyof Chosen]: readonly Chosen[Name][] };

export interface LocalChoices<Chosen> {
  readonly key: string;
  /** In the order of the choices. */
  readonly names: readonly (keyof Chosen)[];
  readonly defaults: Chosen;
  parse(text: string | null): Chosen;
  read(): Chosen;
  save(chosen: Chosen): void;
}

export function localChoices<Chosen extends object>(
  key: string,
  choices: Choices<Chosen>,
  /** Under which name an earlier version stored a choice. */
  formerNames: { readonly [Name in keyof Chosen]?: string } = {},
): LocalChoices<Chosen> {
  const names: (keyof Chosen & string)[] = [];
  for (const name in choices) names.push(name);

  function parse(text: string | null): Chosen {
    const stored = parsed(text);
    const chosen: Partial<Chosen> = {};
    for (const name of names) {
      const value = stored[name] ?? stored[formerNames[name] ?? name];
      chosen[name] = choices[name].find((choice) => choice === value) ?? choices[name][0]!;
    }
    return chosen as Chosen;
  }

  const defaults = parse(null);
  return {
    key,
    names,
    defaults,
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
