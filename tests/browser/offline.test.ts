/** After the first visit the app works without a network, and can be put beside the other apps. */
import { describe, expect, test } from "vitest";
import { boardComesTo, boardSays, casesOf, keys } from "./games.js";
import { readers } from "./readers.js";
import { useStage } from "./stage.js";

const stage = useStage();

describe("works offline after the first visit; installable", () => {
  test.each(readers[0]!)("$name: pages never visited open and are played", async (reader) => {
    const page = await stage.open(
      "/",
      { ...reader.options, serviceWorkers: "allow" },
      /ERR_INTERNET_DISCONNECTED/,
    );
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.context().setOffline(true);
    for (const { game } of casesOf("stroke", "slither", "sono").filter(
      ({ reader: { isPhone } }) => isPhone,
    )) {
      await page.goto(stage.url + game.path);
      const before = await boardSays(page);
      await keys(page, ...game.firstKeys);
      await boardComesTo(page, { not: before });
      // The reasons behind a hint come with the first one.
      await keys(page, "h");
      await page.getByRole("button", { name: /Where\?|Why\?|どこ|なぜ/ }).waitFor();
    }
    await page.goto(`${stage.url}/nonaga`);
    await page.locator(".set-up button[type=submit]").click();
    await page.getByRole("grid").waitFor({ state: "attached" });
    await page.goto(`${stage.url}/stroke/learn`);
    await page.locator(".rule").first().waitFor();
    expect(await page.evaluate(() => navigator.onLine)).toBe(false);
  });

  test("the manifest has what an installed app needs", async () => {
    const page = await stage.open("/settings");
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
      expect((await fetch(new URL(src, stage.url))).status, src).toBe(200);
    }
  });
});
