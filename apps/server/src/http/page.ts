/**
 * The app's page as link previews see it: its picture under an absolute URL, as
 * they need it, and the name of the game it leads to; and as browsers want it, with
 * the files of the place it leads to named at once. The origin is the configured
 * one, or else the request's host if that is a valid host name; of the path, only
 * which game it names and whether it is a board.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { findGame } from "@masume/games";
import type { FastifyRequest } from "fastify";

const validHost = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Read each time: the app may be built again while the server runs. */
export async function pageFor(
  request: FastifyRequest,
  folder: string,
  origin: string | undefined,
): Promise<string> {
  let page = await readFile(join(folder, "index.html"), "utf8");
  const { host = "" } = request.headers;
  const own = origin ?? (validHost.test(host) ? `${request.protocol}://${host}` : undefined);
  if (own !== undefined) page = withContent(page, "og:image", (path) => own + path);
  const [, first = "", second = ""] = request.url.split(/[/?]/);
  const isEmbedded = first === "embed";
  const game = await findGame(isEmbedded ? second : first);
  if (!game) return page;
  const isBoard = isEmbedded || second === "play";
  page = page.replace(
    "</head>",
    `${await preloadsFor(folder, isBoard ? `${game.id}/play` : game.id)}</head>`,
  );
  const { ja, en } = game.messages;
  page = withContent(page, "og:title", (name) => `${ja!.name} ${en!.name} — ${name}`);
  return withContent(page, "og:description", () => `${ja!.tagline}。${en!.tagline}.`);
}

/**
 * What the build wrote down for a place; an app that was built without it goes without. The style sheet
 * and the shell come first: what is read before the app is there must not wait for the app.
 */
async function preloadsFor(folder: string, place: string): Promise<string> {
  const text = await readFile(join(folder, "preloads.json"), "utf8").catch(() => "{}");
  const files = (JSON.parse(text) as Readonly<Record<string, readonly string[]>>)[place] ?? [];
  return files
    .map((file) =>
      file.endsWith(".css")
        ? `<link rel="preload" as="style" crossorigin href="/${file}">`
        : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
    )
    .join("");
}

function withContent(page: string, property: string, change: (content: string) => string): string {
  const tag = new RegExp(`(<meta\\s+property="${property}"\\s+content=")([^"]*)`);
  return page.replace(tag, (_, before: string, content: string) => before + escaped(change(content)));
}

function escaped(text: string): string {
  return text.replace(/[&"<]/g, (character) => `&#${character.charCodeAt(0)};`);
}
