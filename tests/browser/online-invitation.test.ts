/**
 * From an invitation to the review of the game: cancelling, a connection that is lost in
 * the middle, saying no to a draw, and a rematch that a spectator goes along to.
 */
import { moveCodec } from "@masume/games/nonaga";
import type { Page } from "@playwright/test";
import { randomGame } from "../server/games.js";
import { TcpProxy } from "../server/tcp-proxy.js";
import { expectAccessible } from "./axe.js";
import { japanese, phone, reducedMotion } from "./devices.js";
import { turnOnline, turnsShown } from "./nonaga-table.js";
import { expect, test } from "./online-fixtures.js";

test.use(reducedMotion);

/** Aiko takes a name, and a room in which she has red. */
async function openRatedRoom(page: Page): Promise<void> {
  await page.goto("/nonaga/online");
  await page.getByLabel("Your name").fill("Aiko");
  await page.keyboard.press("Enter");
  await page.getByLabel("Your colour").selectOption("Red (moves first)");
  await page.getByLabel("Rated").check();
  await page.getByRole("button", { name: "Create a room" }).click();
}

test("an invitation is cancelled, another taken, and its game cancelled before both have moved", async ({
  newDevice,
}) => {
  const a = await newDevice();
  await openRatedRoom(a);
  await expect(a.getByRole("img", { name: "QR code to scan with a phone" })).toBeVisible();
  await expectAccessible(a);

  // Who invites, to what, and how it is played; the name field sits there.
  const b = await newDevice({ ...phone, ...japanese });
  await b.goto(await a.getByLabel("Invitation link").inputValue());
  await expect(b.getByRole("heading", { name: "Aikoさんからノナガの対局に招待されています" })).toBeVisible();
  await expect(b.locator(".online-terms")).toContainText("5分+1手5秒");
  await expect(b.locator(".online-terms")).toContainText("レート戦");
  await expect(b.locator(".online-terms")).toContainText("青(後手)");
  await expect(b.locator(".online-steps li")).toHaveCount(3);
  await expectAccessible(b);
  await a.getByRole("button", { name: "Cancel the invitation" }).click();
  await expect(b.getByText("この招待は取り消されました。")).toBeVisible();

  await a.getByRole("button", { name: "Create a room" }).click();
  await b.goto(await a.getByLabel("Invitation link").inputValue());
  await b.getByLabel("名前").fill("弁");
  await b.keyboard.press("Enter");
  for (const page of [a, b]) await expect(page.getByRole("grid")).toBeAttached();
  await expect(a).toHaveTitle(/^Your turn against 弁/);
  await expect(b).toHaveTitle(/^Aikoさんの番/);
  await expect(b.getByRole("status").filter({ hasText: /^Aikoさんが考えています…$/ })).toHaveCount(1);
  await expect(a.locator(".online-rating").first()).toHaveText("1500?");

  // Before both have moved either cancels, and nobody has lost.
  await a.getByRole("button", { name: "Cancel the game" }).click();
  await a.getByRole("button", { name: "Yes, cancel" }).click();
  await expect(a.getByText("You cancelled the game. Nobody has lost.")).toBeVisible();
  await expect(b.getByText("Aikoさんが対局を中止しました。勝敗はつきません。")).toBeVisible();
  await expect(b.locator(".player[aria-current]")).toHaveCount(0);
  await expect(b.getByText("考えています")).toHaveCount(0);
  await expect(b.getByRole("link", { name: "オンラインで遊ぶ" })).toBeVisible();
});

