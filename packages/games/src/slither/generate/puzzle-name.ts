/** The name of a puzzle that was given none: the day and a running number, `261115001`. */
export interface Day {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/** The largest running number of the day in texts that hold such names; 0 where there is none. */
export function runningNumbers(day: Day, texts: readonly string[]): number {
  const date = puzzleName(day, 0).slice(0, -3);
  const names = new RegExp(`(?<!\\d)${date}(\\d{3,})(?!\\d)`, "g");
  const found = texts.flatMap((text) => [...text.matchAll(names)].map(([, running]) => Number(running)));
  return found.reduce((largest, running) => Math.max(largest, running), 0);
}

/** The running number counts the day's puzzles from 1. */
export function puzzleName({ year, month, day }: Day, running: number): string {
  const two = (n: number) => String(n % 100).padStart(2, "0");
  return `${two(year)}${two(month)}${two(day)}${String(running).padStart(3, "0")}`;
}
