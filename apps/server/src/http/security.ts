/**
 * Security headers, and who may ask how often from where. The app needs nothing
 * but its own origin: no inline script or style, no foreign image, no plug-in, no
 * frame around it but for the boards meant to stand on other sites (`/embed/…`).
 * There is no `Strict-Transport-Security` and no upgrade to https: the server
 * speaks plain http, and whoever puts TLS before it sets these there.
 */
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { HttpProblem, tooMany } from "./http-error.js";

const noForeignFrame = "frame-ancestors 'self'";

export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", "data:", "blob:"],
        // Same origin also means its WebSockets.
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    strictTransportSecurity: false,
    // With the opener policy that helmet sets by itself, pages may share memory between threads.
    crossOriginEmbedderPolicy: { policy: "require-corp" },
    referrerPolicy: { policy: "same-origin" },
  });
  app.addHook("onSend", async (request, reply) => {
    if (!request.url.startsWith("/embed/")) return;
    const policy = String(reply.getHeader("content-security-policy"));
    reply.header("content-security-policy", policy.replace(noForeignFrame, "frame-ancestors *"));
    reply.removeHeader("x-frame-options");
  });
}

/**
 * A page of another origin may neither open a socket nor change anything here:
 * browsers say where a request comes from, and cookies alone would let it in.
 * Programs say nothing, and carry nobody's cookies by accident.
 */
export function refuseForeignOrigins(app: FastifyInstance): void {
  app.addHook("onRequest", async (request) => {
    const { origin } = request.headers;
    if (origin === undefined || isHarmless(request)) return;
    if (URL.canParse(origin) && new URL(origin).host === request.host) return;
    throw new HttpProblem(403, "foreign-origin", "this page may not ask for that");
  });
}

function isHarmless({ method, headers }: FastifyRequest): boolean {
  return (method === "GET" || method === "HEAD" || method === "OPTIONS") && headers.upgrade === undefined;
}

/** Requests to the API a minute, from one address and of one player; single routes allow fewer. */
export const usualPerMinute = 600;

/** By address, before anything is known of who asks; for players see `http/callers.ts`. */
export async function limitAddresses(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    allowList: (request) => !request.url.startsWith("/api/"),
    addHeaders: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl / 1000),
  });
}
