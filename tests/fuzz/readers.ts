/**
 * Every reader of texts from outside, with valid texts to begin with. `read` gives
 * the outcome in a word (accepted, or why not), and throws where a reader does what
 * it never may: throw something of its own, name a place that is not in the text,
 * or accept what does not come back from its notation.
 */
import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { gameIds, registry } from "@masume/games";
import { gameCode, readGameCode, recordCodec } from "@masume/games/nonaga";
import {
  formats,
  linkCode,
  readDocument,
  readDrawing,
  readParamsCode,
  type SlitherDocument,
  splitPuzzles,
} from "@masume/games/slither";
import { answerCodec, answerCodecFor, problemCodec } from "@masume/games/sono";
import { lineCodec } from "@masume/games/stroke";
import {
  type AnyGame,
  type Codec,
  loadSession,
  openSession,
  type ParseIssue,
  parseOrThrow,
  parser,
  playMove,
  type Result,
  saveSession,
} from "@masume/kernel";
import { formatTimeControl, parseTimeControl } from "@masume/protocol";
import { clientMessage, type RouteDefinition, routes } from "@masume/protocol/schemas";
import { exampleCommandLines, judgeCommandLine } from "masume/testing";

export interface Reader {
  readonly name: string;
  readonly seeds: readonly string[];
  read(text: string): string;
}

/** Texts that cannot be made from the games' own examples: one per line, or with `---` between them. */
function corpus(file: string): readonly string[] {
  const text = readFileSync(new URL(`corpus/${file}`, import.meta.url), "utf8").trimEnd();
  return text.split(file.endsWith(".lines") ? "\n" : "\n---\n");
}

/** Reason and path of a refusal; the place must be in the text. */
function refusal(text: string, { position: { line, column, path = "" }, reason }: ParseIssue): string {
  const row = text.split("\n")[line - 1];
  if (row === undefined || column < 1 || column > row.length + 1) {
    throw new Error(`${reason.key} at line ${line}, column ${column}, which is not in the text`);
  }
  return `${reason.key} ${path.replace(/\d+/g, "")}`;
}

function outcome<T>(text: string, result: Result<T, ParseIssue>, accepted: (value: T) => string): string {
  return result.ok ? accepted(result.value) : refusal(text, result.error);
}

function comesBack<T>({ parse, format }: Codec<T>, value: T): string {
  const text = format(value);
  const again = parse(text);
  if (!again.ok) throw new Error(`writes what it refuses, ${again.error.reason.key}: ${text}`);
  const twice = format(again.value);
  if (twice !== text) throw new Error(`does not come back: ${text} is ${twice}`);
  return `accepted ${text.length.toString(2).length}`;
}

function codecReader<T>(name: string, codec: Codec<T>, seeds: readonly string[]): Reader {
  return {
    name,
    seeds,
    read: (text) => outcome(text, codec.parse(text), (value) => comesBack(codec, value)),
  };
}

/** The puzzles of a game's examples and rules, and some moves. */
function textsOf(game: AnyGame): { readonly puzzles: readonly string[]; readonly moves: readonly string[] } {
  const shown = [
    ...game.examples.map(({ puzzle }) => puzzle),
    ...game.rules.map(({ broken }) => broken.puzzle),
  ];
  const short = shown.map((puzzle) => game.codec.puzzle.format(parseOrThrow(game.codec.puzzle, puzzle)));
  return {
    puzzles: [...new Set([...shown, ...short])],
    moves: [...new Set(game.rules.flatMap(({ broken }) => broken.moves))],
  };
}

/** Each of a game's rules played until it is broken. */
function sessionsOf(game: AnyGame): readonly string[] {
  return game.rules.map(({ broken }) => {
    let session = openSession(game, parseOrThrow(game.codec.puzzle, broken.puzzle));
    for (const [i, text] of broken.moves.entries()) {
      const played = playMove(game, session, parseOrThrow(game.codec.move, text), i * 1000);
      if (played.ok) session = played.value;
    }
    return saveSession(game, session);
  });
}

