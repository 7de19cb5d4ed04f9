/**
 * Boards to show: each rule with a board that breaks it (at once the rule's test
 * and the picture on the help page), and boards worth playing first.
 */
import type { Example, Rule } from "@masume/kernel";

/** Two turns from all pairs: the upper left corner (0,0,2), then the large square at the lower right (1,1,3). */
const first = '{"problem":{"field":{"size":4,"entities":[[1,0,3,3],[2,2,5,5],[7,0,6,4],[7,1,6,4]]}}}';

export const rules: readonly Rule[] = [
  { id: "unpaired", broken: { puzzle: first, moves: [] } },
  { id: "too-small", broken: { puzzle: first, moves: ["1,1,1"] } },
  { id: "whole-board", broken: { puzzle: first, moves: ["0,0,4"] } },
  { id: "outside", broken: { puzzle: first, moves: ["2,1,3"] } },
  { id: "no-steps-left", broken: { puzzle: "4.AJSbkt2_.m1", moves: ["1,1,2", "1,1,2"] } },
];

export const examples: readonly Example[] = [
  { id: "first", puzzle: first },
  { id: "shuffled", puzzle: "4.pAnr-0RT" },
];
