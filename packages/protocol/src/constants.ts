/** Numbers that both ends have to agree on. */

export const protocolVersion = 2;

/** Longer than any honest message; a socket that sends more is closed. */
export const maxMessageBytes = 2048;

/** Digits of a room code. */
export const roomCodeLength = 6;

/** Far beyond any real game; it ends games between programs that never tire. */
export const maxPlies = 1000;
