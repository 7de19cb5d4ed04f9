/** Everything that needs a store: players, games between them, leaderboards, puzzles kept and made. */
import type { FastifyInstance } from "fastify";
import { DailyPuzzles } from "./boards/challenges.js";
import { Leaderboards } from "./boards/leaderboard.js";
import { addBoardRoutes } from "./http/board-routes.js";
import { Callers } from "./http/authenticator.js";
import { addJobRoutes } from "./http/job-routes.js";
import { addLibraryRoutes } from "./http/library-routes.js";
import { addMatchRoutes } from "./http/match-routes.js";
import { addPlayerRoutes } from "./http/player-routes.js";
import { addRecordRoutes } from "./http/record-routes.js";
import { Library } from "./library/library.js";
import { Records } from "./library/records.js";
import { embeddedQueue, type JobQueue } from "./jobs/jobs.js";
import { Maker } from "./jobs/generator.js";
import { sharedQueue } from "./jobs/worker.js";
import type { Metrics } from "./platform/metrics.js";
import { Online } from "./matches/online.js";
import { addSocket, type OpenSockets } from "./socket/socket-session.js";
import { Players } from "./players/players.js";
import { usualPerMinute } from "./http/security.js";
import type { ServerOptions } from "./server.js";
import { problemBehind } from "./storage/storage-error.js";
import type { Store } from "./storage/storage.js";

export async function addServices(
  app: FastifyInstance,
  store: Store,
  open: OpenSockets,
  metrics: Metrics,
  options: ServerOptions,
): Promise<void> {
  const players = new Players(store);
  const callers = new Callers(players, options.perMinute ?? usualPerMinute);
  const online = new Online(store, app.log, metrics, options.online);
  const library = new Library(store);
  const daily = new Maker();
  const queue = await begun(store, async () => {
    await online.start();
    return queueFor(app, store);
  });
  app.addHook("onClose", async () => {
    await online.stop();
    await daily.close();
    await queue.close();
  });
  addPlayerRoutes(app, players, callers, online);
  addMatchRoutes(app, store, callers);
  addBoardRoutes(app, callers, new Leaderboards(store, new DailyPuzzles(daily)));
  addLibraryRoutes(app, players, callers, library);
  addRecordRoutes(app, callers, new Records(store));
  addJobRoutes(app, store, callers, library, queue);
  addSocket(app, open, online, callers, metrics, options.sockets);
}

/** What storage refuses already in the beginning is the operator's to mend. */
async function begun<T>(store: Store, begin: () => Promise<T>): Promise<T> {
  try {
    return await begin();
  } catch (thrown) {
    throw problemBehind(thrown, store.place);
  }
}

/** Jobs run in this process where it is alone, and are left to `masume worker` where it is not. */
function queueFor(app: FastifyInstance, store: Store): Promise<JobQueue> {
  if (store.url !== undefined) return sharedQueue(store, store.url);
  return embeddedQueue(store, new Maker(), (thrown) => app.log.error({ err: thrown }, "a job failed"));
}
