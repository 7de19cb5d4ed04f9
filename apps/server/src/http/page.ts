/**
 * The app's page as link previews see it: its picture under an absolute URL, as
 * they need it, and the name of the game it leads to. The origin is the configured
 * one, or else the request's host if that is a valid host name; of the path, only
 * which game it names.
 */
import { readFile } from "node:fs/promises";
import { findGame } from "@masume/games";
import type { FastifyRequest } from "fastify";

const validHost = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Read each time: the app may be built again while the server runs. */
export async function pageFor(
  request: FastifyRequest,
  file: string,
  origin: string | undefined,
): Promise<string> {
  let page = await readFile(file, "utf8");
  const { host = "" } = request.headers;
  const own = origin ?? (validHost.test(host) ? `${request.protocol}://${host}` : undefined);
  if (own !== undefined) page = withContent(page, "og:image", (path) => own + path);
  const [, first = "", second = ""] = request.url.split(/[/?]/);
  const game = await findGame(first === "embed" ? second : first);
  if (!game) return page;
  const { ja, en } = game.messages;
  page = withContent(page, "og:title", (name) => `${ja!.name} ${en!.name} — ${name}`);
  return withContent(page, "og:description", () => `${ja!.tagline}。${en!.tagline}.`);
}

function withContent(page: string, property: string, change: (content: string) => string): string {
  const tag = new RegExp(`(<meta\\s+property="${property}"\\s+content=")([^"]*)`);
  return page.replace(tag, (_, before: string, content: string) => before + escaped(change(content)));
}

function escaped(text: string): string {
  return text.replace(/[&"<]/g, (character) => `&#${character.charCodeAt(0)};`);
}
