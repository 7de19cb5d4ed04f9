/** A server that cannot store a turn at the moment: the page keeps it on the board and sends it again. */
import { moveCodec } from "@masume/games/nonaga";
import type { ClientMessage } from "@masume/protocol";
import type { Page } from "@playwright/test";
import { randomGame } from "../server/games.js";
import { reducedMotion } from "./devices.js";
import { redFirst, turnByMouse, turnsShown } from "./nonaga-table.js";
import { expect, test } from "./online-fixtures.js";

test.use(reducedMotion);

/** Refuses the first move of a page as the server does when its storage fails; what the page has sent. */
async function refuseFirstMove(page: Page): Promise<readonly ClientMessage[]> {
  const sent: ClientMessage[] = [];
  await page.routeWebSocket(/\/api\/online$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as ClientMessage;
      const isFirst = message.type === "move" && !sent.some(({ type }) => type === "move");
      sent.push(message);
      if (isFirst) socket.send(JSON.stringify({ type: "refused", id: message.id, code: "storage" }));
      else server.send(text);
    });
  });
  return sent;
}

test("a turn that could not be stored is sent again; a match is watched once per connection", async ({
  newDevice,
}) => {
  const pages = [await newDevice(), await newDevice()] as const;
  const sent = [await refuseFirstMove(pages[0]), await refuseFirstMove(pages[1])];
  const [a, b] = pages;
  await a.goto("/nonaga/online");
  await a.getByLabel("Your name").fill("Aiko");
  await a.keyboard.press("Enter");
  await a.getByRole("button", { name: "Create a room" }).click();
  const code = await a.locator(".code-to-type").textContent();
  await b.goto("/nonaga/online");
  await b.getByLabel("Your name").fill("Ben");
  await b.keyboard.press("Enter");
  await b.getByLabel("Six-digit room code").fill(code!);
  await b.getByRole("button", { name: "Join" }).click();
  for (const page of pages) await expect(page.getByRole("grid")).toBeAttached();

  const players = await redFirst(a, b, "Aiko");
  for (const [ply, text] of randomGame("storage", "basic", 2, 2).turns.entries()) {
    const turn = moveCodec.parse(text);
    if (!turn.ok) throw new Error(text);
    await turnByMouse(players[ply % 2]!, turn.value);
    await turnsShown(players[(ply + 1) % 2]!, ply + 1);
  }
  for (const messages of sent) {
    const moves = messages.filter(({ type }) => type === "move");
    expect(moves).toHaveLength(2);
    expect({ ...moves[0], id: 0 }).toEqual({ ...moves[1], id: 0 });
    expect(messages.filter(({ type }) => type === "watch")).toHaveLength(1);
  }
});
