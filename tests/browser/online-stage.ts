/** What a test of the app with a server stands on: a browser, a server that can go and come back, watched pages. */
import { mkdirSync } from "node:fs";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { scratchFolder } from "../cli/masume.js";
import { type Serving, serving } from "../server/serving.js";
import { violations } from "./axe.js";
import { connect, openPage, type WatchedPage } from "./chromium.js";

export interface OnlineStage {
  readonly url: string;
  /** A page of a fresh profile: a device of its own. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  stopServer(): Promise<void>;
  /** At the same address, with the same data. */
  startServer(): Promise<void>;
  /** Holds the page to axe, and keeps a picture for whoever wants to look: `MASUME_PICTURES` names a folder. */
  look(page: Page, name: string): Promise<void>;
}

/** What a browser itself writes about a server that is away or does not know somebody. */
const expected =
  /401 \(Unauthorized\)|404 \(Not Found\)|400 \(Bad Request\)|ERR_CONNECTION|WebSocket connection/;

export function useOnlineStage(): OnlineStage {
  const { path: data } = scratchFolder();
  let browser: Browser;
  let server: Serving;
  let port = "0";
  const pages: WatchedPage[] = [];

  async function startServer(): Promise<void> {
    server = await serving("--data", data, "--log-level", "error", "--port", port);
    port = new URL(server.url).port;
  }

  beforeAll(async () => {
    browser = await connect(inject("browser"));
    await startServer();
  });

  afterEach(async () => {
    const opened = pages.splice(0);
    for (const { close } of opened) await close();
    expect(opened.flatMap(({ errors }) => errors).filter((text) => !expected.test(text))).toEqual([]);
  });

  afterAll(async () => {
    await browser.close();
    await server.end("SIGTERM");
  });

  return {
    get url() {
      return server.url;
    },
    async open(path, options) {
      const watched = await openPage(browser, options);
      pages.push(watched);
      watched.page.setDefaultTimeout(25_000);
      await watched.page.goto(server.url + path);
      return watched.page;
    },
    startServer,
    stopServer: () => server.end("SIGTERM"),
    async look(page, name) {
      expect(await violations(page)).toEqual([]);
      const folder = process.env.MASUME_PICTURES;
      if (!folder) return;
      mkdirSync(folder, { recursive: true });
      await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
    },
  };
}
