/**
 * What the person has chosen, kept in localStorage because it is tiny and must
 * be known before the first paint. Another tab's change arrives by itself.
 */
import { createStore } from "solid-js/store";

export interface Settings {
  readonly language: "auto" | "ja" | "en";
  readonly theme: "system" | "light" | "dark";
  readonly contrast: "system" | "more";
  readonly motion: "system" | "reduced";
  /** Shows the clock. Time is kept either way. */
  readonly timer: boolean;
  /** Says when the position can no longer be completed. */
  readonly warnings: boolean;
  /** Dims clues that are finished. */
  readonly dimmed: boolean;
  /** Lets clues stand out that can no longer be met. */
  readonly flagged: boolean;
  /** Takes a board as done when everything but its answer has been ruled out. */
  readonly conclusions: boolean;
  /** Has seen, or waved away, the words for a first visit. */
  readonly welcomed: boolean;
}

const storageKey = "masume.settings";

const defaults: Settings = {
  language: "auto",
  theme: "system",
  contrast: "system",
  motion: "system",
  timer: true,
  warnings: false,
  dimmed: true,
  flagged: true,
  conclusions: true,
  welcomed: false,
};

const choices: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  language: ["auto", "ja", "en"],
  theme: ["system", "light", "dark"],
  contrast: ["system", "more"],
  motion: ["system", "reduced"],
  timer: [true, false],
  warnings: [true, false],
  dimmed: [true, false],
  flagged: [true, false],
  conclusions: [true, false],
  welcomed: [true, false],
};

/** The settings in a stored text; whatever is not a known choice is the default. */
export function readSettings(text: string | null): Settings {
  let stored: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? "{}");
    if (typeof parsed === "object" && parsed !== null) stored = parsed as Record<string, unknown>;
  } catch {
    // not ours: the defaults will do
  }
  const chosen = Object.entries(choices).map(([name, allowed]) => {
    const value = stored[name];
    const known = (allowed as readonly unknown[]).includes(value);
    return [name, known ? value : defaults[name as keyof Settings]];
  });
  return Object.fromEntries(chosen) as Settings;
}

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

const [current, setSettings] = createStore<Settings>(readSettings(stored()));

export const settings: Settings = current;

export function setSetting<K extends keyof Settings>(name: K, value: Settings[K]): void {
  setSettings({ [name]: value });
  try {
    localStorage.setItem(storageKey, JSON.stringify(settings));
  } catch {
    // storage is refused; the choice holds until the page is closed
  }
}

export function resetSettings(): void {
  setSettings(defaults);
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // nothing was stored
  }
}

export function followOtherTabs(): void {
  addEventListener("storage", (event) => {
    if (event.key === storageKey || event.key === null) setSettings(readSettings(stored()));
  });
}
