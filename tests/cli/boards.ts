/** Boards and lines with known answers, worked out by hand. */

/** The opening board of the source document, mended: exactly one line clears it. */
export const openingBoard = '{"size":5,"blocked":[[2,1],[2,4]],"start":[0,0],"goal":[4,4]}';

/** 2×2, where the only line goes around. */
export const smallBoard = '{"size":2,"blocked":[],"start":[0,0],"goal":[0,1]}';
export const smallLine = "[[0,0],[1,0],[1,1],[0,1]]";
export const tooShortLine = "[[0,0],[0,1]]";

/** A 3×3 board and one of its two lines. */
export const cornerBoard = '{"size":3,"blocked":[],"start":[0,0],"goal":[2,2]}';
export const cornerLine = "[[0,0],[0,1],[0,2],[1,2],[1,1],[1,0],[2,0],[2,1],[2,2]]";
