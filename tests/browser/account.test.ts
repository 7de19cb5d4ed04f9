/** An account on the server: choosing a name, adding a second device by code, export and deletion, and what happens while the server is down. */
import { expectAccessible } from "./axe.js";
import { japanese, phone } from "./devices.js";
import { downloaded } from "./downloads.js";
import { expect, test } from "./online-fixtures.js";

test("choose a name, add a device, survive a server restart, delete everything", async ({
  page,
  newDevice,
  server,
}) => {
  test.slow();
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Online", exact: true })).toBeVisible();
  await expectAccessible(page);
  const name = page.getByLabel("Your name");
  await name.fill("a\u202eb");
  await page.getByRole("button", { name: "Use this name" }).click();
  await expect(page.getByText("A name has 1 to 24 visible characters.")).toBeVisible();
  await name.fill("Aiko");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Public ID")).toBeVisible();
  const id = await page.locator(".account-id code").textContent();
  await page.getByRole("button", { name: "Create a code" }).click();
  const code = (await page.locator(".code-to-type").textContent())!.replace("Code ", "");
  expect(code).toMatch(/^[0-9a-z]{5}-[0-9a-z]{5}$/);
  await expectAccessible(page);

  const other = await newDevice({ ...phone, ...japanese, colorScheme: "dark" });
  await other.goto("/settings");
  const field = other.getByLabel("もう一方の端末の連携コード");
  await field.fill("00000-00000");
  await other.getByRole("button", { name: "このコードを使う" }).click();
  await expect(other.getByText("連携コードが違うか、使用済みか、10分を過ぎています。")).toBeVisible();
  await expectAccessible(other);
  await field.fill(code.toUpperCase());
  await other.keyboard.press("Enter");
  await expect(other.getByText("公開ID")).toBeVisible();
  await expect(other.locator(".account-id code")).toHaveText(id!);
  await expect(other.getByLabel("名前")).toHaveValue("Aiko");
  await expectAccessible(other);

  // Signed out from the first device, and in again by another code.
  await page.reload();
  const sessions = page.locator(".sessions li");
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: "this device" })).toHaveCount(1);
  await expect(sessions.filter({ hasText: "last used on" })).toContainText("Chrome");
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Sign out Chrome/ }).click();
  await expect(sessions).toHaveCount(1);
  await other.reload();
  await expect(other.getByText("ほかの情報は必要ありません。")).toBeVisible();
  await page.getByRole("button", { name: "Create a code" }).click();
  await other
    .getByLabel("もう一方の端末の連携コード")
    .fill((await page.locator(".code-to-type").textContent())!.replace("Code ", ""));
  await other.keyboard.press("Enter");
  await expect(other.locator(".sessions li")).toHaveCount(2);
  await expect(other.getByText("この端末", { exact: true })).toBeVisible();
  await expectAccessible(other);

  const mine = await downloaded(page, "Download");
  expect(JSON.parse(mine.toString())).toMatchObject({ player: { id, name: "Aiko" } });

  await server.stop();
  await name.fill("Bea");
  await page.getByRole("button", { name: "Use this name" }).click();
  await expect(page.getByText("The server cannot be reached at the moment.")).toBeVisible();
  await expectAccessible(page);
  await server.start();
  await expect(name).toBeVisible();

  await page.getByRole("button", { name: "Delete from the server" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Nothing else is needed.")).toBeVisible();
  // The other device hears of it at its next visit.
  await other.reload();
  await expect(other.getByText("ほかの情報は必要ありません。")).toBeVisible();
});
