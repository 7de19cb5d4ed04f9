/** What can be done about other players, and taken back. */
import "../testing/in-browser.js";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { answers, forgetServer, refused, requests, settled } from "../testing/server.js";
import { show } from "../testing/show.js";
import { BlockedPlayers } from "./blocked-players.js";
import { PlayerMenu } from "./player-menu.js";
import { forgetPlayer, signIn } from "./testing/players.js";

vi.mock("../platform/network/server.js", async () => (await import("../testing/server.js")).serverModule);

beforeEach(async () => {
  forgetServer();
  await signIn();
});

const asked = () => requests.map(({ route }) => route);

test("everybody one has blocked is listed, and can be let in again", async () => {
  const page = show(() => <BlockedPlayers />);
  await settled();
  expect(page.text).toContain("cannot be loaded");
  expect(page.text).not.toContain("You have not blocked anybody.");
  answers.listBlocks = {
    blocks: [{ player: { id: "x", name: "Kai" }, since: new Date(2026, 10, 5, 12).getTime() }],
  };
  const loaded = show(() => <BlockedPlayers />);
  expect(loaded.text).not.toContain("You have not blocked anybody.");
  await settled();
  expect(loaded.the("li").text).toBe("Kaisince 5 November 2026Unblock");
  loaded.button("Unblock Kai").press();
  await settled();
  expect(loaded.text).toContain("The server cannot be reached");
  answers.listBlocks = { blocks: [] };
  answers.unblockPlayer = null;
  loaded.button("Unblock Kai").press();
  await settled();
  expect(requests.find(({ route }) => route === "unblockPlayer")?.params).toEqual({ id: "x" });
  expect(loaded.text).toContain("You have not blocked anybody.");
  expect(loaded.text).not.toContain("The server cannot be reached");
});

describe("what can be done about another player", () => {
  const menu = (id = "x") =>
    show(() => (
      <PlayerMenu player={{ id, name: "Kai" }} subject={{ match: "m" }} reasons={["cheating", "other"]} />
    ));

  async function opened() {
    const page = menu();
    page.the("details").fire("toggle", { currentTarget: { open: true } });
    await settled();
    return page;
  }

  test("nothing for oneself, nor for somebody without a name; nothing is asked until it is opened", async () => {
    expect(menu("me").has("details")).toBe(false);
    expect(menu().the("summary").name).toBe("Block or report Kai");
    expect(asked()).toEqual([]);
    await forgetPlayer();
    expect(menu().has("details")).toBe(false);
  });

  test("closed again, it shows nothing", async () => {
    answers.listBlocks = { blocks: [] };
    const page = await opened();
    expect(page.has("form")).toBe(true);
    page.the("details").fire("toggle", { currentTarget: { open: false } });
    expect(page.has("form")).toBe(false);
  });

  test("the likeliest reason stands first, below the question", async () => {
    const page = show(() => (
      <PlayerMenu
        player={{ id: "x", name: "Kai" }}
        subject={{ match: "m" }}
        reasons={["other", "cheating"]}
      />
    ));
    page.the("details").fire("toggle", { currentTarget: { open: true } });
    expect(page.all("option").map(({ text }) => text)).toEqual([
      "Choose a reason",
      "Something else",
      "Cheating",
    ]);
    expect(page.the("input").props.maxlength).toBe(500);
  });

  test("blocking and unblocking", async () => {
    answers.unblockPlayer = null;
    const page = await opened();
    expect(page.text).toContain("The list cannot be loaded");
    answers.listBlocks = { blocks: [] };
    page.button("Block").press();
    await settled();
    expect(page.text).toContain("The server cannot be reached");
    requests.length = 0;
    answers.blockPlayer = null;
    answers.listBlocks = { blocks: [{ player: { id: "x", name: "Kai" }, since: 0 }] };
    page.button("Block").press();
    await settled();
    expect(requests.find(({ route }) => route === "blockPlayer")?.body).toEqual({ player: "x" });
    expect(page.text).toContain("You have blocked Kai.");
    expect(page.text).not.toContain("The server cannot be reached");
    page.button("Unblock").press();
    await settled();
    expect(requests.find(({ route }) => route === "unblockPlayer")?.params).toEqual({ id: "x" });
  });

  test("a report needs a reason, and says what it is about", async () => {
    answers.listBlocks = { blocks: [] };
    answers.reportPlayer = null;
    const page = await opened();
    expect(page.button("Send the report").props.disabled).toBe(true);
    page.the("form").fire("submit");
    await settled();
    expect(asked()).not.toContain("reportPlayer");
    page.the("select").enter("cheating");
    page.the("input").enter("  moves too fast ");
    page.the("form").fire("submit");
    await settled();
    expect(requests.at(-1)).toEqual({
      route: "reportPlayer",
      params: { id: "x" },
      body: { reason: "cheating", note: "moves too fast", match: "m" },
    });
    expect(page.text).toContain("Reported. Thank you.");
    expect(page.has("form")).toBe(false);
  });

  test.each([
    ["too-many", "twenty reports"],
    ["slow-down", "Too many attempts"],
  ])("a report refused as %s stays, and that is said", async (code, text) => {
    answers.listBlocks = { blocks: [] };
    answers.reportPlayer = refused(code);
    const page = await opened();
    page.the("select").enter("other");
    page.the("form").fire("submit");
    await settled();
    expect(requests.at(-1)?.body).toEqual({ reason: "other", match: "m" });
    expect(page.the("form").text).toContain(text);
    answers.reportPlayer = refused("unreachable");
    page.the("form").fire("submit");
    await settled();
    expect(page.the("form").text).toContain("The server cannot be reached");
  });
});
