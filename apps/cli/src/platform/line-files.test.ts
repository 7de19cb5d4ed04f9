import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, expect, test, vi } from "vitest";
import { readLines, writeLines } from "./line-files.js";
import { fileOutput } from "./output.js";

const folder = mkdtempSync(join(tmpdir(), "masume-lines-"));
afterAll(() => rmSync(folder, { recursive: true }));

const twoLines = async (write: (line: string) => Promise<void>): Promise<number> => {
  await write("one");
  await write("二");
  return 2;
};

async function linesOf(path: string): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const line of readLines(path)) lines.push(line);
  return lines;
}

test.each(["plain.txt", "packed.gz"])(
  "%s: what was written is read back, by its owner alone",
  async (name) => {
    const path = join(folder, name);
    expect(await writeLines(path, twoLines)).toBe(2);
    expect(await linesOf(path)).toEqual(["one", "二"]);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  },
);

test("only a name that ends in .gz is compressed", async () => {
  const [plain, packed] = [join(folder, "a.txt"), join(folder, "a.txt.gz")];
  for (const path of [plain, packed]) await writeLines(path, twoLines);
  expect(readFileSync(plain, "utf8")).toBe("one\n二\n");
  expect(gunzipSync(readFileSync(packed)).toString()).toBe("one\n二\n");
});

test("lines that end as in Windows are the same lines", async () => {
  const path = join(folder, "windows.txt");
  writeFileSync(path, "one\r\ntwo\r\n");
  expect(await linesOf(path)).toEqual(["one", "two"]);
});

test.each(["missing.txt", "missing.gz"])("%s, which is not there, says so", async (name) => {
  await expect(linesOf(join(folder, name))).rejects.toMatchObject({ code: "ENOENT" });
});

test("what is not finished leaves the file as it was, and nothing beside it", async () => {
  const own = mkdtempSync(join(folder, "failed-"));
  const path = join(own, "kept.txt");
  writeFileSync(path, "before");
  const failing = writeLines(path, async (write) => {
    await write("half");
    // Until the file is there, there is nothing to take away.
    await vi.waitFor(() => expect(readdirSync(own)).toHaveLength(2), { timeout: 150_000, interval: 5 });
    throw new Error("no more");
  });
  await expect(failing).rejects.toThrow("no more");
  expect([readdirSync(own), readFileSync(path, "utf8")]).toEqual([["kept.txt"], "before"]);
});

test("results of several writes stand behind each other, and are there once they are all there", async () => {
  const own = mkdtempSync(join(folder, "output-"));
  const path = join(own, "out.txt");
  const listeners = process.listenerCount("exit");
  const output = fileOutput(path);
  await output.write("one\n");
  await output.write(new TextEncoder().encode("二\n"));
  expect(readdirSync(own)).not.toContain("out.txt");
  output.commit();
  expect([readdirSync(own), readFileSync(path, "utf8")]).toEqual([["out.txt"], "one\n二\n"]);
  expect(process.listenerCount("exit")).toBe(listeners);
});

test("a program that ends while lines are written takes the unfinished file with it", async () => {
  const own = mkdtempSync(join(folder, "lines-ended-"));
  const before = process.listeners("exit");
  const writing = writeLines(join(own, "out.txt"), async (write) => {
    await write("half");
    await vi.waitFor(() => expect(readdirSync(own)).toHaveLength(1), { timeout: 150_000, interval: 5 });
    for (const listener of process.listeners("exit"))
      if (!before.includes(listener)) listener.call(process, 0);
    expect(readdirSync(own)).toEqual([]);
    throw new Error("ended");
  });
  await expect(writing).rejects.toThrow("ended");
});

test("a program that ends before takes the unfinished file with it", () => {
  const own = mkdtempSync(join(folder, "ended-"));
  const before = process.listeners("exit");
  fileOutput(join(own, "out.txt"));
  const discard = process.listeners("exit").find((listener) => !before.includes(listener))!;
  expect(readdirSync(own)).toHaveLength(1);
  discard.call(process, 0);
  process.off("exit", discard);
  expect(readdirSync(own)).toEqual([]);
});
