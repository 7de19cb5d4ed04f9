/** Importing puzzles, storage that is full, and statements about the number of solutions. */
import type { Page } from "@playwright/test";
import { downloaded } from "./downloads.js";
import { expect, test } from "./fixtures.js";
import { tenCode } from "./slither-boards.js";
import { boardPath, opening } from "./sono-boards.js";
import { openingPath } from "./stroke-boards.js";

test("a puzzle is imported as text, link, paste and drop; an error names its place", async ({
  page,
  baseURL,
}) => {
  await page.goto("/stroke/library");
  await page.getByText("Import a puzzle…").click();
  const field = page.getByRole("textbox", { name: /A link, a puzzle as text, or a file/ });
  const take = page.getByRole("button", { name: "Import", exact: true });
  await field.fill("S..\n.x.\n..G");
  await take.click();
  await expect(page.getByRole("alert").filter({ hasText: "line 2, column 2" })).toBeVisible();
  await field.fill("S..\n...\n..G");
  await take.click();
  await expect(page.getByText("“3×3” is in your library.")).toBeVisible();
  await field.fill(baseURL + openingPath);
  await take.click();
  await expect(page.getByText("“5×5” is in your library.")).toBeVisible();
  await page.getByRole("heading", { name: "Saved puzzles" }).evaluate((heading, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    heading.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  }, "s4-0-c");
  await expect(page.getByText("“4×4” is in your library.")).toBeVisible();
  await expect(page.locator(".saved-card")).toHaveCount(3);

  await page.goto("/slither/library");
  await page.getByText("Import a puzzle…").click();
  await page.locator(".read-text").evaluate(
    (form, text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData("text/plain", text);
      form.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    },
    `https://puzz.link/p?slither/${tenCode.replaceAll("~", "/")}`,
  );
  await expect(page.getByText("“10×10” is in your library.")).toBeVisible();
  await field.fill(baseURL + boardPath(opening));
  await take.click();
  await expect(page.getByRole("grid", { name: /Sono/ })).toBeVisible();
});

test("Slither takes puzzles of other programs, also several at once", async ({ page }) => {
  await page.goto("/slither/library");
  await page.getByText("Import a puzzle…").click();
  const field = page.getByRole("textbox", { name: /A link, a puzzle as text, or a file/ });
  const take = page.getByRole("button", { name: "Import", exact: true });
  await field.fill("2\n3\n3 . 1\n. 2 .");
  await take.click();
  await expect(page.getByText("“3×2” is in your library.")).toBeVisible();
  const slp = (clues: string) => `title: a\nsize: 4 1\nnumbers:\n${clues}\n`;
  await field.fill(slp("3  1") + slp("x"));
  await take.click();
  await expect(page.getByRole("alert").filter({ hasText: "line 8, column 1" })).toBeVisible();
  await field.fill(slp("3  1") + slp(" 22"));
  await take.click();
  await expect(page.getByText("2 puzzles are in your library.")).toBeVisible();
  await expect(page.locator(".saved-card")).toHaveCount(3);
});

test("the number of solutions is stated where it is proved", async ({ page }) => {
  await page.goto("/stroke/play/s3-0-8");
  await expect(page.getByText("This puzzle has 2 solutions.")).toBeVisible();
  await page.goto(`/slither/play/${tenCode}`);
  await expect(page.getByText("This puzzle has exactly one solution (proved).")).toBeVisible();
});

const progress = (page: Page, text: string) => expect(page.getByText(text).first()).toBeAttached();

test("with storage full nothing is lost while the page is open, and all is saved once there is room", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...given: Parameters<typeof put>) {
      if ((window as { isFull?: boolean }).isFull !== false) {
        throw new DOMException("no room", "QuotaExceededError");
      }
      return put.apply(this, given);
    };
  });
  await page.goto(openingPath);
  await page.getByRole("gridcell", { name: /start/ }).focus();
  await page.keyboard.press("ArrowRight");
  const alert = page.getByRole("alert").filter({ hasText: "This device’s storage is full." });
  await expect(alert).toBeVisible();
  await alert.getByRole("link").click();
  const exported = JSON.parse(String(await downloaded(page, "Export")));
  expect(exported.sessions).toHaveLength(1);
  await page.goBack();
  await progress(page, "2 of 23");
  await page.evaluate(() => {
    (window as { isFull?: boolean }).isFull = false;
  });
  await page.getByRole("gridcell", { name: /head of the line/ }).focus();
  await page.keyboard.press("ArrowRight");
  await progress(page, "3 of 23");
  await expect(alert).toHaveCount(0);
  await page.reload();
  await progress(page, "3 of 23");
});
