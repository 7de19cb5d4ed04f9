/** `/api/players`, `/api/me` and the codes for another device. */
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Online } from "../matches/online.js";
import type { Players } from "../players/players.js";
import type { Callers } from "./authenticator.js";
import { idParams, shownText } from "./cursor.js";
import { HttpProblem } from "./http-error.js";
import { route } from "./route.js";
import { giveSecret, secretOf, takeSecretBack } from "./session-cookie.js";

const nameSchema = shownText(24);
const playerSchema = z.object({ id: z.string(), name: z.string() });

export function addPlayerRoutes(
  app: FastifyInstance,
  players: Players,
  callers: Callers,
  online: Online,
): void {
  const tag = "players";

  route(
    app,
    {
      method: "POST",
      url: "/api/players",
      tag,
      summary: "Become a player. The secret comes in a cookie that scripts cannot read.",
      body: z.strictObject({ name: nameSchema }),
      answer: playerSchema,
      status: 201,
      perMinute: 20,
    },
    async ({ body, request, reply }) => {
      const { player, secret } = await players.create(body.name);
      giveSecret(request, reply, secret);
      return player;
    },
  );

  route(
    app,
    { method: "GET", url: "/api/me", tag, summary: "Who am I?", answer: playerSchema },
    async ({ request }) => callers.require(request),
  );

  route(
    app,
    {
      method: "PATCH",
      url: "/api/me",
      tag,
      summary: "Change my name.",
      body: z.strictObject({ name: nameSchema }),
      answer: playerSchema,
    },
    async ({ body, request }) => {
      const { id } = await callers.require(request);
      await players.rename(id, body.name);
      online.renamed(id);
      return { id, name: body.name };
    },
  );

  route(
    app,
    { method: "DELETE", url: "/api/me", tag, summary: "Delete me and everything that is mine." },
    async ({ request, reply }) => {
      const { id } = await callers.require(request);
      await online.giveUp(id);
      await players.delete(id);
      online.renamed(id);
      takeSecretBack(request, reply);
    },
  );

  route(
    app,
    {
      method: "GET",
      url: "/api/me/export",
      tag,
      summary: "Everything that is mine, as one JSON value.",
      answer: z.looseObject({ format: z.string(), version: z.number() }),
      perMinute: 10,
    },
    async ({ request, reply }) => {
      const { id } = await callers.require(request);
      reply.header("content-disposition", 'attachment; filename="masume-player.json"');
      return (await players.export(id)) as { format: string; version: number };
    },
  );

  route(
    app,
    { method: "POST", url: "/api/me/sign-out", tag, summary: "Forget this device." },
    async ({ request, reply }) => {
      const secret = secretOf(request);
      if (secret !== undefined) await players.signOut(secret);
      takeSecretBack(request, reply);
    },
  );

  route(
    app,
    {
      method: "POST",
      url: "/api/me/device-code",
      tag,
      summary: "A code that lets another device in as me: good once, for ten minutes.",
      answer: z.object({ code: z.string(), expiresAt: z.number() }),
      perMinute: 10,
    },
    async ({ request }) => players.makeDeviceCode(await callers.require(request)),
  );

  route(
    app,
    {
      method: "POST",
      url: "/api/device-code",
      tag,
      summary: "Use such a code on the other device.",
      body: z.strictObject({ code: z.string().min(10).max(20) }),
      answer: playerSchema,
      perMinute: 10,
    },
    async ({ body, request, reply }) => {
      const admitted = await players.redeemDeviceCode(body.code);
      if (!admitted) throw new HttpProblem(404, "no-code", "this code is not good, or no longer");
      giveSecret(request, reply, admitted.secret);
      return admitted.player;
    },
  );

  route(
    app,
    {
      method: "GET",
      url: "/api/players/:id",
      tag,
      summary: "A player's public name.",
      params: idParams,
      answer: playerSchema,
    },
    async ({ params }) => {
      const found = await players.find(params.id);
      if (!found) throw new HttpProblem(404, "not-found", "there is no such player");
      return found;
    },
  );
}
