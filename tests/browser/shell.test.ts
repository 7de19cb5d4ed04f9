/** What a place shows before its JavaScript is there, and that it gives way to the app without a trace. */
import { gameIds, registry } from "@masume/games";
import { expect, test } from "./fixtures.js";
import { restingBox } from "./pointer-input.js";

/** The files that a test holds back are missing, and the browser says so. */
test.use({ expectedErrors: /net::ERR_FAILED/ });

test("name and goal of every game can be read without the app", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  for (const place of gameIds) {
    await page.goto(`/${place}`);
    const { messages } = await registry[place]();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(messages.en.name!);
    await expect(page.getByText(messages.en.goal!, { exact: true })).toBeVisible();
    await expect(page.getByText(messages.ja.goal!, { exact: true })).toBeHidden();
  }
});

test("in Japanese, where the device speaks it", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ locale: "ja-JP", ...(baseURL ? { baseURL } : {}) });
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("マス目のパズル");
  await page.close();
});

test("the app takes its place, in the same spot, on every width", async ({ page }) => {
  for (const width of [1280, 390, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/stroke", { waitUntil: "commit" });
    const heading = page.getByRole("heading", { level: 1 });
    // Until its style sheet is there, the document has the headings of all places; nothing is painted yet.
    await expect(heading).toHaveCount(1);
    const before = await restingBox(heading);
    release();
    await expect(page.locator("#shell")).toHaveCount(0);
    await expect(heading).toBeVisible();
    expect(await restingBox(heading), `${width} pixels wide`).toEqual(before);
    await page.unrouteAll({ behavior: "wait" });
  }
});

test("the server names the files of the place at once", async ({ page }) => {
  const named = async (path: string) => {
    const answer = await page.request.get(path, { headers: { accept: "text/html" } });
    return [...(await answer.text()).matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(
      ([, file]) => file!,
    );
  };
  const home = await named("/");
  const board = await named("/stroke/play/s5-0-o-ABI");
  expect(board.length).toBeGreaterThan(home.length);
  await page.goto("/stroke/play/s5-0-o-ABI");
  await expect(page.getByRole("grid")).toBeVisible();
  // Nothing is fetched for nothing: all that is named is used.
  const used = () =>
    page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));
  await expect.poll(used).toEqual(expect.arrayContaining(board));
});

test("what the server names is enough for a board", async ({ page }) => {
  const path = "/stroke/play/s5-0-o-ABI";
  const document = await (await page.request.get(path, { headers: { accept: "text/html" } })).text();
  await page.route("**/assets/*.js", async (route) => {
    // Every other script stays on its way.
    if (document.includes(new URL(route.request().url()).pathname)) await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("grid")).toBeVisible();
});
