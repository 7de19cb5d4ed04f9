/**
 * Positions to show: each rule with a turn that breaks it (at once the rule's
 * test and the picture on the help page), and positions worth seeing first.
 */
import type { Example, Rule } from "@masume/kernel";

/** The mover has no slide at all: every piece is hemmed in by pieces and gaps. */
export const stuck =
  "basic 0,0 0,1 0,2 2,1 1,3 1,1 1,-2 2,-2 2,-1 2,0 4,0 2,2 3,-2 3,-1 3,0 3,1 -1,0 4,-1 2,3 | 0,0 0,2 -1,0 | 1,1 2,3 0,1 | red | -";

const hexagon = "-2,0 -2,1 -2,2 -1,-1 -1,0 -1,1 -1,2 0,-2 0,-1 0,0 0,1 0,2 1,-2 1,-1 1,0 1,1 2,-2 2,-1 2,0";

/** Red wins by sliding from 2,-2 to 1,-1. */
const almost = `basic ${hexagon} | 2,-2 0,-1 0,0 | 2,0 -1,1 -2,2 | red | -`;
const won = `basic ${hexagon} | 1,-1 0,-1 0,0 | 2,0 -1,1 -2,2 | blue | -`;

/** The tile 1,2 hangs on 0,2 and 1,1, and 2,2 on 1,2 alone. */
const tail = `basic ${hexagon.replace("-2,0 -2,1", "1,2 2,2")} | 2,-2 0,2 1,1 | 2,0 -2,2 0,-2 | red | -`;

/** In the order in which a player meets them. */
export const rules: readonly Rule[] = [
  { id: "not-yours", broken: { puzzle: "start", moves: ["2,0>1,1 1,-2>3,-1"] } },
  { id: "not-a-slide", broken: { puzzle: "start", moves: ["2,-2>0,0 1,-2>3,-1"] } },
  { id: "must-slide", broken: { puzzle: "start", moves: ["- 1,-2>3,-1"] } },
  { id: "win-ends", broken: { puzzle: almost, moves: ["2,-2>1,-1 2,-2>3,-1"] } },
  { id: "must-move-tile", broken: { puzzle: "start", moves: ["2,-2>-1,1"] } },
  { id: "no-tile", broken: { puzzle: "start", moves: ["2,-2>-1,1 3,-3>3,-1"] } },
  { id: "occupied", broken: { puzzle: "start", moves: ["2,-2>-1,1 2,0>3,-1"] } },
  { id: "splits", broken: { puzzle: tail, moves: ["2,-2>-1,1 1,2>3,-1"] } },
  {
    id: "just-moved",
    broken: { puzzle: "official start", moves: ["2,-2>-1,1 1,-2>3,-1", "2,0>-1,0 3,-1>1,-2"] },
  },
  { id: "enclosed", broken: { puzzle: "official start", moves: ["2,-2>-1,1 0,0>3,-1"] } },
  { id: "taken", broken: { puzzle: "start", moves: ["2,-2>-1,1 1,-2>1,-1"] } },
  { id: "loose", broken: { puzzle: "start", moves: ["2,-2>-1,1 1,-2>3,-3"] } },
  { id: "over", broken: { puzzle: won, moves: ["2,0>2,-2 -2,0>3,-1"] } },
];

export const examples: readonly Example[] = [
  { id: "first", puzzle: "basic start" },
  { id: "official", puzzle: "official start" },
  { id: "stuck", puzzle: stuck },
];
