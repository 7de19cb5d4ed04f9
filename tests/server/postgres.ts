/**
 * A throw-away PostgreSQL for one test run: a cluster in a temporary folder, on
 * a socket there and a port of its own. PostgreSQL refuses to be root, so root
 * starts it as another user.
 */
import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Cluster {
  /** A database that exists already; others are made from it. */
  readonly url: string;
  /** Ends it for a while, with every connection to it. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** Off makes tests fast; on for measurements. */
  readonly fsync: boolean;
}

function programs(): string {
  const base = "/usr/lib/postgresql";
  const debian = existsSync(base) ? readdirSync(base).map((version) => join(base, version, "bin")) : [];
  const folder = [process.env.MASUME_POSTGRES, ...debian].find(
    (place) => place && existsSync(join(place, "initdb")),
  );
  if (folder === undefined)
    throw new Error("no PostgreSQL here; MASUME_POSTGRES names the folder of its programs");
  return folder;
}

/** Somebody who is not root. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    try {
      const number = (flag: string) =>
        Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: "pipe" }));
      return { uid: number("-u"), gid: number("-g") };
    } catch {
      // There may be no such user.
    }
  }
  throw new Error("PostgreSQL refuses to run as root, and there is nobody else");
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

export async function startCluster({ fsync }: ClusterOptions): Promise<Cluster> {
  const bin = programs();
  const user = otherUser();
  const folder = mkdtempSync(join(tmpdir(), "masume-pg-"));
  if (user) chownSync(folder, user.uid, user.gid);
  const as = { cwd: folder, env: { PATH: process.env.PATH, LC_ALL: "C" }, ...user };
  const data = join(folder, "data");
  const init = ["-D", data, "-U", "masume", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C"];
  execFileSync(join(bin, "initdb"), init, { ...as, stdio: "pipe" });
  const port = await freePort();
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: folder,
    fsync: fsync ? "on" : "off",
    max_connections: "100",
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const run = async (): Promise<() => Promise<void>> => {
    const child = spawn(join(bin, "postgres"), ["-D", data, "-p", String(port), ...options], {
      ...as,
      stdio: ["ignore", "ignore", "pipe"],
    });
    const ended = new Promise<void>((resolve) => child.on("close", () => resolve()));
    await new Promise<void>((resolve, reject) => {
      let output = "";
      child.stderr!.setEncoding("utf8").on("data", (chunk) => {
        output += chunk;
        if (output.includes("ready to accept connections")) resolve();
      });
      child.on("close", () => reject(new Error(output)));
    });
    return async () => {
      child.kill("SIGINT");
      await ended;
    };
  };
  let end = await run();
  return {
    url: `postgres://masume@127.0.0.1:${port}/postgres`,
    halt: () => end(),
    resume: async () => {
      end = await run();
    },
    stop: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