function presetsOf(game: AnyGame, params: Codec<unknown>): readonly string[] {
  return (game.presets ?? []).map((preset) => params.format(preset.params));
}

function gameReaders(game: AnyGame): readonly Reader[] {
  const { puzzles, moves } = textsOf(game);
  const { puzzle, move, params } = game.codec;
  const session: Codec<ReturnType<typeof openSession>> = {
    parse: (text) => loadSession(game, text),
    format: (value) => saveSession(game, value),
  };
  return [
    codecReader(`${game.id}/puzzle`, puzzle, puzzles),
    codecReader(`${game.id}/move`, move, moves),
    ...(params ? [codecReader(`${game.id}/params`, params, presetsOf(game, params))] : []),
    codecReader(`${game.id}/session`, session, sessionsOf(game)),
  ];
}

const games = await Promise.all(gameIds.map((id) => registry[id]()));

const slitherPuzzles = textsOf(games.find(({ id }) => id === "slither")!).puzzles;
const documents: readonly SlitherDocument[] = slitherPuzzles.flatMap((text) => {
  const read = readDocument(text);
  return read.ok ? [read.value] : [];
});

/** As `readDocument` reads: only what its content says is meant in this notation. */
function formatReader(format: (typeof formats)[number]): Reader {
  const codec: Codec<SlitherDocument> = { parse: parser(format.read), format: format.write };
  const { name, seeds, read } = codecReader(`slither/${format.id}`, codec, [
    ...documents.map(format.write),
    ...corpus("slither.txt").filter((text) => formats.find(({ recognises }) => recognises(text)) === format),
  ]);
  return { name, seeds, read: (text) => (format.recognises(text) ? read(text) : "something else") };
}

/** What is inside of a Penpa link, which no change of the link itself would reach. */
function penpaContent(): Reader {
  const { read } = formats.find(({ id }) => id === "penpa")!;
  const link = (text: string) => `m=edit&p=${deflateRawSync(text).toString("base64")}`;
  return {
    name: "slither/penpa-content",
    seeds: corpus("penpa-content.txt"),
    read: (text) => outcome(link(text), parser(read)(link(text)), ({ puzzle }) => `accepted ${puzzle.width}`),
  };
}

const slitherReaders: readonly Reader[] = [
  ...formats.map(formatReader),
  penpaContent(),
  {
    name: "slither/any-format",
    seeds: formats.flatMap(({ write }) => documents.slice(0, 3).map(write)),
    read: (text) => outcome(text, readDocument(text), ({ puzzle }) => `accepted ${puzzle.width}`),
  },
  {
    name: "slither/collection",
    seeds: formats.map(({ write }) => documents.slice(0, 3).map(write).join("\n")),
    read: (text) => {
      const parts = splitPuzzles(text);
      const lines = text.split("\n").length;
      if (parts.some(({ firstLine }) => firstLine < 1 || firstLine > lines))
        throw new Error("a part that is nowhere");
      return String(parts.length);
    },
  },
  {
    name: "slither/drawing",
    seeds: documents.map(({ puzzle }) =>
      formats[0]!.write({
        puzzle,
        edges: ".".repeat(2 * puzzle.width * puzzle.height + puzzle.width + puzzle.height),
      }),
    ),
    read: (text) =>
      outcome(text, readDrawing(documents[0]!.puzzle, text), (edges) => `accepted ${edges.length}`),
  },
  codecReader(
    "slither/link",
    games.find(({ id }) => id === "slither")!.codec.puzzle,
    documents.map(({ puzzle }) => linkCode(puzzle)),
  ),
  {
    name: "slither/params-code",
    seeds: ["GCT1-100-HX", "T2-5000-hard", "C-1-4"],
    read: (text) => JSON.stringify(Object.keys(readParamsCode(text) ?? {})),
  },
];

