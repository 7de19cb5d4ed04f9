/**
 * What another program makes of some puzzles of ours, each with exactly one loop:
 * a separate transcription of the listing in Sato's paper, in another language,
 * with the same corrections. For each puzzle it gives the level, the completion
 * when trials of level 3 and of level 4 began, and every edge in the order
 * decided, by technique (x: a cross).
 */
import type { Level } from "../grade.js";

export interface ReferenceGrade {
  readonly width: number;
  readonly height: number;
  readonly clues: string;
  readonly level: Level;
  readonly beforeLevel4: number | null;
  readonly beforeLevel5: number | null;
  /** Each technique's number, followed by the edges it decided; left out for large boards. */
  readonly trace?: string;
}

export const referenceGrades: readonly ReferenceGrade[] = [
  {
    width: 7,
    height: 7,
    clues: "3.3...11.....1...2..2.2......33..2.210..3.....31.",
    level: 1,
    beforeLevel4: null,
    beforeLevel5: null,
    trace: `1 v5,2x v5,3x h5,2x h6,2x 2 v4,1 v4,2 v4,3 v3,2x v5,6 h5,5 v6,4 h7,4 3 v0,0 h1,6x 4 h4,2 5 h0,0
      h4,1x v3,3x h4,3x h5,1 h5,3 v4,6x h5,6x h7,3x 6 v0,7x h0,6x v1,1x h2,0x v1,7x h6,1x v5,1x
      h6,5x v6,6x 4 v0,6 h3,1 v3,1 v5,5 5 h0,5 v2,1x h3,0x h4,0x h5,0x v4,5x h5,4x v6,2x h6,6 4 h4,5
      h6,0 v5,0 5 h2,1x v4,0 v6,0x v6,1 h7,0x h7,1 h7,2 v6,3 v3,0 h6,3 v5,4x h6,4x v6,5 h7,5x h7,6x
      v6,7x v2,0 v4,4 v5,7 6 h1,0x 4 v0,1 v1,0 5 h0,1x h1,1 v4,7 6 h0,2 v0,2 v0,3 4 h1,2x 5 h0,3x
      v1,2x 7 v3,7 5 h4,6x v3,6 7 v2,6x h3,6x 4 h2,6 v2,7 5 h3,5 6 v1,6x 5 h1,5 h2,5 8 v0,5x 5 h0,4
      v0,4 8 h1,4x 5 v1,5 v2,5x h2,4x 8 h1,3x 5 v1,3 v1,4 7 h3,2 5 v2,2x h2,2x 8 h2,3x 5 v2,3 v2,4
      h3,3x 8 v3,4x 5 h3,4 v3,5x h4,4`,
  },
  {
    width: 7,
    height: 7,
    clues: "2...22.102.23.2...13.1.2.2.2....2.2..3201.3212.2.",
    level: 1,
    beforeLevel4: null,
    beforeLevel5: null,
    trace: `1 v1,1x v1,2x h1,1x h2,1x v5,4x v5,5x h5,4x h6,4x 2 h1,5 h2,5 h3,5 h2,4x h2,6x 6 v6,0 h7,0 7 v3,0x
      h7,2x h7,6x 5 v6,7x 7 h0,1 v1,0 4 h1,0x h2,0x 5 v0,0 v0,1x v2,0 v2,1x h3,0 6 h0,0 v3,1x h4,0x
      5 h3,1 v4,0x 7 h5,2 v5,3 5 v4,3x h5,3x v4,4x 4 h4,4 v4,5 h6,3 5 v3,5x h4,5x h5,5 v6,3x h6,2x
      v6,4 h7,3x h7,4 6 v2,4x v5,2 v5,6x h6,5x h7,5 v6,6 4 v6,2 v6,5x 5 v4,2x h5,1x h6,1x h6,6 v5,7
      h7,1 6 h6,0 4 v6,1x 5 v5,0x v5,1 h5,0x v4,1 h4,1 7 h3,3 v2,3x v3,6 5 v2,6x h3,6x 6 v1,6 v2,5 4
      v1,5x h3,4x v3,4 5 v0,6x h1,6x h4,3x 4 h1,4 v1,4 5 v0,4x h1,3x v0,5x h2,3 4 h0,4 h0,5 5 h0,3
      h0,6 v0,7 v1,7 v2,7 v3,7 4 h4,6x 5 v4,6 v4,7 h5,6x 7 v3,2x h3,2x 4 v3,3 h4,2 5 v2,2 h2,2 v1,3x
      4 h1,2 5 v0,2 v0,3 h0,2x`,
  },
  {
    width: 7,
    height: 7,
    clues: "3.3.2..2..1313.2.2.23.22.2..13.2.13.2213.3.2.2..2",
    level: 1,
    beforeLevel4: null,
    beforeLevel5: null,
    trace: `2 h1,6 h2,6 h3,6 h2,5x h4,6 h5,6 h6,6 h5,5x 6 h0,0 v0,0 h7,6x v6,7x 4 v6,6 5 v5,6x h6,5x v5,7 h7,5 6
      v4,5x h4,5x v4,6 v5,5 h5,4 4 v4,7x 5 v3,6x v3,7 6 v2,6 4 v2,7x 5 v1,6x v1,7 h3,5x 4 v2,5 5
      v0,7x 6 v1,4 h1,4 4 h1,3x h2,3x v1,3x 5 h0,6x v0,4x 6 h1,2 v0,3 7 v2,3x 4 v2,4 h3,3 5 h2,2x
      h2,4x v1,5 h3,4x v3,4x v3,5 h4,4 6 h1,5x 5 v0,5x v0,6 4 h0,4 5 h0,3 h0,5 6 v0,2 4 h0,2x 5 h0,1
      v1,2x h1,1x 6 h1,0 4 v0,1x 5 v1,0x v1,1 4 h2,0x 5 v2,0x 7 h6,4 4 v5,4x 5 v6,5x h7,4 7 h5,1
      v4,1 4 h4,0x h5,0x v4,0x 5 v3,0x v5,0x v5,1x h3,0x 7 v3,1x 5 h4,1 4 v4,2x 7 h7,0 5 v6,0 h6,0 7
      h7,2 8 v6,1x 5 h6,1 h7,1 v6,2x 4 v5,2x 5 h5,2 h6,2 4 v5,3x 8 v6,3x 5 h6,3 v6,4x h7,3 6 h5,3x 5
      v4,3 v4,4 4 h4,3x 8 h4,2x 5 v3,2 v3,3 4 h3,1x h3,2x 5 v2,1x v2,2 6 h2,1`,
  },
  {
    width: 7,
    height: 7,
    clues: ".122....21.23.21.2.0..131323112..32....0.1.2..3.3",
    level: 2,
    beforeLevel4: null,
    beforeLevel5: null,
    trace: `1 v2,5x v2,6x h2,5x h3,5x v5,4x v5,5x h5,4x h6,4x 2 v3,4 h3,4 v4,6 h5,5 v3,7 h3,6 v4,5 3 v6,7 4 h1,5
      v1,6 v1,5 h3,3x h4,3x v3,3x h4,5x v6,5 h7,4 v6,4 5 v0,5x h1,4x v0,6x h1,6x h2,4 h2,6 v2,4x
      v3,5 v3,6 v2,7x h4,4x h4,6x v4,7 h5,6x v5,6x v5,7 h6,3 h6,5 h6,6x h7,3x h7,5x h7,6 6 v6,6 4
      v1,4x h2,3 v2,3 h3,2 h4,2 v3,2 5 v1,3x h2,2x v1,7 v2,2x h3,1x v4,2x h4,1x v4,3 v4,4 h5,3 6
      v3,1x v4,1x h4,0x 4 h5,1 h5,2x 5 v0,7 v5,2 v5,3x h0,6 h0,5 h0,4 7 h0,2x 6 v0,2x h0,1x 4 v0,3
      h1,2 v1,2x 5 h0,3 v0,4x h1,1 h1,3x h2,1x 6 v0,1x 4 v1,1 v2,1 5 h0,0x h1,0x h2,0x h3,0 4 v2,0x
      5 v0,0x v1,0x v3,0 v4,0 6 h5,0x 5 v5,0 v5,1 8 h6,1x 13 h7,0 5 v6,0 h6,0x v6,1 h7,1x 4 v6,2 5
      h6,2x v6,3 h7,2`,
  },
  {
    width: 7,
    height: 7,
    clues: "..1.3.31.22...2.12..2.2.3.2.10.12231.32.12..1..23",
    level: 2,
    beforeLevel4: null,
    beforeLevel5: null,
    trace: `1 v4,1x v4,2x h4,1x h5,1x 3 h5,0x 5 v5,1x 6 v0,7 h0,6 h5,2 v5,2 h7,6 v6,7 7 v3,0 v6,0 5 h7,0 7 v5,5x
      h5,5x h4,3 v3,4 4 v4,4x h5,3x v4,3x 5 h4,4x v5,3 6 h5,4 v4,5 4 h6,2x 5 v5,4 4 h6,3x 5 v6,3 6
      h7,2x v6,2x 5 h6,1 h7,1x h7,3 v6,1 h6,0x 4 v5,0 5 v4,0 6 h4,0x 5 v3,1x 4 h3,1 v3,2 5 v2,2x
      h3,2x h4,2 v3,3x 6 h3,3 5 v2,3 v2,4x h3,4x 6 h2,2x 4 h2,3x 5 v1,3 7 h0,4 v0,5 5 h0,5x v0,6 4
      h1,6x 5 v1,7 7 v1,0 4 h1,0x v1,1x h2,0x 5 v0,0 v2,0 h3,0x v2,1 h0,0 h2,1 v1,2 4 h1,2x 7 v4,6 4
      h4,5x 5 v3,5 7 h6,4 5 v6,4x h7,4 7 v4,7 12 h5,6 4 h4,6x 5 v3,6 v3,7 v5,6x v5,7x h6,6 4 h3,5x
      h6,5 v6,6x 5 v2,5 v6,5x h7,5 8 h3,6x 5 v2,6 v2,7 4 h2,6x 8 v1,6x 5 h1,5 h2,5 6 v0,4 4 h1,4x 5
      h0,3x v1,5x h2,4x 6 v0,3x h0,2x h1,3 v1,4x 4 v0,2 5 h0,1 h1,1x v0,1x`,
  },
  {
    width: 7,
    height: 7,
    clues: "3.3...3....3232........102......2.32.3...22.221.3",
    level: 3,
    beforeLevel4: 21,
    beforeLevel5: null,
    trace: `1 v3,3x v3,4x h3,3x h4,3x 2 h0,6 h1,6 h2,6 h1,5x 5 v0,7 v1,7x v2,7 6 h0,0 v0,0 v1,6 h7,6 v6,7 4
      v0,6x 5 h0,5 v2,6x h2,5x 4 v1,5 7 v5,0 h7,1 24 v5,7x 5 h6,6 6 h5,6 v4,7 4 v5,6x v6,6x 5 h6,5
      h7,5 6 v6,4x h6,4x 8 v6,5x 4 h7,4 5 v5,5 h7,3 7 v4,5x h5,4x 4 h4,4 v4,4 5 h5,5 v4,6x 6 h4,6 5
      v3,7x h3,6 7 v5,2 h5,2 5 v4,2x h5,1x 7 h6,1x v5,1x 23 h5,3x 5 v5,4 h6,3 4 v6,3x 5 h7,2 v6,2x 6
      h6,2 4 v5,3x 5 v4,3 6 v3,2x h3,2x 4 h4,2 5 v2,3x h4,1 24 h1,1x 7 v1,1 24 h1,3x 23 h1,2 h1,4 5
      v0,5x h0,4`,
  },
  {
    width: 7,
    height: 7,
    clues: "..1.2..22222022.111..21.12...3.22.313.1..23.12..3",
    level: 3,
    beforeLevel4: 79,
    beforeLevel5: null,
    trace: `1 v1,5x v1,6x h1,5x h2,5x 2 h4,1 h5,1 h6,1 h5,0x h5,2x v5,2 v6,0 h7,0 4 h3,1x v3,2x v3,1x v5,1x 5
      v4,1 v4,2x h6,2x v6,2x 6 v2,2x h3,2x v2,5x h2,4x h7,6 v6,7 4 h1,4 v1,4 5 v0,4x h1,3x v0,5
      h4,0x h4,2 6 h3,3x v2,3x v3,3x 4 h0,4x h2,2 h3,0 v3,0 5 h0,3x h0,5 v2,0x v2,1 v4,0 v5,0 h6,0x
      v6,1 h7,1x h7,2x 6 v0,3x h0,2x v1,3x h1,2x v2,4x 4 v0,2 v1,2 h2,3 h2,0x h3,4 v6,3 5 h0,1 h1,1x
      v1,0x h2,1x v3,4 h7,3 6 h4,3x h5,3x v5,4x 4 h1,0 v1,1 v3,5x h4,4x v4,4 v4,3 h6,3x v6,4x 5 v0,0
      v0,1x h3,5 v5,3 h5,4 h6,4x h7,4 4 v4,5x 5 h0,0 h4,5x 21 v1,7`,
  },
  {
    width: 7,
    height: 7,
    clues: "3.2...2...3.03.112..22.122.1201..2.21.3.3.23.31.3",
    level: 3,
    beforeLevel4: 64,
    beforeLevel5: null,
    trace: `1 v1,5x v1,6x h1,5x h2,5x v4,1x v4,2x h4,1x h5,1x 2 h5,3 h6,3 h7,3 h6,2x h6,4x v5,5 h5,5 v6,7 h7,6 4
      h1,6 v1,7 h2,6 5 v0,6 v0,7x v2,6 v2,7x v4,5x h5,4x 6 h0,0 v0,0 h0,6x v3,2x h4,2x v3,7x h3,6x
      v6,5x 5 h0,5 h6,5 4 v5,6x 7 v2,0x v6,0x 5 h7,0x 6 v6,1 h7,1 4 h6,0 5 v5,0 v5,1x h6,1x 6 h5,0x
      v6,2 4 h4,0 v4,0 v5,2 5 v3,0x v3,1 h5,2 v4,3x v5,3x v6,3 h7,2x 6 h3,0x v5,4 4 v6,4x h7,4 5
      v4,4x h7,5 v6,6x 6 h2,1x v2,2x h6,6 5 v5,7x 7 h2,2x 5 v1,2x 7 h4,4`,
  },
  {
    width: 7,
    height: 7,
    clues: "2..23..1.2.1.1.3.2.3.2.....2..2322.21.1..2...1..0",
    level: 3,
    beforeLevel4: 73,
    beforeLevel5: null,
    trace: `1 v6,6x v6,7x h6,6x h7,6x 5 v5,7x h7,5x 4 h5,6 v5,6 5 v4,6x h5,5x v4,7 h6,5 4 h4,5 v4,5 5 v3,5x
      h4,4x 7 h0,1 v1,0 4 h1,0x v1,1x h2,0x 5 v0,0 v2,0 6 h0,0 h2,1 v2,1 4 v0,1x 5 h1,1x 7 v2,5 h2,5
      5 v1,5x h2,4x 7 h0,2 5 v0,2x 7 h0,4 h3,1 4 v2,2x 5 v3,1x h3,0x 4 h4,0 v3,0 5 v4,0x 7 v2,7 6
      v1,6x h1,6x 7 h6,3x v5,3x v6,0 5 h7,0 12 v0,5 5 h0,5x 19 h1,4x 4 v0,4 v1,4 5 h0,3x h1,3x h1,5
      v0,6 4 v0,3 5 h0,6 v0,7 v1,7 h2,6x 6 v2,6 4 h3,5x 5 h3,4 7 v2,4x h3,3x 4 h2,3 v2,3 5 v1,3x
      h2,2x v3,4 6 h1,2 v1,2 h5,3 v4,3 4 v5,4x 5 h5,2x 12 v6,4x 5 h6,4x 7 h7,2 23 v6,3x 4 h7,3 5
      h6,2x h7,4 v6,5 v5,5x 6 h5,4 4 v4,4x 5 h4,3 v3,3x h4,2x 4 v4,2 5 h3,2 6 h6,1x v5,1x 5 v3,2x
      h4,1 6 h5,0 v5,0 4 h6,0x 5 v4,1x h5,1 v5,2x v6,1x v6,2x h7,1 8 v3,6x 5 h3,6 v3,7x h4,6`,
  },
  {
    width: 7,
    height: 7,
    clues: "..2...23.3...1303........22.3..021......110.2....",
    level: 4,
    beforeLevel4: 60,
    beforeLevel5: 60,
    trace: `1 v2,1x v2,2x h2,1x h3,1x v4,3x v4,4x h4,3x h5,3x v6,0x v6,1x h6,0x h7,0x 2 h1,0 h2,0 h3,0 h1,2 h2,2
      h3,2 h2,3x 4 v2,0 v2,3 5 v1,0x v1,1 v1,2 v1,3x v3,0x v3,1 v3,2 h3,3x v3,3x h4,2x v5,0x h7,1x 6
      h4,0 v4,0 h5,0 4 v4,1x 5 v0,0 v0,1x h1,1x v0,2x h4,1x v4,2 h0,0 h0,1 h0,2 4 v0,3x 5 h0,3 h1,3
      7 v1,7 4 h1,6x h2,6x v1,6x 5 v0,7 v2,7 6 h0,6 4 v0,6x 5 h0,5 h1,5x 7 v2,4 v4,6x h5,5x 6 h5,6x
      v5,6x 7 v6,7 5 h7,6 7 h7,3`,
  },
  {
    width: 7,
    height: 7,
    clues: "22.13.1.12221........2.....3..2....2.13.21..21.2.",
    level: 4,
    beforeLevel4: 36,
    beforeLevel5: 36,
    trace: `3 h0,4 6 h1,3x v0,3x v0,7x h0,6x 7 h1,1x v1,1x h0,1 v1,0 h2,5x v1,5x v0,2 4 v0,1x 5 h0,0 h0,2x h0,3x
      v0,4 h1,0x 6 v0,0 7 v1,6x 4 h1,5 7 h2,4 5 v2,5 10 v1,3 5 h1,2 4 h2,2x v1,2x h2,1 5 v2,2 7
      v2,4x 12 v0,5 4 h1,4x v1,4 5 h0,5x v0,6x h1,6 v1,7 h2,3x v2,3 13 h4,6 29 h3,5x 12 h3,6 29
      h2,6x 5 v2,6x v2,7 v3,6 v3,7x v4,6x h4,5x v4,7 6 h6,6x v5,6x 7 h7,4x 6 h7,3x v6,4x 7 h7,1 h5,3
      v5,4 5 v4,4x h5,4x 7 v5,2x h5,2x h6,1x h7,6 5 v6,7 6 h5,6x 4 v5,7 5 h5,5x 4 h6,5 v5,5 5 v4,5
      v6,5x h6,4x v6,6 h7,5x 6 h6,3 v6,3x 4 v5,3x 5 v4,3 h6,2 h7,2x 6 v6,2 8 v3,5x 5 h3,4 h4,4 8
      v3,4x 5 h3,3 h4,3 v3,3x h3,2x h4,2x 4 v4,2 5 h5,1 30 h7,0x 5 v6,0x v6,1 7 v5,1x h5,0x 4 h6,0
      v5,0 5 v4,0 v4,1 8 h4,1x 5 v3,2 h3,1x 7 v2,0 5 h2,0x v2,1 8 v3,0x 5 h3,0 v3,1x h4,0`,
  },
  {
    width: 7,
    height: 7,
    clues: "..222..32..2222.122...3.....21.1.12..31232.22.3.2",
    level: 4,
    beforeLevel4: 32,
    beforeLevel5: 34,
    trace: `2 v5,6 h5,5 v6,4 h7,4 4 h4,5x v4,6x v4,5x 5 h5,6x h7,3x 4 h4,6 v4,7 5 v3,6 v3,7x v5,7 4 h6,6x 5 v6,7
      h7,6 4 v6,6x 5 h6,5 h7,5 6 h6,4 4 v5,5x v6,5x 5 h5,4 v5,4x h6,3x 6 v4,3x h4,3x 7 h5,2 v5,3 4
      h5,3x 5 v4,4 7 h7,0 5 v6,0 7 h7,1 5 v6,1x 24 v2,1x v4,2x 28 v2,0 6 h1,0 v1,1 5 v0,1x h1,1x 7
      v2,3x h3,2x 29 h3,5x 30 h6,2x 4 v5,2 5 h5,1x v6,3 h7,2 4 v6,2x 5 h6,1 8 h6,0x 5 v5,0 v5,1 7
      v3,0 5 h3,0x 6 h3,1 v3,1 4 h2,0 5 v1,0x h2,1x 4 v1,2 5 v0,0 h0,0 h0,1 7 h0,3 h4,2 5 v3,3 h3,3
      7 v3,2 4 h4,1x v4,1 5 v2,2x h4,0x h5,0x 4 h2,2 v4,0 17 v3,5 v3,4x 5 h4,4 30 h3,6 5 v2,6x v2,7
      7 h2,6 5 v1,7x`,
  },
  {
    width: 7,
    height: 7,
    clues: ".22...1.......3.2...221131122.12..232.2323.1.2...",
    level: 5,
    beforeLevel4: 2,
    beforeLevel5: 13,
    trace: `6 v0,7x h0,6x 24 h5,5x h6,5x 4 v5,6 v5,5 7 v3,7 12 h6,6 5 v6,6x 7 v4,7 5 h4,6x 24 v4,4x 18 h4,3 6
      h3,4x v3,5x`,
  },
  {
    width: 7,
    height: 7,
    clues: ".2....311....2.12.2.33..1.2.1.3...32..2112...3...",
    level: 5,
    beforeLevel4: 4,
    beforeLevel5: 15,
    trace: `3 v3,0 6 v0,7 h0,6 v4,1x h5,0x 24 v1,7x 5 h1,6 6 v2,7 h2,6 4 v0,6x v1,6x 5 h0,5 h1,5 8 v0,5x 5 h0,4
      24 v5,3x 23 v6,3 28 h6,0 32 v0,0 5 h0,0 6 v1,1x h2,0x h2,1x v2,1x 23 h1,0x 4 v1,0 5 v2,0 h3,0x
      6 v3,1 h4,0 4 v4,0x 5 h3,1 h4,1x v5,0x v6,0 h7,0 6 v2,2x 4 v5,1 5 h5,1 h6,1x v6,1x h7,1 6 h4,2
      v4,3 5 v3,3x h4,3x 7 h0,2x v5,2x 13 v6,4 10 h6,4x 7 h5,3 5 h5,2x 6 v4,2 5 v3,2x h3,2 24 v3,7x
      5 h3,6 6 v4,7 h4,6 4 v2,6x 5 h2,5 7 v1,5x 5 h1,4 7 h6,5x v5,5x 5 v6,5x 7 v4,4x v6,6 8 v0,4x 5
      h0,3 v0,3 8 h1,3x 5 v1,4 10 h5,6 4 v4,6x 5 v5,7x 7 h2,3x v1,3 5 h1,2x 7 v1,2 4 h1,1x 5 v0,1x
      v0,2 h2,2 v2,3x h3,3 6 h0,1 v3,4x 5 h4,4x 7 v4,5 8 v2,4x 5 h2,4 v2,5x h3,4 8 h3,5x 5 v3,5 v3,6
      h4,5x 8 h5,5x 4 v5,6 h6,6x 5 h5,4 v6,7x h7,6x 6 v5,4x h6,3 4 h7,3x 5 h6,2x h7,2 h7,4 h7,5
      v6,2x`,
  },
  {
    width: 7,
    height: 7,
    clues: "3..3.2.......32..2...3...2.31..33.2..2.1..312..3.",
    level: 5,
    beforeLevel4: 29,
    beforeLevel5: 31,
    trace: `2 v4,3 v4,4 v4,5 v3,4x v5,4x 3 h7,0 v3,0 5 v6,0 6 h0,0 v0,0 v4,1x h5,0x h6,1x v6,2x 7 h5,3 4 h4,3x 5
      h4,4 v3,5x h4,5x v5,3x h5,2x h5,4x 6 v5,2 h6,2 4 h3,4 7 v6,6 h7,5 5 h7,6x v6,7x 7 v5,1 5 h5,1
      v4,2x 7 h7,3 23 h4,6 24 v2,6x 32 v0,1 4 h1,0x 5 h0,1x v1,0 29 v1,1x 5 h1,1 7 h2,1 29 v1,2x 13
      v0,4 32 v0,5 v0,6x 23 v1,6 32 v0,7 5 h0,6 6 h2,6 5 h0,5 h2,5x 4 h1,5x 5 h0,4x h1,6 v1,7x v2,7
      6 h0,3 v3,6 5 v4,6x 7 v5,7 5 h6,6 6 v6,5 4 h6,5x 5 v5,6x h7,4x v6,4`,
  },
  {
    width: 4,
    height: 24,
    clues: "0122.....22.2.223..23.1.2.21..32..1.101..11.3.3..12..22..2.2.23.11....13..22.2...2.2...3202..33.",
    level: 4,
    beforeLevel4: 48,
    beforeLevel5: null,
  },
  {
    width: 3,
    height: 36,
    clues:
      ".1...12.2113..1222.....1.3...3...2.3..3.1...3..12...222...22....3.3..3....1322..22.22.12.......232230..22.2.",
    level: 5,
    beforeLevel4: 78,
    beforeLevel5: 78,
  },
];
