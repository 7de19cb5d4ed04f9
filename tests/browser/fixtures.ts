/** Playwright's `test` with this app's fixtures: a test fails on unexpected console errors, and can open further devices. */
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from "@playwright/test";
import { type Word, words } from "./words.js";

interface Options {
  /** Errors that the test provokes. */
  readonly expectedErrors: RegExp | undefined;
}

interface Fixtures {
  /** A page in a new profile of its own: another person's, or another device. */
  newDevice(options?: BrowserContextOptions): Promise<Page>;
  readonly language: "en" | "ja";
  /** A text of the page in the project's language. */
  word(key: Word): string;
}

export { expect };

export const test = base.extend<Options & Fixtures>({
  expectedErrors: [undefined, { option: true }],

  async context({ context, expectedErrors }, use) {
    const errors = collectErrors(context);
    await use(context);
    expectOnly(expectedErrors, errors);
  },

  async newDevice({ browser, expectedErrors }, use) {
    const opened: { context: BrowserContext; errors: readonly string[] }[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      opened.push({ context, errors: collectErrors(context) });
      return context.newPage();
    });
    for (const { context, errors } of opened) {
      await context.close();
      expectOnly(expectedErrors, errors);
    }
  },

  language: ({ locale }, use) => use(locale?.startsWith("ja") ? "ja" : "en"),

  word: ({ language }, use) => use((key) => words[key][language]),
});

/** Console errors, exceptions and refusals of the content security policy, so far. */
function collectErrors(context: BrowserContext): readonly string[] {
  const errors: string[] = [];
  context.on("console", (message) => {
    // Asking who one is when nobody is signed in; the browser logs the answer as an error.
    const isSignedOut = message.text().includes("401 (Unauthorized)");
    // A picture opened by itself names no icon, and the browser looks for one.
    const isIcon = message.location().url.endsWith("/favicon.ico");
    if (message.type() === "error" && !isSignedOut && !isIcon) errors.push(message.text());
  });
  context.on("weberror", (error) => errors.push(String(error.error())));
  return errors;
}

function expectOnly(expected: RegExp | undefined, errors: readonly string[]): void {
  expect(errors.filter((text) => !expected?.test(text))).toEqual([]);
}
