/** 32 · 最終の解き処理. When nothing else helps, every unknown edge is assumed, both ways. */
import { verticalEdge } from "../../board.js";
import { unknown } from "../../edge-value.js";
import type { Trial } from "../technique.js";

export const everyEdgeTrial: Trial = {
  number: 32,
  id: "every-edge-trial",
  level: 5,
  example: [".1.", "12.", ".3."],
  propose(board, candidates) {
    const firstVertical = verticalEdge(board, 0, 0);
    for (const [from, to] of [
      [firstVertical, board.edgeCount],
      [0, firstVertical],
    ] as const) {
      for (let edge = from; edge < to; edge++) if (board.value(edge) === unknown) candidates.addBoth(edge);
    }
  },
};
