/**
 * Imported before anything else: the page's modules find a browser, and its components
 * what they ask of one. `browser` is what a test does with it.
 */
import { vi } from "vitest";
import { type FakeBrowser, fakeBrowser } from "./browser.js";
import { PageNode } from "./page-tree.js";

export const browser: FakeBrowser = fakeBrowser();

/** What was handed over as a file, the newest last. */
export const downloads: { readonly name: string; readonly content: Promise<string> }[] = [];

const files = new Map<string, Blob>();
const page = new EventTarget();
const preferred = new Set<string>();
const preferences = new EventTarget();

/** What the system prefers: `setPreference("(prefers-color-scheme: dark)", true)`. */
export function setPreference(query: string, holds: boolean): void {
  if (holds) preferred.add(query);
  else preferred.delete(query);
  preferences.dispatchEvent(new Event("change"));
}

/** An event of the window: a key, a paste, the network. */
export function happen(type: string, details: object = {}): Event {
  const event = new Event(type, { cancelable: true });
  for (const [name, value] of Object.entries(details)) Object.defineProperty(event, name, { value });
  page.dispatchEvent(event);
  return event;
}

/** A key, while nothing on the page has the focus. */
export function pressKey(key: string, held: object = {}): Event {
  const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, isComposing: false };
  return happen("keydown", { ...plain, key, ...held });
}

/** The answers of a form, by the names of its fields. */
class FormAnswers {
  readonly #answers = new Map<string, unknown>();

  constructor(form: PageNode) {
    for (const tag of ["input", "select", "textarea"]) {
      for (const { props } of form.all(tag)) {
        if (props.name !== undefined) this.#answers.set(String(props.name), props.value ?? "");
      }
    }
  }

  get(name: string): unknown {
    return this.#answers.get(name) ?? null;
  }
}

const dataset: Record<string, string> = {};

const root = Object.assign(new PageNode("html"), {
  lang: "",
  dataset,
  classes: new Set<string>(),
  classList: {
    toggle: (name: string, isOn: boolean) => void (isOn ? root.classes.add(name) : root.classes.delete(name)),
  },
});

/** The document's own element, with the appearance that was chosen. */
export const documentRoot: {
  readonly lang: string;
  readonly dataset: Readonly<Record<string, string>>;
  readonly classes: ReadonlySet<string>;
} = root;

Object.assign(document, {
  title: "",
  documentElement: root,
  body: new PageNode("body"),
  querySelector: () => null,
  execCommand: () => false,
  createElement: () => ({
    href: "",
    download: "",
    click() {
      downloads.push({ name: this.download, content: files.get(this.href)!.text() });
    },
  }),
});

vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
vi.stubGlobal("matchMedia", (query: string) => ({
  get matches() {
    return preferred.has(query);
  },
  addEventListener: preferences.addEventListener.bind(preferences),
}));
vi.stubGlobal("HTMLElement", PageNode);
vi.stubGlobal("Element", PageNode);
vi.stubGlobal("Node", PageNode);
vi.stubGlobal("FormData", FormAnswers);
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe(): void {}
    disconnect(): void {}
  },
);
vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
  const url = `blob:${files.size}`;
  if (blob instanceof Blob) files.set(url, blob);
  return url;
});
