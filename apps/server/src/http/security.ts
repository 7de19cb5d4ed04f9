/**
 * Security headers, and limits by origin and address. The app needs nothing but its
 * own origin: no inline script or style, no foreign image, no plug-in, no frame
 * around it except for boards embedded in other sites (`/embed/…`). There is no
 * `Strict-Transport-Security` and no upgrade to https: the server speaks plain
 * http, and the proxy that adds TLS sets these.
 */
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import helmet from "helmet";
import { networkOf } from "../platform/network.js";
import { HttpError, tooManyRequests } from "./http-error.js";

const noForeignFrame = "frame-ancestors 'self'";

export function addSecurityHeaders(app: FastifyInstance): void {
  // Put together once: a flood of requests that are refused has them all.
  const setHeaders = helmet({
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
  app.addHook("onRequest", (request, reply, next) => setHeaders(request.raw, reply.raw, next as () => void));
  app.addHook("onSend", async (request, reply) => {
    if (!request.url.startsWith("/embed/")) return;
    const policy = String(reply.getHeader("content-security-policy"));
    reply.header("content-security-policy", policy.replace(noForeignFrame, "frame-ancestors *"));
    reply.removeHeader("x-frame-options");
  });
}

/**
 * A page of another origin may neither open a socket nor change anything here:
 * browsers send the origin of a request, and the cookie alone would let it in.
 * Programs send none, and nobody's cookies by accident.
 */
export function refuseForeignOrigins(app: FastifyInstance, ownOrigin: string | undefined): void {
  // After the limits, which are for those who are refused too.
  app.addHook("preHandler", async (request) => {
    const { origin } = request.headers;
    // Where there is nothing, nothing can be changed, and the limit comes later.
    if (origin === undefined || request.is404 || isReadOnly(request)) return;
    if (URL.canParse(origin) && isOwn(new URL(origin), request)) return;
    throw new HttpError("foreign-origin");
  });

  /** Without a configured origin the scheme is not known: a proxy may have added TLS. */
  function isOwn({ origin, host }: URL, { headers }: FastifyRequest): boolean {
    return ownOrigin === undefined ? host === headers.host : origin === new URL(ownOrigin).origin;
  }
}

function isReadOnly({ method, headers }: FastifyRequest): boolean {
  return (method === "GET" || method === "HEAD" || method === "OPTIONS") && headers.upgrade === undefined;
}

/** Requests to the API per minute, from one address and of one player; single routes allow fewer. */
export const defaultPerMinute = 600;

/** The app's files, the only route without a limit. What is no file there goes to the not-found handler. */
const filesRoute = "/*";

const noHeaders = { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false };

/**
 * By address, before anything is known about the player; for players see `authenticator.ts`. Every route
 * has a limit, by the route that was matched: one path can be written in many ways. So has what matches
 * none (`web-app.ts`).
 */
export async function limitAddresses(app: FastifyInstance, perMinute: number): Promise<void> {
  app.addHook("onRoute", (route) => {
    if (route.url === filesRoute) route.config = { ...route.config, rateLimit: false };
  });
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => networkOf(ip),
    // Nobody needs to know how far they are: a refusal says when to come back.
    addHeaders: noHeaders,
    addHeadersOnExceeding: noHeaders,
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl / 1000),
  });
}
