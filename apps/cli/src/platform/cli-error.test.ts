import { expect, test } from "vitest";
import { Complaint } from "./cli-error.js";

test("as much of the place as is known", () => {
  expect(new Complaint("bad").toLine()).toBe("masume: bad");
  expect(new Complaint("bad", { file: "a.json" }).toLine()).toBe("masume: a.json: bad");
  expect(new Complaint("bad", { file: "a.json", line: 3, column: 7 }).toLine()).toBe(
    "masume: a.json:3:7: bad",
  );
  const whole = new Complaint("bad", { file: "a.json", line: 3, column: 7, path: "blocked[0]" });
  expect(whole.toLine()).toBe("masume: a.json:3:7 (blocked[0]): bad");
});

test("one line of visible characters, whatever is in it", () => {
  const every = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code)).join("");
  const line = new Complaint(every, { file: "a\nb\u001b[2J" }).toLine();
  expect(line).not.toMatch(/\p{Cc}|\p{Zl}|\p{Zp}/u);
  expect(line).toContain("a\\nb\\u001b[2J");
});
