/** The board that the address asks for (`?board=…`): one made or shared elsewhere, to be changed here. */
import type { Codec } from "@masume/kernel";

export function boardInAddress<T>(codec: Codec<T>): T | undefined {
  const code = new URLSearchParams(location.search).get("board");
  const board = code === null ? undefined : codec.parse(code);
  return board?.ok ? board.value : undefined;
}