test("a game through a lost connection and a declined draw, its rematch with a spectator, and its review", async ({
  newDevice,
  server,
}) => {
  test.slow();
  const line = await TcpProxy.open(Number(new URL(server.url).port));
  const a = await newDevice();
  await openRatedRoom(a);
  const link = await a.getByLabel("Invitation link").inputValue();
  const b = await newDevice({ ...phone, ...japanese });
  await b.goto(link.replace(server.url, `http://127.0.0.1:${line.port}`));
  await b.getByLabel("名前").fill("弁");
  await b.keyboard.press("Enter");
  for (const page of [a, b]) await expect(page.getByRole("grid")).toBeAttached();
  const watcher = await newDevice(phone);
  await watcher.goto(link);
  await expect(watcher).toHaveTitle(/^Aiko – 弁/);
  await expect(a.getByText("1 spectator")).toBeVisible();

  const turns = randomGame("invited", "basic", 4, 4).turns.map((text) => {
    const turn = moveCodec.parse(text);
    if (!turn.ok) throw new Error(text);
    return turn.value;
  });
  await turnOnline(a, turns[0]!);
  await turnsShown(b, 1);
  await turnOnline(b, turns[1]!);
  await turnsShown(a, 2);

  // One of them is cut off; what the other plays in the meantime is there afterwards.
  line.interrupt();
  await expect(b.getByText("接続が切れました。つなぎ直しています…")).toBeVisible();
  await expect(a.getByText(/^弁 is disconnected, and loses in/)).toBeVisible();
  await turnOnline(a, turns[2]!);
  await turnsShown(watcher, 3);
  line.restore();
  await turnsShown(b, 3);
  await expect(a.getByText(/^弁 is disconnected/)).toHaveCount(0);
  await turnOnline(b, turns[3]!);
  await turnsShown(a, 4);

  await a.getByRole("button", { name: "Offer a draw" }).click();
  await b.getByRole("button", { name: "断る" }).click();
  await expect(a.getByText("弁 declined the draw.")).toBeVisible();
  await a.getByRole("button", { name: "Resign" }).click();
  await a.getByRole("button", { name: "Yes, resign" }).click();
  await expect(a.getByRole("heading", { name: /^You lose/ })).toBeVisible();
  await expect(a.getByText("You resigned.").first()).toBeVisible();
  await expect(b.getByRole("heading", { name: /^あなたの勝ち/ })).toBeVisible();
  await expect(a.locator('.player[data-side="red"] .online-rating')).toHaveText("1338? (−162)");
  await expect(b.locator('.player[data-side="blue"] .online-rating')).toHaveText("1662? (+162)");
  await expect(watcher.getByRole("heading", { name: "Blue wins" })).toBeVisible();

  // The rematch is asked for once; whoever watches is shown the way under the board.
  const rematch = a.getByRole("button", { name: /^Rematch/ });
  await rematch.click();
  await expect(rematch).toBeDisabled();
  await b.getByRole("button", { name: "受ける" }).click();
  for (const page of [a, b]) await turnsShown(page, 0);
  await expect(watcher.getByText("The players have started a rematch.")).toBeInViewport();
  await watcher.getByRole("link", { name: "Watch the rematch" }).click();
  await expect(watcher).toHaveTitle(/^弁 – Aiko/);
  await expect(watcher.locator('.player[data-side="red"]')).toContainText("弁");

  // The game that waits for one comes first, and the list of ratings knows both.
  await b.goto(`http://127.0.0.1:${line.port}/nonaga/online`);
  await expect(b.locator(".online-games li").first()).toContainText("あなたの番");
  await expect(b.getByText("あなたのレート：1662?(1局)")).toBeVisible();
  await expectAccessible(b);

  // Looked at later, a game is still told to the one who played it, and is reviewed turn by turn.
  await a.goto("/nonaga/online");
  await a.getByRole("row", { name: "Lost" }).getByRole("link").click();
  await expect(a.getByRole("heading", { name: "You lose (Red)" })).toBeVisible();
  await expect(a.getByText("You resigned.")).toBeVisible();
  await a.getByRole("button", { name: "Review", exact: true }).click();
  const review = a.getByRole("region", { name: "Review" });
  await expect(review.getByRole("img", { name: /^Red’s chances over the game/ })).toBeVisible();
  await expect(review.locator(".review-accuracy dd")).toHaveCount(2);
  await expect(a.getByRole("link", { name: "New game" })).toHaveAttribute("href", "/nonaga/online");
  await line.close();
});
