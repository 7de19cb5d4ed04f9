/** Links that were cut off are read as they stand. */
import { expect, test } from "vitest";
import { readableUrl } from "./readable-url.js";

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
