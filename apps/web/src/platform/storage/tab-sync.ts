/** Word of saved sessions between the tabs of this device: a tab that shows the same puzzle takes it over. */
const channel = new BroadcastChannel("masume.sessions");

/** This tab has saved a session: the others take it over. */
export function notifyOtherTabs(key: string): void {
  channel.postMessage(key);
}

/** A session was saved elsewhere: this tab takes it over too. */
export function notifyAllTabs(key: string): void {
  // A channel does not hear itself, so this one is another.
  const other = new BroadcastChannel(channel.name);
  other.postMessage(key);
  other.close();
}

/** Calls back when another tab or device has saved this session; returns how to stop listening. */
export function onRemoteSave(key: string, callback: () => void): () => void {
  const listener = (event: MessageEvent) => {
    if (event.data === key) callback();
  };
  channel.addEventListener("message", listener);
  return () => channel.removeEventListener("message", listener);
}
