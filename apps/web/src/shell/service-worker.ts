/** The app on this device: it is kept for use without a network, and a new version waits until it is wanted. */

/** Says when a new version is ready, with the way to change over to it. */
export function registerServiceWorker(onUpdate: (changeOver: () => void) => void): void {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  const register = async (): Promise<void> => {
    // Some private windows refuse; then the app works as long as there is a network.
    const registration = await serviceWorker.register("/sw.js").catch(() => undefined);
    if (!registration) return;
    const offer = () => {
      const { waiting } = registration;
      if (!waiting || !serviceWorker.controller) return;
      onUpdate(() => {
        serviceWorker.addEventListener("controllerchange", () => location.reload());
        waiting.postMessage({ type: "SKIP_WAITING" });
      });
    };
    offer();
    registration.addEventListener("updatefound", () =>
      registration.installing?.addEventListener("statechange", offer),
    );
  };
  // What the page itself needs comes first; it may be there already when the app is mounted.
  if (document.readyState === "complete") void register();
  else addEventListener("load", register, { once: true });
}
