/**
 * Proof-number search, depth first: can the attacker force a win from here, whatever
 * the defender does? It goes on where the least is missing from a proof or a disproof,
 * not to a fixed depth. Numbers are kept from the mover's side: `phi` is what is missing
 * until the mover has what he wants, `delta` until the other side has. As positions are
 * reached in many ways, `delta` is the largest of the children's numbers plus one for
 * each other open child, not their sum (weak proof numbers, Ueda and others, 2008).
 *
 * A position seen for the first time is first given to the engine's search for forced
 * wins. A proof is sound: it rests on turns that win and on lists of every reply, and a
 * position on the way here counts as no win. A disproof may rest on such a repetition
 * and is not claimed to hold for other ways to the same position.
 *
 * The table has a fixed size, and the limit counts evaluated positions, so a run is the
 * same on every machine.
 */
import type { Ruleset } from "@masume/games/nonaga";
import { Candidates, evaluationFor, none, PackedPosition, ThreatSearch } from "@masume/games/nonaga/training";
import { type Numbers, ProofTable, solved } from "./proof-table.js";

export interface ProofLimits {
  readonly tableBits: number;
  /** Whether the attacker may play turns that threaten nothing. */
  readonly isQuietAllowed: boolean;
  /** The search for forced wins in a new position: how long, and how many positions; 0 for none. */
  readonly threatTurns: number;
  readonly threatNodes: number;
}

export type Proved = "yes" | "no" | "unknown";

/** Deeper lines count as no win; turns can be taken back 128 deep, and the search for threats needs some. */
const maxPly = 100;

/** What is missing where nothing is known; a score of so many points doubles or halves it. */
const fresh = 4;
const doubling = 100;
const maxHope = 400;

/** A position's turns while it is searched; they grow and are never thrown away. */
class Children {
  readonly list = new Candidates();
  low = new Int32Array(0);
  high = new Int32Array(0);
  phi = new Int32Array(0);
  delta = new Int32Array(0);

  grow(count: number): void {
    if (this.low.length >= count) return;
    this.low = new Int32Array(count);
    this.high = new Int32Array(count);
    this.phi = new Int32Array(count);
    this.delta = new Int32Array(count);
  }
}

export class ProofNumberSearch {
  /** New positions looked at, those of them that were proved or disproved, and the deepest. */
  visited = 0;
  proved = 0;
  disproved = 0;
  deepest = 0;

  readonly position = new PackedPosition();
  readonly #threats: ThreatSearch;
  readonly #table: ProofTable;
  readonly #limits: ProofLimits;
  readonly #attacker: number;
  readonly #children: Children[] = [];
  readonly #path = new Set<number>();
  readonly #numbers: Numbers = { phi: 1, delta: 1 };
  #nodeLimit = 0;

  constructor(rules: Ruleset, attacker: "red" | "blue", limits: ProofLimits) {
    this.position.official = rules === "official";
    this.#attacker = attacker === "red" ? 0 : 1;
    this.#threats = new ThreatSearch(evaluationFor(rules), []);
    this.#table = new ProofTable(limits.tableBits);
    this.#limits = limits;
  }

  /** Positions evaluated so far. */
  get nodes(): number {
    return this.#threats.onePly.nodes;
  }

