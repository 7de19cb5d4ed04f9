/** `/api/players`, `/api/me` and the codes for another device. */
import { Readable } from "node:stream";
import type { Online } from "../matches/online.js";
import { exportPlayer } from "../players/export.js";
import type { Players } from "../players/players.js";
import type { Database } from "../storage/storage.js";
import { HttpError } from "./http-error.js";
import type { HandlersTagged } from "./routes.js";
import { clearCookie, secretOf, setCookie } from "./session-cookie.js";

export function playerHandlers(
  database: Database,
  players: Players,
  online: Online,
): HandlersTagged<"players"> {
  return {
    createPlayer: async ({ body, request, reply }) => {
      const { player, secret } = await players.create(body.name);
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
      reply.type("application/json; charset=utf-8");
      reply.header("content-disposition", 'attachment; filename="masume-player.json"');
      return Readable.from(exportPlayer(database, player.id));
    },

    signOut: async ({ request, reply }) => {
      const secret = secretOf(request);
      const ended = secret === undefined ? undefined : await players.signOut(secret);
      if (ended) online.notifySignedOut(ended.player.id, ended.session);
      clearCookie(request, reply);
    },

    createDeviceCode: async ({ player }) => players.createDeviceCode(player),

    redeemDeviceCode: async ({ body, request, reply }) => {
      const credentials = await players.redeemDeviceCode(body.code);
      if (!credentials) throw new HttpError("no-code");
      setCookie(request, reply, credentials.secret);
      return credentials.player;
    },
  };
}
