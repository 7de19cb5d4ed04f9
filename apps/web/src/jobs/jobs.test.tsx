import "../testing/in-browser.js";
import { stroke } from "@masume/games/stroke";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetPlayer, signIn } from "../account/testing/players.js";
import { libraryOf } from "../platform/storage/library.js";
import { clearAll } from "../platform/storage/records.js";
import { answers, forgetServer, refused, requests, setServer } from "../testing/server.js";
import { show } from "../testing/show.js";
import { until } from "../testing/until.js";
import { importJob, isRunning, pendingJobs } from "./jobs.js";
import { MakeBatch } from "./make-batch.js";

vi.mock("../platform/network/server.js", async () => (await import("../testing/server.js")).serverModule);

const job = (phase: string, more: object = {}) =>
  ({ id: "j", game: "stroke", folder: "f", phase, made: 2, count: 20, ...more }) as never;
const code = stroke.codec.puzzle.format;

beforeEach(async () => {
  forgetServer();
  await clearAll();
  await signIn();
  answers.listFolders = { folders: [{ id: "f", name: "Easy 7×7" }] };
  answers.deleteFolder = null;
});
afterEach(() => void vi.useRealTimers());

test.each([
  ["queued", true],
  ["running", true],
  ["done", false],
  ["failed", false],
  ["cancelled", false],
])("a job that is %s is under way: %s", (phase, is) => {
  expect(isRunning(job(phase))).toBe(is);
});

test("the jobs of a game whose folders are still there, with the folders' names", async () => {
  answers.listJobs = {
    jobs: [
      job("running"),
      job("done", { id: "k", folder: "taken over" }),
      job("done", { id: "l", game: "sono" }),
    ],
  };
  expect(await pendingJobs("stroke")).toMatchObject([{ id: "j", name: "Easy 7×7" }]);
  answers.listFolders = refused("slow-down");
  expect(await pendingJobs("stroke")).toBeUndefined();
});

const made = (rows: string, title: string) => ({ puzzle: rows, title });

test("what a job has made moves into its folder, page by page, and then the server's folder goes", async () => {
  answers.listMyPuzzles = ({ query }: { query: { before?: string; folder: string } }) => {
    expect(query.folder).toBe("f");
    return query.before === "n"
      ? { puzzles: [made("S..\n...\n..G", "3")], next: null }
      : {
          puzzles: [made("S..\n...\n..G", "1"), made("?", "2"), made("S...\n....\n....\n..G.", "4")],
          next: "n",
        };
  };
  expect(await importJob(stroke, code, { ...(job("done") as object), name: "Easy" } as never)).toBe(2);
  expect((await libraryOf("stroke")).map(({ name, folder }) => [name, folder]).toSorted()).toEqual([
    ["Easy 1", "Easy"],
    ["Easy 4", "Easy"],
  ]);
  expect(requests.at(-1)).toEqual({ route: "deleteFolder", params: { id: "f" } });
});

test("a server that goes away in between keeps the folder", async () => {
  answers.listMyPuzzles = refused("unreachable");
  expect(
    await importJob(stroke, code, { ...(job("done") as object), name: "Easy" } as never),
  ).toBeUndefined();
  expect(requests.map(({ route }) => route)).not.toContain("deleteFolder");
});

const batch = () =>
  show(() => <MakeBatch game={stroke} code={code} params={() => '{"size":7}'} name="Easy 7×7" />);

test("nothing is offered without a server, and a name is needed", async () => {
  setServer("none");
  expect(batch().text).toBe("");
  setServer("available");
  await forgetPlayer();
  expect(batch().the("a").props.href).toBe("/settings#online");
});

test("an order is sent, shown while it is made, can be stopped, and ends in the library", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  answers.listJobs = { jobs: [] };
  answers.createJob = { id: "j" };
  answers.cancelJob = null;
  const page = batch();
  await until(() => expect(requests.map(({ route }) => route)).toContain("listFolders"));
  answers.listJobs = { jobs: [job("queued")] };
  page.the("form").fire("submit");
  await until(() => expect(page.text).toContain("Easy 7×7: waiting in line"));
  expect(requests.find(({ route }) => route === "createJob")?.body).toEqual({
    game: "stroke",
    params: { size: 7 },
    count: 20,
    folder: "Easy 7×7",
  });
  answers.listJobs = { jobs: [job("running")] };
  vi.advanceTimersByTime(1_000);
  await until(() => expect(page.text).toContain("Easy 7×7: 2 of 20 made"));
  expect(page.the("progress").props).toMatchObject({ value: 2, max: 20 });
  answers.listJobs = { jobs: [job("cancelled")] };
  answers.listMyPuzzles = { puzzles: [made("S..\n...\n..G", "1")], next: null };
  page.button("Stop making Easy 7×7").press();
  await until(() => expect(page.text).toContain("1 puzzle is in the folder “Easy 7×7”"));
  expect(requests.find(({ route }) => route === "cancelJob")?.params).toEqual({ id: "j" });
  expect(page.has("progress")).toBe(false);
  expect(page.the("a", "Go to the library").props.href).toBe("/stroke/library");
});

test("that there is no room for another batch is said until one of them is done", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  answers.listJobs = { jobs: [job("running")] };
  answers.createJob = refused("too-many");
  const page = batch();
  page.the("form").fire("submit");
  await until(() => expect(page.text).toContain("Three batches"));
  await until(() => expect(page.has("progress")).toBe(true));
  answers.listJobs = { jobs: [job("done")] };
  answers.listMyPuzzles = { puzzles: [], next: null };
  vi.advanceTimersByTime(1_000);
  await until(() => expect(page.text).toContain("0 puzzles are in the folder"));
  expect(page.text).not.toContain("Three batches");
});

test.each([
  ["too-many", "Three batches"],
  ["full", "no room for more folders"],
  ["slow-down", "Too many attempts."],
  ["invalid", "did not accept this"],
])("an order refused as %s says why", async (refusal, text) => {
  answers.listJobs = { jobs: [] };
  answers.createJob = refused(refusal);
  const page = batch();
  page.the("form").fire("submit");
  await until(() => expect(page.text).toContain(text));
});
