/** Accounts deleted in the middle of what their players do. On both databases. */
import { slither } from "@masume/games/slither";
import { describe, expect, test } from "vitest";
import { Client } from "./client.js";
import { databaseKinds } from "./databases.js";
import { solution } from "./solution.js";
import { useServer } from "./use-server.js";

describe.each(databaseKinds)("%s", (kind) => {
  const server = useServer(kind);

  test("an account is gone though its answers are being counted, and none of them fails for it", async () => {
    const params = { board: "slither-daily" } as const;
    const { puzzles } = await (await Client.named(server.app, "First")).call("startRun", { params });
    const moves = await solution(slither, puzzles[0]!);
    for (let i = 0; i < 10; i++) {
      const client = await Client.named(server.app, `Player ${i}`);
      const { run } = await client.call("startRun", { params });
      const answers = [1, 2, 3, 4, 5].map(() =>
        client.refusal("submitAnswer", { params: { ...params, run }, body: { puzzle: 0, moves } }),
      );
      const deleted = client.refusal("deleteMe");
      const refusals = new Set(await Promise.all(answers));
      const expected = new Set([undefined, "out-of-order", "no-run", "no-player", "not-found"]);
      expect([...refusals].filter((code) => !expected.has(code))).toEqual([]);
      expect(await deleted).toBeUndefined();
      expect(await client.refusal("getMe")).toBe("no-player");
    }
  });

  test("or it asks for a code for another device, or that device uses it", async () => {
    for (let i = 0; i < 4; i++) {
      const client = await Client.named(server.app, `Player ${i}`);
      const { code } = await client.call("createDeviceCode");
      const asked = client.refusal("createDeviceCode");
      const used = new Client(server.app).refusal("redeemDeviceCode", { body: { code } });
      const deleted = client.refusal("deleteMe");
      expect([undefined, "no-player", "not-found"]).toContain(await asked);
      expect([undefined, "no-code", "not-found"]).toContain(await used);
      expect(await deleted).toBeUndefined();
    }
  });
});
