/**
 * Security headers. The app needs nothing but its own origin: no inline script
 * or style, no foreign image, no plug-in, no frame around it but for the boards
 * meant to stand on other sites (`/embed/…`). There is no `Strict-Transport-Security` and no upgrade to https: the server speaks plain
 * http, and whoever puts TLS before it sets these there.
 */
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

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
