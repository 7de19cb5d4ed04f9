/** One PostgreSQL for the whole run; each test file makes databases of its own in it. */
import type { TestProject } from "vitest/node";
import { startCluster } from "./postgres.js";

declare module "vitest" {
  export interface ProvidedContext {
    postgres: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster({ fsync: false });
  project.provide("postgres", cluster.url);
  return () => cluster.stop();
}
