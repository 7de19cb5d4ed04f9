/** As much of a browser as the page's logic asks for: storage, a page that can be hidden, a database. */
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { vi } from "vitest";

export interface FakeBrowser {
  readonly storage: Map<string, string>;
  /** The page goes to the background, or comes back. */
  setVisible(isVisible: boolean): void;
}

export function fakeBrowser(): FakeBrowser {
  const storage = new Map<string, string>();
  const document = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const page = new EventTarget();
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("localStorage", storageOver(storage));
  vi.stubGlobal("sessionStorage", storageOver(new Map()));
  vi.stubGlobal("document", document);
  vi.stubGlobal("navigator", { language: "en" });
  vi.stubGlobal("location", new URL("https://masume.example/"));
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  return {
    storage,
    setVisible(isVisible) {
      document.visibilityState = isVisible ? "visible" : "hidden";
      document.dispatchEvent(new Event("visibilitychange"));
    },
  };
}

/** Its keys are its own properties, as in a browser. */
function storageOver(items: Map<string, string>): unknown {
  return new Proxy(
    {},
    {
      get: (_, name) =>
        ({
          getItem: (key: string) => items.get(key) ?? null,
          setItem: (key: string, value: string) => void items.set(key, value),
          removeItem: (key: string) => void items.delete(key),
        })[String(name)],
      ownKeys: () => [...items.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
}
