/** The version of this program. */
import { createRequire } from "node:module";

export function version(): string {
  const manifest = createRequire(import.meta.url)("masume/package.json");
  return (manifest as { version: string }).version;
}
