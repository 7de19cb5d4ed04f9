/**
 * The matches that somebody on this node looks at, and the way every change of a
 * match goes: decided on what is known here, committed only if that was the
 * newest (else read again and decided again), and shown only after that. Within
 * a node the changes of one match wait for each other; between nodes the version
 * in the database decides.
 */
import type { Store } from "../storage/store.js";
import type { Hub } from "./hub.js";
import { type Command, type Decision, deadlineOf, decide, type Match, rematchOf } from "./match.js";
import { columnsOf, insertMatch, type KeptMatch, loadMatch } from "./match-rows.js";
import type { MatchView } from "./protocol.js";

interface Entry {
  kept: KeptMatch;
  /** When the clock of the one to move will have run out. */
  timer: NodeJS.Timeout | undefined;
}

export type Acted =
  | Exclude<Decision, { kind: "change" }>
  | { readonly kind: "done"; readonly match: Match }
  | { readonly kind: "no-match" };

/** Timers count in 32 bits. */
const longestTimer = 2 ** 31 - 1;

export interface TableEvents {
  /** After every change that this node has made or heard of. */
  changed(match: Match): void;
  committed(decision: Decision): void;
}

export class Tables {
  readonly #store: Store;
  readonly #hub: Hub;
  readonly #events: TableEvents;
  readonly #entries = new Map<string, Entry>();
  readonly #queues = new Map<string, Promise<unknown>>();
  readonly #names = new Map<string, string>();

  constructor(store: Store, hub: Hub, events: TableEvents) {
    this.#store = store;
    this.#hub = hub;
    this.#events = events;
  }

  known(id: string): Match | undefined {
    return this.#entries.get(id)?.kept.match;
  }

  /** Everything of a match, fresh from the database, for one who begins to look. */
  view(id: string): Promise<MatchView | undefined> {
    return this.#inTurn(id, async () => {
      const entry = await this.#refreshed(id);
      return entry && this.#viewOf(entry.kept, 0);
    });
  }

  act(id: string, command: Command): Promise<Acted> {
    return this.#inTurn(id, () => this.#act(id, command));
  }

  /** Another node says that there is something new. */
  async heard(id: string, version: number): Promise<void> {
    if (!this.#hub.isWatched(id)) return;
    await this.#inTurn(id, async () => {
      const entry = this.#entries.get(id);
      if (entry && entry.kept.match.version >= version) return;
      await this.#refreshed(id);
    });
  }

  /** Nobody here looks at it any more. */
  leave(id: string): void {
    if (this.#hub.isWatched(id)) return;
    clearTimeout(this.#entries.get(id)?.timer);
    this.#entries.delete(id);
  }

  close(): Promise<unknown> {
    for (const { timer } of this.#entries.values()) clearTimeout(timer);
    return Promise.allSettled(this.#queues.values());
  }

  async #act(id: string, command: Command): Promise<Acted> {
    let entry = this.#entries.get(id) ?? (await this.#refreshed(id));
    let isFresh = false;
    for (;;) {
      if (!entry) return { kind: "no-match" };
      const now = this.#store.now();
      const { match } = entry.kept;
      const deadline = deadlineOf(match);
      const isLate = deadline !== null && now >= deadline && command.kind !== "time";
      const decision = decide(match, isLate ? { kind: "time" } : command, now);
      if (decision.kind !== "change") {
        // What is known here may be old, when another node has been at it.
        if (decision.kind === "same" || this.#store.kind === "sqlite" || isFresh) return decision;
        entry = await this.#refreshed(id);
        isFresh = true;
      } else if (await this.#commit(entry, decision, now)) {
        if (!isLate) return { kind: "done", match: decision.match };
      } else {
        entry = await this.#refreshed(id);
        isFresh = true;
      }
    }
  }

  async #commit(
    entry: Entry,
    decision: Extract<Decision, { kind: "change" }>,
    now: number,
  ): Promise<boolean> {
    const before = entry.kept.match;
    const { match, move, dropFrom, rematch } = decision;
    if (rematch)
      await insertMatch(this.#store.db, {
        match: rematchOf(match, match.next!, now),
        code: null,
        createdAt: now,
      });
    const code = match.phase === "waiting" ? entry.kept.code : null;
    const isTaken = await this.#store.commit({
      id: match.id,
      version: before.version,
      set: { ...columnsOf(match, now), code },
      ...(dropFrom === undefined ? {} : { dropFrom }),
      ...(move ? { move: { ...move, at: now } } : {}),
    });
    if (!isTaken) {
      if (rematch) await this.#store.db.deleteFrom("matches").where("id", "=", match.next!).execute();
      return false;
    }
    this.#events.committed(decision);
    await this.#show(entry, { ...entry.kept, match, code });
    this.#store.bus.tell({ kind: "match", match: match.id, version: match.version });
    return true;
  }

  async #refreshed(id: string): Promise<Entry | undefined> {
    const kept = await loadMatch(this.#store.db, id);
    const entry = this.#entries.get(id);
    if (!kept) {
      this.leave(id);
      return undefined;
    }
    if (!entry) {
      const fresh: Entry = { kept, timer: undefined };
      await this.#learnNames(kept.match);
      if (this.#hub.isWatched(id)) {
        this.#entries.set(id, fresh);
        this.#setTimer(fresh);
      }
      return fresh;
    }
    if (kept.match.version !== entry.kept.match.version) await this.#show(entry, kept);
    return entry;
  }

  /** Takes over what is new and shows it to everybody here. */
  async #show(entry: Entry, kept: KeptMatch): Promise<void> {
    const from = firstDifference(entry.kept.match.turns, kept.match.turns);
    entry.kept = kept;
    await this.#learnNames(kept.match);
    const { id } = kept.match;
    if (this.#hub.isWatched(id)) {
      this.#setTimer(entry);
      this.#hub.tellWatchers(id, this.#viewOf(kept, from));
    }
    this.#events.changed(kept.match);
  }

  #setTimer(entry: Entry): void {
    clearTimeout(entry.timer);
    const { match } = entry.kept;
    const deadline = deadlineOf(match);
    if (deadline === null) return;
    const wait = Math.min(longestTimer, Math.max(0, deadline - this.#store.now()));
    entry.timer = setTimeout(() => {
      this.act(match.id, { kind: "time" }).catch(() => {}); // the sweep will try again
    }, wait);
  }

  #viewOf({ match, code }: KeptMatch, from: number): MatchView {
    const { id, version, phase, rules, seats, turns, left, turnAt, offers, result, next } = match;
    const seat = (player: string | null) =>
      player === null ? null : { id: player, name: this.#names.get(player) ?? "" };
    return {
      type: "match",
      match: id,
      version,
      code,
      phase,
      rules,
      clock: columnsOf(match, 0).clock,
      seats: { red: seat(seats.red), blue: seat(seats.blue) },
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

  async #learnNames({ seats }: Match): Promise<void> {
    const unknown = [seats.red, seats.blue].filter((id): id is string => id !== null && !this.#names.has(id));
    if (unknown.length === 0) return;
    if (this.#names.size > mostNames) this.#names.clear();
    const rows = await this.#store.db
      .selectFrom("players")
      .select(["id", "name"])
      .where("id", "in", unknown)
      .execute();
    for (const { id, name } of rows) this.#names.set(id, name);
  }

  forgetName(player: string): void {
    this.#names.delete(player);
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

const mostNames = 20_000;

function firstDifference(before: readonly string[], after: readonly string[]): number {
  let ply = 0;
  while (ply < before.length && ply < after.length && before[ply] === after[ply]) ply++;
  return ply;
}
