import { BlockList } from "node:net";
import { expect, test } from "vitest";
import { networkOf } from "./network.js";

test.each(["192.0.2.1", "unix"])("%s is counted as it is", (address) => {
  expect(networkOf(address)).toBe(address);
});

test("an IPv4 address in IPv6 is that IPv4 address", () => {
  expect(networkOf("::ffff:192.0.2.1")).toBe("192.0.2.1");
});

test("a port behind an address does not count", () => {
  expect(networkOf("192.0.2.1:555")).toBe("192.0.2.1");
  expect(networkOf("[2001:db8:1:2::7]:443")).toBe(networkOf("2001:db8:1:2::7"));
});

test.each([
  "2001:db8:1:2:3:4:5:6",
  "2001:db8:1:2::",
  "2001:DB8:0001:2::7%eth0",
  "fe80::1",
  "::1",
  "1::",
  "64:ff9b::192.0.2.1",
])("%s is counted by its /64, as Node understands it", (address) => {
  const [network] = networkOf(address).split("/");
  const list = new BlockList();
  list.addSubnet(network!, 64, "ipv6");
  expect(list.check(address.split("%")[0]!, "ipv6")).toBe(true);
  expect(networkOf(network!)).toBe(networkOf(address));
});
