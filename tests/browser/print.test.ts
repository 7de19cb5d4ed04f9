/** Boards on paper, made on the page: a sheet of one, a booklet of the library. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { downloaded } from "./downloads.js";
import { boardPath, opening } from "./sono-boards.js";
import { useStage } from "./stage.js";

const stage = useStage();

const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\n/g)?.length ?? 0;
const fontsOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/FontFile2/g)?.length ?? 0;

async function keep(page: Page, path: string, share: string, kept: string): Promise<void> {
  await page.goto(stage.url + path);
  await page.getByRole("button", { name: share }).click();
  await page.getByRole("button", { name: kept }).click();
  await page.locator(".share .button", { hasText: /^(Kept|入れました)$/ }).waitFor();
}

test("every game's board is a sheet of paper, its letters inside; Sono's booklet ends with the turns", async () => {
  const page = await stage.open("/");
  for (const path of ["/stroke/play/s5-0-o", boardPath(opening)]) {
    await page.goto(stage.url + path);
    await page.getByRole("button", { name: "Share" }).click();
    const bytes = await downloaded(page, "A sheet as PDF");
    expect(pagesOf(bytes), path).toBe(1);
    expect(fontsOf(bytes), path).toBeGreaterThan(0);
  }
  await page.getByRole("button", { name: "Keep in library" }).click();
  await page.goto(`${stage.url}/sono/library`);
  await page.getByRole("button", { name: "Make a booklet" }).click();
  expect(pagesOf(await downloaded(page, "1 board as PDF"))).toBe(1 + 1);
  await page.getByText("Done.", { exact: true }).waitFor();
});

test("a booklet of the library: what is ticked, with solutions at the back", async () => {
  const page = await stage.open("/", { locale: "ja-JP" });
  for (const code of ["s4-0-c", "s5-0-o", "s3-0-8"]) {
    await keep(page, `/stroke/play/${code}`, "共有", "本棚に入れる");
  }
  await page.goto(`${stage.url}/stroke/library`);
  await page.locator(".saved-card").first().waitFor();
  expect(await page.getByRole("checkbox").count()).toBe(0);
  await page.getByRole("button", { name: "冊子にする" }).click();
  await page.getByRole("checkbox", { name: "3×3を入れる" }).uncheck();
  await page.getByRole("textbox", { name: "冊子のタイトル" }).fill("週末の一筆書き");
  const bytes = await downloaded(page, "2問をPDFにする");
  expect(pagesOf(bytes)).toBe(2);
  expect(fontsOf(bytes)).toBe(2);
  await page.getByText("できました。").waitFor();
});

test("a page on paper is a board on white under the name of its game, by night too", async () => {
  const page = await stage.open("/stroke/play/s5-0-o", { colorScheme: "dark" });
  await page.getByRole("grid").waitFor();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const paper = page.locator(".board-picture .look-paper").first();
  expect(await paper.evaluate((mark) => getComputedStyle(mark).fill)).toBe("rgb(255, 255, 255)");
  expect(await page.getByRole("link", { name: "Stroke" }).isVisible()).toBe(true);
  for (const gone of [".masthead", ".play-side", ".clock"]) {
    expect(await page.locator(gone).isVisible(), gone).toBe(false);
  }
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  expect(await page.locator("html").getAttribute("data-theme")).toBe(null);
});
