/** Limits of a player, from however many addresses: in all, and for the routes that allow fewer. */
import { expect, test, vi } from "vitest";
import { type ApiServer, apiServer } from "./testing/api-server.js";

/** The statuses of so many requests, each from an address of its own, at one moment. */
async function statuses(
  { send }: ApiServer,
  cookie: string,
  [method, url]: readonly ["GET" | "POST", string],
  count: number,
): Promise<readonly number[]> {
  const all: number[] = [];
  for (let i = 0; i < count; i++) {
    const from = `198.51.${100 + Math.floor(++addresses / 250)}.${addresses % 250}`;
    all.push((await send(method, url, { cookie, from })).status);
  }
  return all;
}
let addresses = 0;

function atOneMoment(): void {
  vi.spyOn(performance, "now").mockReturnValue(1_000_000);
}

test("so many in all, and not one more", async () => {
  const server = await apiServer({ perMinute: 5 });
  const [aiko, ben] = [await server.signUp("Aiko"), await server.signUp("Ben")];
  atOneMoment();
  const asked = await statuses(server, aiko.cookie, ["GET", "/api/me"], 7);
  expect(asked).toEqual([200, 200, 200, 200, 200, 429, 429]);
  // Whatever they ask for; but others have their own.
  expect(await statuses(server, aiko.cookie, ["GET", "/api/me/sessions"], 1)).toEqual([429]);
  expect(await statuses(server, ben.cookie, ["GET", "/api/me"], 1)).toEqual([200]);
  vi.restoreAllMocks();
});

test("a route that allows ten allows each player ten, and other routes go on", async () => {
  const server = await apiServer();
  const [aiko, ben] = [await server.signUp("Aiko"), await server.signUp("Ben")];
  atOneMoment();
  const code = ["POST", "/api/me/device-code"] as const;
  expect(await statuses(server, aiko.cookie, code, 11)).toEqual([...Array(10).fill(200), 429]);
  expect(await statuses(server, ben.cookie, code, 1)).toEqual([200]);
  expect(await statuses(server, aiko.cookie, ["GET", "/api/me/export"], 1)).toEqual([200]);
  expect(await statuses(server, aiko.cookie, ["GET", "/api/me"], 1)).toEqual([200]);
  vi.restoreAllMocks();
});

test("who sends no secret, or a wrong one, is nobody; where nobody may ask, that is enough", async () => {
  const { send, signUp } = await apiServer();
  const { id, cookie } = await signUp("Aiko");
  for (const wrong of ["", `masume=${id}.wrong`, `${cookie}x`, cookie.replace(id, `${id.slice(0, -1)}_`)]) {
    expect((await send("GET", "/api/me", { cookie: wrong })).status).toBe(401);
    expect((await send("GET", "/api/seeks", { cookie: wrong })).status).toBe(200);
  }
});
