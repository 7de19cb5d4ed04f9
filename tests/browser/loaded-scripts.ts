/** The JavaScript that a page and its workers load. */
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

export interface LoadedScripts {
  /** Their addresses so far. */
  readonly all: ReadonlySet<string>;
  /** Those that a worker begins with. */
  readonly workers: ReadonlySet<string>;
}

export function watchScripts(page: Page): LoadedScripts {
  const all = new Set<string>();
  const workers = new Set<string>();
  page.context().on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith(".js")) all.add(request.url());
  });
  page.on("worker", (worker) => {
    all.add(worker.url());
    workers.add(worker.url());
  });
  return { all, workers };
}

export async function gzippedBytes(scripts: Iterable<string>): Promise<number> {
  const sizes = await Promise.all(
    [...scripts].map(async (url) => {
      const answer = await fetch(url, { headers: { "accept-encoding": "identity" } });
      return gzipSync(await answer.arrayBuffer()).length;
    }),
  );
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}
