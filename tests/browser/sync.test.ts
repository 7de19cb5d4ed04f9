/** Boards and results are synced between two devices, also after the server was down. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.js";
import { phone } from "./devices.js";
import { openSheet } from "./games.js";
import { expect, test } from "./online-fixtures.js";
import { clearByKeyboard } from "./solving.js";

async function keepBoard(page: Page, code: string): Promise<void> {
  await page.goto(`/stroke/play/${code}`);
  await openSheet(page);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Save to library" }).click();
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
}

/** Goes on at this moment, as the page does by itself when it is looked at again. */
async function wake(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

async function synced(page: Page): Promise<void> {
  await wake(page);
  await expect(page.getByText("Saved on this device and synced.")).toBeVisible();
}

async function rename(page: Page, from: string, to: string, folder: string): Promise<void> {
  await page.getByRole("button", { name: `Edit ${from}` }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(to);
  await page.getByRole("combobox", { name: "Folder" }).last().fill(folder);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: `Edit ${to}` })).toBeVisible();
}

test("two devices, one library", async ({ newDevice, server }) => {
  test.slow();
  const first = await newDevice();
  await first.goto("/");
  await keepBoard(first, "s3-0-8");
  await clearByKeyboard(first);
  await first.goto("/stroke/library");
  await expect(first.getByText("solved", { exact: true })).toBeVisible();
  await expect(first.getByText("Saved on this device.", { exact: true })).toBeVisible();
  await first.goto("/settings");
  await first.getByLabel("Your name").fill("Aiko");
  await first.keyboard.press("Enter");
  await synced(first);
  await first.getByRole("button", { name: "Create a code" }).click();
  const code = (await first.locator(".code-to-type").textContent())!.replace("Code ", "");

  const second = await newDevice(phone);
  await second.goto("/");
  await keepBoard(second, "s4-8-1-AG");
  await second.goto("/settings");
  await second.getByLabel("Code from the other device").fill(code);
  await second.keyboard.press("Enter");
  await synced(second);
  // The library, the solution, and the statistics have come, and what was here is still here.
  await second.goto("/stroke/library");
  await expect(second.getByRole("button", { name: "Edit 3×3" })).toBeVisible();
  await expect(second.getByRole("button", { name: "Edit 4×4" })).toBeVisible();
  await expect(second.getByText("solved", { exact: true })).toBeVisible();
  await first.goto("/stroke/library");
  await synced(first);
  await expect(first.getByRole("button", { name: "Edit 4×4" })).toBeVisible();
  await expectAccessible(first);

  // Both change the same board while there is no server; the later writing stays, and the other board's too.
  await server.stop();
  await rename(second, "3×3", "Second thought", "");
  await rename(first, "3×3", "Last word", "Together");
  await rename(second, "4×4", "Square", "");
  await wake(first);
  await expect(first.getByText("It is sent as soon as the server can be reached.")).toBeVisible();
  await server.start();
  await synced(second);
  await synced(first);
  await synced(second);
  for (const page of [first, second]) {
    await expect(page.getByRole("button", { name: "Edit Last word" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Edit Square" })).toBeVisible();
    await expect(page.getByText("Second thought")).toHaveCount(0);
  }
  // A device whose clock is ahead does not have the last word for ever.
  const record = {
    key: "stroke/s3-0-8",
    game: "stroke",
    code: "s3-0-8",
    name: "Tomorrow",
    folder: "",
    saved: 1,
  };
  const written = {
    store: "library",
    key: record.key,
    value: JSON.stringify(record),
    writtenAt: Date.now() + 86_400_000,
  };
  await first.request.post("/api/me/records", { data: { records: [written] } });
  await wake(first);
  await expect(first.getByRole("button", { name: "Edit Tomorrow" })).toBeVisible();
  await first.reload();
  await rename(first, "Tomorrow", "Today", "");
  await synced(first);
  await wake(second);
  await expect(second.getByRole("button", { name: "Edit Today" })).toBeVisible();
  // Thrown away here is thrown away there.
  await first.getByRole("button", { name: "Edit Square" }).click();
  await first.getByRole("button", { name: "Remove" }).click();
  await expect(first.getByRole("button", { name: "Edit Square" })).toHaveCount(0);
  await synced(first);
  await synced(second);
  await expect(second.getByRole("button", { name: "Edit Square" })).toHaveCount(0);
  // A device on which everything was deleted gets it all back when it is given the name again.
  await second.goto("/settings");
  await second.getByRole("button", { name: "Delete everything" }).click();
  await second.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(second.getByText("Everything has been deleted.")).toBeVisible();
  await first.goto("/settings");
  await first.getByRole("button", { name: "Create a code" }).click();
  const again = (await first.locator(".code-to-type").textContent())!.replace("Code ", "");
  await second.getByLabel("Code from the other device").fill(again);
  await second.keyboard.press("Enter");
  await synced(second);
  await second.goto("/stroke/library");
  await expect(second.getByRole("button", { name: "Edit Today" })).toBeVisible();
});
