/** The system's Chromium, and pages in it that report every error they have. */
import { existsSync } from "node:fs";
import {
  type Browser,
  type BrowserContextOptions,
  type BrowserServer,
  chromium,
  type LaunchOptions,
  type Page,
} from "playwright-core";

const known = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
];

function launchOptions(): LaunchOptions {
  const executablePath = process.env.MASUME_CHROMIUM ?? known.find((path) => existsSync(path));
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  };
}

export function launch(): Promise<Browser> {
  return chromium.launch(launchOptions());
}

/** A browser that several processes use at once. */
export function launchServer(): Promise<BrowserServer> {
  return chromium.launchServer(launchOptions());
}

export function connect(endpoint: string): Promise<Browser> {
  return chromium.connect(endpoint);
}

export interface WatchedPage {
  readonly page: Page;
  /** Console errors, exceptions and refusals of the content security policy, so far. */
  readonly errors: string[];
  close(): Promise<void>;
}

/** A page with a fresh profile: English, light, desktop, unless asked otherwise. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({
    // Every fresh profile would install the app anew; the offline test asks for it.
    serviceWorkers: "block",
    locale: "en-GB",
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("console", (said) => {
    // A stranger who asks for their name is told that there is none; the browser counts that as an error.
    const isStranger = said.text().includes("401 (Unauthorized)");
    // A picture that stands alone names no icon, and the browser looks for one.
    const isIcon = said.location().url.endsWith("/favicon.ico");
    if (said.type() === "error" && !isStranger && !isIcon) errors.push(said.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  return { page, errors, close: () => context.close() };
}

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
