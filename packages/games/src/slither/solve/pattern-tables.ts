/**
 * What the four edges around one constraint (a node or a cell, `topology.ts`) can
 * look like. A *pattern* is the set of its sides that are lines, as a bit mask from
 * 0 to 15. A *domain* is the set of patterns still possible, as a bit mask of 16
 * bits. Nodes and cells share their gates, so a single set of tables serves both.
 */

/** Every pattern. */
export const allPatterns = 0xffff;

/** The patterns with exactly so many lines: a cell's domain by its clue. */
export const patternsWithLines: readonly number[] = [0, 1, 2, 3, 4].map((lines) =>
  patternsWhere((pattern) => linesIn(pattern) === lines),
);

/** A node has no line or two. */
export const nodePatterns: number = patternsWithLines[0]! | patternsWithLines[2]!;

/** `withEdge[side * 2 + 1]` keeps the patterns that have this line, `… + 0` those that have not. */
export const withEdge: Uint16Array = Uint16Array.from({ length: 8 }, (_, index) =>
  patternsWhere((pattern) => ((pattern >> (index >> 1)) & 1) === (index & 1)),
);

/** For a domain: bits 0–3 the edges that are lines in every pattern, bits 4–7 those in none. */
export const settledEdges: Uint8Array = byDomain(
  new Uint8Array(0x10000),
  0xff,
  (pattern) => pattern | ((~pattern & 15) << 4),
  (a, b) => a & b,
);

/**
 * For a domain: four bits per gate, gate 0 lowest. Bit a + 2b of a gate is set when its
 * first edge can be a and its second b at the same time. A gate that can only be
 * 1 or 2 is open, one that can only be 0 or 3 closed.
 */
export const gateStates: Uint16Array = byDomain(
  new Uint16Array(0x10000),
  0,
  (pattern) => {
    let states = 0;
    for (let gate = 0; gate < 4; gate++) states |= 1 << (gate * 4 + gateState(pattern, gate));
    return states;
  },
  (a, b) => a | b,
);

/** `patternsAcross[gate * 16 + states]`: what those states of a gate leave possible at the constraint across it. */
export const patternsAcross: Uint16Array = Uint16Array.from({ length: 64 }, (_, index) => {
  const states = index & 15;
  const gate = (index >> 4) ^ 2;
  return patternsWhere((pattern) => {
    const seen = gateState(pattern, gate);
    return ((states >> ((seen >> 1) | ((seen & 1) << 1))) & 1) === 1;
  });
});

/**
 * For a domain, which parities of two edges are settled: bits 0 and 1 say so for
 * edges 0 and 1 and for edges 1 and 2 (the two gates of a node), bits 2 and 3 for
 * the opposite edges 0 and 2 and 1 and 3; four bits higher the parities, 1 where
 * exactly one of the two is a line.
 */
export const settledParities: Uint8Array = (() => {
  const table = new Uint8Array(0x10000);
  const pairs = [0b0011, 0b0110, 0b0101, 0b1010];
  const odd = pairs.map((pair) => patternsWhere((pattern) => (linesIn(pattern & pair) & 1) === 1));
  for (let domain = 1; domain < 0x10000; domain++) {
    for (let i = 0; i < 4; i++) {
      if ((domain & odd[i]!) === 0) table[domain]! |= 1 << i;
      else if ((domain & ~odd[i]!) === 0) table[domain]! |= 0x11 << i;
    }
  }
  return table;
})();

/** `withParity[pair * 2 + parity]`: the patterns in which that pair of edges (as in `settledParities`) has that parity. */
export const withParity: Uint16Array = Uint16Array.from({ length: 8 }, (_, index) =>
  patternsWhere(
    (pattern) => (linesIn(pattern & [0b0011, 0b0110, 0b0101, 0b1010][index >> 1]!) & 1) === (index & 1),
  ),
);

function patternsWhere(holds: (pattern: number) => boolean): number {
  let domain = 0;
  for (let pattern = 0; pattern < 16; pattern++) if (holds(pattern)) domain |= 1 << pattern;
  return domain;
}

function linesIn(pattern: number): number {
  return (pattern & 1) + ((pattern >> 1) & 1) + ((pattern >> 2) & 1) + ((pattern >> 3) & 1);
}

/** The state of a gate in a pattern: its first edge plus twice its second. */
function gateState(pattern: number, gate: number): number {
  return ((pattern >> gate) & 1) | (((pattern >> ((gate + 1) & 3)) & 1) << 1);
}

/** Fills a table over all domains by joining the values of their patterns, lowest pattern first. */
function byDomain<T extends Uint8Array | Uint16Array>(
  table: T,
  ofNone: number,
  ofPattern: (pattern: number) => number,
  join: (a: number, b: number) => number,
): T {
  table[0] = ofNone;
  for (let domain = 1; domain < 0x10000; domain++) {
    const lowest = 31 - Math.clz32(domain & -domain);
    table[domain] = join(ofPattern(lowest), table[domain & (domain - 1)]!);
  }
  return table;
}
