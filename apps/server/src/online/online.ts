/**
 * Nonaga between people: the parts put together, for one server process. What a
 * socket asks for comes in here as a message that has been checked; what is new
 * goes out by the hub.
 */
import type { FastifyBaseLogger } from "fastify";
import type { Metrics } from "../metrics.js";
import { newId } from "../players/secrets.js";
import { problemBehind, StorageProblem } from "../storage/problem.js";
import type { News, Store } from "../storage/store.js";
import { type Connection, Hub, send } from "./hub.js";
import { Lobby } from "./lobby.js";
import type { Command } from "./match.js";
import { type NodeTimes, ServerNode, usualTimes } from "./node.js";
import { Presence } from "./presence.js";
import { type ClientMessage, protocolVersion } from "./protocol.js";
import { type Acted, Tables } from "./tables.js";

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
      changed: (match) => this.#spawn(this.#presence.look(match.id)),
      committed: (decision) => {
        if (decision.kind !== "change") return;
        if (decision.move) metrics.count("masume_moves_total");
        if (decision.match.result)
          metrics.count("masume_matches_over_total", { reason: decision.match.result.reason });
      },
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
    await this.#node.start();
    this.#store.bus.listen((news) => this.#spawn(this.#hear(news)));
    const beat = (): void => {
      this.#beating = setTimeout(() => {
        this.#beat()
          .catch((thrown) => this.#log.error({ err: thrown }, "beat failed"))
          .finally(() => {
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
    await Promise.allSettled(this.#underWay);
    await this.#tables.close();
    await this.#node.stop();
  }

  connected(connection: Connection): void {
    const { player } = connection;
    if (this.hub.add(connection) && player) this.#spawn(this.#presence.came(player.id));
    const shown = player ? { id: player.id, name: player.name } : null;
    send(connection, { type: "welcome", protocol: protocolVersion, player: shown, now: this.#store.now() });
  }

  disconnected(connection: Connection): void {
    const { matches, last } = this.hub.remove(connection);
    for (const id of matches) this.#leave(id);
    const player = connection.player?.id;
    if (!last || player === undefined) return;
    this.#spawn(this.#lobby.unseek(player));
    this.#spawn(this.#presence.left(player));
  }

  /** Answers a message, whatever happens. */
  async handle(connection: Connection, message: ClientMessage): Promise<void> {
    const { id } = message;
    const work = this.#answer(connection, message).catch((thrown) => {
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
    this.#tables.forgetName(player);
  }

  async #answer(connection: Connection, message: ClientMessage): Promise<void> {
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
        await this.#seek(player, message, false);
        return send(connection, { type: "done", id });
      case "unseek":
        await this.#lobby.unseek(player);
        return send(connection, { type: "done", id });
      case "join": {
        const { room } = message;
        const match = room.length === 6 ? await this.#lobby.findRoom(room) : room;
        if (match === undefined) return send(connection, { type: "refused", id, code: "no-match" });
        return this.#reply(connection, id, await this.#tables.act(match, { kind: "join", player }), match);
      }
      default:
        return this.#reply(
          connection,
          id,
          await this.#tables.act(message.match, commandOf(player, message)),
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
    if (this.hub.watchedBy(connection) >= mostWatched) {
      return send(connection, { type: "refused", id, code: "too-many" });
    }
    // First look, then load: nothing that happens in between is missed.
    this.hub.watch(connection, match);
    const view = await this.#tables.view(match);
    if (!view) {
      this.hub.unwatch(connection, match);
      return send(connection, { type: "refused", id, code: "no-match" });
    }
    send(connection, view);
    send(connection, { type: "done", id, match });
    await this.#presence.look(match, connection);
  }

  async #seek(player: string, terms: Parameters<Lobby["seek"]>[1], again: boolean): Promise<void> {
    const pairing = await this.#lobby.seek(player, terms, again);
    if (!pairing) return;
    for (const one of [player, pairing.opponent]) {
      this.#store.bus.tell({ kind: "paired", player: one, match: pairing.match });
    }
  }

  #leave(match: string): void {
    if (!this.hub.isWatched(match)) this.#presence.forget(match);
    this.#tables.leave(match);
  }

  async #hear(news: News): Promise<void> {
    if (news.kind === "match") await this.#tables.heard(news.match, news.version);
    else if (news.kind === "paired") this.hub.tellPlayer(news.player, { type: "paired", match: news.match });
    else await this.#presence.heard(news.player);
  }

  async #beat(): Promise<void> {
    await this.#node.beat();
    for (const id of await this.#node.overdue()) await this.#tables.act(id, { kind: "time" });
    for (const { player, terms } of await this.#lobby.waiting()) await this.#seek(player, terms, true);
    if (this.#store.kind === "postgres") await this.#lookAround();
    if (++this.#beats % tidyEveryBeats === 0) await this.#node.tidy();
  }

  /** News can be lost with the node that had it: look for it. */
  async #lookAround(): Promise<void> {
    const watched = this.hub.watchedMatches;
    for (let i = 0; i < watched.length; i += 500) {
      const rows = await this.#store.db
        .selectFrom("matches")
        .select(["id", "version", "phase"])
        .where("id", "in", watched.slice(i, i + 500))
        .execute();
      for (const { id, version, phase } of rows) {
        await this.#tables.heard(id, version);
        if (phase === "playing" && this.#beats % 2 === 0) await this.#presence.look(id);
      }
    }
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

function commandOf(player: string, message: MatchMessage): Command {
  switch (message.type) {
    case "move":
      return { kind: "move", player, ply: message.ply, turn: message.turn };
    case "resign":
      return { kind: "resign", player };
    case "offer":
    case "accept":
      return { kind: message.type, player, offer: message.offer, ply: message.ply, fresh: newId() };
    case "decline":
      return { kind: "decline", player, offer: message.offer, ply: message.ply };
  }
}
