/** What a browser test stands on: the site, the browser, and pages that are closed after each test. */
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { launch, openPage, type WatchedPage } from "./chromium.js";
import { type Site, serveSite } from "./site.js";

export interface Stage {
  /** A page of a fresh profile at a path of the site. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  readonly url: string;
}

export function useStage(): Stage {
  let site: Site;
  let browser: Browser;
  const pages: WatchedPage[] = [];

  beforeAll(async () => {
    site = await serveSite();
    browser = await launch();
  });

  afterEach(async () => {
    const opened = pages.splice(0);
    for (const { close } of opened) await close();
    expect(opened.flatMap(({ errors }) => errors)).toEqual([]);
  });

  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  return {
    get url() {
      return site.url;
    },
    async open(path, options) {
      const watched = await openPage(browser, options);
      pages.push(watched);
      await watched.page.goto(site.url + path);
      return watched.page;
    },
  };
}
