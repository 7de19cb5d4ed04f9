/**
 * The matches that somebody on this server watches, and the way of every change of
 * a match: decided on what is cached here, committed only if that was the newest
 * (else read again and decided again), and sent only after that. Within a server
 * the changes of one match wait for each other; between servers the version in the
 * database decides.
 */
import { sides } from "@masume/games/nonaga";
import { formatTimeControl, type MatchMessage } from "@masume/protocol";
import { SerialQueues } from "../platform/serial-queues.js";
import type { BusMessage, Storage, StoredMatch } from "../storage/storage.js";
import { RecentTurns, reuseTurns, victoryLineOf } from "./boards.js";
import type { Command } from "./command.js";
import { addTo, type ClientConnection, type Hub, removeFrom, send } from "./hub.js";
import { type Decision, deadlineOf, decide, type Match, rematchOf } from "./match.js";
import { afterMove, type CachedMatch, columnsOf, fromStored, rowOf } from "./match-rows.js";
import { commitRatedEnd, isRatedEnd, seatRatings } from "./rated-end.js";

interface Entry {
  cached: CachedMatch;
  /** It may be out of date: a commit failed, and nobody knows how far it got. */
  isStale: boolean;
  /** Fires when the time of the side to move runs out. */
  timer: NodeJS.Timeout | undefined;
}

type Change = Extract<Decision, { kind: "change" }>;

export type CommandOutcome =
  | Exclude<Decision, Change>
  | { readonly kind: "changed"; readonly match: Match }
  | { readonly kind: "no-match" };

export interface MatchEvents {
  /** The match started or ended, or a player took a seat, here or on another server. */
  onPhase(match: string): void;
  onCommit(decision: Change): void;
  /** Before anybody's time is counted: makes up for a while in which nobody could have moved. */
  beforeDecision(): Promise<void>;
}

export class MatchService {
  readonly #storage: Storage;
  readonly #hub: Hub;
  readonly #events: MatchEvents;
  readonly #entries = new Map<string, Entry>();
  /** The cached matches of each player. */
  readonly #byPlayer = new Map<string, Set<string>>();
  readonly #recent = new RecentTurns();
  /** One change after the other for each match. */
  readonly #queues = new SerialQueues();

  constructor(storage: Storage, hub: Hub, events: MatchEvents) {
    this.#storage = storage;
    this.#hub = hub;
    this.#events = events;
  }

  cached(id: string): Match | undefined {
    return this.#entries.get(id)?.cached.match;
  }

