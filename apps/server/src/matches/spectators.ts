/**
 * How many look on at a match without playing in it, on all nodes together. Every
 * node writes down how many it has, for the matches where it has any, and tells
 * the others when that changes; what a node wrote goes with the node. In one
 * process the hub knows everything, and nothing is written.
 */
import { sides } from "@masume/games/nonaga";
import { sql } from "kysely";
import { gathering } from "../storage/batcher.js";
import type { Store } from "../storage/storage.js";
import type { Hub } from "./hub.js";
import type { Match } from "./match.js";

export interface OnlookersOptions {
  readonly node: string;
  readonly deadMs: number;
  matchOf(id: string): Match | undefined;
}

const mostAtOnce = 500;

export class Onlookers {
  readonly #store: Store;
  readonly #hub: Hub;
  readonly #options: OnlookersOptions;
  /** By match, what this node has written down; none where there is nobody. */
  readonly #written = new Map<string, number>();
  readonly #unwritten = new Set<string>();
  readonly #write: (match: string) => Promise<void>;
  readonly #countElsewhere: (match: string) => Promise<number>;

  constructor(store: Store, hub: Hub, options: OnlookersOptions) {
    this.#store = store;
    this.#hub = hub;
    this.#options = options;
    this.#write = gathering(mostAtOnce, (matches) => this.#writeAll(matches));
    this.#countElsewhere = gathering(mostAtOnce, async (matches) => {
      const counts = await this.elsewhere(matches);
      return matches.map((match) => counts.get(match) ?? 0);
    });
  }

  /** Sockets of this node; both of somebody who looks on in two windows. */
  here(id: string): number {
    const seats = this.#options.matchOf(id)?.seats;
    let count = 0;
    for (const { player } of this.#hub.watchers(id)) {
      if (!player || !sides.some((side) => seats?.[side] === player.id)) count++;
    }
    return count;
  }

  async elsewhereAt(id: string): Promise<number> {
    return this.#store.kind === "postgres" ? this.#countElsewhere(id) : 0;
  }

  /** Those of other nodes that live, by match. */
  async elsewhere(matches: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const { node, deadMs } = this.#options;
    const { rows } = await sql<{ match_id: string; count: number }>`
      select onlookers.match_id, sum(onlookers.count)::integer as count
      from onlookers join nodes on nodes.id = onlookers.node_id
      where onlookers.match_id = any(${matches}) and nodes.id <> ${node}
        and nodes.seen_at > ${this.#store.now() - deadMs}
      group by onlookers.match_id`.execute(this.#store.db);
    return new Map(rows.map(({ match_id, count }) => [match_id, count]));
  }

  /** Somebody may have come or gone here. */
  async changed(id: string): Promise<void> {
    if (this.#store.kind !== "postgres" || this.here(id) === (this.#written.get(id) ?? 0)) return;
    this.#unwritten.add(id);
    await this.#write(id);
    this.#unwritten.delete(id);
    this.#store.bus.tell({ kind: "onlookers", match: id, node: this.#options.node });
  }

  /** What could not be written down when it happened. */
  async writeAgain(): Promise<void> {
    for (const id of [...this.#unwritten]) await this.changed(id);
  }

  /** What this node had written is gone. */
  async putBack(): Promise<void> {
    const matches = [...this.#written.keys()];
    this.#written.clear();
    await Promise.all(matches.map((id) => this.changed(id)));
  }

  /** What is true when it is written counts: one batch follows the other, and none is overtaken. */
  async #writeAll(matches: readonly string[]): Promise<readonly undefined[]> {
    const { db } = this.#store;
    const { node } = this.#options;
    const counts = new Map(matches.map((id) => [id, this.here(id)]));
    const some = [...counts].filter(([, count]) => count > 0);
    const none = [...counts].filter(([, count]) => count === 0);
    if (some.length > 0) {
      await db
        .insertInto("onlookers")
        .values(some.map(([match_id, count]) => ({ match_id, node_id: node, count })))
        .onConflict((conflict) =>
          conflict
            .columns(["match_id", "node_id"])
            .doUpdateSet(({ ref }) => ({ count: ref("excluded.count") })),
        )
        .execute();
    }
    if (none.length > 0) {
      const ids = none.map(([id]) => id);
      await db.deleteFrom("onlookers").where("node_id", "=", node).where("match_id", "in", ids).execute();
    }
    for (const [id, count] of some) this.#written.set(id, count);
    for (const [id] of none) this.#written.delete(id);
    return matches.map(() => undefined);
  }
}
