/**
 * How many watch a match without playing in it, on all servers together. Every
 * server writes down how many it has, and tells the others when that changes.
 */
import { sides } from "@masume/games/nonaga";
import { batcher } from "../storage/batcher.js";
import type { Storage } from "../storage/storage.js";
import type { Hub } from "./hub.js";
import type { Match } from "./match.js";

export interface SpectatorsOptions {
  readonly node: string;
  /** A server not seen for so long is dead. */
  readonly deadMs: number;
  cached(match: string): Match | undefined;
}

const maxBatch = 500;

export class Spectators {
  readonly #storage: Storage;
  readonly #hub: Hub;
  readonly #options: SpectatorsOptions;
  /** By match, what this server has written down; nothing where there is nobody. */
  readonly #written = new Map<string, number>();
  readonly #unwritten = new Set<string>();
  readonly #write: (match: string) => Promise<void>;
  readonly #count: (match: string) => Promise<number>;

  constructor(storage: Storage, hub: Hub, options: SpectatorsOptions) {
    this.#storage = storage;
    this.#hub = hub;
    this.#options = options;
    this.#write = batcher(maxBatch, (matches) => this.#writeAll(matches));
    this.#count = batcher(maxBatch, async (matches) => {
      const counts = await this.elsewhere(matches);
      return matches.map((match) => counts.get(match) ?? 0);
    });
  }

  /** Sockets of this server; both of somebody who watches in two windows. */
  here(id: string): number {
    const seats = this.#options.cached(id)?.seats;
    let count = 0;
    for (const { player } of this.#hub.watchers(id)) {
      if (!player || !sides.some((side) => seats?.[side] === player.id)) count++;
    }
    return count;
  }

  elsewhereAt(id: string): Promise<number> {
    return this.#count(id);
  }

  /** Those of other servers that are alive, by match. */
  elsewhere(matches: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const { node, deadMs } = this.#options;
    const { presence, database } = this.#storage;
    return presence.spectatorsElsewhere(node, matches, database.now() - deadMs);
  }

  /** Somebody may have come or gone here. */
  async update(id: string): Promise<void> {
    if (this.here(id) === (this.#written.get(id) ?? 0)) return;
    this.#unwritten.add(id);
    await this.#write(id);
    this.#unwritten.delete(id);
    this.#storage.bus.publish({ kind: "spectators", match: id, node: this.#options.node });
  }

  /** Writes what could not be written when it happened. */
  async retry(): Promise<void> {
    for (const id of [...this.#unwritten]) await this.update(id);
  }

  /** Writes everything again: it was deleted with this server's row. */
  async rewrite(): Promise<void> {
    const matches = [...this.#written.keys()];
    this.#written.clear();
    await Promise.all(matches.map((id) => this.update(id)));
  }

  /** Counts are taken when they are written: one batch follows the other, and none is overtaken. */
  async #writeAll(matches: readonly string[]): Promise<readonly undefined[]> {
    const counts = new Map(matches.map((id) => [id, this.here(id)]));
    await this.#storage.presence.setSpectators(this.#options.node, counts);
    for (const [id, count] of counts) {
      if (count > 0) this.#written.set(id, count);
      else this.#written.delete(id);
    }
    return matches.map(() => undefined);
  }
}
