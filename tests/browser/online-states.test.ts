/** What can go wrong between two players: a wrong code, a server that goes and comes back, an opponent who leaves. */
import { turnCodec } from "@masume/games/nonaga";
import { test } from "vitest";
import { randomGame } from "../server/games.js";
import { phone } from "./chromium.js";
import { cellOf, turnByMouse } from "./nonaga-table.js";
import { useOnlineStage } from "./online-stage.js";

const stage = useOnlineStage();

test("a game with mishaps, and its replay", async () => {
  const a = await stage.open("/nonaga/online");
  await a.getByText("Nobody is playing at the moment.").waitFor();
  await a.getByLabel("Your name").fill("Aiko");
  await a.keyboard.press("Enter");
  await a.getByText("No games yet.").waitFor();
  await a.getByLabel("Six-digit code").fill("000000");
  await a.keyboard.press("Enter");
  await a.getByText("There is no table with this code.").waitFor();
  await stage.look(a, "lobby-wrong-code-en");
  await a.getByRole("button", { name: "Open a table" }).click();
  const link = await a.getByLabel("Link to this table").inputValue();

  // Whoever follows the link without a name is asked for one, and then sits down.
  const b = await stage.open(new URL(link).pathname + new URL(link).search, {
    ...phone,
    locale: "ja-JP",
    colorScheme: "dark",
  });
  await b.getByRole("link", { name: "席に着く" }).click();
  await b.getByLabel("名前").fill("弁");
  await b.keyboard.press("Enter");
  for (const page of [a, b]) await page.getByRole("grid").waitFor({ state: "attached" });
  const aIsRed = await a.locator('.player[data-side="red"]', { hasText: "Aiko" }).isVisible();
  const [red, blue] = aIsRed ? [a, b] : [b, a];
  const [first, second] = randomGame("mishaps", "source", 4, 60).turns.map((text) => {
    const turn = turnCodec.parse(text);
    if (!turn.ok) throw new Error(text);
    return turn.value;
  });
  await turnByMouse(red, first!);
  const firstTo = first!.tile?.to ?? first!.slide!.to;
  await cellOf(blue, firstTo).waitFor({ state: "attached" });

  // A turn made while the server is away is kept, and sent when it is back.
  await stage.stopServer();
  await a.getByText("Connection lost. Reconnecting…").waitFor();
  await turnByMouse(blue, second!);
  await stage.look(b, "table-lost-ja");
  await stage.startServer();
  await a.getByText("Connection lost. Reconnecting…").waitFor({ state: "detached" });
  await red.locator('.player[data-side="red"][aria-current]').waitFor();
  await cellOf(red, second!.tile?.to ?? second!.slide!.to).waitFor({ state: "attached" });

  // Somebody leaves; the other sees how long is left, and gives up nevertheless.
  await b.goto("about:blank");
  await a.getByText(/弁 has left, and loses in \d+ s unless they return\./).waitFor();
  await stage.look(a, "table-gone-en");
  await a.getByRole("button", { name: "Resign" }).click();
  await a.getByRole("button", { name: "Resign" }).last().click();
  await a.getByRole("heading", { name: /wins$/ }).waitFor();

  await a.goto(`${stage.url}/nonaga/online`);
  const row = a.getByRole("row", { name: /against 弁 2 turns Lost/ });
  await row.waitFor();
  await stage.look(a, "history-en");
  await row.getByRole("link").click();
  await a.getByRole("grid").waitFor({ state: "attached" });
  await a.locator(".player", { hasText: "弁" }).waitFor();
  await stage.look(a, "replay-en");
  await b.goto(`${stage.url}/nonaga/replay?id=0000000000000000`);
  await b.getByText("その対局はありません。").waitFor();
}, 180_000);
