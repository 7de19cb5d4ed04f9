/** The name of a puzzle that was given none: the day and a running number, `261115001`. */
export interface Day {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/** The running number counts the day's puzzles from 1. */
export function puzzleName({ year, month, day }: Day, running: number): string {
  const two = (n: number) => String(n % 100).padStart(2, "0");
  return `${two(year)}${two(month)}${two(day)}${String(running).padStart(3, "0")}`;
}
