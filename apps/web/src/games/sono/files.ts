/** Files handed in, by hand or by drop, and what is wrong with them, in words. */
import { sono } from "@masume/games/sono";
import { type InputError, message } from "@masume/kernel";
import { tell } from "../../i18n/language.js";
import { w } from "./words.js";

/** The place first, then the reason. */
export function faultText({ place, reason }: InputError): string {
  const where = tell(message(place.path ? "place.path" : "place.line", { ...place, path: place.path ?? "" }));
  return w("sono.unreadable", { where, reason: tell(reason, sono.messages) });
}

/** An answer has operations; whatever has none is taken for a problem. */
export function isAnswerText(text: string): boolean {
  return /"ops"\s*:/.test(text);
}

/** Handlers that make an element take files which are dropped on it. */
export function takesDrops(onText: (text: string, name: string) => void): {
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
} {
  return {
    onDragOver: (event) => event.preventDefault(),
    onDrop: (event) => {
      const file = event.dataTransfer?.files[0];
      const text = event.dataTransfer?.getData("text/plain");
      if (!file && !text) return;
      event.preventDefault();
      if (file) void file.text().then((read) => onText(read, file.name));
      else onText(text!, "");
    },
  };
}
