/**
 * Lanes that search together as one beam, as wide as all of theirs. After every
 * layer each board goes to the lane that its hash names, so every lane has a fair
 * sample of the whole layer, equal boards meet in one lane, and all know the best
 * board of all. A lane that has left gets no more boards; one that is late is
 * waited for, until the waiting lane's own budget ends.
 *
 * A lane fills its outbox, then says how many layers it has posted, and reads the
 * others' outboxes once they have said the same. There are two outboxes a lane, used
 * in turn: before a lane writes to one again, all have posted the layer after, and
 * so have read it.
 */
import type { Line } from "./history.js";
import { type Best, copyBoard, emptyLayer, type Layer } from "./layer.js";

/** What the lanes share: made once and handed to all of them. */
export interface ExchangeMemory {
  readonly size: number;
  /** For each lane, how many layers it has posted. */
  readonly posted: SharedArrayBuffer;
  readonly lanes: readonly LaneMemory[];
}

interface LaneMemory {
  readonly parents: SharedArrayBuffer;
  readonly turns: SharedArrayBuffer;
  readonly outboxes: readonly SharedArrayBuffer[];
}

/** How many boards a lane can note in one run: some minutes' work before it narrows the beam. */
const historyRoom = 1 << 21;
/** Bytes of an outbox, about; boards that find no room stay at home. */
const outboxBytes = 1 << 21;
/** An outbox begins with: the number of its layer, how many boards are in it, how many its lane has, the best one's pairs and node. */
const headWords = 5;
/** Cost, two words of hash, node. */
const wordsABoard = 4;

const gone = 0x7fffffff;
/** How long a lane waits before it looks at its own budget again. */
const usualWaitMs = 20;

export function exchangeMemory(size: number, lanes: number): ExchangeMemory {
  return {
    size,
    posted: new SharedArrayBuffer(4 * lanes),
    lanes: Array.from({ length: lanes }, () => ({
      parents: new SharedArrayBuffer(4 * historyRoom),
      turns: new SharedArrayBuffer(2 * historyRoom),
      outboxes: [0, 1].map(() => new SharedArrayBuffer(4 * headWords + outboxBytes)),
    })),
  };
}

/** The memory of an outbox: its head, and a layer with room for so many boards. */
interface Outbox {
  readonly head: Int32Array;
  readonly room: number;
  readonly layer: Layer;
}

function outboxIn(memory: SharedArrayBuffer, cells: number): Outbox {
  const room = Math.floor(outboxBytes / (4 * wordsABoard + 2 * cells));
  const words = (from: number, count: number) => new Int32Array(memory, 4 * (headWords + from), count);
  return {
    head: new Int32Array(memory, 0, headWords),
    room,
    layer: {
      size: 0,
      costs: words(0, room),
      hashes: words(room, 2 * room),
      nodes: words(3 * room, room),
      boards: new Uint16Array(memory, 4 * (headWords + wordsABoard * room), room * cells),
    },
  };
}

export interface Swapped {
  /** This lane's share of the layer. */
  readonly layer: Layer;
  /** The best board of all lanes. */
  readonly best: Best;
  /** How many boards all lanes have. */
  readonly boards: number;
}

/** One lane's end of the exchange. */
export class Exchange {
  readonly lane: number;
  readonly lines: readonly Line[];
  readonly #cells: number;
  readonly #posted: Int32Array;
  readonly #outboxes: readonly (readonly Outbox[])[];
  readonly #waitMs: number;
  #layers = 0;

  /** Lanes that take turns in one thread do not wait at all. */
  constructor(memory: ExchangeMemory, lane: number, waitMs: number = usualWaitMs) {
    const cells = memory.size ** 2;
    this.lane = lane;
    this.#waitMs = waitMs;
    this.#cells = cells;
    this.#posted = new Int32Array(memory.posted);
    this.lines = memory.lanes.map(({ parents, turns }) => ({
      parents: new Int32Array(parents),
      turns: new Uint16Array(turns),
    }));
    this.#outboxes = memory.lanes.map(({ outboxes }) => outboxes.map((one) => outboxIn(one, cells)));
  }

