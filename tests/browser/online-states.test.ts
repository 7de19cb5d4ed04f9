/** What can go wrong in an online game: a wrong code, a server that restarts, an opponent who leaves. */
import { moveCodec } from "@masume/games/nonaga";
import { randomGame } from "../server/games.js";
import { expectAccessible } from "./axe.js";
import { japanese, phone, reducedMotion } from "./devices.js";
import { redFirst, turnOnline, turnsShown } from "./nonaga-table.js";
import { expect, test } from "./online-fixtures.js";

test.use(reducedMotion);

test("a link to a room that there is not says so, and leads back", async ({ newDevice }) => {
  const page = await newDevice();
  for (const id of ["doesnotexist123", "0123456789abcdef"]) {
    await page.goto(`/nonaga/match?id=${id}`);
    await expect(page.getByText("There is no such game.")).toBeVisible();
  }
  await page.getByRole("link", { name: "Play online" }).click();
  await expect(page).toHaveURL(/\/nonaga\/online$/);
});

test("a game through a server restart and a lost opponent, and its replay", async ({ newDevice, server }) => {
  test.slow();
  const a = await newDevice();
  await a.goto("/nonaga/online");
  await expect(a.getByText("Nobody is playing at the moment.")).toBeVisible();
  await a.getByLabel("Your name").fill("Aiko");
  await a.keyboard.press("Enter");
  await expect(a.getByText("No games yet.")).toBeVisible();
  await a.getByLabel("Six-digit room code").fill("000000");
  await a.keyboard.press("Enter");
  await expect(a.getByText("There is no room with this code.")).toBeVisible();
  await expectAccessible(a);
  await a.getByRole("button", { name: "Create a room" }).click();
  const link = await a.getByLabel("Invitation link").inputValue();

  // Whoever follows the link without a name is asked for one, and then sits down.
  const b = await newDevice({ ...phone, ...japanese, colorScheme: "dark" });
  await b.goto(new URL(link).pathname + new URL(link).search);
  await expect(b.getByRole("heading", { name: "Aikoさんからノナガの対局に招待されています" })).toBeVisible();
  await expectAccessible(b);
  await b.getByLabel("名前").fill("弁");
  await b.keyboard.press("Enter");
  for (const page of [a, b]) await expect(page.getByRole("grid")).toBeAttached();
  const [red, blue] = await redFirst(a, b, "Aiko");
  const [first, second] = randomGame("mishaps", "basic", 4, 60).turns.map((text) => {
    const turn = moveCodec.parse(text);
    if (!turn.ok) throw new Error(text);
    return turn.value;
  });
  await turnOnline(red, first!);
  await turnsShown(blue, 1);

  // A turn made while the server is away is kept, and sent when it is back.
  await server.stop();
  await expect(a.getByText("Connection lost. Reconnecting…")).toBeVisible();
  await turnOnline(blue, second!);
  await turnsShown(blue, 2);
  await expectAccessible(b);
  await server.start();
  await expect(a.getByText("Connection lost. Reconnecting…")).toHaveCount(0);
  await expect(red.locator('.player[data-side="red"][aria-current]')).toBeVisible();
  await turnsShown(red, 2);

  // Somebody leaves; the other sees how long is left, and gives up nevertheless.
  await b.goto("about:blank");
  await expect(a.getByText(/弁 is disconnected, and loses in \d+ s unless they return\./)).toBeVisible();
  await expectAccessible(a);
  await a.getByRole("button", { name: "Resign" }).click();
  await a.getByRole("button", { name: "Yes, resign" }).click();
  await expect(a.getByRole("heading", { name: /^You lose/ })).toBeVisible();

  await a.goto("/nonaga/online");
  const row = a.getByRole("row", { name: /against 弁 2 turns Lost/ });
  await expect(row).toBeVisible();
  await expectAccessible(a);
  await row.getByRole("link").click();
  await expect(a.getByRole("grid")).toBeAttached();
  await expect(a.locator(".player", { hasText: "弁" })).toBeVisible();
  await expectAccessible(a);
  await b.goto("/nonaga/replay?id=0000000000000000");
  await expect(b.getByText("その対局はありません。")).toBeVisible();
});
