/**
 * The document comes with a shell: masthead and heading, to be read while the app
 * loads. It gives way once the app has more to show than that it is loading.
 */
export function takeOver(app: HTMLElement): void {
  const shell = document.getElementById("shell");
  if (!shell) return;
  const look = () => {
    if (!app.querySelector("main > :not(.loading)")) return;
    observer.disconnect();
    shell.remove();
  };
  const observer = new MutationObserver(look);
  observer.observe(app, { childList: true, subtree: true });
  look();
}
