/** Whether a message, or one within it, speaks of rows or columns by their numbers: those of the board are shown with it. */
import type { Message } from "@masume/kernel";

export function namesPlaces({ params = {} }: Message): boolean {
  return Object.entries(params).some(
    ([name, value]) =>
      name === "row" ||
      name === "column" ||
      (typeof value === "object" && [value].flat().some((within) => namesPlaces(within))),
  );
}
