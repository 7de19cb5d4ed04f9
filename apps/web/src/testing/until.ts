/** Waits until something holds, however slow the machine is. */
import { vi } from "vitest";

export function until<T>(holds: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(holds, { timeout: 150_000, interval: 5 });
}
