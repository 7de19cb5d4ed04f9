/** Whatever is wrong with what the user gives: one line that names place and reason, status 2, no stack trace. */
import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "vitest";
import { openingBoard, smallBoard, smallLine } from "./boards.js";
import { expectCliError } from "./expect-cli-error.js";
import { masume, type RunOptions, scratchFolder } from "./masume.js";

const scratch = scratchFolder();
const board = scratch.file("board.json", openingBoard);
const line = scratch.file("line.json", smallLine);
mkdirSync(join(scratch.path, "folder"));

const check = (text: string): readonly string[] => ["stroke", "check", text, "--path", line];

describe("a board", () => {
  const cases: Readonly<Record<string, readonly [content: string, about: RegExp]>> = {
    "that is not JSON": ["{size: 5}", /bad\.json:1:2: unexpected “s”/],
    "that ends too early": ['{"size":5,\n"start":[0,0', /bad\.json:2:13: /],
    "that is no notation at all": ["hello", /bad\.json:1:1: /],
    "of a wrong size": ['{"size":1,"start":[0,0],"goal":[0,1]}', /bad\.json:1:9 \(size\): .*1/],
    "of a size that is no number": ['{"size":"5","start":[0,0],"goal":[0,1]}', /\(size\): .*"5"/],
    "whose start is its goal": ['{"size":5,"start":[0,0],\n "goal":[0,0]}', /bad\.json:2:9 \(goal\): /],
    "whose start is blocked": ['{"size":5,"blocked":[[0,0]],"start":[0,0],"goal":[0,1]}', /\(start\): /],
    "with a cell outside": [
      '{"size":5,"blocked":[[5,0]],"start":[0,0],"goal":[0,1]}',
      /\(blocked\[0\]\[0\]\): /,
    ],
    "without a goal": ['{"size":5,"start":[0,0]}', /“goal”/],
    "with rows of different length": ["S..\n..\n..G", /bad\.json:2:1: /],
    "with two starts": ["S..\n.S.\n..G", /bad\.json:2:2: /],
    "with a broken code": ["s5-0-zz", /bad\.json:1:1: /],
    "that is empty": ["", /bad\.json: /],
    "that is blank": [" \n\t\n", /bad\.json: /],
    "nested beyond reason": [`{"size":${"[".repeat(5000)}`, /bad\.json:1:\d+: /],
    "with a line break in a name": ['{"si\nze":5}', /unexpected “\\n”/],
    "with terminal codes in it": ['{"size":\u001b[31m}', /unexpected “\\u001b”/],
  };
  test.each(Object.entries(cases))("%s", async (_name, [content, about]) => {
    expectCliError(await masume(check(scratch.file("bad.json", content))), about);
  });

  test("that is not text", async () => {
    const binary = scratch.file("binary", Uint8Array.from([0xff, 0xfe, 0x00, 0x80]));
    expectCliError(await masume(check(binary)), /binary: is not UTF-8/);
  });

  test("of 50 MB, as a file", async () => {
    const large = scratch.file("large.json", Buffer.alloc(50 * 1024 * 1024, " "));
    expectCliError(await masume(check(large)), /large\.json: is larger than 32 MB/);
  });

  test("of 50 MB, on standard input", async () => {
    const stdin = Buffer.alloc(50 * 1024 * 1024, " ");
    expectCliError(await masume(check("-"), { stdin }), /<stdin>: is larger than 32 MB/);
  });
});

describe("a file", () => {
  test("that is not there", async () => {
    expectCliError(await masume(check("nowhere.json")), /nowhere\.json: no such file/);
  });

  test("that is a folder", async () => {
    expectCliError(await masume(check(join(scratch.path, "folder"))), /folder: is a folder/);
  });

  test("below a file", async () => {
    expectCliError(await masume(check(join(board, "inside"))), /inside: no such file/);
  });

  // The superuser may read everything; for him the file is merely empty.
  test("that may not be read", async () => {
    const secret = scratch.file("secret.json", "");
    chmodSync(secret, 0o000);
    expectCliError(await masume(check(secret)), /secret\.json: (permission denied|is empty)/);
  });

  test("whose name would break the line", async () => {
    expectCliError(await masume(check("a\nb")), /a\\nb: no such file/);
  });

  test("that is a bad line", async () => {
    const path = scratch.file("bad-line.json", "[[0,0],[0]]");
    const ran = await masume(["stroke", "check", board, "--path", path]);
    expectCliError(ran, /bad-line\.json:1:8 \(\[1\]\): /);
  });

  test("to write into a folder that is not there", async () => {
    const output = join(scratch.path, "no", "such", "place.json");
    expectCliError(await masume(["stroke", "show", board, "-o", output]), /place\.json: no such file/);
  });
});

describe("a command line", () => {
  const cases: Readonly<
    Record<string, readonly [args: readonly string[], about: RegExp, options?: RunOptions]>
  > = {
    "with nothing": [[], /masume help/],
    "with an unknown game": [["strok"], /unknown command strok \(did you mean stroke\?\)/],
    "with a game but no verb": [["stroke"], /masume help/],
    "with a verb like no other": [["stroke", "xyzzy"], /unknown command xyzzy; masume help/],
    "with an unknown verb": [["stroke", "chek"], /unknown command chek \(did you mean check\?\)/],
    "with an unknown option": [["stroke", "check", board, "--pth", line], /unknown option --pth/],
    "with an option that lacks its value": [
      ["stroke", "check", board, "--path"],
      /--path <file> needs a value/,
    ],
    "without a needed option": [["stroke", "check", board], /--path <file> is missing; see --help/],
    "with too many arguments": [["stroke", "show", board, board], /too many/],
    "with a number that is none": [["stroke", "show", board, "--jobs", "many"], /--jobs: .*many/],
    "with a number out of range": [["stroke", "show", board, "--jobs", "0"], /--jobs: .*1 to 256/],
    "with a time that is none": [["stroke", "show", board, "--time", "soon"], /--time: .*soon/],
    "with an unknown language": [["stroke", "show", board, "--lang", "de"], /--lang: .*de/],
    "with an unknown shell": [["completion", "tcsh"], /tcsh/],
    "with a port that is none": [["serve", "--port", "99999"], /--port: .*99999/],
    "with a network that is none": [
      ["serve", "--trust-proxy", "10.0.0.1/99"],
      /--trust-proxy: .*10\.0\.0\.1\/99/,
    ],
    "with a prefix too long": [["serve", "--trust-proxy", "10.0.0.1,::1/129"], /--trust-proxy: .*::1\/129/],
    "with everybody as a proxy": [
      ["serve", "--trust-proxy", "10.0.0.1/0"],
      /--trust-proxy: .*10\.0\.0\.1\/0/,
    ],
    "with an origin that no browser has": [["serve", "--origin", "ftp://x"], /--origin: .*ftp:\/\/x/],
    "that wants standard input twice": [
      ["stroke", "check", "-", "--path", "-"],
      /only once/,
      { stdin: smallBoard },
    ],
    "with empty standard input": [["stroke", "show"], /<stdin>: is empty/],
  };
  test.each(Object.entries(cases))("%s", async (_name, [args, about, options]) => {
    expectCliError(await masume(args, options), about);
  });

  test("in Japanese has its errors in Japanese", async () => {
    expectCliError(
      await masume([...check("nowhere.json"), "--lang", "ja"]),
      /nowhere\.json: ファイルがありません/,
    );
    const ran = await masume(check("nowhere.json"), { stdin: "", env: { LC_ALL: "ja_JP.UTF-8" } });
    expectCliError(ran, /ファイルがありません/);
  });
});
