/** What a browser test stands on: the site, the browser, and pages that are given back after each test. */
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, expect, inject } from "vitest";
import { connect } from "./chromium.js";
import { PagePool, type PooledPage } from "./page-pool.js";

export interface Stage {
  /** A page of a fresh profile at a path of the site; it may write only such errors as are expected. */
  open(path: string, options?: BrowserContextOptions, expected?: RegExp): Promise<Page>;
  /** The same, for all tests of a group: it is closed at the end of the file. */
  openForAll(path: string, options?: BrowserContextOptions): Promise<Page>;
  readonly url: string;
}

interface Opened {
  readonly pooled: PooledPage;
  readonly expected: RegExp | undefined;
}

/** One for all files that a process runs: what was opened for one serves the next. */
let pool: Promise<PagePool> | undefined;

export function useStage(): Stage {
  const url = inject("site");
  const forTest: Opened[] = [];
  const forAll: Opened[] = [];

  const errorsOf = ({ pooled: { errors }, expected }: Opened) =>
    errors.filter((text) => !expected?.test(text));

  async function giveBack(pages: Opened[]): Promise<void> {
    for (const { pooled } of pages.splice(0)) await (await pool!).giveBack(pooled);
  }

  async function open(
    pages: Opened[],
    path: string,
    options: BrowserContextOptions | undefined,
    expected?: RegExp,
  ): Promise<Page> {
    pool ??= connect(inject("browser")).then((browser) => new PagePool(browser, url));
    const pooled = await (await pool).take(options);
    pages.push({ pooled, expected });
    await pooled.page.goto(url + path);
    return pooled.page;
  }

  afterEach(async ({ task }) => {
    const errors = [...forTest, ...forAll].flatMap(errorsOf);
    // A test that ran out of time may still be at work on its pages.
    if (task.result?.state === "fail") for (const { pooled } of forTest.splice(0)) await pooled.close();
    await giveBack(forTest);
    expect(errors).toEqual([]);
  });

  afterAll(() => giveBack(forAll));

  return {
    url,
    open: (path, options, expected) => open(forTest, path, options, expected),
    openForAll: (path, options) => open(forAll, path, options),
  };
}
