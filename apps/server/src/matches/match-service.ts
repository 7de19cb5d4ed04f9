/**
 * The matches that somebody on this node looks at, and the way every change of a
 * match goes: decided on what is known here, committed only if that was the
 * newest (else read again and decided again), and shown only after that. Within
 * a node the changes of one match wait for each other; between nodes the version
 * in the database decides.
 */
import { sides } from "@masume/games/nonaga";
import type { MatchColumns, News, Store } from "../storage/storage.js";
import { clockWord } from "./clock.js";
import { type Connection, type Hub, into, outOf, send } from "./hub.js";
import { type Command, type Decision, deadlineOf, decide, type Match, rematchOf } from "./match.js";
import { advanced, columnsOf, type KeptMatch, keptOf, rowOf } from "./match-rows.js";
import type { MatchView } from "./protocol.js";

interface Entry {
  kept: KeptMatch;
  /** What is kept may no longer be so: a commit failed, and nobody knows how. */
  isDoubtful: boolean;
  /** When the clock of the one to move will have run out. */
  timer: NodeJS.Timeout | undefined;
}

export type Acted =
  | Exclude<Decision, { kind: "change" }>
  | { readonly kind: "done"; readonly match: Match }
  | { readonly kind: "no-match" };

type MatchNews = Extract<News, { kind: "match" }>;
type Change = Extract<Decision, { kind: "change" }>;

export interface TableEvents {
  /** The game has begun or ended, or somebody has sat down: after a change made or heard of here. */
  turned(match: string): void;
  committed(decision: Change): void;
  /** Before anybody's time is said to be over: makes up for a while in which nobody could have moved. */
  awake(): Promise<void>;
}

export class Tables {
  readonly #store: Store;
  readonly #hub: Hub;
  readonly #events: TableEvents;
  readonly #entries = new Map<string, Entry>();
  /** Where the players of these matches sit. */
  readonly #ofPlayer = new Map<string, Set<string>>();
  readonly #queues = new Map<string, Promise<unknown>>();

  constructor(store: Store, hub: Hub, events: TableEvents) {
    this.#store = store;
    this.#hub = hub;
    this.#events = events;
  }

  known(id: string): Match | undefined {
    return this.#entries.get(id)?.kept.match;
  }

