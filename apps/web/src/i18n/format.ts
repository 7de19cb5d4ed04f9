/** Days, times and what is wrong with a text, as a reader of the language in force writes them. */
import { type Catalogue, message, type ParseIssue } from "@masume/kernel";
import { language } from "./language.js";
import { formatMessage, t } from "./translator.js";

/** What is wrong with a text, and where. */
export function formatParseIssue({ position, reason }: ParseIssue, ...own: readonly Catalogue[]): string {
  const where = formatMessage(
    message(position.path ? "place.path" : "place.line", { ...position, path: position.path ?? "" }),
  );
  return t("read.error", { where, reason: formatMessage(reason, ...own) });
}

/** Minutes and seconds, with hours where they are needed. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const tail = `${two(minutes)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}

/** A calendar day (`2026-11-15`) in the reader's own way. */
export function formatDay(day: string): string {
  const locale = language() === "ja" ? "ja-JP" : "en-GB";
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}

/** The reader's own calendar day. */
export function today(): string {
  return dayOf(Date.now());
}

/** The day of a moment in the reader's own calendar. */
export function dayOf(moment: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const date = new Date(moment);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
