/** Links that were cut off are read as they stand, and lead nowhere else. */
import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { readableAddress, readableUrl } from "./readable-url.js";

test.each([
  ["/slither/play/%E5%9C%92?x=%zz", "/slither/play/%E5%9C%92?x=%zz"],
  ["/a%20b", "/a%20b"],
  ["/", "/"],
  ["/%E5%9C", "/%25E5%259C"],
  ["/%zz/100%", "/%25zz/100%25"],
  ["/%?a=%20&b=%", "/%25?a=%20&b=%"],
  ["/%?a?b=%zz", "/%25?a?b=%zz"],
])("%s is read as %s", (url, read) => {
  expect(readableUrl(url)).toBe(read);
});

test.each([
  ["/%25zz", "/%zz", "/%25zz"],
  ["/a", "/a", undefined],
  ["//evil.example/%25zz", "//evil.example/%zz", undefined],
  ["/\\evil.example/%25zz", "/\\evil.example/%zz", undefined],
])("%s, asked for as %s, leads to %s", (url, originalUrl, address) => {
  expect(readableAddress({ url, originalUrl } as FastifyRequest)).toBe(address);
});
