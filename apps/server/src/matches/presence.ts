/**
 * Who is here, on whichever node, and what follows for their games: when one
 * player is here and the other is not, the one who is gone has a while to come
 * back, and then loses. The node of the player who waits keeps that time; should
 * it die, the wait begins anew elsewhere. Where both are gone, nothing runs but
 * their clocks.
 */
import { otherSide, type Side, sides } from "@masume/games/nonaga";
import { sql } from "kysely";
import { gathering } from "../storage/batcher.js";
import type { Store } from "../storage/storage.js";
import type { Connection, Hub } from "./hub.js";
import type { Match } from "./match.js";
import { Onlookers, type OnlookersOptions } from "./spectators.js";
import type { ServerMessage } from "./protocol.js";

export interface PresenceOptions extends OnlookersOptions {
  readonly graceMs: number;
  abandoned(match: string, side: Side): void;
}

interface Shown {
  /** The message. */
  readonly text: string;
  readonly here: Readonly<Record<Side, boolean>>;
  /** Who looks on from other nodes. */
  readonly elsewhere: number;
}

interface Gone {
  readonly side: Side;
  readonly until: number;
  readonly timer: NodeJS.Timeout;
}

const mostAtOnce = 500;

export class Presence {
  readonly #store: Store;
  readonly #hub: Hub;
  readonly #options: PresenceOptions;
  readonly #onlookers: Onlookers;
  readonly #gone = new Map<string, Gone>();
  readonly #shown = new Map<string, Shown>();
  /** Matches being looked at, and those who then want to be told in any case. */
  readonly #looking = new Map<string, { again: boolean; readonly asked: Set<Connection> }>();
  readonly #unnoted = new Set<string>();
  readonly #note: (player: string) => Promise<void>;
  readonly #isElsewhere: (player: string) => Promise<boolean>;

  constructor(store: Store, hub: Hub, options: PresenceOptions) {
    this.#store = store;
    this.#hub = hub;
    this.#options = options;
    this.#onlookers = new Onlookers(store, hub, options);
    this.#note = gathering(mostAtOnce, (players) => this.#noted(players));
    this.#isElsewhere = gathering(mostAtOnce, (players) => this.#areElsewhere(players));
  }

  /** The player's first socket here has been opened, or the last one closed. */
  async changed(player: string): Promise<void> {
    // In one process the hub knows everything.
    if (this.#store.kind === "postgres") {
      this.#unnoted.add(player);
      await this.#note(player);
      this.#unnoted.delete(player);
    }
    this.#store.bus.tell({ kind: "presence", player });
  }