  /** Hands over the boards of other lanes and takes those of this one. Yields while it waits. */
  *swap(layer: Layer, best: Best): Generator<{ work: number }, Swapped, void> {
    this.#layers++;
    const staying = this.#post(layer, best);
    yield* this.#awaitOthers();
    const arrived = this.#outboxes
      .map((outboxes) => outboxes[this.#layers & 1]!)
      .filter(({ head }, lane) => lane !== this.lane && head[0] === this.#layers);
    let foremost = best;
    let boards = layer.size;
    let room = staying.length;
    for (const { head } of arrived) {
      const [, sent, size, pairs, node] = head;
      room += sent!;
      boards += size!;
      foremost = better(foremost, { pairs: pairs!, node: node! });
    }
    const gathered = new Gathering(room, this.#cells);
    for (const board of staying) gathered.add(layer, board);
    for (const { head, layer: others } of arrived) {
      for (let board = 0; board < head[1]!; board++) {
        if (this.#ownerOf(others, board) === this.lane) gathered.add(others, board);
      }
    }
    return { layer: gathered.layer(), best: foremost, boards };
  }

  /** From now on the others do without this lane. */
  leave(): void {
    this.#say(gone);
  }

  /** Fills the outbox and says so. Gives back the boards that stay. */
  #post(layer: Layer, best: Best): readonly number[] {
    const outbox = this.#outboxes[this.lane]![this.#layers & 1]!;
    const staying: number[] = [];
    let sent = 0;
    for (let board = 0; board < layer.size; board++) {
      const owner = this.#ownerOf(layer, board);
      if (owner === this.lane || sent === outbox.room || Atomics.load(this.#posted, owner) === gone) {
        staying.push(board);
      } else copyBoard(layer, board, outbox.layer, sent++, this.#cells);
    }
    outbox.head.set([this.#layers, sent, layer.size, best.pairs, best.node]);
    this.#say(this.#layers);
    return staying;
  }

  *#awaitOthers(): Generator<{ work: number }, void, void> {
    const posted = this.#posted;
    for (let lane = 0; lane < posted.length; lane++) {
      for (;;) {
        const layers = Atomics.load(posted, lane);
        if (layers >= this.#layers) break;
        Atomics.wait(posted, lane, layers, this.#waitMs);
        yield { work: 0 };
      }
    }
  }

  #say(layers: number): void {
    Atomics.store(this.#posted, this.lane, layers);
    Atomics.notify(this.#posted, this.lane);
  }

  #ownerOf({ hashes }: Layer, board: number): number {
    return (hashes[2 * board]! >>> 16) % this.#posted.length;
  }
}

/** The same of any two in every lane. */
function better(a: Best, b: Best): Best {
  return b.pairs > a.pairs || (b.pairs === a.pairs && b.node < a.node) ? b : a;
}

/** Boards from several layers, each only once. */
class Gathering {
  readonly #cells: number;
  readonly #layer: Layer;
  /** Places in the layer plus one, by hash: open addressing. */
  readonly #slots: Int32Array;
  #size = 0;

  constructor(room: number, cells: number) {
    this.#cells = cells;
    this.#layer = emptyLayer(room, cells);
    this.#slots = new Int32Array(1 << (32 - Math.clz32(2 * room)));
  }

  add(from: Layer, board: number): void {
    const { hashes } = this.#layer;
    const one = from.hashes[2 * board]!;
    const two = from.hashes[2 * board + 1]!;
    const mask = this.#slots.length - 1;
    let slot = one & mask;
    for (let at = this.#slots[slot]!; at > 0; at = this.#slots[slot]!) {
      if (hashes[2 * at - 2] === one && hashes[2 * at - 1] === two) return;
      slot = (slot + 1) & mask;
    }
    copyBoard(from, board, this.#layer, this.#size++, this.#cells);
    this.#slots[slot] = this.#size;
  }

  layer(): Layer {
    return { ...this.#layer, size: this.#size };
  }
}
