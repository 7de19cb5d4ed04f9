/** From an invitation to a game and its rematch, with somebody who watches; cancelling, and saying no. */
import { moveCodec } from "@masume/games/nonaga";
import { randomGame } from "../server/games.js";
import { expectAccessible } from "./axe.js";
import { japanese, phone, reducedMotion } from "./devices.js";
import { redFirst, turnOnline, turnsShown } from "./nonaga-table.js";
import { expect, test } from "./online-fixtures.js";

test.use(reducedMotion);

test("an invitation, a cancelled game, a declined draw, and a rematch that a spectator follows", async ({
  newDevice,
}) => {
  test.slow();
  const a = await newDevice();
  await a.goto("/nonaga/online");
  await a.getByLabel("Your name").fill("Aiko");
  await a.keyboard.press("Enter");
  await a.getByLabel("Your colour").selectOption("Red (moves first)");
  await a.getByLabel("Rated").check();
  await a.getByRole("button", { name: "Create a room" }).click();
  await expect(a.getByRole("img", { name: "QR code to scan with a phone" })).toBeVisible();
  const link = await a.getByLabel("Invitation link").inputValue();
  await expectAccessible(a);

  // Who invites, to what, and how it is played; the name field sits there.
  const b = await newDevice({ ...phone, ...japanese });
  await b.goto(link);
  await expect(b.getByRole("heading", { name: "Aikoさんからノナガの対局に招待されています" })).toBeVisible();
  await expect(b.locator(".online-terms")).toContainText("5分+1手5秒");
  await expect(b.locator(".online-terms")).toContainText("レート戦");
  await expect(b.locator(".online-terms")).toContainText("青(後手)");
  await expect(b.locator(".online-steps li")).toHaveCount(3);
  await expectAccessible(b);
  await b.getByLabel("名前").fill("弁");
  await b.keyboard.press("Enter");
  for (const page of [a, b]) await expect(page.getByRole("grid")).toBeAttached();
  await expect(a).toHaveTitle(/^Your turn against 弁/);
  await expect(b).toHaveTitle(/^Aikoさんの番/);
  await expect(a.locator(".online-rating").first()).toHaveText("1500?");

  // Before both have moved either cancels, and nobody has lost.
  await a.getByRole("button", { name: "Cancel the game" }).click();
  await expect(b.getByText("ふたりとも指す前に中止になりました。勝敗はつきません。")).toBeVisible();
  await expect(b.locator(".player[aria-current]")).toHaveCount(0);
  await expect(b.getByText("考えています")).toHaveCount(0);
  await expect(b.getByRole("link", { name: "オンラインで遊ぶ" })).toBeVisible();

  // Again, by a room that is cancelled first.
  await a.goto("/nonaga/online");
  await a.getByRole("button", { name: "Create a room" }).click();
  await b.goto(await a.getByLabel("Invitation link").inputValue());
  await expect(b.getByRole("button", { name: "弁として参加する" })).toBeVisible();
  await a.getByRole("button", { name: "Cancel the invitation" }).click();
  await expect(b.getByText("この招待は取り消されました。")).toBeVisible();
  await a.getByRole("button", { name: "Create a room" }).click();
  const second = await a.getByLabel("Invitation link").inputValue();
  await b.goto(second);
  await b.getByRole("button", { name: "弁として参加する" }).click();
  await expect(a.getByRole("grid")).toBeAttached();
  const watcher = await newDevice();
  await watcher.goto(second);
  await expect(watcher.getByRole("grid")).toBeAttached();

  const [red, blue] = await redFirst(a, b, "Aiko");
  expect(red).toBe(a);
  const turns = randomGame("invited", "basic", 4, 4).turns.map((text) => {
    const turn = moveCodec.parse(text);
    if (!turn.ok) throw new Error(text);
    return turn.value;
  });
  await turnOnline(red, turns[0]!);
  await turnsShown(blue, 1);
  await turnOnline(blue, turns[1]!);
  await turnsShown(red, 2);
  await a.getByRole("button", { name: "Offer a draw" }).click();
  await b.getByRole("button", { name: "断る" }).click();
  await expect(a.getByText("弁 declined the draw.")).toBeVisible();
  await a.getByRole("button", { name: "Resign" }).click();
  await a.getByRole("button", { name: "Yes, resign" }).click();
  await expect(a.getByRole("heading", { name: /^You lose/ })).toBeVisible();
  await expect(a.getByText("You resigned.").first()).toBeVisible();
  await expect(b.getByRole("heading", { name: /^あなたの勝ち/ })).toBeVisible();
  await expect(a.locator('.player[data-side="red"] .online-rating')).toHaveText("1500? −162");
  await expect(b.locator('.player[data-side="blue"] .online-rating')).toHaveText("1500? +162");

  await a.getByRole("button", { name: /^Rematch/ }).click();
  await b.getByRole("button", { name: "受ける" }).click();
  for (const page of [a, b]) await turnsShown(page, 0);
  await watcher.getByRole("link", { name: "Watch the rematch" }).click();
  await expect(watcher.locator('.player[data-side="red"]')).toContainText("弁");

  // The game that waits for one comes first, and the list of ratings knows both.
  await b.goto("/nonaga/online");
  await expect(b.locator(".online-games li").first()).toContainText("あなたの番");
  await expect(b.getByText("あなたのレート：1662?(1局)")).toBeVisible();
  await expectAccessible(b);

  // Looked at later, a game is still told to the one who played it.
  await a.goto("/nonaga/online");
  await a.getByRole("row", { name: "Lost" }).getByRole("link").click();
  await expect(a.getByRole("heading", { name: "You lose (Red)" })).toBeVisible();
  await expect(a.getByText("You resigned.")).toBeVisible();
});
