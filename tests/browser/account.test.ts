/** Oneself on the server: a name, a second device by a code, export, deletion; and the server going away. */
import { expect, test } from "vitest";
import { phone } from "./chromium.js";
import { downloaded } from "./downloads.js";
import { useOnlineStage } from "./online-stage.js";

const stage = useOnlineStage();

test("a name, another device, the server gone and back, everything deleted", async () => {
  const page = await stage.open("/settings");
  await page.getByRole("heading", { name: "Online", exact: true }).waitFor();
  await stage.look(page, "account-stranger-en");
  const name = page.getByLabel("Your name");
  await name.fill("a\u202eb");
  await page.getByRole("button", { name: "Use this name" }).click();
  await page.getByText("A name has 1 to 24 visible characters.").waitFor();
  await name.fill("Aiko");
  await page.keyboard.press("Enter");
  await page.getByText("Public number").waitFor();
  const id = await page.locator(".account-id code").textContent();
  await page.getByRole("button", { name: "Make a code" }).click();
  const code = (await page.locator(".code-to-type").textContent())!.replace("Code ", "");
  expect(code).toMatch(/^[0-9a-z]{5}-[0-9a-z]{5}$/);
  await stage.look(page, "account-known-en");

  const other = await stage.open("/settings", { ...phone, locale: "ja-JP", colorScheme: "dark" });
  const field = other.getByLabel("もう一方の端末で出した番号");
  await field.fill("00000-00000");
  await other.getByRole("button", { name: "この番号を使う" }).click();
  await other.getByText("番号が違うか、使用済みか、10分を過ぎています。").waitFor();
  await stage.look(other, "account-wrong-code-ja");
  await field.fill(code.toUpperCase());
  await other.keyboard.press("Enter");
  await other.getByText("公開番号").waitFor();
  expect(await other.locator(".account-id code").textContent()).toBe(id);
  expect(await other.getByLabel("名前").inputValue()).toBe("Aiko");
  await stage.look(other, "account-known-ja");

  const mine = await downloaded(page, "Download it");
  expect(JSON.parse(mine.toString())).toMatchObject({ player: { id, name: "Aiko" } });

  await stage.stopServer();
  await name.fill("Bea");
  await page.getByRole("button", { name: "Use this name" }).click();
  await page.getByText("The server cannot be reached at the moment.").waitFor();
  await stage.look(page, "account-gone-en");
  await stage.startServer();
  await name.waitFor({ timeout: 20_000 });

  await page.getByRole("button", { name: "Delete it" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByText("Nothing else is asked.").waitFor();
  // The other device hears of it at its next visit.
  await other.reload();
  await other.getByText("ほかには何も聞きません。").waitFor();
}, 120_000);
