/** The sockets of this server: whose they are, and who watches which match. */
import type { Player, ServerMessage } from "@masume/protocol";

export interface ClientConnection {
  /** Undefined for somebody who may only watch. */
  readonly player: Player | undefined;
  /** The session of the player that opened it. */
  readonly session: string | undefined;
  /** A message that is already text. */
  sendText(text: string): void;
  /** The session has ended, and the connection with it. */
  signOut(): void;
}

export function send(connection: ClientConnection, message: ServerMessage): void {
  connection.sendText(JSON.stringify(message));
}

export class Hub {
  readonly #byPlayer = new Map<string, Set<ClientConnection>>();
  readonly #byMatch = new Map<string, Set<ClientConnection>>();
  readonly #matches = new Map<ClientConnection, Set<string>>();

  get size(): number {
    return this.#matches.size;
  }

  get players(): Iterable<string> {
    return this.#byPlayer.keys();
  }

  get watchedMatches(): readonly string[] {
    return [...this.#byMatch.keys()];
  }

  get sessions(): readonly string[] {
    return [...new Set([...this.#matches.keys()].flatMap(({ session }) => session ?? []))];
  }

  signOut(isEnded: (connection: ClientConnection) => boolean): void {
    for (const connection of [...this.#matches.keys()]) if (isEnded(connection)) connection.signOut();
  }

  /** True when this is the player's first connection here. */
  add(connection: ClientConnection): boolean {
    this.#matches.set(connection, new Set());
    return connection.player !== undefined && addTo(this.#byPlayer, connection.player.id, connection);
  }

  /** The matches it watched, and whether the player has no connection left here. */
  remove(connection: ClientConnection): { readonly matches: readonly string[]; readonly wasLast: boolean } {
    const matches = [...(this.#matches.get(connection) ?? [])];
    for (const match of matches) removeFrom(this.#byMatch, match, connection);
    this.#matches.delete(connection);
    const { player } = connection;
    return {
      matches,
      wasLast: player !== undefined && removeFrom(this.#byPlayer, player.id, connection),
    };
  }

  watch(connection: ClientConnection, match: string): void {
    const matches = this.#matches.get(connection);
    if (!matches) return; // closed meanwhile
    matches.add(match);
    addTo(this.#byMatch, match, connection);
  }

  unwatch(connection: ClientConnection, match: string): void {
    this.#matches.get(connection)?.delete(match);
    removeFrom(this.#byMatch, match, connection);
  }

  watchedBy(connection: ClientConnection): ReadonlySet<string> {
    return this.#matches.get(connection) ?? new Set();
  }

  isWatched(match: string): boolean {
    return this.#byMatch.has(match);
  }

  isConnected(player: string): boolean {
    return this.#byPlayer.has(player);
  }

  watchers(match: string): ReadonlySet<ClientConnection> {
    return this.#byMatch.get(match) ?? new Set();
  }

  sendToWatchers(match: string, message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const connection of this.watchers(match)) connection.sendText(text);
  }

  sendToPlayer(
    player: string,
    message: ServerMessage,
    isMeant: (connection: ClientConnection) => boolean = () => true,
  ): void {
    const text = JSON.stringify(message);
    for (const connection of this.#byPlayer.get(player) ?? [])
      if (isMeant(connection)) connection.sendText(text);
  }
}

/** True when it is the first one under its key. */
export function addTo<T>(map: Map<string, Set<T>>, key: string, value: T): boolean {
  const found = map.get(key);
  if (found) {
    found.add(value);
    return false;
  }
  map.set(key, new Set([value]));
  return true;
}

/** True when it was the last one under its key. */
export function removeFrom<T>(map: Map<string, Set<T>>, key: string, value: T): boolean {
  const found = map.get(key);
  if (!found?.delete(value) || found.size > 0) return false;
  map.delete(key);
  return true;
}
