/** Printing: a PDF sheet of one board, a booklet of saved boards, and the browser's own print view. */
import { downloaded } from "./downloads.js";
import { expect, test } from "./fixtures.js";
import { boardPath, opening } from "./sono-boards.js";

const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\n/g)?.length ?? 0;
const fontsOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/FontFile2/g)?.length ?? 0;

test("a board as a PDF sheet with its fonts embedded; Sono's booklet ends with the turns", async ({
  page,
}) => {
  for (const path of ["/stroke/play/s5-0-o", boardPath(opening)]) {
    await page.goto(path);
    await page.getByRole("button", { name: "Share" }).click();
    const bytes = await downloaded(page, "PDF of this puzzle");
    expect(pagesOf(bytes), path).toBe(1);
    expect(fontsOf(bytes), path).toBeGreaterThan(0);
  }
  await page.getByRole("button", { name: "Save to library" }).click();
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  await page.goto("/sono/library");
  await page.getByRole("button", { name: "Make a booklet" }).click();
  expect(pagesOf(await downloaded(page, "1 puzzle as PDF"))).toBe(1 + 1);
  await expect(page.getByText("Done.", { exact: true })).toBeVisible();
});

test("a booklet of the selected boards, with solutions at the back", { tag: "@desktop-ja" }, async ({
  page,
}) => {
  for (const code of ["s4-0-c", "s5-0-o", "s3-0-8"]) {
    await page.goto(`/stroke/play/${code}`);
    await page.getByRole("button", { name: "共有" }).click();
    await page.getByRole("button", { name: "本棚に入れる" }).click();
    await expect(page.getByRole("button", { name: "入れました" })).toBeVisible();
  }
  await page.goto("/stroke/library");
  await expect(page.locator(".saved-card").first()).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await page.getByRole("button", { name: "冊子にする" }).click();
  await page.getByRole("checkbox", { name: "3×3を入れる" }).uncheck();
  await page.getByRole("textbox", { name: "冊子のタイトル" }).fill("週末の一筆書き");
  const bytes = await downloaded(page, "2問をPDFにする");
  expect(pagesOf(bytes)).toBe(2);
  expect(fontsOf(bytes)).toBe(2);
  await expect(page.getByText("できました。")).toBeVisible();
});

test("the print view is a board on white under the name of its game, in the dark theme too", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/stroke/play/s5-0-o");
  await expect(page.getByRole("grid")).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const paper = page.locator(".board-picture .mark-paper").first();
  await expect(paper).toHaveCSS("fill", "rgb(255, 255, 255)");
  await expect(page.getByRole("link", { name: "Stroke" })).toBeVisible();
  for (const gone of [".masthead", ".play-panel", ".play-message", ".clock"]) {
    await expect(page.locator(gone), gone).toBeHidden();
  }
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
});
