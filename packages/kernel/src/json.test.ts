import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parser } from "./codec.js";
import { type JsonValue, readJson } from "./json.js";

/** Our tree as the host's own value, to compare with JSON.parse. */
const plain = (text: string): unknown => {
  const strip = (value: JsonValue, like: unknown): unknown => {
    if (Array.isArray(like)) return value.tuple(like.length).map((item, i) => strip(item, like[i]));
    if (like !== null && typeof like === "object") {
      return Object.fromEntries(
        Object.entries(like).map(([name, part]) => [name, strip(value.field(name), part)]),
      );
    }
    if (typeof like === "string") return value.string();
    if (typeof like === "boolean") return value.boolean();
    if (typeof like === "number") return value.integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
    expect(value.isNull).toBe(true);
    return null;
  };
  return strip(readJson(text), JSON.parse(text));
};

const wholeJson = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.string({ unit: "binary" }),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie("value"), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

/** Whether we read it, but for names given twice, which only we refuse: each is given another name. */
function readsOnceRenamed(text: string): boolean {
  for (let renamed = 0, written = text; ; renamed++) {
    const read = parser(readJson)(written);
    if (read.ok || read.error.reason.key !== "input.twice") return read.ok;
    const { line, column } = read.error.position;
    const before = written.split("\n").slice(0, line - 1);
    const inName = before.join("\n").length + Math.min(before.length, 1) + column;
    written = `${written.slice(0, inName)}again ${renamed} ${written.slice(inName)}`;
  }
}

