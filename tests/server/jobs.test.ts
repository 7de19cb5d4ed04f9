/** Jobs at their edges: too many at once. */
import { describe, expect, test } from "vitest";
import { Client } from "./client.js";
import { databaseKinds } from "./databases.js";
import { useServer } from "./use-server.js";

describe.each(databaseKinds)("%s", (kind) => {
  const server = useServer(kind);

  test("of many jobs that are created at once, three are taken", async () => {
    const client = await Client.named(server.app, "Impatient");
    const body = { game: "stroke", params: { size: 8 }, count: 100, folder: "Made" };
    const refusals = await Promise.all(
      Array.from({ length: 15 }, () => client.refusal("createJob", { body })),
    );
    expect(refusals.filter((code) => code === "too-many")).toHaveLength(12);
    const { jobs } = await client.call("listJobs");
    expect(jobs).toHaveLength(3);
    expect((await client.call("listFolders")).folders).toHaveLength(3);
    for (const { id } of jobs) await client.call("cancelJob", { params: { id } });
  });
});
