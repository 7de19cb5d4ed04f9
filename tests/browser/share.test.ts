/** After solving and beyond one board: replay, sharing, pictures, the library. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { downloaded } from "./downloads.js";
import { useStage } from "./stage.js";
import { arrowKey, cell, openingPath, openingSteps } from "./stroke-boards.js";

const stage = useStage();

async function solved(): Promise<Page> {
  const page = await stage.open(openingPath);
  await cell(page, 0, 0).focus();
  for (const step of openingSteps) await page.keyboard.press(arrowKey[step]!);
  await page.getByRole("heading", { name: "Solved" }).waitFor();
  return page;
}

test("a solved board can be played again from the beginning", async () => {
  const page = await solved();
  await page.getByRole("button", { name: "Play again" }).click();
  await page.getByText("1 of 23").waitFor({ state: "attached" });
  expect(await page.getByRole("heading", { name: "Solved" }).count()).toBe(0);
});

test("pictures and notation can be taken away", async () => {
  const page = await stage.open(openingPath);
  await page.getByRole("button", { name: "Share" }).click();
  const taken = (button: string) => downloaded(page, button);
  expect(JSON.parse((await taken("JSON")).toString())).toMatchObject({ size: 5, start: [0, 0] });
  expect((await taken("SVG")).toString()).toMatch(/^<svg xmlns/);
  expect((await taken("PNG")).subarray(1, 4).toString()).toBe("PNG");
  const link = await page.getByRole("textbox", { name: "Link to this puzzle" }).inputValue();
  expect(link).toBe(stage.url + openingPath);
});

test("a board is kept, renamed, found again and removed", async () => {
  const page = await stage.open(openingPath);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Keep in library" }).click();
  await page.getByRole("button", { name: "Kept" }).waitFor();
  await page.goto(`${stage.url}/stroke/library`);
  await page.getByRole("button", { name: "Edit 5×5" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("The first");
  await page.locator(".saved-edit").getByLabel("Folder").fill("easy ones");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("link", { name: "The first easy ones" }).waitFor();
  await page.getByRole("searchbox", { name: "Search" }).fill("nothing like it");
  await page.getByText("Nothing found.").waitFor();
  await page.getByRole("searchbox", { name: "Search" }).fill("FIRST");
  await page.locator(".filters").getByLabel("Folder").selectOption("easy ones");
  await page.getByRole("button", { name: "Edit The first" }).click();
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByText("No boards kept yet.").waitFor();
});

test("a board stands and is solved in the frame of another site", async () => {
  const page = await stage.open("/stroke/play/s3-0-8");
  await page.getByRole("button", { name: "Share" }).click();
  const code = await page.getByRole("textbox", { name: "Code for your own site" }).inputValue();
  const other = createServer((_, response) => response.setHeader("content-type", "text/html").end(code));
  await new Promise<void>((listening) => other.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void other.close());
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}`);
  const frame = page.frameLocator("iframe");
  await frame.locator('[role="gridcell"][tabindex="0"]').focus();
  for (const key of ["Right", "Right", "Down", "Left", "Left", "Down", "Right", "Right"]) {
    await page.keyboard.press(`Arrow${key}`);
  }
  await frame.getByRole("heading", { name: "Solved" }).waitFor();
  expect(await frame.getByRole("link", { name: "Open in Masume" }).getAttribute("href")).toBe(
    "/stroke/play/s3-0-8",
  );
});
