/**
 * Nonaga between people: the parts put together, for one server process. What a
 * socket asks for comes in here as a message that has been checked; what is new
 * goes out by the hub.
 */
import type { FastifyBaseLogger } from "fastify";
import { sql } from "kysely";
import type { Metrics } from "../platform/metrics.js";
import { newId } from "../players/secrets.js";
import { problemBehind, StorageProblem } from "../storage/storage-error.js";
import type { News, Store } from "../storage/storage.js";
import { type Connection, Hub, send } from "./hub.js";
import { Lobby } from "./lobby.js";
import type { Command } from "./match.js";
import { type NodeTimes, ServerNode, usualTimes } from "./node.js";
import { Presence } from "./presence.js";
import { type ClientMessage, codeLength, protocolVersion } from "./protocol.js";
import { type Acted, Tables } from "./match-service.js";

export interface OnlineOptions {
  /** How long somebody may be gone from a game. */
  readonly graceMs?: number;
  readonly times?: NodeTimes;
}

/** So many matches may one socket look at. */
const mostWatched = 20;
const usualGraceMs = 60_000;
const tidyEveryBeats = 150;

export class Online {
  readonly hub: Hub = new Hub();
  readonly #store: Store;
  readonly #log: FastifyBaseLogger;
  readonly #node: ServerNode;
  readonly #lobby: Lobby;
  readonly #tables: Tables;
  readonly #presence: Presence;
  readonly #beatMs: number;
  readonly #underWay = new Set<Promise<unknown>>();
  #beats = 0;
  #beating: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(store: Store, log: FastifyBaseLogger, metrics: Metrics, options: OnlineOptions = {}) {
    const times = options.times ?? usualTimes;
    this.#store = store;
    this.#log = log;
    this.#beatMs = times.beatMs;
    this.#node = new ServerNode(store, times);
    this.#lobby = new Lobby(store, this.#node.id);
    this.#tables = new Tables(store, this.hub, {
      turned: (match) => this.#spawn(this.#presence.look(match)),
      committed: ({ move, match }) => {
        if (move) metrics.count("masume_moves_total");
        if (match.result) metrics.count("masume_matches_over_total", { reason: match.result.reason });
      },
      awake: () => this.#wake(),
    });
    this.#presence = new Presence(store, this.hub, {
      node: this.#node.id,
      deadMs: times.deadMs,
      graceMs: options.graceMs ?? usualGraceMs,
      abandoned: (match, side) => this.#spawn(this.#tables.act(match, { kind: "abandon", side })),
      matchOf: (id) => this.#tables.known(id),
    });
    metrics.gauge("masume_sockets", "Open sockets", () => this.hub.connections);
    metrics.gauge(
      "masume_watched_matches",
      "Matches somebody looks at",
      () => this.hub.watchedMatches.length,
    );
  }

  async start(): Promise<void> {
    await this.#node.enter();
    this.#store.bus.listen((news) => {
      if (!this.#closed) this.#spawn(this.#hear(news));
    });
    const beat = (): void => {
      this.#beating = setTimeout(() => {
        void this.#beat().finally(() => {
          if (!this.#closed) beat();
        });
      }, this.#beatMs);
    };
    beat();
  }

  /** No new requests by now; what is under way is finished first. */
  async stop(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#beating);
    this.#presence.close();
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay);
    await this.#tables.close();
    await this.#node.stop();
  }

  connected(connection: Connection): void {
    const { player } = connection;
    if (this.hub.add(connection) && player) this.#spawn(this.#presence.changed(player.id));
    const shown = player ? { id: player.id, name: player.name } : null;
    send(connection, { type: "welcome", protocol: protocolVersion, player: shown, now: this.#store.now() });
  }

  disconnected(connection: Connection): void {
    const { matches, last } = this.hub.remove(connection);
    for (const id of matches) this.#leave(id);
    const player = connection.player?.id;
    // A node that stops takes leave of everybody at once.
    if (!last || player === undefined || this.#closed) return;
    this.#spawn(this.#lobby.unseek(player));
    this.#spawn(this.#presence.changed(player));
  }

  /** Answers a message, whatever happens. */
  async handle(connection: Connection, message: ClientMessage): Promise<void> {
    const { id } = message;
    const work = this.#answer(connection, message, this.#store.now()).catch((thrown) => {
      const problem = problemBehind(thrown, this.#store.place);
      const fault = problem instanceof StorageProblem ? problem.fault : undefined;
      this.#log.error({ err: thrown, fault }, "a message could not be handled");
      send(connection, { type: "refused", id, code: "storage" });
    });
    await this.#tracked(work);
  }

  /** Gives up the player's games, for one who is about to be deleted. */
  async giveUp(player: string): Promise<void> {
    const rows = await this.#store.db
      .selectFrom("matches")
      .select(["id", "phase"])
      .where("phase", "!=", "over")
      .where((either) => either.or([either("red_id", "=", player), either("blue_id", "=", player)]))
      .execute();
    for (const { id, phase } of rows) {
      if (phase === "playing") await this.#tables.act(id, { kind: "resign", player });
      else
        await this.#store.db
          .deleteFrom("matches")
          .where("id", "=", id)
          .where("phase", "=", "waiting")
          .execute();
    }
  }

  /** A player has another name, or none any more. */
  renamed(player: string): void {
    this.#store.bus.tell({ kind: "named", player });
  }

  async #answer(connection: Connection, message: ClientMessage, at: number): Promise<void> {
    const { id } = message;
    switch (message.type) {
      case "ping":
        return send(connection, { type: "done", id, now: this.#store.now() });
      case "watch":
        return this.#watch(connection, id, message.match);
      case "unwatch":
        this.hub.unwatch(connection, message.match);
        this.#leave(message.match);
        return send(connection, { type: "done", id });
    }
    const player = connection.player?.id;
    if (player === undefined) return send(connection, { type: "refused", id, code: "not-a-player" });
    switch (message.type) {
      case "open":
        return send(connection, { type: "done", id, match: await this.#lobby.open(player, message) });
      case "seek":
        await this.#seek(player, message);
        return send(connection, { type: "done", id });
      case "unseek":
        await this.#lobby.unseek(player);
        return send(connection, { type: "done", id });
      case "join": {
        const { room } = message;
        const match = room.length === codeLength ? await this.#lobby.findRoom(room) : room;
        if (match === undefined) return send(connection, { type: "refused", id, code: "no-match" });
        return this.#reply(connection, id, await this.#tables.act(match, { kind: "join", player }), match);
      }
      default:
        return this.#reply(
          connection,
          id,
          await this.#tables.act(message.match, commandOf(player, message, at)),
          message.match,
        );
    }
  }

  #reply(connection: Connection, id: number, acted: Acted, match: string): void {
    if (acted.kind === "done" || acted.kind === "same") send(connection, { type: "done", id, match });
    else if (acted.kind === "no-match") send(connection, { type: "refused", id, code: "no-match" });
    else {
      const { code, rule } = acted;
      send(connection, { type: "refused", id, code, ...(rule === undefined ? {} : { rule }) });
    }
  }

  async #watch(connection: Connection, id: number, match: string): Promise<void> {
    if (!this.hub.isWatchedBy(match, connection) && this.hub.watchedBy(connection) >= mostWatched) {
      return send(connection, { type: "refused", id, code: "too-many" });
    }
    // First look, then load: nothing that happens in between is missed.
    this.hub.watch(connection, match);
    if (!(await this.#tables.show(match, connection))) {
      this.hub.unwatch(connection, match);
      return send(connection, { type: "refused", id, code: "no-match" });
    }
    send(connection, { type: "done", id, match });
    await this.#presence.look(match, connection);
  }

  async #seek(player: string, terms: Parameters<Lobby["seek"]>[1]): Promise<void> {
    const pairing = await this.#lobby.seek(player, terms);
    if (!pairing) return;
    for (const one of [player, pairing.opponent]) {
      this.#store.bus.tell({ kind: "paired", player: one, match: pairing.match });
    }
  }

  /** Somebody looks at a match no more: perhaps nobody does, or there is one less to be counted. */
  #leave(match: string): void {
    // A node that stops takes leave of everybody at once.
    if (!this.#closed)
      this.#spawn(this.hub.isWatched(match) ? this.#presence.look(match) : this.#presence.forget(match));
    this.#tables.leave(match);
  }

  async #hear(news: News): Promise<void> {
    switch (news.kind) {
      case "match":
        return this.#tables.heard(news);
      case "paired":
        this.#lobby.found(news.player);
        return this.hub.tellPlayer(news.player, { type: "paired", match: news.match });
      case "named":
        return this.#tables.rename(news.player);
      case "presence":
        for (const id of this.#tables.of(news.player)) this.#spawn(this.#presence.look(id));
        return;
      case "onlookers":
        if (news.node !== this.#node.id && this.hub.isWatched(news.match))
          await this.#presence.look(news.match);
    }
  }

  /** What every node does now and then. One that fails does not keep the others from being done. */
  async #beat(): Promise<void> {
    this.#beats++;
    const chores = [
      async () => {
        if (this.#node.isAwake) await this.#node.beat();
        await this.#wake();
      },
      async () => {
        for (const id of await this.#node.overdue()) await this.#tables.act(id, { kind: "time" });
      },
      () => this.#presence.noteAgain(),
      async () => {
        for (const { player, match } of await this.#lobby.lookAgain())
          this.#store.bus.tell({ kind: "paired", player, match });
      },
      async () => {
        if (this.#store.kind === "postgres") await this.#lookAround();
      },
      async () => {
        if (this.#beats % tidyEveryBeats === 0) await this.#node.tidy();
      },
    ];
    for (const chore of chores) {
      await chore().catch((thrown) => this.#log.error({ err: thrown }, "a chore failed"));
    }
  }

  /** After a silence, or when others took this node for dead: what hung on it is put back. */
  async #wake(): Promise<void> {
    if (this.#node.isAwake && !this.#node.isForgotten) return;
    await this.#node.enter();
    this.#spawn(this.#presence.putBack());
    this.#spawn(this.#tables.lookAgain(this.hub.watchedMatches));
  }

  /** News can be lost with the node that had it: look for it. */
  async #lookAround(): Promise<void> {
    const watched = this.hub.watchedMatches.map((id) => ({
      id,
      version: this.#tables.known(id)?.version ?? -1,
    }));
    const { rows } = await sql<{ id: string; version: number }>`
      select m.id, m.version from matches m
      join unnest(${watched.map(({ id }) => id)}::text[], ${watched.map(({ version }) => version)}::integer[])
        as known(id, version) on m.id = known.id
      where m.version <> known.version`.execute(this.#store.db);
    await Promise.all(rows.map(({ id, version }) => this.#tables.heard({ match: id, version })));
    const playing = watched.filter(({ id }) => this.#tables.known(id)?.phase === "playing");
    if (this.#beats % 2 === 0) await this.#presence.lookAround(playing.map(({ id }) => id));
  }

  #spawn(work: Promise<unknown>): void {
    void this.#tracked(
      work.catch((thrown) => this.#log.error({ err: thrown }, "something went wrong behind the scenes")),
    );
  }

  async #tracked<T>(work: Promise<T>): Promise<T> {
    this.#underWay.add(work);
    try {
      return await work;
    } finally {
      this.#underWay.delete(work);
    }
  }
}

type MatchMessage = Extract<ClientMessage, { type: "move" | "resign" | "offer" | "accept" | "decline" }>;

function commandOf(player: string, message: MatchMessage, at: number): Command {
  switch (message.type) {
    case "move":
      return { kind: "move", player, ply: message.ply, turn: message.turn, at };
    case "resign":
      return { kind: "resign", player };
    case "offer":
    case "accept":
      return { kind: message.type, player, offer: message.offer, ply: message.ply, fresh: newId() };
    case "decline":
      return { kind: "decline", player, offer: message.offer, ply: message.ply };
  }
}
