/** The sockets of this node: whose they are, and who looks at which match. */
import type { Player } from "../players/players.js";
import type { ServerMessage } from "./protocol.js";

export interface Connection {
  /** Undefined for somebody who only looks on. */
  readonly player: Player | undefined;
  /** A message that is already text. */
  sendText(text: string): void;
}

export function send(connection: Connection, message: ServerMessage): void {
  connection.sendText(JSON.stringify(message));
}

export class Hub {
  readonly #ofPlayer = new Map<string, Set<Connection>>();
  readonly #atMatch = new Map<string, Set<Connection>>();
  readonly #matchesOf = new Map<Connection, Set<string>>();

  get connections(): number {
    return this.#matchesOf.size;
  }

  get players(): Iterable<string> {
    return this.#ofPlayer.keys();
  }

  get watchedMatches(): readonly string[] {
    return [...this.#atMatch.keys()];
  }

  /** True when this is the player's first connection here. */
  add(connection: Connection): boolean {
    this.#matchesOf.set(connection, new Set());
    return connection.player !== undefined && into(this.#ofPlayer, connection.player.id, connection);
  }

  /** The matches that were looked at, and whether the player has no connection left here. */
  remove(connection: Connection): { readonly matches: readonly string[]; readonly last: boolean } {
    const matches = [...(this.#matchesOf.get(connection) ?? [])];
    for (const match of matches) outOf(this.#atMatch, match, connection);
    this.#matchesOf.delete(connection);
    const last = connection.player !== undefined && outOf(this.#ofPlayer, connection.player.id, connection);
    return { matches, last };
  }

  watch(connection: Connection, match: string): void {
    const matches = this.#matchesOf.get(connection);
    if (!matches) return; // closed meanwhile
    matches.add(match);
    into(this.#atMatch, match, connection);
  }

  unwatch(connection: Connection, match: string): void {
    this.#matchesOf.get(connection)?.delete(match);
    outOf(this.#atMatch, match, connection);
  }

  watchedBy(connection: Connection): number {
    return this.#matchesOf.get(connection)?.size ?? 0;
  }

  isWatchedBy(match: string, connection: Connection): boolean {
    return this.#matchesOf.get(connection)?.has(match) ?? false;
  }

  isWatched(match: string): boolean {
    return this.#atMatch.has(match);
  }

  isHere(player: string): boolean {
    return this.#ofPlayer.has(player);
  }

  watchers(match: string): ReadonlySet<Connection> {
    return this.#atMatch.get(match) ?? new Set();
  }

  tellWatchers(match: string, message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const connection of this.watchers(match)) connection.sendText(text);
  }

  tellPlayer(player: string, message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const connection of this.#ofPlayer.get(player) ?? []) connection.sendText(text);
  }
}

/** True when it is the first one under its key. */
export function into<T>(map: Map<string, Set<T>>, key: string, value: T): boolean {
  const found = map.get(key);
  if (found) {
    found.add(value);
    return false;
  }
  map.set(key, new Set([value]));
  return true;
}

/** True when it was the last one under its key. */
export function outOf<T>(map: Map<string, Set<T>>, key: string, value: T): boolean {
  const found = map.get(key);
  if (!found?.delete(value) || found.size > 0) return false;
  map.delete(key);
  return true;
}
