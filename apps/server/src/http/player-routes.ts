/** `/api/players`, `/api/me` and the codes for another device. */
import type { FastifyRequest } from "fastify";
import type { Online } from "../matches/online.js";
import { Blocks } from "../players/blocks.js";
import { Exports } from "../players/export.js";
import { PlayerReports } from "../players/player-reports.js";
import type { Players } from "../players/players.js";
import type { Ratings } from "../players/ratings.js";
import type { Database } from "../storage/storage.js";
import { deviceName } from "./device-name.js";
import { HttpError } from "./http-error.js";
import type { HandlersTagged } from "./routes.js";
import { clearCookie, secretOf, setCookie } from "./session-cookie.js";

const noSuchPlayer = (): HttpError => new HttpError("not-found", "there is no such player, game or result");

export function playerHandlers(
  database: Database,
  players: Players,
  ratings: Ratings,
  online: Online,
): HandlersTagged<"players"> {
  const exports = new Exports(database);
  const blocks = new Blocks(database);
  const reports = new PlayerReports(database);

  async function signOut(request: FastifyRequest): Promise<void> {
    const secret = secretOf(request);
    const ended = secret === undefined ? undefined : await players.signOut(secret);
    if (ended) online.notifySignedOut(ended.player.id, ended.session);
  }

  return {
    createPlayer: async ({ body, request, reply }) => {
      const { player, secret } = await players.create(body.name, deviceName(request.headers["user-agent"]));
      setCookie(request, reply, secret);
      return player;
    },

    getPlayer: async ({ params }) => {
      const found = await players.find(params.id);
      if (!found) throw noSuchPlayer();
      return { ...found, ratings: await ratings.of(found.id) };
    },

    getMe: async ({ player }) => player,

    renameMe: async ({ player: { id }, body }) => {
      await players.rename(id, body.name);
      online.notifyRenamed(id);
      return { id, name: body.name };
    },

    deleteMe: async ({ player: { id }, request, reply }) => {
      // Until no game has begun in between.
      do await online.resignAll(id);
      while (!(await players.delete(id)));
      online.notifyRenamed(id);
      online.notifySignedOut(id);
      clearCookie(request, reply);
    },

    exportMe: async ({ player, reply }) => {
      const exported = exports.start(player.id);
      if (!exported) throw new HttpError("slow-down", "another export of yours is being sent");
      reply.type("application/json; charset=utf-8");
      reply.header("content-disposition", 'attachment; filename="masume-player.json"');
      return exported;
    },

    signOut: async ({ request, reply }) => {
      await signOut(request);
      clearCookie(request, reply);
    },

    listSessions: async (identity) => ({ sessions: [...(await players.sessions(identity))] }),

    endSession: async ({ player, params }) => {
      const ended = await players.endSession(player.id, params.id);
      if (ended === undefined) throw new HttpError("not-found", "you have no such session");
      online.notifySignedOut(player.id, ended);
    },

    endOtherSessions: async (identity) => {
      for (const ended of await players.endOtherSessions(identity))
        online.notifySignedOut(identity.player.id, ended);
    },

    listBlocks: async ({ player }) => ({ blocks: [...(await blocks.of(player.id))] }),

    blockPlayer: async ({ player, body }) => {
      if (body.player === player.id || !(await players.find(body.player))) throw noSuchPlayer();
      if ((await blocks.add(player.id, body.player)) === "full")
        throw new HttpError("full", "there is no room for more blocked players");
    },

    unblockPlayer: async ({ player, params }) => {
      if (!(await blocks.remove(player.id, params.id)))
        throw new HttpError("not-found", "you have not blocked this player");
    },

    reportPlayer: async ({ player, params, body }) => {
      const refused = await reports.add(player.id, params.id, body);
      if (refused === "not-found") throw noSuchPlayer();
      if (refused) throw new HttpError(refused, "you have reported twenty players today");
    },

    createDeviceCode: async ({ player }) => players.createDeviceCode(player),

    redeemDeviceCode: async ({ body, request, reply }) => {
      const credentials = await players.redeemDeviceCode(
        body.code,
        deviceName(request.headers["user-agent"]),
      );
      if (!credentials) throw new HttpError("no-code");
      // The cookie that is replaced was of no other device.
      await signOut(request);
      setCookie(request, reply, credentials.secret);
      return credentials.player;
    },
  };
}
