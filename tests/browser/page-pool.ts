/**
 * Pages that are used again. A new profile with a page in it costs several times
 * what the page itself does, so a page goes from test to test: it is led to a
 * picture, where nothing runs, everything that a site can keep is deleted, and
 * the next test finds it as if nobody had been there. A page on which a test has
 * changed more than a site can (its routes, its clock, its screen) is thrown away.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { openPage, type WatchedPage } from "./chromium.js";

/** Pages that wait for somebody are cheap, but not free. */
const maxWaiting = 5;

/** Calls that leave something behind which leading the page elsewhere does not undo. */
const lastingOnPage = [
  "addInitScript",
  "clock",
  "exposeBinding",
  "exposeFunction",
  "route",
  "setDefaultTimeout",
  "setExtraHTTPHeaders",
  "setViewportSize",
] as const satisfies readonly (keyof Page)[];

const lastingOnContext = [
  "addCookies",
  "addInitScript",
  "clock",
  "exposeBinding",
  "exposeFunction",
  "grantPermissions",
  "route",
  "setOffline",
] as const satisfies readonly (keyof BrowserContext)[];

export interface PooledPage extends WatchedPage {
  readonly options: BrowserContextOptions;
  isSpoilt(): boolean;
}

export class PagePool {
  readonly #browser: Browser;
  readonly #site: string;
  /** The one used last comes last. */
  readonly #waiting: PooledPage[] = [];

  constructor(browser: Browser, site: string) {
    this.#browser = browser;
    this.#site = site;
  }

  async take(options: BrowserContextOptions = {}): Promise<PooledPage> {
    const wanted = JSON.stringify(options);
    const index = this.#waiting.findIndex((one) => JSON.stringify(one.options) === wanted);
    if (index >= 0) return this.#waiting.splice(index, 1)[0]!;
    const watched = await openPage(this.#browser, options);
    const { page } = watched;
    let isSpoilt = options.serviceWorkers === "allow";
    const spoil = () => {
      isSpoilt = true;
    };
    watchUse(page, lastingOnPage, spoil);
    watchUse(page.context(), lastingOnContext, spoil);
    return { ...watched, options, isSpoilt: () => isSpoilt };
  }

  async giveBack(used: PooledPage): Promise<void> {
    const { page, errors, close } = used;
    if (used.isSpoilt()) return close();
    const context = page.context();
    for (const other of context.pages()) if (other !== page) await other.close();
    await page.goto(`${this.#site}/icon.svg`);
    await Promise.all([
      context.clearCookies(),
      page.mouse.move(0, 0),
      page.emulateMedia(mediaOf(used.options)),
      page.evaluate(forgetEverything),
    ]);
    errors.length = 0;
    this.#waiting.push(used);
    if (this.#waiting.length > maxWaiting) await this.#waiting.shift()!.close();
  }
}

/** Tells when a member of the object is asked for. */
function watchUse<T extends object>(watched: T, names: readonly (keyof T)[], tell: () => void): void {
  for (const name of names) {
    const own = watched[name];
    const member = typeof own === "function" ? own.bind(watched) : own;
    Object.defineProperty(watched, name, {
      get() {
        tell();
        return member;
      },
    });
  }
}

/** What a new page would be told about the wishes of its reader. */
function mediaOf({ colorScheme, contrast, forcedColors, reducedMotion }: BrowserContextOptions) {
  return {
    media: null,
    colorScheme: colorScheme ?? "light",
    contrast: contrast ?? "no-preference",
    forcedColors: forcedColors ?? "none",
    reducedMotion: reducedMotion ?? "no-preference",
  } as const;
}

/** In the page: what a site keeps on a device. */
async function forgetEverything(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  const databases = await indexedDB.databases();
  await Promise.all(
    databases.map(
      ({ name }) =>
        new Promise((resolve, reject) => {
          const deleting = indexedDB.deleteDatabase(name!);
          deleting.onsuccess = resolve;
          deleting.onerror = () => reject(deleting.error);
        }),
    ),
  );
}
