/**
 * Method and path of every operation of the HTTP API. All that a client needs at
 * run time; what goes in and out is described by `schemas/routes.ts`.
 */
export const endpoints = {
  getHealth: "GET /api/health",
  getReadiness: "GET /api/ready",

  createPlayer: "POST /api/players",
  getPlayer: "GET /api/players/:id",
  getMe: "GET /api/me",
  renameMe: "PATCH /api/me",
  deleteMe: "DELETE /api/me",
  exportMe: "GET /api/me/export",
  signOut: "POST /api/me/sign-out",
  listSessions: "GET /api/me/sessions",
  endSession: "DELETE /api/me/sessions/:id",
  endOtherSessions: "DELETE /api/me/sessions",
  createDeviceCode: "POST /api/me/device-code",
  redeemDeviceCode: "POST /api/device-code",
  listBlocks: "GET /api/me/blocks",
  blockPlayer: "POST /api/me/blocks",
  unblockPlayer: "DELETE /api/me/blocks/:id",
  reportPlayer: "POST /api/players/:id/report",

  listMatches: "GET /api/matches",
  listMyMatches: "GET /api/me/matches",
  getMatch: "GET /api/matches/:id",
  listSeeks: "GET /api/seeks",
  listRatings: "GET /api/ratings/:clock",

  getLeaderboard: "GET /api/boards/:board",
  startRun: "POST /api/boards/:board/runs",
  submitAnswer: "POST /api/boards/:board/runs/:run/answers",

  listPuzzles: "GET /api/puzzles",
  listMyPuzzles: "GET /api/me/puzzles",
  createPuzzle: "POST /api/puzzles",
  getPuzzle: "GET /api/puzzles/:id",
  updatePuzzle: "PATCH /api/puzzles/:id",
  deletePuzzle: "DELETE /api/puzzles/:id",
  reportPuzzle: "POST /api/puzzles/:id/report",
  listFolders: "GET /api/folders",
  createFolder: "POST /api/folders",
  deleteFolder: "DELETE /api/folders/:id",

  listRecords: "GET /api/me/records",
  writeRecords: "POST /api/me/records",

  createJob: "POST /api/jobs",
  listJobs: "GET /api/jobs",
  getJob: "GET /api/jobs/:id",
  cancelJob: "DELETE /api/jobs/:id",
} as const;

export type RouteName = keyof typeof endpoints;

export type HttpMethod = "GET" | "POST" | "PATCH" | "DELETE";

export function endpointOf(name: RouteName): { readonly method: HttpMethod; readonly path: string } {
  const [method, path] = endpoints[name].split(" ") as [HttpMethod, string];
  return { method, path };
}