  /** The matches shown here that the player sits at. */
  of(player: string): readonly string[] {
    return [...(this.#ofPlayer.get(player) ?? [])];
  }

  /** Everything of a match, fresh from the database, for one who begins to look; false without a match. */
  show(id: string, to: Connection): Promise<boolean> {
    return this.#inTurn(id, async () => {
      const entry = await this.#refreshed(id);
      if (entry) send(to, this.#viewOf(entry.kept, 0));
      return entry !== undefined;
    });
  }

  act(id: string, command: Command): Promise<Acted> {
    return this.#inTurn(id, () => this.#act(id, command));
  }

  /** A node says that there is something new. */
  async heard({ match: id, version, moved }: Omit<MatchNews, "kind">): Promise<void> {
    if (!this.#hub.isWatched(id) || this.#isKnown(id, version)) return;
    await this.#inTurn(id, async () => {
      if (this.#isKnown(id, version)) return;
      const entry = this.#entries.get(id);
      const isNext = entry && !entry.isDoubtful && entry.kept.match.version === version - 1;
      const after = isNext && moved ? advanced(entry.kept, moved.set, moved.turn) : undefined;
      if (entry && after) this.#take(entry, after);
      else await this.#refreshed(id);
    });
  }

  /** Looks whether what is shown here is still so. */
  async lookAgain(ids: readonly string[]): Promise<void> {
    await Promise.all(ids.map((id) => this.#inTurn(id, () => this.#refreshed(id))));
  }

  /** Shows a match again though it is the same: somebody has another name. */
  async rename(player: string): Promise<void> {
    for (const id of this.of(player)) {
      await this.#inTurn(id, async () => {
        const entry = this.#entries.get(id);
        const stored = entry && (await this.#store.readMatch(id));
        if (entry && stored) this.#take(entry, keptOf(stored));
      });
    }
  }

  /** Nobody here looks at it any more. */
  leave(id: string): void {
    const entry = this.#entries.get(id);
    if (!entry || this.#hub.isWatched(id)) return;
    clearTimeout(entry.timer);
    this.#entries.delete(id);
    for (const player of playersOf(entry.kept.match)) outOf(this.#ofPlayer, player, id);
  }

  close(): Promise<unknown> {
    for (const { timer } of this.#entries.values()) clearTimeout(timer);
    return Promise.allSettled(this.#queues.values());
  }

  #isKnown(id: string, version: number): boolean {
    const entry = this.#entries.get(id);
    return entry !== undefined && !entry.isDoubtful && entry.kept.match.version >= version;
  }

  async #act(id: string, command: Command): Promise<Acted> {
    const kept = this.#entries.get(id);
    let isFresh = !kept || kept.isDoubtful;
    let entry = isFresh ? await this.#refreshed(id) : kept;
    for (;;) {
      if (!entry) return { kind: "no-match" };
      const now = this.#store.now();
      const { match } = entry.kept;
      const deadline = deadlineOf(match);
      const asked = command.kind === "move" ? command.at : now;
      const isLate = deadline !== null && asked >= deadline;
      if (isLate) await this.#events.awake();
      const isOvertaken = isLate && command.kind !== "time";
      const decision = decide(match, isOvertaken ? { kind: "time" } : command, now);
      if (decision.kind !== "change") {
        // What is known here may be old, when another node has been at it.
        if (decision.kind === "same" || this.#store.kind === "sqlite" || isFresh) return decision;
        entry = await this.#refreshed(id);
        isFresh = true;
      } else if (await this.#commit(entry, decision, now)) {
        if (!isOvertaken) return { kind: "done", match: decision.match };
      } else {
        entry = await this.#refreshed(id);
        isFresh = true;
      }
    }
  }

  async #commit(entry: Entry, decision: Change, now: number): Promise<boolean> {
    const before = entry.kept.match;
    const { match, move, dropFrom, rematch } = decision;
    const { red, blue } = match.seats;
    const sits = red !== before.seats.red || blue !== before.seats.blue;
    const set = columnsOf(match, now);
    // Should this fail, it may have been done all the same: what is kept here is in doubt until read again.
    entry.isDoubtful = true;
    const isTaken = await this.#store.commit({
      id: match.id,
      version: before.version,
      set,
      ...(sits ? { seats: { red_id: red, blue_id: blue } } : {}),
      ...(dropFrom === undefined ? {} : { dropFrom }),
      ...(move ? { move: { ...move, at: now } } : {}),
      ...(rematch ? { begins: rowOf(rematchOf(match, match.next!, now), null, now) } : {}),
    });
    if (!isTaken) return false;
    this.#events.committed(decision);
    const names = sits ? await this.#namesOf(match) : entry.kept.names;
    entry.isDoubtful = false;
    this.#take(entry, { match, code: entry.kept.code, names });
    this.#tell(match, move && { set, turn: move.turn });
    return true;
  }

  #tell({ id, version }: Match, moved: { set: MatchColumns; turn: string } | undefined): void {
    this.#store.bus.tell({ kind: "match", match: id, version, ...(moved ? { moved } : {}) });
  }

  async #refreshed(id: string): Promise<Entry | undefined> {
    const stored = await this.#store.readMatch(id);
    const entry = this.#entries.get(id);
    if (!stored) {
      this.leave(id);
      return undefined;
    }
    if (!entry) {
      const fresh: Entry = { kept: keptOf(stored), isDoubtful: false, timer: undefined };
      if (this.#hub.isWatched(id)) {
        this.#entries.set(id, fresh);
        for (const player of playersOf(fresh.kept.match)) into(this.#ofPlayer, player, id);
        this.#setTimer(fresh);
      }
      return fresh;
    }
    if (stored.row.version !== entry.kept.match.version) this.#take(entry, keptOf(stored));
    entry.isDoubtful = false;
    return entry;
  }

  /** Takes over what is new and shows it to everybody here. */
  #take(entry: Entry, kept: KeptMatch): void {
    const before = entry.kept.match;
    const { match } = kept;
    const { id, seats } = match;
    const sitsAlike = seats.red === before.seats.red && seats.blue === before.seats.blue;
    entry.kept = kept;
    if (!sitsAlike && this.#entries.get(id) === entry) {
      for (const player of playersOf(before)) outOf(this.#ofPlayer, player, id);
      for (const player of playersOf(match)) into(this.#ofPlayer, player, id);
    }
    if (this.#hub.isWatched(id)) {
      this.#setTimer(entry);
      this.#hub.tellWatchers(id, this.#viewOf(kept, firstDifference(before.turns, match.turns)));
    }
    if (!sitsAlike || match.phase !== before.phase) this.#events.turned(id);
  }

  #setTimer(entry: Entry): void {
    clearTimeout(entry.timer);
    const { match } = entry.kept;
    const deadline = deadlineOf(match);
    if (deadline === null) return;
    entry.timer = setTimeout(
      () => {
        this.act(match.id, { kind: "time" }).then(
          (acted) => {
            // A timer may be a moment early.
            if (acted.kind === "refused" && acted.code === "time-left") this.#setTimer(entry);
          },
          () => {}, // the sweep will try again
        );
      },
      Math.max(1, deadline - this.#store.now()),
    );
  }

  #viewOf({ match, code, names }: KeptMatch, from: number): MatchView {
    const { id, version, phase, rules, clock, seats, turns, left, turnAt, offers, result, next } = match;
    const seat = (player: string | null, name: string | null) =>
      player === null ? null : { id: player, name: name ?? "" };
    return {
      type: "match",
      match: id,
      version,
      code: phase === "waiting" ? code : null,
      phase,
      rules,
      clock: clockWord(clock),
      seats: { red: seat(seats.red, names.red), blue: seat(seats.blue, names.blue) },
      from,
      turns: turns.slice(from),
      left,
      turnAt,
      now: this.#store.now(),
      offers,
      result,
      next,
    };
  }

  async #namesOf({ seats }: Match): Promise<KeptMatch["names"]> {
    const rows = await this.#store.db
      .selectFrom("players")
      .select(["id", "name"])
      .where("id", "in", [seats.red ?? "", seats.blue ?? ""])
      .execute();
    const name = (player: string | null) => rows.find(({ id }) => id === player)?.name ?? null;
    return { red: name(seats.red), blue: name(seats.blue) };
  }

  #inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.#queues.get(id) ?? Promise.resolve();
    const mine = before.then(work, work);
    const settled = mine.catch(() => {});
    this.#queues.set(id, settled);
    void settled.then(() => {
      if (this.#queues.get(id) === settled) this.#queues.delete(id);
    });
    return mine;
  }
}

function playersOf({ seats }: Match): readonly string[] {
  return sides.flatMap((side) => seats[side] ?? []);
}

function firstDifference(before: readonly string[], after: readonly string[]): number {
  let ply = 0;
  while (ply < before.length && ply < after.length && before[ply] === after[ply]) ply++;
  return ply;
}
