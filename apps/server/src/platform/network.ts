/** What an address counts as: itself, or its /64, for whoever has one IPv6 address has all of that network. */
import { isIPv6 } from "node:net";

export function networkOf(given: string): string {
  // Some proxies write the port behind the address.
  const address = /^\[(.*)\](?::\d+)?$/.exec(given)?.[1] ?? given.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [before = "", after] = address.split("%")[0]!.split("::");
  const groups = before === "" ? [] : before.split(":");
  const behind = after === undefined || after === "" ? [] : after.split(":");
  // An IPv4 address at the end stands for two groups.
  const known = groups.length + behind.length + (behind.at(-1)?.includes(".") ? 1 : 0);
  const all = [...groups, ...Array(after === undefined ? 0 : 8 - known).fill("0"), ...behind];
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}
