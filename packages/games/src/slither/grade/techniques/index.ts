/** The 32 techniques, in the paper's order. */
import type { Technique } from "../technique.js";
import { adjacentThrees } from "./adjacent-threes.js";
import { borderRegion } from "./border-region.js";
import { borderSplit } from "./border-split.js";
import { borderThreeOne } from "./border-three-one.js";
import { closedCornerTwos } from "./closed-corner-twos.js";
import { closedTwos } from "./closed-twos.js";
import { closingEdge } from "./closing-edge.js";
import { clueCorner } from "./clue-corner.js";
import { clueCount } from "./clue-count.js";
import { cornerPairs } from "./corner-pairs.js";
import { crowdedCell } from "./crowded-cell.js";
import { everyEdgeTrial } from "./every-edge-trial.js";
import { extendedClosing } from "./extended-closing.js";
import { extendedEnd } from "./extended-end.js";
import { forcedClosing } from "./forced-closing.js";
import { fourTwos } from "./four-twos.js";
import { gapAndRunTrial } from "./gap-and-run-trial.js";
import { innerRegion } from "./inner-region.js";
import { innerThreeOne } from "./inner-three-one.js";
import { joinedClosing } from "./joined-closing.js";
import { joinedLinesTrial } from "./joined-lines-trial.js";
import { looseCornerPairs } from "./loose-corner-pairs.js";
import { moreUShapes } from "./more-u-shapes.js";
import { nearThreesTrial } from "./near-threes-trial.js";
import { pairsAlongTwos } from "./pairs-along-twos.js";
import { parallelPairs } from "./parallel-pairs.js";
import { pointDegree } from "./point-degree.js";
import { specialTrial } from "./special-trial.js";
import { twoWayTrial } from "./two-way-trial.js";
import { uShape } from "./u-shape.js";
import { uShapeTrial } from "./u-shape-trial.js";
import { zeroClue } from "./zero-clue.js";

export const techniques: readonly Technique[] = [
  zeroClue,
  adjacentThrees,
  borderThreeOne,
  clueCount,
  pointDegree,
  clueCorner,
  cornerPairs,
  closingEdge,
  uShape,
  looseCornerPairs,
  closedTwos,
  moreUShapes,
  borderSplit,
  crowdedCell,
  forcedClosing,
  closedCornerTwos,
  parallelPairs,
  innerThreeOne,
  pairsAlongTwos,
  borderRegion,
  extendedEnd,
  extendedClosing,
  uShapeTrial,
  nearThreesTrial,
  fourTwos,
  innerRegion,
  joinedClosing,
  specialTrial,
  gapAndRunTrial,
  twoWayTrial,
  joinedLinesTrial,
  everyEdgeTrial,
];