  cachedOf(player: string): readonly string[] {
    return [...(this.#byPlayer.get(player) ?? [])];
  }

  /** Sends the whole match, fresh from the database, to a new watcher; false without a match. */
  sendWhole(id: string, to: ClientConnection): Promise<boolean> {
    return this.#queues.run(id, async () => {
      const entry = await this.#refresh(id);
      if (entry) send(to, this.#messageFor(entry.cached, 0));
      return entry !== undefined;
    });
  }

  execute(id: string, command: Command): Promise<CommandOutcome> {
    return this.#queues.run(id, () => this.#execute(id, command));
  }

  /** Another server has changed a match. */
  async onRemoteChange({
    match: id,
    version,
    moved,
  }: Omit<Extract<BusMessage, { kind: "match" }>, "kind">): Promise<void> {
    if (!this.#hub.isWatched(id) || this.#has(id, version)) return;
    await this.#queues.run(id, async () => {
      if (this.#has(id, version)) return;
      const entry = this.#entries.get(id);
      const isNext = entry && !entry.isStale && entry.cached.match.version === version - 1;
      if (isNext && moved) this.#replace(entry, afterMove(entry.cached, moved.set, moved.turn));
      else await this.#refresh(id);
    });
  }

  async refreshAll(ids: readonly string[]): Promise<void> {
    await Promise.all(ids.map((id) => this.#queues.run(id, () => this.#refresh(id))));
  }

  /** Sends a player's matches again though they are the same: the player's name has changed. */
  async onRename(player: string): Promise<void> {
    for (const id of this.cachedOf(player)) {
      await this.#queues.run(id, async () => {
        const entry = this.#entries.get(id);
        const stored = entry && (await this.#find(id));
        if (entry && stored) this.#replace(entry, fromStored(stored));
      });
    }
  }

  /** Drops a match from the cache when nobody here watches it any more. */
  release(id: string): void {
    const entry = this.#entries.get(id);
    if (!entry || this.#hub.isWatched(id)) return;
    clearTimeout(entry.timer);
    this.#entries.delete(id);
    this.#recent.put(id, entry.cached.match.turns);
    for (const player of playersOf(entry.cached.match)) removeFrom(this.#byPlayer, player, id);
  }

  close(): Promise<void> {
    for (const { timer } of this.#entries.values()) clearTimeout(timer);
    return this.#queues.settle();
  }

  #has(id: string, version: number): boolean {
    const entry = this.#entries.get(id);
    return entry !== undefined && !entry.isStale && entry.cached.match.version >= version;
  }

  async #execute(id: string, command: Command): Promise<CommandOutcome> {
    const { database } = this.#storage;
    const known = this.#entries.get(id);
    let isFresh = !known || known.isStale;
    let entry = isFresh ? await this.#refresh(id) : known;
    for (;;) {
      if (!entry) return { kind: "no-match" };
      // Should it change the match, the commit below fails, and all is decided anew.
      await this.#events.beforeDecision();
      const now = database.now();
      const { match } = entry.cached;
      const deadline = deadlineOf(match);
      const receivedAt = command.kind === "move" ? command.at : now;
      const isLate = deadline !== null && receivedAt >= deadline;
      const timesOutFirst = isLate && command.kind !== "time";
      const decision = decide(match, timesOutFirst ? { kind: "time" } : command, now);
      if (decision.kind !== "change") {
        // What is cached here may be old, when another server has changed it.
        if (decision.kind === "unchanged" || !database.isShared || isFresh) return decision;
        entry = await this.#refresh(id);
        isFresh = true;
      } else if (await this.#commit(entry, decision, now)) {
        if (!timesOutFirst) return { kind: "changed", match: decision.match };
      } else {
        entry = await this.#refresh(id);
        isFresh = true;
      }
    }
  }

  async #commit(entry: Entry, decision: Change, now: number): Promise<boolean> {
    const { matches, database } = this.#storage;
    const before = entry.cached.match;
    const { move, dropFrom, rematch } = decision;
    const { id, seats } = decision.match;
    const { version } = before;
    const isSeatTaken = !hasSameSeats(before, decision.match);
    // Should this fail, it may have been committed all the same: the cache is stale until read again.
    entry.isStale = true;
    const written = move ? { move: { ...move, at: now } } : {};
    if (isRatedEnd(before, decision.match)) {
      const ended = await commitRatedEnd(database, { id, version, ...written }, decision.match, now);
      if (!ended) return false;
      await this.#committed(entry, { ...decision, match: ended }, now);
      return true;
    }
    const isCommitted = await matches.commit({
      id,
      version,
      set: columnsOf(decision.match, now),
      ...(isSeatTaken ? { seats: { red_id: seats.red, blue_id: seats.blue } } : {}),
      ...(dropFrom === undefined ? {} : { dropFrom }),
      ...written,
      ...(rematch ? { rematch: rowOf(rematchOf(decision.match, decision.match.next!, now), null, now) } : {}),
    });
    if (isCommitted) await this.#committed(entry, decision, now);
    return isCommitted;
  }

  /** A change is on disk: to be cached, and told to everybody. */
  async #committed(entry: Entry, decision: Change, now: number): Promise<void> {
    const { match, move } = decision;
    this.#events.onCommit(decision);
    const players = hasSameSeats(entry.cached.match, match) ? entry.cached : await this.#playersOf(match.id);
    entry.isStale = false;
    this.#replace(entry, { match, code: entry.cached.code, names: players.names, ratings: players.ratings });
    const moved = move && { moved: { set: columnsOf(match, now), turn: move.turn } };
    this.#storage.bus.publish({ kind: "match", match: match.id, version: match.version, ...moved });
  }

  async #find(id: string): Promise<StoredMatch | undefined> {
    const stored = await this.#storage.matches.find(id);
    const known = this.#entries.get(id)?.cached.match.turns ?? this.#recent.get(id);
    return stored && { ...stored, turns: reuseTurns(stored.turns, known) };
  }

