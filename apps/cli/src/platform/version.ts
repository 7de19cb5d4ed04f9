/** The version of this program. */
import { createRequire } from "node:module";

export function version(): string {
  const manifest: { readonly version: string } = createRequire(import.meta.url)("masume/package.json");
  return manifest.version;
}
