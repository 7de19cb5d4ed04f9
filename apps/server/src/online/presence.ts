/**
 * Who is here, on whichever node, and what follows for their games: when one
 * player is here and the other is not, the one who is gone has a while to come
 * back, and then loses. The node of the player who waits keeps that time; should
 * it die, the wait begins anew elsewhere. Where both are gone, nothing runs but
 * their clocks.
 */
import { otherSide, type Side, sides } from "@masume/games/nonaga";
import type { Store } from "../storage/store.js";
import type { Hub } from "./hub.js";
import type { Match } from "./match.js";
import type { ServerMessage } from "./protocol.js";

export interface PresenceOptions {
  readonly node: string;
  readonly deadMs: number;
  readonly graceMs: number;
  abandoned(match: string, side: Side): void;
  matchOf(id: string): Match | undefined;
}

interface Gone {
  readonly side: Side;
  readonly until: number;
  readonly timer: NodeJS.Timeout;
}

export class Presence {
  readonly #store: Store;
  readonly #hub: Hub;
  readonly #options: PresenceOptions;
  readonly #gone = new Map<string, Gone>();
  readonly #shown = new Map<string, string>();

  constructor(store: Store, hub: Hub, options: PresenceOptions) {
    this.#store = store;
    this.#hub = hub;
    this.#options = options;
  }

  async came(player: string): Promise<void> {
    await this.#store.db
      .insertInto("presence")
      .values({ player_id: player, node_id: this.#options.node })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    this.#store.bus.tell({ kind: "presence", player });
  }

  async left(player: string): Promise<void> {
    if (this.#hub.isHere(player)) return; // back already
    await this.#store.db
      .deleteFrom("presence")
      .where("player_id", "=", player)
      .where("node_id", "=", this.#options.node)
      .execute();
    this.#store.bus.tell({ kind: "presence", player });
  }

  /** Somebody has come or gone: look at the matches shown here that they sit at. */
  async heard(player: string): Promise<void> {
    for (const id of this.#hub.watchedMatches) {
      const seats = this.#options.matchOf(id)?.seats;
      if (seats?.red === player || seats?.blue === player) await this.look(id);
    }
  }

  /** Tells those who look at a match who is here, and sets or stops the wait. */
  async look(id: string, to?: { sendText(text: string): void }): Promise<void> {
    const match = this.#options.matchOf(id);
    if (!match || !this.#hub.isWatched(id)) return this.forget(id);
    const here = { red: await this.#isHere(match.seats.red), blue: await this.#isHere(match.seats.blue) };
    const waiting = sides.find((side) => match.seats[side] !== null && this.#hub.isHere(match.seats[side]));
    const side = waiting && otherSide(waiting);
    if (match.phase === "playing" && side && !here[side]) this.#await(match, side);
    else this.#stopWaiting(id);
    const gone = this.#gone.get(id);
    const message: ServerMessage = {
      type: "presence",
      match: id,
      here,
      watchers: this.#hub.watchers(id).size,
      gone: gone ? { side: gone.side, until: gone.until } : null,
    };
    const text = JSON.stringify(message);
    if (this.#shown.get(id) !== text) {
      this.#shown.set(id, text);
      this.#hub.tellWatchers(id, message);
    } else to?.sendText(text);
  }

  forget(id: string): void {
    this.#stopWaiting(id);
    this.#shown.delete(id);
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
    if (this.#store.kind === "sqlite") return false;
    const found = await this.#store.db
      .selectFrom("presence")
      .innerJoin("nodes", "nodes.id", "presence.node_id")
      .select("presence.node_id")
      .where("presence.player_id", "=", player)
      .where("presence.node_id", "!=", this.#options.node)
      .where("nodes.seen_at", ">", this.#store.now() - this.#options.deadMs)
      .executeTakeFirst();
    return found !== undefined;
  }
}
