/**
 * `npx tsx --conditions=source tests/faults/main.ts [rounds] [--postgres]`: kills
 * the built server so many times (100) and says what was found. Bounded by the
 * number of rounds; a round takes a second or two.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRandom } from "@masume/kernel";
import { startCluster } from "../server/postgres.js";
import { killRepeatedly } from "./crash.js";

const words = process.argv.slice(2);
const rounds = Number(words.find((word) => /^\d+$/.test(word)) ?? 100);
const random = createRandom(`faults ${Date.now()}`);
console.log(`seed: ${random.seed}`);

if (words.includes("--postgres")) {
  const cluster = await startCluster({ fsync: true });
  try {
    console.log(await killRepeatedly(["--database", cluster.url], rounds, random, console.log));
  } finally {
    await cluster.stop();
  }
} else {
  const folder = mkdtempSync(join(tmpdir(), "masume-faults-"));
  console.log(await killRepeatedly(["--data", folder], rounds, random, console.log));
  rmSync(folder, { recursive: true });
}
