/** `/api/players`, `/api/me` and the codes for another device. */
import type { FastifyRequest } from "fastify";
import type { Online } from "../matches/online.js";
import { Exports } from "../players/export.js";
import type { Players } from "../players/players.js";
import type { Database } from "../storage/storage.js";
import { deviceName } from "./device-name.js";
import { HttpError } from "./http-error.js";
import type { HandlersTagged } from "./routes.js";
import { clearCookie, secretOf, setCookie } from "./session-cookie.js";

export function playerHandlers(
  database: Database,
  players: Players,
  online: Online,
): HandlersTagged<"players"> {
  const exports = new Exports(database);

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
      if (!found) throw new HttpError("not-found", "there is no such player");
      return found;
    },

    getMe: async ({ player }) => player,

    renameMe: async ({ player: { id }, body }) => {
      await players.rename(id, body.name);
      online.notifyRenamed(id);
      return { id, name: body.name };
    },

    deleteMe: async ({ player: { id }, request, reply }) => {
      await online.resignAll(id);
      await players.delete(id);
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
