import { expect, test, vi } from "vitest";

const { load } = vi.hoisted(() => ({ load: vi.fn() }));
vi.mock("@masume/games", () => ({ isGameId: (id: string) => id === "stroke", registry: { stroke: load } }));
vi.mock("./stroke/ui.js", () => ({ strokeUi: {} }));
vi.mock("./default-ui.js", () => ({ completeUi: () => ({}) }));

test("a game is loaded once; a load that failed is tried again when somebody comes back", async () => {
  const { openGame } = await import("./open-game.js");
  expect(openGame("chess")).toBeUndefined();
  load.mockRejectedValueOnce(new TypeError("offline"));
  await expect(openGame("stroke")).rejects.toThrow("offline");
  load.mockResolvedValue({ id: "stroke" });
  const first = openGame("stroke");
  expect(await first).toMatchObject({ game: { id: "stroke" } });
  expect(openGame("stroke")).toBe(first);
  expect(load).toHaveBeenCalledTimes(2);
});
