/**
 * The limits that docs/deploying.md and docs/security.md state are those of the
 * server, read from the source where each is defined, and the metrics it names are
 * those that there are.
 */
import { routes } from "@masume/protocol/schemas";
import { expect, test } from "vitest";
import { filesBelow, textOf } from "./source-files.js";

const server = "apps/server/src";
const kb = 1024;
const mb = 1024 * kb;
const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const dayMs = 24 * 60 * minuteMs;

/** The value of a number in a file: `name = 60_000` or `name: 4 * 1024`, after a name that may come before it. */
function numberIn(file: string, name: string, after = ""): number {
  const text = textOf(`${server}/${file}`);
  const from = text.slice(Math.max(0, text.indexOf(after)));
  const found = new RegExp(`\\b${name}(?:: number)?(?: =|:) ([\\d_]+(?: \\* [\\d_]+)*)`).exec(from)?.[1];
  if (found === undefined) throw new Error(`${file} has no number ${name}`);
  return found.split(" * ").reduce((product, factor) => product * Number(factor.replaceAll("_", "")), 1);
}

const words: Readonly<Record<number, string>> = {
  1: "one",
  2: "two",
  3: "three",
  5: "five",
  6: "six",
  10: "ten",
  20: "twenty",
  50: "fifty",
};

const word = (number: number): string => words[number] ?? String(number);
const grouped = (number: number): string => number.toLocaleString("en");
const inScheduler = (name: string) => numberIn("http/request-scheduler.ts", name);
const inQueue = (name: string) => numberIn("http/connection-queue.ts", name, "const maxWaiting");
const ofSockets = (after: string, name: string) => numberIn("socket/socket-route.ts", name, `  ${after}: {`);
const unread = (name: string) => numberIn("http/unread-answers.ts", name, "const defaultLimits");
const jobTime = (name: string) => numberIn("jobs/run-jobs.ts", name, "const defaultTimes");

const deploying: readonly string[] = [
  `${numberIn("http/security.ts", "defaultPerMinute")} per minute from one address or player`,
  `${routes.createPlayer.perMinute} new players or ${routes.redeemDeviceCode.perMinute} device codes`,
  `| sockets | ${numberIn("socket/socket-route.ts", "perAddress", "const defaultLimits")} per address |`,
  `${ofSockets("socket", "perSecond")} per second on one socket`,
  `${ofSockets("player", "perSecond")} per second from one player`,
  `${ofSockets("address", "perSecond")} messages per second from all sockets of one address`,
  `closed at ${ofSockets("buffered", "perSocket") / mb} MB`,
  `all sockets together hold ${ofSockets("buffered", "total") / mb} MB`,
  `still behind after ${word(numberIn("socket/socket-session.ts", "pingMs") / secondMs)} seconds`,
  `${grouped(inQueue("total"))} may wait, ${grouped(inQueue("perNetwork"))} of one network`,
  `with more than ${word(numberIn("http/serial-connections.ts", "maxWaiting"))} waiting, the connection is closed`,
  `${word(inScheduler("maxAtOnce"))} are worked on at once, and ${inScheduler("maxWaiting")} may wait`,
  `refused after ${inScheduler("refusalMs")} ms`,
  `Beyond ${inScheduler("burst") / mb} MB sent and received`,
  `slowed to ${inScheduler("perSecond") / mb} MB per second`,
  `${unread("perAddress") / mb} MB per address and ${unread("total") / mb} MB in all`,
  `responses over ${numberIn("http/unread-answers.ts", "longAnswer") / kb} KB`,
  `${numberIn("platform/page-size.ts", "maxLetters") / kb} KB of text per response`,
  `${numberIn("server.ts", "idleTimeoutMs") === minuteMs ? "closed after a minute" : "?"} without traffic`,
  `${word(numberIn("matches/game-starts.ts", "defaultMaxGames"))} per player. A game without a clock`,
  `ends after ${word(numberIn("matches/match.ts", "idleMs") / dayMs / 7)} weeks without a move`,
  `${word(numberIn("matches/lobby.ts", "maxRooms"))} open per player`,
  `reused ${word(numberIn("matches/node.ts", "codeMs") / minuteMs)} minutes after the room is full`,
  `${word(jobTime("puzzle"))} minutes per puzzle`,
  `${jobTime("job") === 60 ? "an hour" : "?"} per job`,
  `The last ${word(numberIn("jobs/jobs.ts", "maxListed"))} of a player are kept`,
  `${word(numberIn("players/players.ts", "maxSessions"))} per player; signing in`,
  `after ${numberIn("storage/postgres/client.ts", "requestTimeoutMs") / secondMs === 15 ? "fifteen" : "?"} seconds without an answer`,
];

const security: readonly string[] = [
  `within ${word(numberIn("players/players.ts", "deviceCodeMs") / minuteMs)} minutes`,
  `at most ${word(routes.redeemDeviceCode.perMinute)} codes can be tried per minute`,
  `after ${numberIn("players/players.ts", "sessionMs") / 24} days without use`,
  `those of one address ${word(inScheduler("maxAtOnce"))} at a time`,
  `slowed to ${inScheduler("perSecond") / mb} MB per second`,
  `moves for ${numberIn("server.ts", "idleTimeoutMs") === minuteMs ? "a minute" : "?"} is closed`,
  `little more than ${numberIn("library/records.ts", "maxLettersAtOnce") / kb} KB`,
  `in pages of ${numberIn("platform/page-size.ts", "maxLetters") / kb} KB`,
  `a job has ${jobTime("job") === 60 ? "an hour" : "?"}, and a player ${word(numberIn("jobs/jobs.ts", "maxUnfinished"))} unfinished jobs`,
  `${grouped(numberIn("library/records.ts", "maxRecords"))} records and ${numberIn("library/records.ts", "maxBytes") / mb} MB`,
  `up to ${word(numberIn("players/player-reports.ts", "maxPerDay"))} times a day`,
];

test.each([
  ["docs/deploying.md", deploying],
  ["docs/security.md", security],
])("the limits in %s", (document, statements) => {
  const text = textOf(document).replace(/\s+/g, " ");
  expect(statements.filter((one) => !text.includes(one))).toEqual([]);
});

test("every metric is described, and every one described exists", () => {
  const names = (text: string) => [...new Set(text.match(/\bmasume_[a-z\d_]+/g))].sort();
  const sources = filesBelow(server).filter((path) => path.endsWith(".ts") && !path.includes(".test."));
  const named = sources.flatMap((path) => textOf(path).match(/"masume_[a-z\d_]+"/g) ?? []);
  expect(names(textOf("docs/deploying.md"))).toEqual(names(named.join(" ")));
});
