/** What a browser test stands on: the site, the browser, and pages that are closed after each test. */
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { connect, openPage, type WatchedPage } from "./chromium.js";

export interface Stage {
  /** A page of a fresh profile at a path of the site; it may write only such errors as are expected. */
  open(path: string, options?: BrowserContextOptions, expected?: RegExp): Promise<Page>;
  /** The same, for all tests of a group: it is closed at the end of the file. */
  openForAll(path: string, options?: BrowserContextOptions): Promise<Page>;
  readonly url: string;
}

export function useStage(): Stage {
  const url = inject("site");
  let browser: Browser;
  const pages: WatchedPage[] = [];
  const pagesForAll: WatchedPage[] = [];

  async function opened(path: string, options: BrowserContextOptions | undefined): Promise<WatchedPage> {
    const watched = await openPage(browser, options);
    await watched.page.goto(url + path);
    return watched;
  }

  beforeAll(async () => {
    browser = await connect(inject("browser"));
  });

  afterEach(async () => {
    const done = pages.splice(0);
    for (const { close } of done) await close();
    expect([...done, ...pagesForAll].flatMap(({ errors }) => errors)).toEqual([]);
  });

  afterAll(() => browser.close());

  return {
    url,
    async open(path, options, expected) {
      const { page, errors, close } = await opened(path, options);
      pages.push({
        page,
        get errors() {
          return expected ? errors.filter((text) => !expected.test(text)) : errors;
        },
        close,
      });
      return page;
    },
    async openForAll(path, options) {
      const watched = await opened(path, options);
      pagesForAll.push(watched);
      return watched.page;
    },
  };
}
