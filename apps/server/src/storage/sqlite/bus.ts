/** News within the one process: heard in the next turn of the event loop, as from another node. */
import type { Bus, News } from "../storage.js";

export function localBus(): Bus {
  let hear: (news: News) => void = () => {};
  return {
    tell: (news) => void setImmediate(() => hear(news)),
    listen: (listener) => {
      hear = listener;
    },
  };
}
