import "../testing/in-browser.js";
import { formatCode, stroke } from "@masume/games/stroke";
import { createRoot } from "solid-js";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { forgetPlayer, signIn } from "../account/testing/players.js";
import { answers, forgetServer, refused, settled } from "../testing/server.js";
import { unpublish, usePublished } from "./public-puzzles.js";

vi.mock("../platform/network/server.js", async () => (await import("../testing/server.js")).serverModule);

const list = (...puzzles: readonly string[]) => ({
  puzzles: puzzles.map((puzzle) => ({ id: puzzle, puzzle, visibility: "public" })),
  next: null,
});

async function published() {
  const open = { game: stroke, ui: { share: { code: formatCode } } } as never;
  const found = createRoot((end) => {
    onTestFinished(end);
    return usePublished(open);
  });
  await settled();
  return () => [...found().keys()];
}

beforeEach(async () => {
  forgetServer();
  await forgetPlayer();
  await signIn();
  answers.deletePuzzle = null;
});

test("whoever signs out leaves no list behind", async () => {
  answers.listMyPuzzles = list("s3-0-8");
  const codes = await published();
  expect(codes()).toEqual(["s3-0-8"]);
  await forgetPlayer();
  await settled();
  expect(codes()).toEqual([]);
});

test("an older answer does not overwrite a newer one", async () => {
  let answerFirst = (_: object) => {};
  answers.listMyPuzzles = () =>
    new Promise((resolve) => {
      answerFirst = resolve;
    });
  const codes = await published();
  answers.listMyPuzzles = list();
  await unpublish("s3-0-8");
  await settled();
  answerFirst(list("s3-0-8"));
  await settled();
  expect(codes()).toEqual([]);
});

test("what is known stays when the server does not say", async () => {
  answers.listMyPuzzles = list("s3-0-8");
  const codes = await published();
  answers.listMyPuzzles = refused("storage");
  await unpublish("another");
  await settled();
  expect(codes()).toEqual(["s3-0-8"]);
});
