/** What may be asked of a match, by its players and by the server itself. */
import type { OfferKind, Side, SocketRefusal } from "@masume/protocol";

export type Command =
  | { readonly kind: "join"; readonly player: string; readonly barrier?: Barrier | undefined }
  | {
      readonly kind: "move";
      readonly player: string;
      readonly ply: number;
      readonly turn: string;
      /** When it reached the server. */
      readonly at: number;
    }
  | { readonly kind: "resign"; readonly player: string }
  | { readonly kind: "abort"; readonly player: string }
  | {
      readonly kind: "offer";
      readonly player: string;
      readonly offer: OfferKind;
      readonly ply: number;
      readonly newMatchId: string;
      readonly barrier?: Barrier | undefined;
    }
  | {
      readonly kind: "accept";
      readonly player: string;
      readonly offer: OfferKind;
      readonly ply: number;
      readonly newMatchId: string;
      readonly barrier?: Barrier | undefined;
    }
  | { readonly kind: "decline"; readonly player: string; readonly offer: OfferKind; readonly ply: number }
  | { readonly kind: "time" }
  | { readonly kind: "abandon"; readonly side: Side };

/** What keeps a player from starting one more game, or from an offer, whatever the match itself says. */
export type Barrier = Extract<SocketRefusal, "too-many-games" | "blocked">;
