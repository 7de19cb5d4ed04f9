/** A table between this browser and Chromium: a room, a turn each, and the end for both. */
import { moveCodec, type Turn } from "@masume/games/nonaga";
import { chromium, expect } from "@playwright/test";
import { launchOptions } from "../browser/chromium.js";
import { english, reducedMotion } from "../browser/devices.js";
import { turnByMouse, turnsShown } from "../browser/nonaga-table.js";
import { randomGame } from "../server/games.js";
import { test } from "./fixtures.js";

test("a table against Chromium", async ({ person }) => {
  const browser = await chromium.launch(launchOptions);
  const other = await browser.newPage({
    ...english,
    ...reducedMotion.contextOptions,
    baseURL: process.env.MASUME_SITE!,
  });

  await person.open("/nonaga/online");
  await person.fill("input[autocomplete=nickname]", "Aiko");
  await person.click("button", "Use this name");
  await person.click("button", "Create a room");
  const code = await person.reads(".code-to-type");

  await other.goto("/nonaga/online");
  await other.getByLabel("Your name").fill("Ben");
  await other.getByRole("button", { name: "Use this name" }).click();
  await other.getByLabel("Six-digit room code").fill(code);
  await other.getByRole("button", { name: "Join" }).click();
  await expect(other.getByRole("grid")).toBeAttached();

  const players = [
    async (turn: Turn) => {
      for (const { from, to } of [turn.slide, turn.tile].filter((shift) => shift !== undefined)) {
        for (const cell of [from, to]) await person.click(`[data-target="${cell.join(",")}"]`);
      }
    },
    (turn: Turn) => turnByMouse(other, turn),
  ];
  if (!(await person.reads('.player[data-side="red"]')).includes("Aiko")) players.reverse();
  for (const [ply, text] of randomGame("mishaps", "basic", 4, 60).turns.slice(0, 2).entries()) {
    const turn = moveCodec.parse(text);
    if (!turn.ok) throw new Error(text);
    await players[ply]!(turn.value);
    await person.sees(`.score > ol > li:nth-child(${ply + 1})`);
    await turnsShown(other, ply + 1);
  }
  await other.getByRole("button", { name: "Resign" }).click();
  await other.getByRole("button", { name: "Yes, resign" }).click();
  await person.sees("h2", /^You win/);
  await browser.close();
});
