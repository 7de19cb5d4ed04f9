/**
 * The command in few files, from the sources of the packages it uses: a program that
 * runs for a tenth of a second must not spend it on opening two hundred modules. What
 * few commands need (the server, fonts, PDF, PNG) stays outside and loads when asked for.
 */
import { fileURLToPath } from "node:url";
import { defineConfig } from "rolldown";

/** @param {string} path */
const place = (path) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  input: {
    main: place("src/main.ts"),
    run: place("src/run.ts"),
    // Threads start from files of their own, beside the program.
    "verb-worker": place("src/verb-worker.ts"),
    "lane-worker": place("src/games/sono/lane-worker.ts"),
    "search-worker": place("src/games/nonaga/search-worker.ts"),
  },
  platform: "node",
  external: [/^node:/, "@masume/server", "fastify", "@resvg/resvg-js", "fontkit", "pdfkit"],
  resolve: { conditionNames: ["source", "import", "node"] },
  output: {
    dir: place("dist"),
    cleanDir: true,
    chunkFileNames: "[name]-[hash].js",
  },
});