  /** What could not be written down when it happened. */
  async noteAgain(): Promise<void> {
    for (const player of [...this.#unnoted]) await this.changed(player);
    await this.#onlookers.writeAgain();
  }

  /** What this node had noted is gone. */
  async putBack(): Promise<void> {
    await Promise.all([...this.#hub.players].map((player) => this.changed(player)));
    await this.#onlookers.putBack();
  }

  /** What is true when it is written counts: one batch follows the other, and none is overtaken. */
  async #noted(players: readonly string[]): Promise<readonly undefined[]> {
    const { db } = this.#store;
    const { node } = this.#options;
    const here = [...new Set(players.filter((player) => this.#hub.isHere(player)))];
    const gone = players.filter((player) => !this.#hub.isHere(player));
    if (here.length > 0) {
      await db
        .insertInto("presence")
        .values(here.map((player_id) => ({ player_id, node_id: node })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    if (gone.length > 0) {
      await db.deleteFrom("presence").where("node_id", "=", node).where("player_id", "in", gone).execute();
    }
    return players.map(() => undefined);
  }

  async #areElsewhere(players: readonly string[]): Promise<readonly boolean[]> {
    const found = await this.#elsewhere(players);
    return players.map((player) => found.has(player));
  }

  /** Which of them have a socket on another node that lives. */
  async #elsewhere(players: readonly string[]): Promise<ReadonlySet<string>> {
    const { node, deadMs } = this.#options;
    const { rows } = await sql<{ player_id: string }>`
      select presence.player_id from presence join nodes on nodes.id = presence.node_id
      where presence.player_id = any(${players}) and nodes.id <> ${node}
        and nodes.seen_at > ${this.#store.now() - deadMs}`.execute(this.#store.db);
    return new Set(rows.map(({ player_id }) => player_id));
  }

  /**
   * Looks at those of the matches where somebody has come or gone and it was never said here, for the
   * news was lost with the node that had it. All are asked for at once, and most are as they were: to
   * look at each of a thousand would make every move wait.
   */
  async lookAround(ids: readonly string[]): Promise<void> {
    const matches = ids.flatMap((id) => this.#options.matchOf(id) ?? []);
    const players = matches.flatMap(({ seats }) => sides.flatMap((side) => seats[side] ?? []));
    const away = players.filter((player) => !this.#hub.isHere(player));
    const elsewhere = away.length > 0 ? await this.#elsewhere(away) : new Set();
    const onlookers = matches.length > 0 ? await this.#onlookers.elsewhere(ids) : new Map();
    const isHere = (player: string | null) =>
      player !== null && (this.#hub.isHere(player) || elsewhere.has(player));
    const changed = matches.filter(({ id, seats }) => {
      const shown = this.#shown.get(id);
      if (!shown || shown.elsewhere !== (onlookers.get(id) ?? 0)) return true;
      return sides.some((side) => shown.here[side] !== isHere(seats[side]));
    });
    await Promise.all(changed.map(({ id }) => this.look(id)));
  }

  /**
   * Tells those who look at a match who is here, and sets or stops the wait. Two
   * looks at one match follow each other: the later one has the last word.
   */
  async look(id: string, to?: Connection): Promise<void> {
    const underWay = this.#looking.get(id);
    if (underWay) {
      underWay.again = true;
      if (to) underWay.asked.add(to);
      return;
    }
    const looking = { again: true, asked: new Set(to ? [to] : []) };
    this.#looking.set(id, looking);
    try {
      while (looking.again) {
        looking.again = false;
        await this.#look(id, looking.asked);
      }
    } catch (thrown) {
      this.#shown.delete(id); // nobody knows: to be looked at again
      throw thrown;
    } finally {
      this.#looking.delete(id);
    }
  }

  async #look(id: string, asked: Set<Connection>): Promise<void> {
    const seats = this.#options.matchOf(id)?.seats;
    const [elsewhere, red, blue] = await Promise.all([
      this.#onlookers.elsewhereAt(id),
      ...sides.map((side) => this.#isHere(seats?.[side] ?? null)),
    ]);
    const match = this.#options.matchOf(id);
    if (!match || !this.#hub.isWatched(id)) return this.forget(id);
    const here = { red: red!, blue: blue! };
    const waiting = sides.find((side) => match.seats[side] !== null && this.#hub.isHere(match.seats[side]));
    const side = waiting && otherSide(waiting);
    if (match.phase === "playing" && side && !here[side]) this.#await(match, side);
    else this.#stopWaiting(id);
    const gone = this.#gone.get(id);
    const message: ServerMessage = {
      type: "presence",
      match: id,
      here,
      watchers: this.#onlookers.here(id) + elsewhere,
      gone: gone ? { side: gone.side, until: gone.until } : null,
    };
    const text = JSON.stringify(message);
    if (this.#shown.get(id)?.text !== text) {
      this.#shown.set(id, { text, here, elsewhere });
      this.#hub.tellWatchers(id, message);
    } else for (const one of asked) one.sendText(text);
    asked.clear();
    await this.#onlookers.changed(id);
  }

  /** Nobody looks at the match here any more. */
  async forget(id: string): Promise<void> {
    this.#stopWaiting(id);
    this.#shown.delete(id);
    await this.#onlookers.changed(id);
  }

  close(): void {
    for (const id of [...this.#gone.keys()]) this.#stopWaiting(id);
  }

  #await({ id }: Match, side: Side): void {
    if (this.#gone.get(id)?.side === side) return;
    this.#stopWaiting(id);
    const { graceMs } = this.#options;
    const timer = setTimeout(() => this.#isOver(id, side), graceMs);
    this.#gone.set(id, { side, until: this.#store.now() + graceMs, timer });
  }

  #isOver(id: string, side: Side): void {
    this.#gone.delete(id);
    const match = this.#options.matchOf(id);
    const waiting = match?.seats[otherSide(side)];
    if (!match || !waiting || !this.#hub.isHere(waiting)) return;
    this.#isHere(match.seats[side]).then(
      (isBack) => {
        if (!isBack) this.#options.abandoned(id, side);
      },
      () => this.#await(match, side), // nobody knows: wait once more
    );
  }

  #stopWaiting(id: string): void {
    clearTimeout(this.#gone.get(id)?.timer);
    this.#gone.delete(id);
  }

  async #isHere(player: string | null): Promise<boolean> {
    if (player === null) return false;
    if (this.#hub.isHere(player)) return true;
    return this.#store.kind === "postgres" && this.#isElsewhere(player);
  }
}
