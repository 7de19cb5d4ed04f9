/**
 * The secret that authenticates a player: in the cookie of a browser, or in the
 * `Authorization: Bearer` of a program. It leaves the server in the `Set-Cookie`
 * header only, which no script of a page can read.
 */
import type { FastifyReply, FastifyRequest } from "fastify";

const cookieName = "masume";
const cookieSeconds = 400 * 24 * 60 * 60;
/** Longer than any secret we make; longer ones are not looked at. */
const maxSecretLength = 128;

export function secretOf(request: FastifyRequest): string | undefined {
  const bearer = /^Bearer ([\w.-]+)$/.exec(request.headers.authorization ?? "")?.[1];
  const cookie = /(?:^|;\s*)masume=([\w.-]+)/.exec(request.headers.cookie ?? "")?.[1];
  const secret = bearer ?? cookie;
  return secret !== undefined && secret.length <= maxSecretLength ? secret : undefined;
}

export function setCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  reply.header("set-cookie", cookie(request, secret, cookieSeconds));
}

export function clearCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.header("set-cookie", cookie(request, "", 0));
}

function cookie(request: FastifyRequest, value: string, seconds: number): string {
  const secure = request.protocol === "https" ? "; Secure" : "";
  return `${cookieName}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