  async #refresh(id: string): Promise<Entry | undefined> {
    const stored = await this.#find(id);
    const entry = this.#entries.get(id);
    if (!stored) {
      this.release(id);
      return undefined;
    }
    if (!entry) {
      const fresh: Entry = { cached: fromStored(stored), isStale: false, timer: undefined };
      if (this.#hub.isWatched(id)) {
        this.#entries.set(id, fresh);
        for (const player of playersOf(fresh.cached.match)) addTo(this.#byPlayer, player, id);
        this.#setTimer(fresh);
      } else this.#recent.put(id, stored.turns);
      return fresh;
    }
    if (stored.row.version !== entry.cached.match.version) this.#replace(entry, fromStored(stored));
    entry.isStale = false;
    return entry;
  }

  /** Caches the new version and sends it to everybody who watches here. */
  #replace(entry: Entry, cached: CachedMatch): void {
    const before = entry.cached.match;
    const { match } = cached;
    const { id } = match;
    const hasMovedSeats = !hasSameSeats(before, match);
    entry.cached = cached;
    if (hasMovedSeats && this.#entries.get(id) === entry) {
      for (const player of playersOf(before)) removeFrom(this.#byPlayer, player, id);
      for (const player of playersOf(match)) addTo(this.#byPlayer, player, id);
    }
    if (this.#hub.isWatched(id)) {
      this.#setTimer(entry);
      const from = firstDifference(before.turns, match.turns);
      this.#hub.sendToWatchers(id, this.#messageFor(cached, from));
    } else this.#recent.put(id, match.turns);
    if (hasMovedSeats || match.phase !== before.phase) this.#events.onPhase(id);
  }

  #setTimer(entry: Entry): void {
    clearTimeout(entry.timer);
    const { match } = entry.cached;
    const deadline = deadlineOf(match);
    if (deadline === null) return;
    entry.timer = setTimeout(
      () => {
        this.execute(match.id, { kind: "time" }).then(
          (outcome) => {
            // A timer may be a moment early.
            if (outcome.kind === "refused" && outcome.code === "time-left") this.#setTimer(entry);
          },
          () => {}, // the heartbeat will try again
        );
      },
      Math.max(1, deadline - this.#storage.database.now()),
    );
  }

  #messageFor({ match, code, names, ratings }: CachedMatch, from: number): MatchMessage {
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
      clock: formatTimeControl(clock),
      rated: match.ratingClass !== null,
      seats: { red: seat(seats.red, names.red), blue: seat(seats.blue, names.blue) },
      ratings: seatRatings(match, ratings),
      from,
      turns: turns.slice(from),
      left,
      turnAt,
      now: this.#storage.database.now(),
      offers,
      result,
      victoryLine: victoryLineOf(match),
      next,
    };
  }

  /** Who sits there now, by name and rating. */
  async #playersOf(id: string): Promise<Pick<CachedMatch, "names" | "ratings">> {
    const nobody = { red: null, blue: null };
    return (await this.#storage.matches.find(id)) ?? { names: nobody, ratings: nobody };
  }
}

function playersOf({ seats }: Match): readonly string[] {
  return sides.flatMap((side) => seats[side] ?? []);
}

function hasSameSeats(before: Match, after: Match): boolean {
  return sides.every((side) => before.seats[side] === after.seats[side]);
}

function firstDifference(before: readonly string[], after: readonly string[]): number {
  let ply = 0;
  while (ply < before.length && ply < after.length && before[ply] === after[ply]) ply++;
  return ply;
}
