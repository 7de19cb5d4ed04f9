/** The built server: its answers, its headers, and its end; its storage on SQLite and on PostgreSQL. */
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  test: {
    include: ["**/*.test.ts"],
    // They wait for nearly half of their time: for clocks, sockets and each other.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    // For what hangs; a machine with other work takes its time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    globalSetup: ["global-setup.ts"],
  },
});
