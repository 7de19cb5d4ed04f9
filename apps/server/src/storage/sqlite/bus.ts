/** Messages within the one process: delivered in the next turn of the event loop, as from another server. */
import type { Bus, BusMessage } from "../storage.js";

export function localBus(): Bus {
  let listener: (message: BusMessage) => void = () => {};
  return {
    publish: (message) => void setImmediate(() => listener(message)),
    subscribe: (subscriber) => {
      listener = subscriber;
    },
  };
}
