/** A server on SQLite is alone: whoever is connected is connected to it, and nothing has to be written down. */
import type { PresenceRepository } from "../storage.js";

export const localPresence: PresenceRepository = {
  setPlayers: async () => {},
  playersElsewhere: async () => new Set(),
  setSpectators: async () => {},
  spectatorsElsewhere: async () => new Map(),
};
