/** Sharing a Stroke board: files, pictures, the library, embedding in another site. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { downloaded } from "./downloads.js";
import { test as base, expect } from "./fixtures.js";
import { focusBoard } from "./keyboard.js";
import { arrowKey, cell, firstStageKeys, openingPath, openingSteps } from "./stroke-boards.js";

const test = base.extend<{ otherSite(html: string): string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
  async otherSite({}, use) {
    let html = "";
    const server = createServer((_, response) => response.setHeader("content-type", "text/html").end(html));
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    await use((page) => {
      html = page;
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  },

  // A page may still fetch from it, and is closed first.
  context: ({ otherSite: _, context }, use) => use(context),
});

async function solve(page: Page): Promise<void> {
  await page.goto(openingPath);
  await cell(page, 0, 0).focus();
  for (const step of openingSteps) await page.keyboard.press(arrowKey[step]!);
  await expect(page.getByRole("heading", { name: "Solved" })).toBeVisible();
}

test("a solved board can be played again from the beginning", async ({ page }) => {
  await solve(page);
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page.getByText("1 of 23")).toBeAttached();
  await expect(page.getByRole("heading", { name: "Solved" })).toHaveCount(0);
});

test("pictures, notation and a link", async ({ page, baseURL }) => {
  await page.goto(openingPath);
  await page.getByRole("button", { name: "Share" }).click();
  const taken = (button: string) => downloaded(page, button);
  expect(JSON.parse((await taken("JSON")).toString())).toMatchObject({ size: 5, start: [0, 0] });
  expect((await taken("SVG")).toString()).toMatch(/^<svg xmlns/);
  expect((await taken("PNG")).subarray(1, 4).toString()).toBe("PNG");
  const link = page.getByRole("textbox", { name: "Link to this puzzle" });
  await expect(link).toHaveValue(baseURL + openingPath);
});

test("a board is saved, renamed, found again and removed", async ({ page }) => {
  await page.goto(openingPath);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Save to library" }).click();
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  await page.goto("/stroke/library");
  await page.getByRole("button", { name: "Edit 5×5" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("The first");
  await page.locator(".saved-edit").getByLabel("Folder").fill("easy ones");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("link", { name: "The first easy ones" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search" }).fill("nothing like it");
  await expect(page.getByText("Nothing found.")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search" }).fill("FIRST");
  await page.locator(".filters").getByLabel("Folder").selectOption("easy ones");
  await page.getByRole("button", { name: "Edit The first" }).click();
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("No saved puzzles yet.")).toBeVisible();
});

test("a board is solved in a frame on another site", async ({ page, otherSite }) => {
  await page.goto("/stroke/play/s3-0-8");
  await page.getByRole("button", { name: "Share" }).click();
  const code = await page.getByRole("textbox", { name: "Code for your own site" }).inputValue();
  await page.goto(otherSite(code));
  const frame = page.frameLocator("iframe");
  await focusBoard(frame);
  for (const key of firstStageKeys) await page.keyboard.press(key);
  await expect(frame.getByRole("heading", { name: "Solved" })).toBeVisible();
  await expect(frame.getByRole("link", { name: "Open in Masume" })).toHaveAttribute(
    "href",
    "/stroke/play/s3-0-8",
  );
});
