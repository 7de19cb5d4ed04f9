/** Puts the chosen language, theme, contrast and motion on the document. */
import { createEffect } from "solid-js";
import { language } from "../i18n/language.js";
import { settings } from "../settings/settings.js";

const themeColour = { light: "#faf8f3", dark: "#14161a" } as const;

export function applyAppearance(): void {
  const root = document.documentElement;
  const prefersDark = matchMedia("(prefers-color-scheme: dark)");
  const colourBrowser = () => {
    const chosen = settings().theme;
    const theme = chosen === "system" ? (prefersDark.matches ? "dark" : "light") : chosen;
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", themeColour[theme]);
  };
  prefersDark.addEventListener("change", colourBrowser);
  createEffect(() => {
    root.lang = language();
  });
  const applyTheme = () => {
    const { theme } = settings();
    if (theme === "system") delete root.dataset.theme;
    else root.dataset.theme = theme;
    colourBrowser();
  };
  createEffect(applyTheme);
  // Paper is white.
  addEventListener("beforeprint", () => {
    root.dataset.theme = "light";
  });
  addEventListener("afterprint", applyTheme);
  const wantsContrast = matchMedia("(prefers-contrast: more)");
  const applyContrast = () => {
    if (settings().contrast === "more" || wantsContrast.matches) root.dataset.contrast = "more";
    else delete root.dataset.contrast;
  };
  wantsContrast.addEventListener("change", applyContrast);
  createEffect(applyContrast);
  createEffect(() => {
    root.classList.toggle("clues-undimmed", !settings().dimmed);
    root.classList.toggle("clues-unflagged", !settings().flagged);
  });
  createEffect(() => {
    if (settings().motion === "reduced") root.dataset.motion = "reduced";
    else delete root.dataset.motion;
  });
}
