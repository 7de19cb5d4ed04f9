/**
 * Boards to show: each rule with a board that breaks it (at once the rule's test
 * and the picture on the help page), and boards worth playing first.
 */
import type { Example, Rule } from "@masume/kernel";

const small = "S..\n.#.\n..G";

export const rules: readonly Rule[] = [
  { id: "outside", broken: { puzzle: small, moves: ["0,1", "0,2", "0,3"] } },
  { id: "blocked", broken: { puzzle: small, moves: ["0,1", "1,1"] } },
  { id: "visited", broken: { puzzle: "S..\n...\n..G", moves: ["0,1", "1,1", "1,0", "0,0"] } },
  { id: "not-adjacent", broken: { puzzle: "S..\n...\n..G", moves: ["0,1", "1,2"] } },
  { id: "not-on-line", broken: { puzzle: small, moves: ["0,1", "<2,2"] } },
  { id: "wrong-end", broken: { puzzle: "SG\n..", moves: ["0,1", "1,1", "1,0"] } },
  { id: "left-out", broken: { puzzle: "SG\n..", moves: ["0,1"] } },
];

/** The first is the board of the source document, mended: with ☒ at [2,1] and [2,4] it has exactly one line. */
export const examples: readonly Example[] = [
  { id: "first", puzzle: '{"size":5,"blocked":[[2,1],[2,4]],"start":[0,0],"goal":[4,4]}' },
  { id: "corner", puzzle: '{"size":3,"blocked":[],"start":[0,0],"goal":[2,2]}' },
  { id: "side", puzzle: '{"size":4,"blocked":[],"start":[0,0],"goal":[3,0]}' },
];
