/** A small stand-in for the built web app. */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

export const indexPage = `<!doctype html><head><title>Masume</title>
<meta property="og:title" content="Masume マス目" />
<meta property="og:description" content="Four grid games" />
<meta property="og:image" content="/social.png" /></head>`;
export const script = `console.log("${"masume ".repeat(300)}");`;

export function createAppFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "masume-app-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), indexPage);
  writeFileSync(
    join(folder, "preloads.json"),
    JSON.stringify({ stroke: ["assets/a.js", "assets/a.css"], "stroke/play": ["assets/b.js"] }),
  );
  writeFileSync(join(folder, "sw.js"), "// the service worker");
  writeFileSync(join(folder, "assets/index-3f2a.js"), script);
  writeFileSync(join(folder, "assets/index-3f2a.js.br"), brotliCompressSync(script));
  writeFileSync(join(folder, ".secret"), "not to be served");
  return folder;
}
