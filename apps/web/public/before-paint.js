/*
 * Runs before the first paint, so that a chosen theme or language never flashes the other one, and the
 * heading of the place that is asked for can be read before the app is there. What no part of the app should
 * have to expect of an address is mended first: percent signs that cannot be decoded, as in a link that was cut
 * off, stand for themselves, and two slashes at the beginning, which would name another host, for one.
 */
(() => {
  const { origin, pathname, search, hash } = location;
  let path = pathname.replace(/^\/+/, "/");
  try {
    decodeURI(path);
  } catch {
    path = path.replaceAll("%", "%25");
  }
  if (path !== pathname) history.replaceState(null, "", origin + path + search + hash);
  const [, first, second] = path.split("/");
  const place = first === "" ? "home" : second === "play" ? "board" : first;
  document.documentElement.dataset.shell = place;
  const others = new CSSStyleSheet();
  others.replaceSync(`#shell > :not([data-place="${CSS.escape(place)}"], .masthead) { display: none; }`);
  document.adoptedStyleSheets = [others];
  document.documentElement.dataset.game = first;
  try {
    const settings = JSON.parse(localStorage.getItem("masume.settings") || "{}");
    const root = document.documentElement;
    if (settings.theme === "light" || settings.theme === "dark") root.dataset.theme = settings.theme;
    const dark =
      settings.theme === "dark" ||
      (settings.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
    if (dark) document.querySelector('meta[name="theme-color"]').content = "#14161a";
    const wantsContrast = matchMedia("(prefers-contrast: more)").matches;
    if (settings.contrast === "more" || wantsContrast) root.dataset.contrast = "more";
    const ja = settings.language === "ja" || (settings.language !== "en" && /^ja\b/.test(navigator.language));
    root.lang = ja ? "ja" : "en";
  } catch {
    /* no storage, or not ours: the defaults will do */
  }
})();