describe("readJson", () => {
  it("reads what the host reads", () => {
    fc.assert(
      fc.property(wholeJson, fc.constantFrom(0, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(plain(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it("refuses exactly what the host refuses", () => {
    const broken = wholeJson.chain((value) => {
      const text = JSON.stringify(value);
      return fc
        .tuple(
          fc.nat(text.length),
          fc.constantFrom("", ",", "}", "]", '"', "\\", "0", "-", ".", "e", "t", "\n"),
        )
        .map(([at, symbol]) => text.slice(0, at) + symbol + text.slice(at + 1));
    });
    fc.assert(
      fc.property(broken, (text) => {
        let hostReads = true;
        try {
          JSON.parse(text);
        } catch {
          hostReads = false;
        }
        expect(readsOnceRenamed(text)).toBe(hostReads);
      }),
      { numRuns: 500, examples: [['{"a":1,"a":2,"a":3}'], ['{"a":1,\n"a" ":2}']] },
    );
  });

  it("says where: line, column and path", () => {
    const text = '{\n  "cells": [[1, 2],\n            [3, "x"]]\n}';
    const read = parser((source) => readJson(source).field("cells").items()[1]!.tuple(2)[1]!.integer(0, 9))(
      text,
    );
    expect(read).toEqual({
      ok: false,
      error: {
        position: { line: 3, column: 17, path: "cells[1][1]" },
        reason: { key: "input.integer", params: { min: 0, max: 9, found: '"x"' } },
      },
    });
  });

  it.each([
    ["", "input.end", 1, 1],
    ["[1,", "input.end", 1, 4],
    ["[1 2]", "input.unexpected", 1, 4],
    ['{"a":1,"a":2}', "input.twice", 1, 8],
    ['"abc', "input.unclosed", 1, 1],
    ["[".repeat(1000), "input.deep", 1, 66],
    ['{"a":'.repeat(1000), "input.deep", 1, 326],
    ['["\n"]', "input.unexpected", 1, 3],
    ['["\\x"]', "input.escape", 1, 2],
    ["{} x", "input.unexpected", 1, 4],
    ["{} // x", "input.unexpected", 1, 4],
  ])("refuses %j", (text, key, line, column) => {
    const read = parser(readJson)(text);
    expect(read.ok).toBe(false);
    if (!read.ok) {
      expect(read.error.reason.key).toBe(key);
      expect(read.error.position).toMatchObject({ line, column });
    }
  });

  it("refuses more values than any file has", () => {
    const read = parser(readJson)(`[${"1,".repeat(1_000_000)}1]`);
    expect(!read.ok && read.error.reason.key).toBe("input.many");
  });

  it.each([
    ["[1, 2] // the end", [1, 2]],
    ["// first\n[1, /* two */ 2]", [1, 2]],
    ["/**/[1,//\n2]", [1, 2]],
    ["[/* // */1/*/ */,2]", [1, 2]],
    ['["// no */ comment"]', ["// no */ comment"]],
  ])("reads %j where comments are allowed", (text, value) => {
    const items = readJson(text, { comments: true }).tuple(value.length);
    expect(
      items.map((item, i) => (typeof value[i] === "string" ? item.string() : item.integer(0, 9))),
    ).toEqual(value);
  });

  it.each([
    ["[1] /* no end", "input.comment", 5],
    ["[1] /", "input.unexpected", 5],
    ["[1] /x", "input.unexpected", 5],
    ["[1] /*/", "input.comment", 5],
    ["/", "input.unexpected", 1],
  ])("refuses %j also where comments are allowed", (text, key, column) => {
    const read = parser((source) => readJson(source, { comments: true }))(text);
    expect(read).toMatchObject({ error: { reason: { key }, position: { column } } });
  });
});

describe("a value of another kind", () => {
  const long = JSON.stringify("x".repeat(60));
  const asked: Readonly<Record<string, (value: JsonValue) => unknown>> = {
    "input.integer": (value) => value.integer(0, 5),
    "input.string": (value) => value.string(),
    "input.boolean": (value) => value.boolean(),
    "input.list": (value) => value.items(),
    "input.object": (value) => value.optional("x"),
  };
  const shown: readonly (readonly [text: string, kind: string, found: string])[] = [
    ["1", "input.integer", "1"],
    ["null", "", "null"],
    ["true", "input.boolean", "true"],
    ["[1]", "input.list", "[…]"],
    ['{"y":1}', "input.object", "{…}"],
    [`"${"x".repeat(38)}"`, "input.string", `"${"x".repeat(38)}"`],
    [long, "input.string", `${long.slice(0, 39)}…`],
  ];

  it.each(shown)("%s is shown as what was found", (text, kind, found) => {
    const value = readJson(text);
    expect(value.isNull).toBe(text === "null");
    expect(value.isList).toBe(kind === "input.list");
    for (const [key, ask] of Object.entries(asked)) {
      const answer = parser(() => ask(value))("");
      if (key === kind) expect(answer.ok).toBe(true);
      else expect(answer).toMatchObject({ error: { reason: { key, params: { found } } } });
    }
    const names = parser(() => value.names())("");
    if (kind === "input.object") expect(names).toEqual({ ok: true, value: ["y"] });
    else expect(names).toMatchObject({ error: { reason: { key: "input.object", params: { found } } } });
  });

  it("a number is whole and within its limits", () => {
    const read = (text: string) => parser(() => readJson(text).integer(2, 4))("").ok;
    expect(["1", "2", "4", "5", "2.5", "3e0", "30e-1", "0.4E+1"].map(read)).toEqual([
      false,
      true,
      true,
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  it("a field that is missing, a list too long and a name twice are told with their names", () => {
    const reason = (read: () => unknown) => {
      const result = parser(read)("");
      return result.ok || result.error;
    };
    expect(reason(() => readJson("{}").field("size"))).toMatchObject({
      reason: { key: "input.field", params: { name: "size" } },
    });
    expect(reason(() => readJson("[1,2]").tuple(3))).toMatchObject({
      reason: { key: "input.length", params: { length: 3, found: 2 } },
    });
    expect(reason(() => readJson('{"a":1,"a":2}'))).toMatchObject({ reason: { params: { name: "a" } } });
    expect(reason(() => readJson("[".repeat(70)))).toMatchObject({ reason: { params: { depth: 64 } } });
    const inner = readJson('{"a":{"b":[{"c":1}]}}').field("a").field("b").items()[0]!.field("c");
    expect(inner.path).toBe("a.b[0].c");
  });
});