const sonoPuzzle = parseOrThrow(problemCodec, games.find(({ id }) => id === "sono")!.examples[0]!.puzzle);
const answers = ['{"ops":[{"x":0,"y":0,"n":2},{"x":1,"y":1,"n":3}]}', '{"ops":[]} // nothing'];

const sonoReaders: readonly Reader[] = [
  codecReader("sono/problem-file", problemCodec, [
    ...corpus("sono-problem.txt"),
    problemCodec.format(sonoPuzzle),
  ]),
  codecReader("sono/answer-file", answerCodec, answers),
  codecReader("sono/answer-to-problem", answerCodecFor(sonoPuzzle, 5), answers),
];

const records = corpus("nonaga-records.txt");

const nonagaReaders: readonly Reader[] = [
  codecReader("nonaga/record", recordCodec, records),
  {
    name: "nonaga/game-code",
    seeds: records.flatMap((text) => {
      const record = recordCodec.parse(text);
      return record.ok ? [gameCode(record.value)] : [];
    }),
    read: (text) => {
      const game = readGameCode(text);
      if (!game.ok) return game.error.key;
      const code = gameCode(game.value);
      const again = readGameCode(code);
      if (!again.ok || gameCode(again.value) !== code) throw new Error(`does not come back: ${code}`);
      return `accepted ${game.value.turns.length}`;
    },
  },
];

/** JSON as a server takes it: not JSON is refused, and so is what does not fit the schema. */
function schemaOutcome(text: string, check: (value: unknown) => string): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return "not JSON";
  }
  return check(value);
}

type Schema = NonNullable<RouteDefinition["body"]>;

function fits(schema: Schema, value: unknown): string {
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    return parsed.error.issues
      .map(({ code, path }) => `${code} ${path.filter((key) => typeof key === "string")}`)
      .join();
  }
  const again = schema.safeParse(parsed.data);
  if (!again.success || JSON.stringify(again.data) !== JSON.stringify(parsed.data)) {
    throw new Error(`is not accepted as it was understood: ${JSON.stringify(parsed.data)}`);
  }
  return `accepted ${Object.keys(parsed.data as object)}`;
}

const protocolReaders: readonly Reader[] = [
  {
    name: "protocol/socket",
    seeds: corpus("socket.lines"),
    read: (text) => schemaOutcome(text, (value) => fits(clientMessage, value)),
  },
  {
    // `{"name of the route": {"body": …, "query": …, "params": …}}`
    name: "protocol/http",
    seeds: corpus("http.lines"),
    read: (text) =>
      schemaOutcome(text, (value) => {
        const [name = "", request] = Object.entries(value ?? {})[0] ?? [];
        if (!Object.hasOwn(routes, name)) return "no route";
        const route: RouteDefinition = routes[name as keyof typeof routes];
        const parts = (["body", "query", "params"] as const).flatMap((part) =>
          route[part] ? [`${part} ${fits(route[part], request?.[part])}`] : [],
        );
        return `${name} ${parts}`;
      }),
  },
  {
    name: "protocol/time-control",
    seeds: ["none", "move:60", "fischer:300+5"],
    read: (text) => {
      const control = parseTimeControl(text);
      if (!control) return "refused";
      const written = formatTimeControl(control);
      if (formatTimeControl(parseTimeControl(written)!) !== written)
        throw new Error(`does not come back: ${written}`);
      return `accepted ${control.kind}`;
    },
  },
];

export const readers: readonly Reader[] = [
  ...games.flatMap(gameReaders),
  codecReader("stroke/line", lineCodec, ["[[0,0],[0,1],[1,1]]", '{"path":[[0,0],[0,1]]}']),
  ...slitherReaders,
  ...sonoReaders,
  ...nonagaReaders,
  ...protocolReaders,
  {
    name: "cli/arguments",
    seeds: [
      ...exampleCommandLines,
      "serve --port 8080",
      "completion bash",
      "help stroke",
      "--version",
      "stroke show --lang ja -",
    ],
    read: (text) => judgeCommandLine(text.split(" ")),
  },
];
