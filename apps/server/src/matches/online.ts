/**
 * Nonaga between people: the parts put together, for one server process. Sockets
 * come and go here, messages of other servers arrive here, and the heartbeat runs
 * what every server does now and then.
 */
import type { FastifyBaseLogger } from "fastify";
import type { Metrics } from "../platform/metrics.js";
import type { Identity, Players } from "../players/players.js";
import { isSeated } from "../storage/queries.js";
import type { BusMessage, Storage } from "../storage/storage.js";
import { defaultMaxGames, GameStarts } from "./game-starts.js";
import { type ClientConnection, Hub } from "./hub.js";
import { Lobby } from "./lobby.js";
import { MatchService } from "./match-service.js";
import { defaultTimes, type NodeTimes, ServerNode } from "./node.js";
import { Presence } from "./presence.js";

export interface OnlineOptions {
  /** How long a player may be away from a game. */
  readonly graceMs?: number;
  /** Games in progress per player. */
  readonly maxGames?: number;
  readonly times?: NodeTimes;
}

const defaultGraceMs = 60_000;
const beatsPerCleanUp = 150;
const beatsPerPresencePoll = 2;
const beatsPerSessionCheck = 15;

export class Online {
  readonly hub: Hub = new Hub();
  readonly starts: GameStarts;
  readonly lobby: Lobby;
  readonly matches: MatchService;
  readonly presence: Presence;
  readonly #storage: Storage;
  readonly #players: Players;
  readonly #log: FastifyBaseLogger;
  readonly #node: ServerNode;
  readonly #heartbeatMs: number;
  readonly #inProgress = new Set<Promise<unknown>>();
  #beats = 0;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(
    storage: Storage,
    players: Players,
    log: FastifyBaseLogger,
    metrics: Metrics,
    options: OnlineOptions = {},
  ) {
    const times = options.times ?? defaultTimes;
    this.#players = players;
    this.#storage = storage;
    this.#log = log;
    this.#heartbeatMs = times.heartbeatMs;
    this.#node = new ServerNode(storage.database, times);
    this.starts = new GameStarts(storage.database, this.#node.id, options.maxGames ?? defaultMaxGames);
    this.lobby = new Lobby(storage.database, this.#node.id, this.starts);
    this.matches = new MatchService(storage, this.hub, {
      onPhase: (match) => this.#inBackground(this.presence.update(match)),
      onCommit: ({ move, match }) => {
        if (move) metrics.moves.inc();
        if (match.result) metrics.matchesOver.inc({ reason: match.result.reason });
      },
      beforeDecision: () => this.#revive(),
    });
    this.presence = new Presence(storage, this.hub, {
      node: this.#node.id,
      deadMs: times.deadMs,
      graceMs: options.graceMs ?? defaultGraceMs,
      onAbandoned: (match, side) =>
        this.#inBackground(this.matches.execute(match, { kind: "abandon", side })),
      cached: (id) => this.matches.cached(id),
    });
    metrics.gauge("masume_sockets", "Open sockets", () => this.hub.size);
    metrics.gauge("masume_watched_matches", "Matches somebody watches", () => this.hub.watchedMatches.length);
  }

  async start(): Promise<void> {
    await this.#storage.database.maintain((db) => this.#node.register(db));
    this.#storage.bus.subscribe((message) => {
      if (!this.#isClosed) this.#inBackground(this.#onMessage(message));
    });
    const schedule = (): void => {
      this.#timer = setTimeout(() => {
        void this.#heartbeat().finally(() => {
          if (!this.#isClosed) schedule();
        });
      }, this.#heartbeatMs);
    };
    schedule();
  }

  /** No new requests by now; those in progress are finished first. */
  async stop(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.presence.close();
    while (this.#inProgress.size > 0) await Promise.allSettled(this.#inProgress);
    await this.matches.close();
    await this.#node.stop();
  }

  connect(connection: ClientConnection): void {
    const { player } = connection;
    if (this.hub.add(connection) && player) this.#inBackground(this.presence.onConnectionChange(player.id));
  }

  disconnect(connection: ClientConnection): void {
    const { matches, wasLast } = this.hub.remove(connection);
    for (const id of matches) this.#release(id);
    const player = connection.player?.id;
    // A server that stops removes all its rows at once.
    if (!wasLast || player === undefined || this.#isClosed) return;
    this.#inBackground(this.lobby.unseek(player));
    this.#inBackground(this.presence.onConnectionChange(player));
  }

  unwatch(connection: ClientConnection, match: string): void {
    this.hub.unwatch(connection, match);
    this.#release(match);
  }

  notifyPaired(players: readonly string[], match: string): void {
    for (const player of players) this.#storage.bus.publish({ kind: "paired", player, match });
  }

  /** Ends the games of a player who is about to be deleted. */
  async resignAll(player: string): Promise<void> {
    const { db } = this.#storage.database;
    const rows = await db
      .selectFrom("matches")
      .select(["id", "phase"])
      .where("phase", "!=", "over")
      .where(isSeated(player))
      .execute();
    for (const { id, phase } of rows) {
      if (phase === "playing") await this.matches.execute(id, { kind: "resign", player });
      else await db.deleteFrom("matches").where("id", "=", id).where("phase", "=", "waiting").execute();
    }
  }

  /** A player has another name, or none any more. */
  notifyRenamed(player: string): void {
    this.#storage.bus.publish({ kind: "renamed", player });
  }

  /** This session of the player has written records, up to this number. */
  notifyRecords({ player, session }: Identity, head: number): void {
    this.#storage.bus.publish({ kind: "records", player: player.id, session, head });
  }

  /** A session of the player has ended, or all of them. */
  notifySignedOut(player: string, session?: string): void {
    const ended = session === undefined ? {} : { session };
    this.#storage.bus.publish({ kind: "signed-out", player, ...ended });
  }

  /** Waited for when the server stops. */
  async track<T>(work: Promise<T>): Promise<T> {
    this.#inProgress.add(work);
    try {
      return await work;
    } finally {
      this.#inProgress.delete(work);
    }
  }

  /** One watcher less: perhaps the last one, or one to be counted no more. */
  #release(match: string): void {
    // A server that stops removes all its rows at once.
    if (!this.#isClosed) {
      const { presence } = this;
      this.#inBackground(this.hub.isWatched(match) ? presence.update(match) : presence.release(match));
    }
    this.matches.release(match);
  }

  async #onMessage(message: BusMessage): Promise<void> {
    switch (message.kind) {
      case "match":
        return this.matches.onRemoteChange(message);
      case "paired":
        this.lobby.onNotified(message.player);
        return this.hub.sendToPlayer(message.player, { type: "paired", match: message.match });
      case "signed-out": {
        const { player, session } = message;
        return this.hub.signOut(
          (one) => one.player?.id === player && (session === undefined || one.session === session),
        );
      }
      case "records":
        return this.hub.sendToPlayer(
          message.player,
          { type: "records", head: message.head },
          ({ session }) => session !== message.session,
        );
      case "renamed":
        return this.matches.onRename(message.player);
      case "presence":
        for (const id of this.matches.cachedOf(message.player)) this.#inBackground(this.presence.update(id));
        return;
      case "spectators":
        if (message.node !== this.#node.id && this.hub.isWatched(message.match))
          await this.presence.update(message.match);
    }
  }

  /** What every server does now and then. A step that fails does not keep the others from being done. */
  async #heartbeat(): Promise<void> {
    this.#beats++;
    const steps = [
      async () => {
        if (this.#node.isAlive) await this.#node.heartbeat();
        await this.#revive();
      },
      async () => {
        for (const id of await this.#node.overdueMatches()) await this.matches.execute(id, { kind: "time" });
      },
      () => this.presence.retry(),
      () => this.starts.retry(),
      async () => {
        for (const { player, match } of await this.lobby.retry()) this.notifyPaired([player], match);
      },
      () => this.#poll(),
      async () => {
        if (this.#beats % beatsPerSessionCheck === 0) await this.#signOutEnded();
      },
      async () => {
        if (this.#beats % beatsPerCleanUp !== 0) return;
        await this.#node.cleanUp();
        await this.#players.deleteExpired();
      },
    ];
    for (const step of steps) {
      await step().catch((thrown) => this.#log.error({ err: thrown }, "a heartbeat step failed"));
    }
  }

  /** After an outage, or when others took this server for dead: what hung on it is written again. */
  async #revive(): Promise<void> {
    if (this.#node.isAlive && !this.#node.isRemoved) return;
    await this.#node.register();
    this.#inBackground(this.presence.rewrite());
    this.#inBackground(this.matches.refreshAll(this.hub.watchedMatches));
  }

  /** Messages can be lost with the server that should have sent them. */
  async #poll(): Promise<void> {
    const watched = this.hub.watchedMatches.map((id) => ({
      id,
      version: this.matches.cached(id)?.version ?? -1,
    }));
    const changed = await this.#storage.matches.findChanged(watched);
    await Promise.all(changed.map(({ id, version }) => this.matches.onRemoteChange({ match: id, version })));
    if (this.#beats % beatsPerPresencePoll !== 0) return;
    const playing = watched.filter(({ id }) => this.matches.cached(id)?.phase === "playing");
    await this.presence.poll(playing.map(({ id }) => id));
  }

  /** Also those whose message was lost, or came while the socket was being opened. */
  async #signOutEnded(): Promise<void> {
    const ended = new Set(await this.#players.ended(this.hub.sessions));
    this.hub.signOut(({ session }) => session !== undefined && ended.has(session));
  }

  #inBackground(work: Promise<unknown>): void {
    void this.track(work.catch((thrown) => this.#log.error({ err: thrown }, "background work failed")));
  }
}
