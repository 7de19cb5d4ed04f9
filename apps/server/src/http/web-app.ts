/**
 * The web app's files. Assets carry a hash in their name and are cached for ever;
 * everything else is revalidated each time (an unchanged file costs a 304). A
 * navigation to any other path gets the app itself, which has its own router; any
 * other unknown path is a 404. Files compressed at build time (`.br`, `.gz`) are
 * sent to those who accept them.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendError } from "./errors.js";
import { pageFor } from "./page.js";

export async function addWebApp(
  app: FastifyInstance,
  folder: string,
  origin: string | undefined,
): Promise<void> {
  const page = join(folder, "index.html");
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const text = await pageFor(request, page, origin);
    const tag = `"${createHash("sha256").update(text).digest("base64url")}"`;
    reply.header("cache-control", cacheControl(page)).header("etag", tag).type("text/html; charset=utf-8");
    return request.headers["if-none-match"] === tag ? reply.code(304).send() : reply.send(text);
  };
  const built = existsSync(page);
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: "ignore",
      setHeaders: (response, path) => {
        response.setHeader("cache-control", cacheControl(path));
        response.setHeader("vary", "accept-encoding");
      },
    });
    app.get("/", sendPage);
  } else {
    app.log.warn({ folder }, "the web app is not built: only the API is served");
  }
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    if (built && isNavigation(request)) return sendPage(request, reply);
    const path = request.url.replace(/\?.*/, "").slice(0, 200);
    return sendError(reply, "not-found", `there is nothing at ${path}`);
  });
}

function cacheControl(path: string): string {
  return path.includes(`${sep}assets${sep}`) ? "public, max-age=31536000, immutable" : "no-cache";
}

/** A browser going to a page, as opposed to a script, a picture or a program fetching something. */
function isNavigation(request: FastifyRequest): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  if (request.url === "/api" || request.url.startsWith("/api/")) return false;
  const mode = request.headers["sec-fetch-mode"];
  if (mode !== undefined) return mode === "navigate";
  return request.headers.accept?.includes("text/html") ?? false;
}
