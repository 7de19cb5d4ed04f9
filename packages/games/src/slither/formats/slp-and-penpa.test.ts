/** Files of two programs at their edges: the borders of a board, what counts of several, and what is refused. */
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { penpa } from "./penpa.js";
import { slp } from "./slp.js";

/** Why a text is refused. */
function refusal(read: () => unknown): string {
  try {
    read();
  } catch (thrown) {
    return (thrown as { issue: { reason: { key: string } } }).issue.reason.key;
  }
  return "read";
}

describe(".slp", () => {
  const board = (more = "", size = "2 1") => `size: ${size}\nnumbers:\n3\n${more}`;

  test.each([
    [".......", "notStarted"],
    ["1......", "solving"],
    ["x......", "solving"],
    ["1111x1x", "solving"],
    ["1.1.11.", "solved"],
  ])("a board with %s drawn is %s", (edges, status) => {
    const puzzle = { width: 2, height: 1, clues: ".." };
    expect(slp.write({ puzzle, edges })).toContain(`\r\nstatus: ${status}\r\n`);
  });

  test("of two lines with the same key the first counts", () => {
    expect(slp.read(`title: First\n${board("title: Second\nsize: 9 9\n")}`)).toEqual({
      puzzle: { width: 2, height: 1, clues: "3." },
      title: "First",
    });
  });

  test("a drawn board is written in the order of its locks, and which actions are in force", () => {
    const puzzle = { width: 1, height: 1, clues: "." };
    const lines = slp.write({ puzzle, edges: "1x.1", locked: "0100" }).split("\r\n");
    expect(lines.slice(lines.indexOf("actions: 3"))).toEqual([
      "actions: 3",
      "H0001OFF",
      "H0000ON",
      "V0100ON",
      "currentIndex: 2",
      "fixedIndex: 0",
      "",
    ]);
    expect(slp.write({ puzzle })).toContain("actions: 0\r\ncurrentIndex: -1\r\nfixedIndex: -1\r\n");
  });

  test.each([
    ["actions: 1\nH0001ON\ncurrentIndex: 0", "read"],
    ["actions: 1\nH0100ON\ncurrentIndex: 0", "read"],
    ["actions: 1\nV0200ON\ncurrentIndex: 0", "read"],
    ["actions: 1\nH0200ON", "slp.outside"],
    ["actions: 1\nH0002ON", "slp.outside"],
    ["actions: 1\nV0300ON", "slp.outside"],
    ["actions: 1\nV0001ON", "slp.outside"],
    ["actions: 1\nH000ON", "slp.action"],
    ["actions: 1\nH0000UP", "slp.action"],
    ["actions: 2\nH0000ON", "input.end"],
    ["actions: -1", "slp.number"],
    ["actions: many", "slp.number"],
    ["actions: 1\nH0000ON\ncurrentIndex: 1", "slp.number"],
    ["actions: 1\nH0000ON\ncurrentIndex: -1", "read"],
    ["actions: 1\nH0000ON\ncurrentIndex: -2", "slp.number"],
    ["actions: 1\nH0000ON\ncurrentIndex: 0\nfixedIndex: 1", "slp.number"],
  ])("%j", (more, key) => expect(refusal(() => slp.read(board(more)))).toBe(key));

  test.each([
    ["size: 2 1\n", "slp.missing"],
    ["numbers:\n3\n", "slp.missing"],
    [board("", "2"), "slp.size"],
    [board("", "0 1"), "board.size"],
    [board("", "2 101"), "board.size"],
    [board("", "2 100"), "input.end"],
    ["size: 2 1\nnumbers:\n313\n", "board.row-length"],
    ["size: 2 1\nnumbers:\n5\n", "board.clue"],
  ])("%j is refused: %s", (text, key) => expect(refusal(() => slp.read(text))).toBe(key));

  test("the far border of a board of a hundred has three digits", () => {
    const puzzle = { width: 100, height: 1, clues: ".".repeat(100) };
    // Two hundred edges across, then those between and beside the cells.
    const edges = `${".".repeat(200)}${".".repeat(100)}1`;
    const written = slp.write({ puzzle, edges });
    expect(written).toContain("\r\nV10000ON\r\n");
    expect(slp.read(written).edges).toBe(edges);
  });
});

