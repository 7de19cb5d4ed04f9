/** What stands around a board: what is said, what is asked, the way on, the sheet. */
import "../testing/in-browser.js";
import { message } from "@masume/kernel";
import { createSignal } from "solid-js";
import { beforeEach, expect, test, vi } from "vitest";
import { here } from "../testing/router.js";
import { settled } from "../testing/server.js";
import { show } from "../testing/show.js";
import { Notice } from "./notice.js";
import { PuzzleWayButton } from "./puzzle-way.js";
import { ShowSolution } from "./show-solution.js";
import { Surface } from "./surface.js";
import { openStroke, type StrokePlay } from "./testing/open-stroke.js";
import { TrialSteps } from "./tools.js";
import { Uniqueness } from "./uniqueness.js";

const { generate, solve } = vi.hoisted(() => ({ generate: vi.fn(), solve: vi.fn() }));
vi.mock("../platform/workers/engine-client.js", () => ({ generate, solve }));

const none = { en: {}, ja: {} };
let open: () => StrokePlay;

beforeEach(async () => {
  open = await openStroke();
  generate.mockReset();
  solve.mockReset();
});

test("with nothing to say the goal stands there, unspoken; the same words twice are two announcements", () => {
  let play!: StrokePlay;
  const page = show(() => {
    play = open();
    return <Notice play={play} messages={none} />;
  });
  const spoken = () => page.find("p", /(?:)/).find(({ props }) => props.role === "status")!.text;
  expect(spoken()).toBe("");
  expect(page.all("p").length).toBe(2);
  play.notify({ tone: "refused", text: message("undo"), at: [] });
  const first = spoken();
  play.notify({ tone: "refused", text: message("undo"), at: [] });
  expect(spoken()).not.toBe(first);
  expect([first, spoken()].map((text) => text.replace("\u200b", ""))).toEqual(["Undo", "Undo"]);
  expect(page.all("p").length).toBe(1);
  expect(page.the("div").props["data-tone"]).toBe("refused");
});

test("good news is only spoken here; a remedy is a button", () => {
  const run = vi.fn();
  let play!: StrokePlay;
  const page = show(() => {
    play = open();
    return <Notice play={play} messages={none} goal={message("redo")} />;
  });
  expect(page.text).toBe("Redo");
  play.notify({ tone: "good", text: message("solved"), at: [], remedy: { label: "try-again", run } });
  expect(page.the("div").props.classList).toEqual({ "visually-hidden": true });
  page.button("Try again").press();
  expect(run).toHaveBeenCalledOnce();
});

test("a trial that is open can be kept or discarded", () => {
  let play!: StrokePlay;
  const page = show(() => {
    play = open();
    return <TrialSteps play={play} />;
  });
  expect(page.buttons).toEqual([]);
  play.addCheckpoint();
  play.addCheckpoint();
  expect(page.the("fieldset").name).toBe("Trying guess 2");
  page.button("Discard").press();
  expect(page.the("fieldset").name).toBe("Trying guess 1");
  page.button("Keep").press();
  expect(page.buttons).toEqual([]);
});

async function gaveUp(answer: unknown) {
  solve.mockImplementation(async () => {
    if (answer === undefined) throw new Error("the worker died");
    return answer;
  });
  const onMoves = vi.fn();
  let play!: StrokePlay;
  const page = show(() => {
    play = open();
    return <ShowSolution play={play} onMoves={onMoves} />;
  });
  page.button("Show solution").press();
  page.button("Not yet").press();
  expect([play.hints(), solve.mock.calls.length]).toEqual([0, 0]);
  page.button("Show solution").press();
  page.button("Show it").press();
  await settled();
  expect([play.hints(), page.buttons]).toEqual([1, ["Show solution"]]);
  return { play, onMoves };
}

