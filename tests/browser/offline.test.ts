/** After the first visit the app works without a network, and can be installed. */
import { reducedMotion } from "./devices.js";
import { boardBecomes, boardText, games } from "./games.js";
import { pressKeys } from "./keyboard.js";
import { expect, test } from "./online-fixtures.js";

test.describe("works offline after the first visit; installable", () => {
  test.describe("without a network", { tag: ["@desktop-en", "@phone-ja"] }, () => {
    test.use({ ...reducedMotion, serviceWorkers: "allow" });

    test("pages never visited open and are played", async ({ page, server }) => {
      await page.goto("/");
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      // Browsers differ in what they call being offline; a server that is gone is gone for all of them.
      await server.stop();
      for (const game of games("stroke", "slither", "sono")) {
        await page.goto(game.path);
        const before = await boardText(page);
        await pressKeys(page, ...game.firstKeys);
        await boardBecomes(page, { not: before });
        // The reasons behind a hint come with the first one.
        await pressKeys(page, "h");
        await expect(page.getByRole("button", { name: /Where\?|Why\?|どこ|なぜ/ }).first()).toBeVisible();
      }
      await page.goto("/nonaga");
      await page.locator(".set-up button[type=submit]").click();
      await expect(page.getByRole("grid")).toBeAttached();
      await page.goto("/stroke/learn");
      await expect(page.locator(".rule").first()).toBeVisible();
    });
  });

  test.describe("from the cache", () => {
    test.use({ serviceWorkers: "allow" });

    test("a link that was cut off in the middle of a % code is explained, and % codes are read", async ({
      page,
    }) => {
      await page.goto("/");
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      const { origin } = new URL(page.url());
      const noPuzzle = page.getByRole("heading", { name: "This link does not contain a puzzle" });
      const noPage = page.getByRole("heading", { name: "Page not found" });
      for (const [path, heading] of [
        ["/slither/play/%E5%9C", noPuzzle],
        ["/stroke/play/%zz?stage=%", noPuzzle],
        ["/slither/play/%25", noPuzzle],
        ["/slither/play/%2F", noPuzzle],
        ["/%", noPage],
        [`${origin}//elsewhere.example/%`, noPage],
        [`${origin}//slither/play/%`, noPuzzle],
      ] as const) {
        const answer = await page.goto(path);
        expect(answer?.fromServiceWorker(), path).toBe(true);
        await expect(heading, path).toBeVisible();
      }
    });
  });

  test("the manifest has what an installed app needs", async ({ page, request }) => {
    await page.goto("/settings");
    const manifest = await page.evaluate(async () => {
      const { href } = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')!;
      return (await fetch(href)).json();
    });
    expect(manifest).toMatchObject({ start_url: "/", display: "standalone" });
    expect(manifest.name).toMatch(/Masume|マス目/);
    const icons = manifest.icons as { src: string; sizes: string; purpose?: string }[];
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
    expect(icons.some(({ purpose }) => purpose?.includes("maskable"))).toBe(true);
    for (const { src } of icons) {
      expect((await request.get(src)).status(), src).toBe(200);
    }
  });
});
