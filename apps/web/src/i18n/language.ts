/** The language in force, and how the app says things in it. */
import {
  type Catalogue,
  formatMessage,
  type InputError,
  kernelMessages,
  type Language,
  type Message,
  message,
} from "@masume/kernel";
import { settings } from "../settings/settings.js";
import { type AppKey, appMessages } from "./app-messages.js";

export function language(): Language {
  if (settings.language !== "auto") return settings.language;
  return /^ja\b/.test(navigator.language) ? "ja" : "en";
}

/** A text of the app itself. */
export function t(key: AppKey, params?: Message["params"]): string {
  return formatMessage(language(), message(key, params), appMessages);
}

/** A message of a game or its pages, of the kernel or of the app. */
export function tell(said: Message, ...own: readonly Catalogue[]): string {
  return formatMessage(language(), said, ...own, appMessages, kernelMessages);
}

/** What is wrong with a text, and where. */
export function faultText({ place, reason }: InputError, ...own: readonly Catalogue[]): string {
  const where = tell(message(place.path ? "place.path" : "place.line", { ...place, path: place.path ?? "" }));
  return t("read.fault", { where, reason: tell(reason, ...own) });
}

/** Minutes and seconds, with hours where they are needed. */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const tail = `${two(minutes)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}

/** A calendar day (`2026-11-15`) in the reader's own way. */
export function dayText(day: string): string {
  const locale = language() === "ja" ? "ja-JP" : "en-GB";
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}

/** The reader's own calendar day. */
export function today(now: Date = new Date()): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
