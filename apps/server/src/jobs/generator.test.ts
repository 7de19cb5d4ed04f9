import { WorkerDied } from "@masume/workers";
import { expect, onTestFinished, test, vi } from "vitest";
import { Generator } from "./generator.js";

test("a closed generator refuses, and starts no thread that nobody would end", async () => {
  const started = vi.fn();
  process.on("worker", started);
  onTestFinished(() => void process.off("worker", started));
  const generator = new Generator();
  await generator.close();
  const request = { game: "stroke", params: '{"size":4}', seed: "late" };
  await expect(generator.generate(request)).rejects.toThrow(WorkerDied);
  expect(started).not.toHaveBeenCalled();
});
