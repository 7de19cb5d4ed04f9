/** How Chromium is started: the system's own, without services that would reach for the network. */
import type { LaunchOptions } from "@playwright/test";

export const launchOptions: LaunchOptions = {
  // `npm test` finds or installs a browser and passes its path on.
  executablePath: process.env.MASUME_CHROMIUM ?? "/usr/bin/chromium",
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
