/** A player who does not want to meet another again: blocked and reported at the table, unblocked in the settings. */
import { expectAccessible } from "./axe.js";
import { japanese, phone } from "./devices.js";
import { openSheet } from "./games.js";
import { expect, test } from "./online-fixtures.js";

test("block and report at the table, unblock in the settings", async ({ newDevice, server }) => {
  const a = await newDevice();
  const b = await newDevice({ ...phone, ...japanese });
  await a.goto(`${server.url}/nonaga/online`);
  await a.getByLabel("Your name").fill("Aiko");
  await a.getByRole("button", { name: "Use this name" }).click();
  await a.getByRole("button", { name: "Create a room" }).click();
  const code = await a.locator(".code-to-type").textContent();
  await b.goto(`${server.url}/nonaga/online`);
  await b.getByLabel("名前").fill("弁");
  await b.getByRole("button", { name: "この名前にする" }).click();
  await b.getByLabel("部屋番号(6桁)").fill(code!);
  await b.getByRole("button", { name: "参加する" }).click();
  for (const page of [a, b]) await expect(page.getByRole("grid")).toBeAttached();

  const menu = a.locator(".player-menu");
  await menu.getByText("Block or report").click();
  await menu.getByRole("button", { name: "Block", exact: true }).click();
  await expect(menu.getByText("You have blocked 弁.")).toBeVisible();
  await menu.getByLabel("Report for").selectOption("Leaving or stalling games");
  await menu.getByLabel("What happened (optional)").fill("Left twice");
  await menu.getByRole("button", { name: "Send the report" }).click();
  await expect(menu.getByText("Reported. Thank you.")).toBeVisible();
  await expectAccessible(a);

  // The other is told only when they ask for something.
  await openSheet(b);
  await b.getByRole("button", { name: "引き分けを申し出る" }).click();
  await expect(b.getByText("この相手には申し出ができません。")).toBeVisible();
  await b.locator(".player-menu").getByText("ブロック・通報").click();
  await expectAccessible(b);

  await a.goto(`${server.url}/settings`);
  await a.getByRole("button", { name: "Unblock 弁" }).click();
  await expect(a.getByText("You have not blocked anybody.")).toBeVisible();
  await openSheet(b);
  await b.getByRole("button", { name: "引き分けを申し出る" }).click();
  await expect(b.getByText("引き分けを申し出ています。")).toBeVisible();
});
