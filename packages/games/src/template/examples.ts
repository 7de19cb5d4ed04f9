/** Rows to show: each rule with a row that breaks it, and rows worth playing first. */
import type { Example, Rule } from "@masume/kernel";

export const rules: readonly Rule[] = [
  { id: "already-on", broken: { puzzle: "010", moves: ["1"] } },
  { id: "still-off", broken: { puzzle: "010", moves: ["0"] } },
];

export const examples: readonly Example[] = [{ id: "first", puzzle: "01010" }];
