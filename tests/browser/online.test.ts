/**
 * Two browsers play a whole game through two nodes: a name each, a code, turns,
 * an offer, a reload; in the middle one node is killed, and its player goes on by
 * the other. Before each player stands a balancer, as before a deployment.
 */
import { moveCodec } from "@masume/games/nonaga";
import { randomGame } from "../server/games.js";
import { startCluster } from "../server/postgres.js";
import { type ServerProcess, startServerProcess } from "../server/server-process.js";
import { TcpProxy } from "../server/tcp-proxy.js";
import { japanese, phone, reducedMotion } from "./devices.js";
import { test as base, expect } from "./fixtures.js";
import { closeSheet, openSheet } from "./games.js";
import { redFirst, turnOnline, turnsShown } from "./nonaga-table.js";

interface Deployment {
  readonly nodes: readonly ServerProcess[];
  /** The address of each player's balancer. */
  readonly addresses: readonly string[];
}

const test = base.extend<{ deployment: Deployment }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
  async deployment({}, use) {
    const cluster = await startCluster({ fsync: false });
    const start = () => startServerProcess("--database", cluster.url, "--log-level", "error");
    const nodes = await Promise.all([start(), start()]);
    const [one, two] = nodes.map(({ url }) => Number(new URL(url).port)) as [number, number];
    const balancers = await Promise.all([TcpProxy.open(one, two), TcpProxy.open(two, one)]);
    await use({ nodes, addresses: balancers.map(({ port }) => `http://127.0.0.1:${port}`) });
    await Promise.all(balancers.map((balancer) => balancer.close()));
    await Promise.all(nodes.map((node) => node.end("SIGTERM")));
    await cluster.stop();
  },
  // Pages are connected until they are closed, so they go first.
  newDevice: ({ deployment: _, newDevice }, use) => use(newDevice),

  // The browser itself logs what breaks with a node.
  expectedErrors: /ERR_CONNECTION|ERR_EMPTY_RESPONSE|WebSocket connection/,
});

test.use(reducedMotion);

test("two browsers, two nodes, one game", async ({ deployment, newDevice }) => {
  test.slow();
  const {
    nodes,
    addresses: [forA, forB],
  } = deployment;
  const a = await newDevice();
  const b = await newDevice({ ...phone, ...japanese, colorScheme: "dark" });

  await a.goto(`${forA}/nonaga`);
  await a.getByRole("link", { name: "Play online" }).click();
  await a.getByLabel("Your name").fill("Aiko");
  await a.getByRole("button", { name: "Use this name" }).click();
  await a.getByRole("button", { name: "Create a room" }).click();
  await expect(a.locator(".code-to-type")).toHaveText(/^\d{6}$/);
  const code = await a.locator(".code-to-type").textContent();

  await b.goto(`${forB}/nonaga/online`);
  await b.getByLabel("名前").fill("弁");
  await b.getByRole("button", { name: "この名前にする" }).click();
  await b.getByLabel("部屋番号(6桁)").fill(code!);
  await b.getByRole("button", { name: "参加する" }).click();

  for (const page of [a, b]) await expect(page.getByRole("grid")).toBeAttached();
  const pages = await redFirst(a, b, "Aiko");
  const { turns, winner } = randomGame("two browsers 7", "basic", 4, 60);
  for (const [ply, text] of turns.entries()) {
    const turn = moveCodec.parse(text);
    if (!turn.ok) throw new Error(text);
    const [mover, other] = [pages[ply % 2]!, pages[(ply + 1) % 2]!];
    // The one whose node dies waits for the other's turn, and sees it by another node.
    if (ply >= 3 && mover === b && nodes[0]!.child.signalCode === null) await nodes[0]!.end("SIGKILL");
    await expect(
      mover.locator(`.player[data-side="${ply % 2 === 0 ? "red" : "blue"}"][aria-current]`),
    ).toBeVisible();
    await turnOnline(mover, turn.value);
    await turnsShown(other, ply + 1);
    if (ply === 1) {
      const offer = mover.getByRole("button", { name: /Offer a draw|引き分けを申し出る/ });
      await openSheet(mover);
      await offer.click();
      await other.getByRole("button", { name: /Decline|断る/ }).click();
      await openSheet(mover);
      await expect(offer).toBeVisible();
      await closeSheet(mover);
      // A reload is back at the same place.
      await other.reload();
      await turnsShown(other, ply + 1);
    }
  }
  expect(winner).toBeDefined();
  const [winning, losing] = winner === "red" ? [0, 1] : [1, 0];
  await expect(pages[winning]!.getByRole("heading", { name: /^(You win|あなたの勝ち)/ })).toBeVisible();
  await expect(pages[losing]!.getByRole("heading", { name: /^(You lose|あなたの負け)/ })).toBeVisible();
  expect(nodes[0]!.child.signalCode).toBe("SIGKILL");
});
