/**
 * Puts the shell into the document, in place of the comment that asks for it, and has
 * the app's own files wait for what the shell needs.
 */
import type { Plugin } from "vite";
import { importSource } from "./import-source.js";
import type { paintShell } from "./shell.js";

export function shell(): Plugin {
  return {
    name: "masume-shell",
    transformIndexHtml: {
      order: "post",
      async handler(html) {
        const module = await importSource<{ paintShell: typeof paintShell }>("./shell.ts");
        return html
          .replace("<!--shell-->", await module.paintShell())
          .replace(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');
      },
    },
  };
}
