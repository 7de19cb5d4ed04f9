/** Publishing, finding, saving and unpublishing a board; making a batch of boards. */
import { expectAccessible } from "./axe.js";
import { japanese, phone } from "./devices.js";
import { expect, test } from "./online-fixtures.js";
import { tenCode } from "./slither-boards.js";

test("a board is published, found, saved, reported and unpublished", async ({ newDevice }) => {
  test.slow();
  const author = await newDevice();
  await author.goto(`/slither/play/${tenCode}`);
  await author.getByRole("button", { name: "Share" }).click();
  await author.getByRole("button", { name: "Save to library" }).click();
  await expect(author.getByRole("button", { name: "Saved" })).toBeVisible();
  await author.goto("/slither/library");
  const edit = author.getByRole("button", { name: "Edit 10×10" });
  await edit.click();
  await author.getByRole("link", { name: "Choose a name" }).click();
  await author.getByLabel("Your name").fill("Aiko");
  await author.keyboard.press("Enter");
  await expect(author.getByText("Public ID")).toBeVisible();
  await author.goto("/slither/library");
  // Its level has been measured by now, and is published with it.
  await expect(author.getByText("Level 2").first()).toBeVisible();
  await edit.click();
  await expect(
    author.getByText("Everyone can then find it as “10×10”, 10×10 · level 2, with your name."),
  ).toBeVisible();
  await author.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(author.getByText("Published: everyone can find this puzzle.")).toBeVisible();
  await expectAccessible(author);

  const reader = await newDevice({ ...phone, ...japanese, colorScheme: "dark" });
  await reader.goto("/public?game=slither");
  await expect(reader.getByText("10×10 · レベル2 · 作：Aikoさん")).toBeVisible();
  await reader.getByRole("combobox", { name: "大きさ" }).selectOption("7まで");
  await expect(reader.getByText("見つかりませんでした。")).toBeVisible();
  await reader.getByRole("combobox", { name: "大きさ" }).selectOption("8〜12");
  await reader.getByRole("combobox", { name: "レベル" }).selectOption("2");
  await reader.getByLabel("タイトルで検索").fill("10");
  await reader.keyboard.press("Enter");
  await expect(reader.getByText("10×10 · レベル2 · 作：Aikoさん")).toBeVisible();
  expect(new URL(reader.url()).searchParams.get("size")).toBe("medium");
  await reader.getByRole("button", { name: "10×10を本棚に入れる" }).click();
  await expect(reader.getByRole("button", { name: "入れました" })).toBeVisible();
  await expectAccessible(reader);
  await reader.goto("/slither/library");
  await expect(reader.getByRole("button", { name: "10×10を編集" })).toBeVisible();
  await reader.getByRole("link", { name: "みんなの問題" }).click();
  await reader.getByRole("link", { name: /^10×10/ }).click();
  await expect(reader.getByRole("grid")).toBeVisible();

  // A player with a name may report it; the author may take it back.
  await reader.goto("/settings");
  await reader.getByLabel("名前").fill("弁");
  await reader.keyboard.press("Enter");
  await expect(reader.getByText("公開ID")).toBeVisible();
  await reader.goto("/public");
  await reader.getByRole("button", { name: "10×10を通報する" }).click();
  await reader.getByRole("button", { name: "通報する", exact: true }).click();
  await expect(reader.getByText("通報しました。")).toBeVisible();
  await author.goto("/public");
  const unpublish = author.getByRole("button", { name: "Unpublish 10×10" });
  await expect(unpublish).toBeVisible();
  await expectAccessible(author);
  await unpublish.click();
  await expect(author.getByText("Nobody has published a puzzle yet.")).toBeVisible();
});

test("a batch of puzzles", async ({ page }) => {
  test.slow();
  await page.goto("/settings");
  await page.getByLabel("Your name").fill("Maker");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Public ID")).toBeVisible();
  await page.goto("/slither/make?by=generator");
  await page.getByLabel("Width").fill("30");
  await page.getByLabel("Height").fill("30");
  await page.getByText("Make a batch").click();
  await page.getByLabel("How many").fill("400");
  await page.getByLabel("Folder").fill("Too many");
  await page.getByRole("button", { name: "Start the batch" }).click();
  await expect(page.getByRole("progressbar", { name: "Puzzles made" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Stop making Too many" }).click();
  await expect(page.getByText("in the folder “Too many” of your library")).toBeVisible();

  await page.goto("/stroke");
  await page.getByLabel("Size").selectOption("8×8");
  await page.getByText("Make a batch").click();
  await page.getByLabel("How many").fill("3");
  await page.getByRole("button", { name: "Start the batch" }).click();
  await expect(page.getByText("3 puzzles are in the folder “8×8 Normal” of your library.")).toBeVisible();
  await page.getByRole("link", { name: "Go to the library" }).click();
  await expect(page.getByRole("button", { name: "Edit 8×8 Normal #3" })).toBeVisible();
});
