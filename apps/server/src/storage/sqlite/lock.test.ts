/** Files that are for nobody else on the machine, and locks on them. */
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { keepPrivate, takeLock } from "./lock.js";

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "masume-lock-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "data.sqlite");
}

const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8);

describe("a private file", () => {
  test.each(["", "-wal", "-shm"])("is one that others could read before: the database%s", (ending) => {
    const file = newFile();
    writeFileSync(`${file}${ending}`, "kept");
    chmodSync(`${file}${ending}`, 0o666);
    keepPrivate(file);
    expect(modeOf(`${file}${ending}`)).toBe("600");
    expect(statSync(`${file}${ending}`).size).toBe(4);
  });

  test("is made where there is none, and no file beside it", () => {
    const file = newFile();
    keepPrivate(file);
    expect(modeOf(file)).toBe("600");
    expect(["-wal", "-shm"].some((ending) => existsSync(`${file}${ending}`))).toBe(false);
  });
});

describe("a lock", () => {
  test("is private, and held by one at a time", () => {
    const file = newFile();
    const release = takeLock(file);
    expect(modeOf(file)).toBe("600");
    expect(() => takeLock(file, "the folder")).toThrow(
      expect.objectContaining({ reason: "in-use", location: "the folder" }),
    );
    release();
    takeLock(file)();
  });
});
