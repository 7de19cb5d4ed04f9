/** What hangs on the time, by a clock of the test's own: codes that expire. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Client } from "./client.js";
import { databaseKinds } from "./databases.js";
import { useServer } from "./use-server.js";

describe.each(databaseKinds)("%s", (kind) => {
  const server = useServer(kind);
  let time = 0;

  beforeEach(() => {
    time = Date.UTC(2026, 10, 16, 12);
    vi.spyOn(server.storage.database, "now").mockImplementation(() => time);
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  test("a device code is good for ten minutes", async () => {
    const first = await Client.named(server.app, "Mover");
    const redeemedAfter = async (milliseconds: number) => {
      const { code, expiresAt } = await first.call("createDeviceCode");
      expect(expiresAt).toBe(time + 600_000);
      time += milliseconds;
      return new Client(server.app).refusal("redeemDeviceCode", { body: { code } });
    };
    expect(await redeemedAfter(0)).toBeUndefined();
    expect(await redeemedAfter(600_000)).toBeUndefined();
    expect(await redeemedAfter(600_001)).toBe("no-code");
    expect(await redeemedAfter(86_400_000)).toBe("no-code");
  });
});
