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
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendError } from "./errors.js";
import { pageFor } from "./page.js";

const brotliQuality = constants.BROTLI_PARAM_QUALITY;

export async function addWebApp(
  app: FastifyInstance,
  folder: string,
  origin: string | undefined,
): Promise<void> {
  const page = join(folder, "index.html");
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const text = await pageFor(request, folder, origin);
    const tag = `"${createHash("sha256").update(text).digest("base64url")}"`;
    reply.header("cache-control", cacheControl(page)).header("etag", tag).type("text/html; charset=utf-8");
    reply.header("vary", "accept-encoding");
    if (request.headers["if-none-match"] === tag) return reply.code(304).send();
    const packing = packings.find(({ name }) => accepts(request, name));
    return packing
      ? reply.header("content-encoding", packing.name).send(packing.pack(text))
      : reply.send(text);
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

/** Pages are small, and each is packed as it is sent: their text depends on the host and the place. */
const packings = [
  { name: "br", pack: (text: string) => brotliCompressSync(text, { params: { [brotliQuality]: 4 } }) },
  { name: "gzip", pack: (text: string) => gzipSync(text) },
] as const;

function accepts({ headers }: FastifyRequest, packing: string): boolean {
  const wishes = String(headers["accept-encoding"] ?? "").split(",");
  return wishes.some((wish) => new RegExp(`^\\s*${packing}\\s*(;\\s*q=(?!0(\\.0*)?\\s*$).*)?$`).test(wish));
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
