/** The protocol's socket to the server this page comes from, for as long as a page is shown. */
import { type ConnectionStatus, SocketClient } from "@masume/protocol";
import { type Accessor, createSignal, onCleanup } from "solid-js";
import { onPushed, setPushed } from "../../../account/sync.js";
import { watchLiveness } from "./liveness.js";

export class OnlineConnection extends SocketClient {
  readonly status: Accessor<ConnectionStatus>;

  constructor(onPaired: (match: string) => void) {
    const [status, setStatus] = createSignal<ConnectionStatus>("connecting");
    super({
      connect: () => new WebSocket(new URL("/api/online", location.href.replace(/^http/, "ws"))),
      schedule: (callback, ms) => {
        const timer = setTimeout(callback, ms);
        return () => clearTimeout(timer);
      },
      now: Date.now,
      onStatus: (now) => {
        setStatus(now);
        setPushed(now === "open");
      },
      onPaired,
      onRecords: onPushed,
    });
    this.status = status;
  }
}

export function useConnection(onPaired: (match: string) => void = () => {}): OnlineConnection {
  const connection = new OnlineConnection(onPaired);
  const stopWatching = watchLiveness(connection);
  onCleanup(() => {
    stopWatching();
    connection.close();
    setPushed(false);
  });
  return connection;
}
