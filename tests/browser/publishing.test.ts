/** Boards published, found, saved and taken back; many boards made to order into a folder of the library. */
import { expect, test } from "vitest";
import { phone } from "./chromium.js";
import { useOnlineStage } from "./online-stage.js";
import { tenCode } from "./slither-boards.js";

const stage = useOnlineStage();

test("a board goes from one library to everybody, and comes back", async () => {
  const author = await stage.open(`/slither/play/${tenCode}`);
  await author.getByRole("button", { name: "Share" }).click();
  await author.getByRole("button", { name: "Keep in library" }).click();
  await author.getByRole("button", { name: "Kept" }).waitFor();
  await author.goto(`${stage.url}/slither/library`);
  const edit = author.getByRole("button", { name: "Edit 10×10" });
  await edit.click();
  await author.getByRole("link", { name: "Choose a name" }).click();
  await author.getByLabel("Your name").fill("Aiko");
  await author.keyboard.press("Enter");
  await author.getByText("Public number").waitFor();
  await author.goto(`${stage.url}/slither/library`);
  // Its level has been measured by now, and is published with it.
  await author.getByText("Level 2").first().waitFor();
  await edit.click();
  await author.getByText("Everybody can then find it as “10×10”, 10×10 · level 2, with your name.").waitFor();
  await author.getByRole("button", { name: "Publish", exact: true }).click();
  await author.getByText("Published: everybody can find this board.").waitFor();
  await stage.look(author, "publish-en");

  const reader = await stage.open("/public?game=slither", { ...phone, locale: "ja-JP", colorScheme: "dark" });
  await reader.getByText("10×10 · レベル2 · 作:Aikoさん").waitFor();
  await reader.getByRole("combobox", { name: "大きさ" }).selectOption("7まで");
  await reader.getByText("見つかりませんでした。").waitFor();
  await reader.getByRole("combobox", { name: "大きさ" }).selectOption("8〜12");
  await reader.getByRole("combobox", { name: "レベル" }).selectOption("2");
  await reader.getByLabel("タイトルで検索").fill("10");
  await reader.keyboard.press("Enter");
  await reader.getByText("10×10 · レベル2 · 作:Aikoさん").waitFor();
  expect(new URL(reader.url()).searchParams.get("size")).toBe("medium");
  await reader.getByRole("button", { name: "10×10を本棚に入れる" }).click();
  await reader.getByRole("button", { name: "入れました" }).waitFor();
  await stage.look(reader, "public-ja");
  await reader.goto(`${stage.url}/slither/library`);
  await reader.getByRole("button", { name: "10×10を編集" }).waitFor();
  await reader.getByRole("link", { name: "みんなの盤" }).click();
  await reader.getByRole("link", { name: /^10×10/ }).click();
  await reader.getByRole("grid").waitFor();

  // A player with a name may report it; the author may take it back.
  await reader.goto(`${stage.url}/settings`);
  await reader.getByLabel("名前").fill("弁");
  await reader.keyboard.press("Enter");
  await reader.getByText("公開番号").waitFor();
  await reader.goto(`${stage.url}/public`);
  await reader.getByRole("button", { name: "10×10を通報する" }).click();
  await reader.getByText("通報しました。").waitFor();
  await author.goto(`${stage.url}/public`);
  await stage.look(author, "public-en");
  await author.getByRole("button", { name: "Unpublish 10×10" }).click();
  await author.getByText("Nobody has published a board yet.").waitFor();
}, 120_000);

test("many boards to order", async () => {
  const page = await stage.open("/settings");
  await page.getByLabel("Your name").fill("Maker");
  await page.keyboard.press("Enter");
  await page.getByText("Public number").waitFor();
  await page.goto(`${stage.url}/slither/make?by=generator`);
  await page.getByLabel("Width").fill("30");
  await page.getByLabel("Height").fill("30");
  await page.getByText("Many at once").click();
  await page.getByLabel("How many").fill("400");
  await page.getByLabel("Folder").fill("Too many");
  await page.getByRole("button", { name: "Make them" }).click();
  await page.getByRole("progressbar", { name: "Boards made" }).waitFor();
  await stage.look(page, "jobs-en");
  await page.getByRole("button", { name: "Stop making Too many" }).click();
  await page.getByText("in the folder “Too many” of your library").waitFor();

  await page.goto(`${stage.url}/stroke`);
  await page.getByLabel("Size").selectOption("8×8");
  await page.getByText("Many at once").click();
  await page.getByLabel("How many").fill("3");
  await page.getByRole("button", { name: "Make them" }).click();
  await page.getByText("3 boards are in the folder “8×8 Normal” of your library.").waitFor();
  await page.getByRole("link", { name: "To the library" }).click();
  await page.getByRole("button", { name: "Edit 8×8 Normal #3" }).waitFor();
}, 120_000);
