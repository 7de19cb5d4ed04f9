/** The screens and languages that the tests' browsers have. */
import type { BrowserContextOptions } from "@playwright/test";

export const desktop = { viewport: { width: 1280, height: 800 } } as const satisfies BrowserContextOptions;

export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
} as const satisfies BrowserContextOptions;

export const english = { locale: "en-GB" } as const;
export const japanese = { locale: "ja-JP" } as const;

/** For those who have asked their system for less motion. */
export const reducedMotion = { contextOptions: { reducedMotion: "reduce" } } as const;
