/** A socket to test with: it keeps what was sent to it. */
import type { Player, ServerMessage } from "@masume/protocol";
import type { ClientConnection } from "../hub.js";

export class FakeConnection implements ClientConnection {
  readonly player: Player | undefined;
  readonly session: string | undefined;
  readonly sent: ServerMessage[] = [];
  isSignedOut = false;

  /** Without an id, of somebody who may only watch. */
  constructor(player?: string, session?: string) {
    this.player = player === undefined ? undefined : { id: player, name: player };
    this.session = session;
  }

  sendText(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  signOut(): void {
    this.isSignedOut = true;
  }

  /** All messages of a kind that were sent. */
  all<Type extends ServerMessage["type"]>(type: Type): Extract<ServerMessage, { type: Type }>[] {
    return this.sent.filter((one): one is Extract<ServerMessage, { type: Type }> => one.type === type);
  }
}
