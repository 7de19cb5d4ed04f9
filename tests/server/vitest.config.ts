/** The built server: its answers, its headers, and its end; its storage on SQLite and on PostgreSQL. */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  test: {
    include: ["**/*.test.ts"],
    maxWorkers: "100%",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: ["global-setup.ts"],
  },
});
