/** Compresses the built files once, so that the server need not do it for every visitor. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Plugin } from "vite";

const packings = [
  { ending: ".gz", pack: promisify(gzip) },
  { ending: ".br", pack: promisify(brotliCompress) },
] as const;

/** Below this a packet is a packet. */
const worthwhileBytes = 1024;

export function compress(): Plugin {
  let folder = "";
  return {
    name: "masume-compress",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const files = await readdir(folder, { recursive: true });
        for (const file of files.filter((name) => /\.(js|css|html|svg|json|webmanifest)$/.test(name))) {
          const content = await readFile(join(folder, file));
          if (content.length < worthwhileBytes) continue;
          for (const { ending, pack } of packings) {
            const packed = await pack(content);
            if (packed.length < content.length) await writeFile(join(folder, file + ending), packed);
          }
        }
      },
    },
  };
}
