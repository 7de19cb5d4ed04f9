/**
 * Notices a connection that has died in silence: nobody hangs up when a phone leaves its
 * network, and a browser may take minutes to find out. The server is asked for its time
 * every now and then; without an answer the connection is dropped and opened again, as
 * it is at once when the device says that it has no network.
 */
import type { SocketClient } from "@masume/protocol";

const pauseMs = 10_000;

export function watchLiveness(client: Pick<SocketClient, "request" | "drop" | "retry">): () => void {
  let isAnswered = true;

  /** Asked again by itself, once there is a connection again. */
  async function ask(): Promise<void> {
    isAnswered = false;
    await client.request("ping");
    isAnswered = true;
  }

  function check(): void {
    if (isAnswered) void ask();
    else client.drop();
  }

  const offline = () => client.drop();
  const online = () => client.retry();
  const checking = setInterval(check, pauseMs);
  addEventListener("offline", offline);
  addEventListener("online", online);
  return () => {
    clearInterval(checking);
    removeEventListener("offline", offline);
    removeEventListener("online", online);
  };
}
