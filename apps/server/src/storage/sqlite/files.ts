/** The files of a server's folder: apart from what opens them, for whoever only asks whether they are there. */

export const sqliteFile = "masume.db";
export const lockFile = "server.lock";