describe("Penpa+", () => {
  /** A grid of three by two, of which this frame is no part: above, below, left, right. */
  const link = (elements: string, frame = "[0,0,0,0]", begin = "https://example.org/#m=edit&p=") => {
    const text = ["square,3,2,38", frame, "", elements, ""].join("\n");
    return begin + deflateRawSync(text).toString("base64");
  };
  const cluesOf = (text: string) => penpa.read(text).puzzle.clues;
  /** Cells are numbered over rows of seven, from the third cell of the third row on. */
  const number = (cell: number, clue: string, size = "1") => `{zN:{"${cell}":["${clue}",1,"${size}"]}}`;

  test.each([
    [16, "0"],
    [18, "2"],
    [23, "3"],
    [25, "5"],
  ])("cell %i is place %s of the board", (cell, place) => {
    expect(cluesOf(link(number(cell, "3")))).toBe(
      "......".replace(/./g, (_, at) => (String(at) === place ? "3" : ".")),
    );
  });

  test.each([9, 15, 19, 22, 26, 30, 32])("cell %i is not on it", (cell) => {
    expect(refusal(() => penpa.read(link(number(cell, "3"))))).toBe("penpa.outside");
  });

  test.each([
    ["[1,0,0,0]", 23, "3.."],
    ["[0,1,0,0]", 16, "3.."],
    ["[0,0,1,0]", 17, "3..."],
    ["[0,0,0,1]", 16, "3..."],
    ["[0,0,2,0]", 25, ".3"],
    ["no frame", 16, "3....."],
  ])("within a frame of %s", (frame, cell, clues) => {
    expect(cluesOf(link(number(cell, "3"), frame))).toBe(clues);
  });

  test.each(["[2,0,0,0]", "[1,1,0,0]", "[0,0,2,1]"])("a frame of %s leaves nothing", (frame) => {
    expect(refusal(() => penpa.read(link("{}", frame)))).toBe("board.size");
  });

  test.each([
    ["0", "1", "read"],
    ["4", "1", "read"],
    ["?", "1", "read"],
    ["5", "1", "penpa.number"],
    ["-1", "1", "penpa.number"],
    ["12", "1", "penpa.number"],
    ["3", "2", "penpa.number"],
  ])("a number %s of size %s", (clue, size, key) => {
    expect(refusal(() => penpa.read(link(number(16, clue, size))))).toBe(key);
  });

  test.each([
    ['{zU:{"a":[1]},zR:{"b":[1]},z8:{"c":[1]},zN:{"16":["3",1,"1"]}}', "read"],
    ['{zL:{},zT:[],zN:{"16":["3",1,"1"]}}', "read"],
    ['{zL:{"16,17":1}}', "penpa.layer"],
    ["{zT:[[1,2]]}", "penpa.layer"],
    ['{"toString":{"16":["3",1,"1"]}}', "penpa.layer"],
  ])("%s", (elements, key) => expect(refusal(() => penpa.read(link(elements)))).toBe(key));

  test.each([
    ["https://example.org/?m=edit&p=", true],
    ["https://example.org/#m=solve&p=", true],
    ["#m=edit&p=", true],
    ["  m=edit&p=", true],
    ["https://example.org/#m=view&p=", false],
    ["https://example.org/#am=edit&p=", false],
    ["https://example.org/?x=1&m=edit&p=", false],
    ["https://example.org/#m=edit&q=", false],
  ])("%s begins a link: %s", (begin, isLink) => {
    const text = link(number(16, "3"), "[0,0,0,0]", begin);
    expect(penpa.recognises(text)).toBe(isLink);
    if (isLink) expect(cluesOf(text)).toBe("3.....");
  });

  test("signs that an address cannot hold are read as it writes them, and what follows the data is none of it", () => {
    const text = link(number(16, "3"));
    const data = text.slice(text.indexOf("&p=") + 3);
    const escaped = data.replaceAll("+", "%2B").replaceAll("/", "%2F").replaceAll("=", "%3D");
    expect(cluesOf(`#m=edit&p=${escaped}`)).toBe("3.....");
    expect(
      cluesOf(`#m=edit&p=${data.padEnd(Math.ceil(data.length / 4) * 4, "=").replaceAll("=", "%3D")}&l=en`),
    ).toBe("3.....");
    expect(refusal(() => penpa.read(`#m=edit&p=${data}!`))).toBe("penpa.symbol");
  });

  test("only square grids are read", () => {
    const text = deflateRawSync("hex,3,2,38\n\n\n{}\n").toString("base64");
    expect(refusal(() => penpa.read(`#m=edit&p=${text}`))).toBe("penpa.grid");
  });

  test("frames of several rows, elements that are none, and data that is no text", () => {
    expect(cluesOf(link(number(16, "3"), "[00,000,00,000]"))).toBe("3.....");
    expect(refusal(() => penpa.read(link("{}", "[10,0,0,0]")))).toBe("board.size");
    expect(refusal(() => penpa.read(link(number(16, "3"), "x[1,0,0,0]")))).toBe("read");
    for (const elements of ["null", "1", '"x"', "true"])
      expect(
        refusal(() => penpa.read(link(elements))),
        elements,
      ).toBe("penpa.broken");
    for (const layer of ["null", "1", '""', "[]", "{}"])
      expect(
        refusal(() => penpa.read(link(`{zL:${layer}}`))),
        layer,
      ).toBe("read");
    for (const nothing of ["", "\n\n\n{}\n"]) {
      const data = deflateRawSync(nothing).toString("base64");
      expect(refusal(() => penpa.read(`#m=edit&p=${data}`))).toMatch(/^penpa\.(broken|grid)$/);
    }
    expect(refusal(() => penpa.read(link('{zN:{"16":3}}')))).toBe("penpa.number");
  });

  test("what is written is a whole document of a square grid, with no frame and nothing solved", () => {
    const linesOf = (puzzle: { width: number; height: number; clues: string }) => {
      const data = penpa.write({ puzzle }).split("&p=")[1]!;
      return inflateRawSync(Buffer.from(data, "base64")).toString().split("\n");
    };
    const layers = (numbers: string) =>
      `{zR:{z_:[]},zU:{z_:[]},z8:{z_:[]},zS:{},zN:{${numbers}},z1:{},zY:{},zF:{},z2:{},zT:[],z3:[],zD:[],z0:[],z5:[],zL:{},zE:{},zW:{},zC:{},z4:{},z6:[],z7:[]}`;
    // The canvas has a cell more each way than the board, and is looked at in the middle.
    expect(linesOf({ width: 3, height: 2, clues: "3....0" })).toEqual([
      "square,3,2,38,0,1,1,152,114,24,24,0,0,0,0,Title: ,Author: ,,,OFF,false",
      "[0,0,0,0]",
      '["1","2","1"]~zN~["1",1]',
      layers('"16":["3",1,"1"],"25":["0",1,"1"]'),
      layers(""),
      "[16,1,1,5,1,1]",
      ...["[]", "{}", '"x"', '"x"', "[3,2,1]", "{}", '"x"', "0"],
      layers(""),
      layers(""),
      ...["{}", '["slitherlink"]', ""],
    ]);
    expect(linesOf({ width: 2, height: 5, clues: ".........." })[0]).toContain(",114,228,27,27,");
  });
});
