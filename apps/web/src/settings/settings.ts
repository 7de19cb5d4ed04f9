/** What the person has chosen. Another tab's change arrives by itself. */
import { type Accessor, createSignal } from "solid-js";
import { type Choices, localChoices } from "../platform/local-choices.js";

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
  readonly autoComplete: boolean;
  /** Numbers rows and columns beside the board. */
  readonly labels: boolean;
  /** A short chord when a puzzle is done. */
  readonly sound: boolean;
  /** The device taps the hand when a puzzle is done. */
  readonly vibration: boolean;
  /** Has seen, or waved away, the words for a first visit. */
  readonly welcomed: boolean;
}

/** The defaults first. */
export const choices: Choices<Settings> = {
  language: ["auto", "ja", "en"],
  theme: ["system", "light", "dark"],
  contrast: ["system", "more"],
  motion: ["system", "reduced"],
  timer: [true, false],
  warnings: [false, true],
  dimmed: [true, false],
  flagged: [true, false],
  autoComplete: [true, false],
  labels: [false, true],
  sound: [false, true],
  vibration: [false, true],
  welcomed: [false, true],
};

const stored = localChoices("masume.settings", choices, { autoComplete: "conclusions" });

const [current, setSettings] = createSignal(stored.read());

export const settings: Accessor<Settings> = current;

export function setSetting<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  stored.save(setSettings({ ...settings(), [name]: value }));
}

export function followOtherTabs(): void {
  addEventListener("storage", ({ key }) => {
    if (key === stored.key || key === null) setSettings(stored.read());
  });
}
