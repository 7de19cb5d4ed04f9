/** A day as addresses and records name it: `2026-11-15`. */

/** A day that the calendar has: not the 30th of February, which would be read as a day of March. */
export function isDay(text: string | null | undefined): text is string {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
