/** Carries out what a socket asks for, and answers. Messages have been checked when they come here. */
import { type ClientMessage, protocolVersion, roomCodeLength, type SocketRefusal } from "@masume/protocol";
import type { FastifyBaseLogger } from "fastify";
import type { Barrier, Command } from "../matches/command.js";
import { type ClientConnection, send } from "../matches/hub.js";
import type { CommandOutcome } from "../matches/match-service.js";
import type { Online } from "../matches/online.js";
import { newId } from "../platform/ids.js";
import type { Database } from "../storage/storage.js";
import { isMissingReference, StorageError, storageErrorFrom } from "../storage/storage-error.js";

/** Matches that one socket may watch. */
const maxWatched = 20;

export class RequestHandler {
  readonly #online: Online;
  readonly #database: Database;
  readonly #log: FastifyBaseLogger;

  constructor(online: Online, database: Database, log: FastifyBaseLogger) {
    this.#online = online;
    this.#database = database;
    this.#log = log;
  }

  connect(connection: ClientConnection): void {
    this.#online.connect(connection);
    const { player = null } = connection;
    send(connection, { type: "welcome", protocol: protocolVersion, player, now: this.#database.now() });
  }

  disconnect(connection: ClientConnection): void {
    this.#online.disconnect(connection);
  }

  /** Answers a message, whatever happens. */
  async handle(connection: ClientConnection, message: ClientMessage): Promise<void> {
    const work = this.#handle(connection, message, this.#database.now()).catch((thrown) => {
      // The player was deleted meanwhile, and the socket is about to be closed; or the node's row was, and comes back.
      if (isMissingReference(thrown)) return refuse(connection, message, "storage");
      const error = storageErrorFrom(thrown, this.#database.location);
      const reason = error instanceof StorageError ? error.reason : undefined;
      this.#log.error({ err: thrown, reason }, "a message could not be handled");
      refuse(connection, message, reason === undefined ? "internal" : "storage");
    });
    await this.#online.track(work);
  }

  async #handle(connection: ClientConnection, message: ClientMessage, receivedAt: number): Promise<void> {
    const { lobby, matches, starts } = this.#online;
    switch (message.type) {
      case "ping":
        return send(connection, { type: "done", id: message.id, now: this.#database.now() });
      case "watch":
        return this.#watch(connection, message);
      case "unwatch":
        this.#online.unwatch(connection, message.match);
        return done(connection, message);
    }
    const player = connection.player?.id;
    if (player === undefined) return refuse(connection, message, "not-a-player");
    switch (message.type) {
      case "take": {
        const pairing = await lobby.take(player, message.player);
        if (typeof pairing === "string") return refuse(connection, message, pairing);
        this.#online.notifyPaired(pairing.players, pairing.match);
        return done(connection, message, pairing.match);
      }
      case "open": {
        if (needsClock(message)) return refuse(connection, message, "needs-clock");
        const barrier = await starts.barrierTo(player);
        if (barrier) return refuse(connection, message, barrier);
        return done(connection, message, await lobby.openRoom(player, message));
      }
      case "seek": {
        if (needsClock(message)) return refuse(connection, message, "needs-clock");
        const pairing = await lobby.seek(player, message);
        if (typeof pairing === "string") return refuse(connection, message, pairing);
        if (pairing) this.#online.notifyPaired(pairing.players, pairing.match);
        return done(connection, message);
      }
      case "unseek":
        await lobby.unseek(player);
        return done(connection, message);
      case "join": {
        const { room } = message;
        const match = room.length === roomCodeLength ? await lobby.findRoom(room) : room;
        if (match === undefined) return refuse(connection, message, "no-match");
        const join = (barrier?: Barrier) => matches.execute(match, { kind: "join", player, barrier });
        return answer(connection, message, await starts.join(player, match, join), match);
      }
      default: {
        const { match } = message;
        const next = newId();
        const execute = (barrier?: Barrier) =>
          matches.execute(match, commandOf(player, message, receivedAt, next, barrier));
        if (mayStartRematch(message))
          return answer(connection, message, await starts.rematch(player, match, next, execute), match);
        const barrier = message.type === "offer" ? await starts.barrierToOffer(player, match) : undefined;
        return answer(connection, message, await execute(barrier), match);
      }
    }
  }

  async #watch(
    connection: ClientConnection,
    message: Extract<ClientMessage, { type: "watch" }>,
  ): Promise<void> {
    const { hub, matches, presence } = this.#online;
    const { match } = message;
    const watched = hub.watchedBy(connection);
    if (!watched.has(match) && watched.size >= maxWatched) return refuse(connection, message, "too-many");
    // First subscribe, then load: nothing that happens in between is missed.
    hub.watch(connection, match);
    if (!(await matches.sendWhole(match, connection))) {
      hub.unwatch(connection, match);
      return refuse(connection, message, "no-match");
    }
    done(connection, message, match);
    await presence.update(match, connection);
  }
}

type Request = Pick<ClientMessage, "id">;

function done(connection: ClientConnection, { id }: Request, match?: string): void {
  send(connection, match === undefined ? { type: "done", id } : { type: "done", id, match });
}

function refuse(connection: ClientConnection, { id }: Request, code: SocketRefusal, rule?: string): void {
  send(connection, { type: "refused", id, code, ...(rule === undefined ? {} : { rule }) });
}

function answer(
  connection: ClientConnection,
  request: Request,
  outcome: CommandOutcome,
  match: string,
): void {
  if (outcome.kind === "changed" || outcome.kind === "unchanged") done(connection, request, match);
  else if (outcome.kind === "no-match") refuse(connection, request, "no-match");
  // `time-left` answers the server's own timers only.
  else if (outcome.code !== "time-left") refuse(connection, request, outcome.code, outcome.rule);
}

type MatchRequest = Extract<
  ClientMessage,
  { type: "move" | "resign" | "abort" | "offer" | "accept" | "decline" }
>;

/** Where nobody's time runs out, a game that goes badly could be left to lie. */
function needsClock({ rated, clock }: Extract<ClientMessage, { type: "open" | "seek" }>): boolean {
  return rated === true && clock === "none";
}

function mayStartRematch(message: MatchRequest): boolean {
  return (message.type === "offer" || message.type === "accept") && message.offer === "rematch";
}

function commandOf(
  player: string,
  message: MatchRequest,
  at: number,
  newMatchId: string,
  barrier: Barrier | undefined,
): Command {
  switch (message.type) {
    case "move":
      return { kind: "move", player, ply: message.ply, turn: message.turn, at };
    case "resign":
    case "abort":
      return { kind: message.type, player };
    case "offer":
    case "accept": {
      const { offer, ply } = message;
      return { kind: message.type, player, offer, ply, newMatchId, barrier };
    }
    case "decline":
      return { kind: "decline", player, offer: message.offer, ply: message.ply };
  }
}