  /** What is missing from a proof and a disproof of the position loaded. */
  get missing(): { readonly proof: number; readonly disproof: number } {
    const { phi, delta } = this.#known(this.position.restingLow, this.position.restingHigh) ?? {
      phi: 1,
      delta: 1,
    };
    return this.#isAttacking() ? { proof: phi, disproof: delta } : { proof: delta, disproof: phi };
  }

  /** Goes on with the position loaded until it is settled or so many positions have been evaluated in all. */
  run(nodeLimit: number): Proved {
    this.#nodeLimit = nodeLimit;
    this.#search(solved, solved, 0);
    const { proof, disproof } = this.missing;
    return proof === 0 ? "yes" : disproof === 0 ? "no" : "unknown";
  }

  #isAttacking(): boolean {
    return this.position.mover === this.#attacker;
  }

  #known(low: number, high: number): Numbers | undefined {
    return this.#table.find(low, high, this.#numbers) ? this.#numbers : undefined;
  }

  #search(phiLimit: number, deltaLimit: number, ply: number): void {
    const { position } = this;
    const low = position.restingLow;
    const high = position.restingHigh;
    const before = this.nodes;
    if (!this.#known(low, high)) {
      this.visited++;
      if (ply > this.deepest) this.deepest = ply;
      if (this.#winsByThreats()) {
        this.#settle(low, high, true, before);
        return;
      }
    }
    const onePly = this.#threats.onePly;
    const children = this.#childrenAt(ply);
    const { list } = children;
    onePly.list(position, list);
    if (onePly.win !== none) {
      this.#settle(low, high, true, before);
      return;
    }
    if (this.#isAttacking() && !this.#limits.isQuietAllowed) list.keepThreats();
    if (list.count === 0) {
      this.#settle(low, high, false, before);
      return;
    }
    const here = pathKey(low, high);
    this.#path.add(here);
    this.#expand(children);
    for (;;) {
      const { phi, delta, best, second, open } = summary(children);
      const isDone = phi >= phiLimit || delta >= deltaLimit || phi === 0 || delta === 0;
      if (isDone || this.nodes >= this.#nodeLimit || ply === maxPly) {
        if (phi === 0 || delta === 0) this.#settle(low, high, phi === 0, before);
        else this.#table.store(low, high, phi, delta, this.nodes - before);
        break;
      }
      position.play(list.slides[best]!, list.tiles[best]!);
      this.#search(
        Math.min(solved, deltaLimit - (open - 1)),
        Math.min(phiLimit, second + 1 + (second >> 2)),
        ply + 1,
      );
      position.undo();
      this.#refresh(children, best);
    }
    this.#path.delete(here);
  }

  #winsByThreats(): boolean {
    const { threatTurns, threatNodes } = this.#limits;
    const threats = this.#threats;
    threats.nodeLimit = Math.min(this.nodes + threatNodes, this.#nodeLimit);
    for (let n = 1; n <= threatTurns; n++) {
      const search = threats.wins(this.position, n);
      let step = search.next();
      while (!step.done) step = search.next();
      if (step.value !== "no") return step.value === "yes";
    }
    return false;
  }

  /** Keys and first numbers of the turns listed; what the table knows of them comes first. */
  #expand(children: Children): void {
    const { position } = this;
    const { list } = children;
    children.grow(list.count);
    for (let i = 0; i < list.count; i++) {
      position.play(list.slides[i]!, list.tiles[i]!);
      children.low[i] = position.restingLow;
      children.high[i] = position.restingHigh;
      position.undo();
      const hope = 2 ** (Math.max(-maxHope, Math.min(maxHope, list.scores[i]!)) / doubling);
      children.phi[i] = Math.ceil(fresh * hope);
      children.delta[i] = Math.ceil(fresh / hope);
      this.#refresh(children, i);
    }
  }

  #refresh(children: Children, i: number): void {
    const low = children.low[i]!;
    const high = children.high[i]!;
    if (this.#path.has(pathKey(low, high))) {
      // A position that comes again is what the defender wants, whoever is to move there.
      const isForMover = this.#isAttacking();
      children.phi[i] = isForMover ? 0 : solved;
      children.delta[i] = isForMover ? solved : 0;
      return;
    }
    const known = this.#known(low, high);
    if (!known) return;
    children.phi[i] = known.phi;
    children.delta[i] = known.delta;
  }

  #settle(low: number, high: number, isMovers: boolean, before: number): void {
    if (isMovers === this.#isAttacking()) this.proved++;
    else this.disproved++;
    this.#table.store(low, high, isMovers ? 0 : solved, isMovers ? solved : 0, this.nodes - before);
  }

  #childrenAt(ply: number): Children {
    while (this.#children.length <= ply) this.#children.push(new Children());
    return this.#children[ply]!;
  }
}

/** One number for a position; two positions with the same would only be taken for a repetition. */
function pathKey(low: number, high: number): number {
  return low * 0x200000 + (high & 0x1fffff);
}

function summary({ list, phi, delta }: Children): {
  phi: number;
  delta: number;
  best: number;
  second: number;
  open: number;
} {
  let best = 0;
  let smallest = solved + 1;
  let second = solved;
  let largest = 0;
  let open = 0;
  for (let i = 0; i < list.count; i++) {
    if (delta[i]! < smallest) {
      second = smallest;
      smallest = delta[i]!;
      best = i;
    } else if (delta[i]! < second) second = delta[i]!;
    if (phi[i]! > largest) largest = phi[i]!;
    if (phi[i] !== 0) open++;
  }
  const all = largest >= solved ? solved : Math.min(solved - 1, largest + Math.max(0, open - 1));
  return { phi: Math.min(smallest, solved), delta: all, best, second: Math.min(second, solved), open };
}
