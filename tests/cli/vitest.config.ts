/** The built command as other programs meet it: a child process with arguments, streams and an exit status. */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  test: { include: ["**/*.test.ts"], maxWorkers: "100%", testTimeout: 180_000 },
});
