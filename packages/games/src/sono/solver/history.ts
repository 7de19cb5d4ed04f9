/**
 * How the boards of a beam came about: for each its parent and the turn from it.
 * Lanes that search together can read each other's lines, so a board may go on in
 * any lane; each writes only its own. A node's number says both its lane and its
 * place there.
 */

/** The node of the board that the beam begins with. */
export const root = -1;

/** What one lane has noted, board after board. */
export interface Line {
  readonly parents: Int32Array;
  readonly turns: Uint16Array;
}

const firstRoom = 1 << 12;

export class History {
  readonly #lines: Line[];
  readonly #own: number;
  /** Lines that others read stay where they are. */
  readonly #mayGrow: boolean;
  #count = 0;

  /** All lanes' lines and which of them is written here; without them a line of its own that grows. */
  constructor(shared?: { readonly lines: readonly Line[]; readonly own: number }) {
    this.#lines = shared
      ? [...shared.lines]
      : [{ parents: new Int32Array(firstRoom), turns: new Uint16Array(firstRoom) }];
    this.#own = shared?.own ?? 0;
    this.#mayGrow = shared === undefined;
  }

  /** How many more boards find room. */
  get room(): number {
    return this.#mayGrow ? Number.POSITIVE_INFINITY : this.#lines[this.#own]!.turns.length - this.#count;
  }

  /** Notes a board and gives it its node. */
  add(parent: number, turn: number): number {
    if (this.#count === this.#lines[this.#own]!.turns.length) this.#grow();
    const { parents, turns } = this.#lines[this.#own]!;
    parents[this.#count] = parent;
    turns[this.#count] = turn;
    return this.#count++ * this.#lines.length + this.#own;
  }

  /** The turns from the first board to this one, in order. */
  turnsTo(node: number): number[] {
    const lanes = this.#lines.length;
    const found: number[] = [];
    for (let at = node; at !== root; ) {
      const { parents, turns } = this.#lines[at % lanes]!;
      const place = Math.floor(at / lanes);
      found.push(turns[place]!);
      at = parents[place]!;
    }
    return found.reverse();
  }

  #grow(): void {
    const line = this.#lines[this.#own]!;
    const parents = new Int32Array(2 * line.parents.length);
    const turns = new Uint16Array(2 * line.turns.length);
    parents.set(line.parents);
    turns.set(line.turns);
    this.#lines[this.#own] = { parents, turns };
  }
}