test("whoever gives up is asked twice, and it counts as help", async () => {
  const { play, onMoves } = await gaveUp({ verdict: "solved", moves: ["a", "b"] });
  expect(onMoves).toHaveBeenCalledExactlyOnceWith(["a", "b"]);
  expect(play.notice()).toBeUndefined();
});

test.each([
  [{ verdict: "unsolvable" }, "solution.unsolvable"],
  [{ verdict: "unknown" }, "solution.unknown"],
  [{ verdict: "unsolvable", reason: { code: "parity", at: ["0,1"] } }, "parity"],
  [undefined, "work.stopped"],
])("where there is no solution to show, that is said (%#)", async (answer, key) => {
  const { play, onMoves } = await gaveUp(answer);
  expect(onMoves).not.toHaveBeenCalled();
  expect(play.notice()?.text.key).toBe(key);
});

const way = (open: Parameters<typeof PuzzleWayButton>[0]["way"]["open"]) =>
  show(() => (
    <PuzzleWayButton
      way={{ label: message("stages.next"), open }}
      game={{ id: "stroke", messages: none }}
      ui={{ messages: none }}
      isMain
    />
  ));

test("a puzzle whose address is known is a link", () => {
  expect(way("/stroke/play/a").the("a", "Next stage").props).toMatchObject({
    href: "/stroke/play/a",
    class: "button",
  });
});

test("one that is made first keeps its button while it is made, and leads there", async () => {
  let made!: (path: string) => void;
  const page = way(
    () =>
      new Promise((resolve) => {
        made = resolve;
      }),
  );
  page.button("Next stage").press();
  expect([page.button("Generating a puzzle…").props.disabled, here()]).toEqual([true, "/"]);
  made("/stroke/play/new");
  await settled();
  expect([page.button("Next stage").props.disabled, here()]).toEqual([false, "/stroke/play/new"]);
});

test("one that could not be made says so and can be asked for again", async () => {
  const page = way(() => Promise.reject(new Error("no")));
  page.button("Next stage").press();
  await settled();
  expect(page.the("p").text).toBe("No puzzle could be generated. Try again.");
  expect(page.button("Next stage").props.disabled).toBe(false);
});

test("how many solutions there are is said, and whoever plays is told of a fault", async () => {
  const onWarning = vi.fn();
  const counted = (isUnique: boolean) => async () => ({
    text: message("undo"),
    isUnique,
    isFaulty: !isUnique,
  });
  const shown = (isUnique: boolean) =>
    show(() => <Uniqueness puzzle="a" count={counted(isUnique)} messages={none} onWarning={onWarning} />);
  const [sound, faulty] = [shown(true), shown(false)];
  await settled();
  expect([sound, faulty].map((page) => page.the("p").props["data-unique"])).toEqual(["true", "false"]);
  expect(onWarning).toHaveBeenCalledExactlyOnceWith(message("undo"));
});

test("the sheet opens for new items of the panel, and closes for another mode of the board and for a notice", () => {
  const [items, setItems] = createSignal(0);
  const [mode, setMode] = createSignal("play");
  const [notice, setNotice] = createSignal<string>();
  const page = show(() => (
    <Surface head="" board="" message="" tools="" panelItems={items} boardMode={mode} notice={notice}>
      panel
    </Surface>
  ));
  const isOpen = () => page.button("More").props["aria-expanded"];
  expect(isOpen()).toBe(false);
  setItems(1);
  expect(isOpen()).toBe(true);
  page.button("Close").press();
  setItems(0);
  expect(isOpen()).toBe(false);
  page.button("More").press();
  setMode("");
  expect(isOpen()).toBe(true);
  setMode("watch");
  expect(isOpen()).toBe(false);
  page.button("More").press();
  setNotice("something");
  expect(isOpen()).toBe(false);
  page.button("More").press();
  setNotice(undefined);
  expect(isOpen()).toBe(true);
  expect(page.the("section").props.classList).toEqual({ open: true });
  page.button("More").press();
  expect(isOpen()).toBe(false);
});
