import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { registerServiceWorker } from "./service-worker.js";

/** A browser's side of it: what waits, and what is being fetched. */
function worker(about: { waiting?: boolean; controlled?: boolean; refuses?: boolean } = {}) {
  const { waiting = false, controlled = true, refuses = false } = about;
  const posted: unknown[] = [];
  const registration = Object.assign(new EventTarget(), {
    waiting: waiting ? { postMessage: (sent: unknown) => posted.push(sent) } : null,
    installing: null as EventTarget | null,
  });
  const register = vi.fn(async () => {
    if (refuses) throw new Error("a private window");
    return registration;
  });
  const serviceWorker = Object.assign(new EventTarget(), { controller: controlled ? {} : null, register });
  vi.stubGlobal("navigator", { serviceWorker });
  return { registration, serviceWorker, register, posted };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));
const reload = vi.fn();

beforeEach(() => {
  vi.stubEnv("DEV", false);
  reload.mockReset();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("document", { readyState: "complete" });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test("a version that waits is offered, and takes over only when it is wanted", async () => {
  const { serviceWorker, posted } = worker({ waiting: true });
  const onUpdate = vi.fn<(changeOver: () => void) => void>();
  registerServiceWorker(onUpdate);
  await settled();
  expect([onUpdate.mock.calls.length, posted]).toEqual([1, []]);
  serviceWorker.dispatchEvent(new Event("controllerchange"));
  expect(reload).not.toHaveBeenCalled();
  onUpdate.mock.calls[0]![0]();
  expect(posted).toEqual([{ type: "SKIP_WAITING" }]);
  serviceWorker.dispatchEvent(new Event("controllerchange"));
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ["nothing waits", { waiting: false }],
  ["it is the first version ever", { waiting: true, controlled: false }],
  ["the browser refuses", { waiting: true, refuses: true }],
])("no offer where %s", async (_, about) => {
  worker(about);
  const onUpdate = vi.fn();
  registerServiceWorker(onUpdate);
  await settled();
  expect(onUpdate).not.toHaveBeenCalled();
});

test("a version that is fetched later is offered once it is installed", async () => {
  const { registration } = worker();
  const onUpdate = vi.fn();
  registerServiceWorker(onUpdate);
  await settled();
  const installing = new EventTarget();
  registration.installing = installing;
  registration.dispatchEvent(new Event("updatefound"));
  installing.dispatchEvent(new Event("statechange"));
  expect(onUpdate).not.toHaveBeenCalled();
  registration.waiting = { postMessage: () => 0 };
  installing.dispatchEvent(new Event("statechange"));
  expect(onUpdate).toHaveBeenCalledOnce();
});

test("the page's own files come first", async () => {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("document", { readyState: "loading" });
  const { register } = worker();
  registerServiceWorker(() => {});
  await settled();
  expect(register).not.toHaveBeenCalled();
  page.dispatchEvent(new Event("load"));
  expect(register).toHaveBeenCalledExactlyOnceWith("/sw.js");
});

test("a browser without one is left alone", () => {
  vi.stubGlobal("navigator", {});
  expect(() => registerServiceWorker(() => {})).not.toThrow();
});
