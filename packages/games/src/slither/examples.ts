/**
 * Boards to show: each rule with a board that breaks it (at once the rule's test
 * and the picture on the help page), and puzzles with one solution to begin with.
 */
import type { Example, Rule } from "@masume/kernel";

export const rules: readonly Rule[] = [
  {
    id: "clue-over",
    broken: { puzzle: "3.\n..", moves: ["h:0,0=1 v:0,0=1 h:1,0=1 v:0,1=1"] },
  },
  {
    id: "clue-under",
    broken: {
      puzzle: ".3.\n...",
      moves: ["h:0,0=1 h:0,1=1 h:0,2=1 v:0,0=1 v:0,3=1 h:1,0=1 h:1,1=1 h:1,2=1"],
    },
  },
  {
    id: "dead-end",
    broken: { puzzle: "..\n..", moves: ["v:0,0=1 h:0,0=1 h:0,1=1 v:0,2=1 v:1,2=1"] },
  },
  {
    id: "branch",
    broken: { puzzle: "..\n..", moves: ["h:0,0=1 h:0,1=1 v:0,0=1 v:0,1=1 v:0,2=1 h:1,0=1 h:1,1=1"] },
  },
  {
    id: "crossing",
    broken: {
      puzzle: "..\n..",
      moves: ["h:0,0=1 v:0,0=1 h:1,0=1 v:0,1=1 h:1,1=1 v:1,1=1 h:2,1=1 v:1,2=1"],
    },
  },
  {
    id: "several-loops",
    broken: {
      puzzle: "...\n...",
      moves: ["h:0,0=1 v:0,0=1 v:0,1=1 h:1,0=1 h:0,2=1 v:0,2=1 v:0,3=1 h:1,2=1"],
    },
  },
];

export const examples: readonly Example[] = [
  { id: "first", puzzle: "slither/5/5/b38d227cg2866b" },
  { id: "second", puzzle: "slither/7/7/hc78b6772126317323667c77bc" },
  { id: "third", puzzle: "slither/10/10/862271ci222b672ch23111c236636221727722b22322ch267c122ci382278d" },
];
