/**
 * Two browsers play a whole game through two nodes: a name each, a code, turns,
 * an offer, a reload; in the middle one node is killed, and its player goes on by
 * the other. Before each player stands a balancer, as before a deployment.
 */
import { turnCodec } from "@masume/games/nonaga";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { randomGame } from "../server/games.js";
import { type Cluster, startCluster } from "../server/postgres.js";
import { type Serving, serving } from "../server/serving.js";
import { Wire } from "../server/wire.js";
import { launch, openPage, phone } from "./chromium.js";
import { cellOf, turnByMouse } from "./nonaga-table.js";

let browser: Browser;
let cluster: Cluster;
let nodes: readonly Serving[];
let balancers: readonly Wire[];

beforeAll(async () => {
  [browser, cluster] = await Promise.all([launch(), startCluster({ fsync: false })]);
  const start = () => serving("--database", cluster.url, "--log-level", "error");
  nodes = await Promise.all([start(), start()]);
  const [one, two] = nodes.map(({ url }) => Number(new URL(url).port)) as [number, number];
  balancers = await Promise.all([Wire.open(one, two), Wire.open(two, one)]);
});

afterAll(async () => {
  await browser.close();
  await Promise.all(balancers.map((wire) => wire.close()));
  await nodes[1]!.end("SIGTERM");
  await cluster.stop();
});

/** A picture for whoever wants to look: `MASUME_PICTURES` names a folder. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.MASUME_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

test("two browsers, two nodes, one game", async () => {
  const first = await openPage(browser);
  const second = await openPage(browser, { ...phone, locale: "ja-JP", colorScheme: "dark" });
  const [a, b] = [first.page, second.page];
  const [forA, forB] = balancers.map(({ port }) => `http://127.0.0.1:${port}`);

  await a.goto(`${forA}/nonaga`);
  await a.getByRole("link", { name: "Play online" }).click();
  await a.getByLabel("Your name").fill("Aiko");
  await a.getByRole("button", { name: "Use this name" }).click();
  await picture(a, "lobby-en");
  await a.getByRole("button", { name: "Open a table" }).click();
  const code = await a.locator(".online-code").textContent();
  expect(code).toMatch(/^\d{6}$/);
  await picture(a, "waiting-en");

  await b.goto(`${forB}/nonaga/online`);
  await b.getByLabel("名前").fill("弁");
  await b.getByRole("button", { name: "この名前にする" }).click();
  await b.getByLabel("6けたの番号").fill(code!);
  await picture(b, "lobby-ja");
  await b.getByRole("button", { name: "席に着く" }).click();

  for (const page of [a, b]) await page.getByRole("grid").waitFor({ state: "attached" });
  const aIsRed = await a.locator('.player[data-side="red"]', { hasText: "Aiko" }).isVisible();
  const pages = aIsRed ? [a, b] : [b, a];
  const { turns, winner } = randomGame("two browsers 7", "source", 4, 60);
  for (const [ply, text] of turns.entries()) {
    const turn = turnCodec.parse(text);
    if (!turn.ok) throw new Error(text);
    const [mover, other] = [pages[ply % 2]!, pages[(ply + 1) % 2]!];
    // The one whose node dies waits for the other's turn, and sees it by another node.
    if (ply >= 3 && mover === b && nodes[0]!.child.signalCode === null) await nodes[0]!.end("SIGKILL");
    await mover.locator(`.player[data-side="${ply % 2 === 0 ? "red" : "blue"}"][aria-current]`).waitFor();
    await turnByMouse(mover, turn.value);
    const to = turn.value.tile?.to ?? turn.value.slide!.to;
    await cellOf(other, to).waitFor({ state: "attached" });
    if (ply === 1) {
      await mover.getByRole("button", { name: /Offer a draw|引き分けを申し出る/ }).click();
      await other.getByRole("button", { name: /Decline|断る/ }).click();
      await mover.getByRole("button", { name: /Offer a draw|引き分けを申し出る/ }).waitFor();
      await picture(a, "table-en");
      await picture(b, "table-ja");
      // A reload is back at the same place.
      await other.reload();
      await cellOf(other, to).waitFor({ state: "attached" });
    }
  }
  expect(winner).toBeDefined();
  await a.getByRole("heading", { name: winner === "red" ? "Red wins" : "Blue wins" }).waitFor();
  await b.getByRole("heading", { name: winner === "red" ? /赤の勝ち/ : /青の勝ち/ }).waitFor();
  await picture(a, "over-en");
  await picture(b, "over-ja");
  expect(nodes[0]!.child.signalCode).toBe("SIGKILL");
  // A browser itself says when a socket breaks.
  expect([...first.errors, ...second.errors].filter((text) => !/WebSocket connection/.test(text))).toEqual(
    [],
  );
  await Promise.all([first.close(), second.close()]);
}, 120_000);
