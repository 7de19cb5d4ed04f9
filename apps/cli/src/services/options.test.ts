/** What the services' options take, and what they mean where they are left out. */
import { homedir } from "node:os";
import { afterEach, describe, expect, test, vi } from "vitest";
import { InvalidValue, type ValueParameter } from "../platform/parameters.js";
import { serve } from "./serve.js";
import { storageOptions } from "./storage.js";
import { worker } from "./worker.js";

afterEach(() => void vi.unstubAllEnvs());

function readAs(service: typeof serve, name: string, given: string): unknown {
  const { parse } = service.options[name] as ValueParameter<unknown>;
  const value = parse(given);
  return value instanceof InvalidValue ? value.reason.key : value;
}

describe("the proxies that are trusted", () => {
  test.each([
    ["1", 1],
    ["99", 99],
    ["10.0.0.1", "10.0.0.1"],
    ["10.0.0.0/8,::1", "10.0.0.0/8,::1"],
    ["10.0.0.0/32", "10.0.0.0/32"],
    ["fd00::/128", "fd00::/128"],
    ["10.0.0.1, 10.0.0.2", "10.0.0.1, 10.0.0.2"],
  ])("%s", (given, value) => expect(readAs(serve, "trustProxy", given)).toBe(value));

  test.each([
    "0",
    "100",
    "",
    "proxy",
    "10.0.0.0/0",
    "10.0.0.0/33",
    "fd00::/129",
    "10.0.0.0/8/8",
    "fe80::1%eth0",
  ])("“%s” is refused", (given) => expect(readAs(serve, "trustProxy", given)).toBe("serve.proxies"));
});

describe("the origin", () => {
  test.each([
    ["https://masume.example", "https://masume.example"],
    ["https://masume.example/", "https://masume.example"],
    ["HTTPS://Masume.Example", "https://masume.example"],
    ["http://localhost:8080", "http://localhost:8080"],
  ])("%s", (given, value) => expect(readAs(serve, "origin", given)).toBe(value));

  test.each(["masume.example", "https://masume.example/games", "ftp://masume.example", "https://", ""])(
    "“%s” is refused",
    (given) => expect(readAs(serve, "origin", given)).toBe("serve.no-origin"),
  );
});

test.each([
  [serve, "port", "0", 0],
  [serve, "port", "65535", 65_535],
  [serve, "port", "65536", "input.integer"],
  [serve, "logLevel", "silent", "silent"],
  [serve, "logLevel", "loud", "value.choice"],
  [worker, "jobs", "1", 1],
  [worker, "jobs", "0", "input.integer"],
  [worker, "jobs", "257", "input.integer"],
] as const)("%#: --%s %s", (service, name, given, value) => {
  expect(readAs(service, name, given)).toBe(value);
});

describe("where things are kept", () => {
  test("a folder and a database at once make no sense", () => {
    expect(() => storageOptions({ data: "a", database: "b" })).toThrow("storage.both");
  });

  test("what the command says goes before what the environment says", () => {
    vi.stubEnv("DATABASE_URL", "postgres://host/environment");
    expect(storageOptions({ data: "here" })).toEqual({ folder: "here" });
    expect(storageOptions({ database: "postgres://host/command" })).toEqual({
      url: "postgres://host/command",
    });
    expect(storageOptions({})).toEqual({ url: "postgres://host/environment" });
  });

  test.runIf(process.platform === "linux").each([
    ["/data", "/data/masume"],
    ["", `${homedir()}/.local/share/masume`],
  ])("without either, in the folder for data (%s)", (dataHome, folder) => {
    vi.stubEnv("DATABASE_URL", "");
    vi.stubEnv("XDG_DATA_HOME", dataHome);
    expect(storageOptions({})).toEqual({ folder });
  });
});
