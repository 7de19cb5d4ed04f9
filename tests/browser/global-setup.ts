/** One browser and one site for all test files: a start of either costs more than most tests. */
import type { TestProject } from "vitest/node";
import { launchServer } from "./chromium.js";
import { serveSite } from "./site.js";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the app is served. */
    readonly site: string;
    /** Where the browser listens. */
    readonly browser: string;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const [site, browser] = await Promise.all([serveSite(), launchServer()]);
  project.provide("site", site.url);
  project.provide("browser", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await site.close();
  };
}
