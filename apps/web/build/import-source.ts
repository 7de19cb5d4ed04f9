/** Runs a module of the app's own sources while the app is built. */
import { fileURLToPath } from "node:url";
import { defaultServerConditions, runnerImport } from "vite";

export async function importSource<Module>(path: string): Promise<Module> {
  const conditions = ["source", ...defaultServerConditions];
  const { module } = await runnerImport<Module>(fileURLToPath(new URL(path, import.meta.url)), {
    configFile: false,
    resolve: { conditions },
    ssr: { noExternal: true, resolve: { conditions } },
  });
  return module;
}
