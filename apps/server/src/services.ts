/** Everything that needs storage: players, games between them, leaderboards, puzzles saved and generated. */
import type { FastifyInstance } from "fastify";
import { DailyPuzzles } from "./boards/challenges.js";
import { Leaderboards } from "./boards/leaderboard.js";
import { Authenticator } from "./http/authenticator.js";
import { boardHandlers } from "./http/board-routes.js";
import { jobHandlers } from "./http/job-routes.js";
import { libraryHandlers } from "./http/library-routes.js";
import { matchHandlers } from "./http/match-routes.js";
import { playerHandlers } from "./http/player-routes.js";
import { recordHandlers } from "./http/record-routes.js";
import { addRoutes } from "./http/routes.js";
import { defaultPerMinute } from "./http/security.js";
import { Generator } from "./jobs/generator.js";
import { Jobs } from "./jobs/jobs.js";
import { type JobTimes, takeTurn } from "./jobs/run-jobs.js";
import { Grader } from "./library/grader.js";
import { PuzzleLibrary } from "./library/library.js";
import { Records } from "./library/records.js";
import { MatchArchive } from "./matches/archive.js";
import { Online, type OnlineOptions } from "./matches/online.js";
import type { Metrics } from "./platform/metrics.js";
import { Players } from "./players/players.js";
import { Ratings } from "./players/ratings.js";
import { RequestHandler } from "./socket/request-handler.js";
import { addSocketRoute, type OpenSockets, type SocketLimits } from "./socket/socket-route.js";
import type { JobQueue, Storage } from "./storage/storage.js";
import { storageErrorFrom } from "./storage/storage-error.js";

export interface ServiceOptions {
  /** Requests to the API per minute, from one address and of one player. */
  readonly perMinute?: number;
  readonly online?: OnlineOptions;
  readonly sockets?: Partial<SocketLimits>;
  readonly jobTimes?: JobTimes;
}

export async function addServices(
  app: FastifyInstance,
  storage: Storage,
  sockets: OpenSockets,
  metrics: Metrics,
  options: ServiceOptions,
): Promise<void> {
  const { database } = storage;
  const players = new Players(database);
  const ratings = new Ratings(database);
  const grader = new Grader();
  const library = new PuzzleLibrary(database, grader);
  const online = new Online(storage, players, app.log, metrics, options.online);
  const [forDaily, forJobs] = [new Generator(), new Generator()];
  const queue = await start(storage, async () => {
    await online.start();
    return storage.jobs.openQueue(
      (player) => takeTurn(database, forJobs, player, options.jobTimes),
      (thrown) => app.log.error({ err: thrown }, "a job failed"),
    );
  });
  app.addHook("onClose", async () => {
    await online.stop();
    // The queue first: what a closed generator interrupts is no failure then.
    await Promise.all([queue.close(), forJobs.close(), forDaily.close(), grader.close()]);
  });
  const authenticator = new Authenticator(players, options.perMinute ?? defaultPerMinute);
  addRoutes(
    app,
    {
      ...playerHandlers(database, players, ratings, online),
      ...matchHandlers(new MatchArchive(storage), online.lobby, ratings),
      ...boardHandlers(new Leaderboards(database, new DailyPuzzles(forDaily))),
      ...libraryHandlers(players, library),
      ...recordHandlers(new Records(database), online),
      ...jobHandlers(new Jobs(database, queue)),
    },
    authenticator,
  );
  const handler = new RequestHandler(online, database, app.log);
  addSocketRoute(app, sockets, handler, authenticator, metrics, options.sockets);
}

/** What storage refuses at the very start is the operator's to fix. */
async function start({ database }: Storage, work: () => Promise<JobQueue>): Promise<JobQueue> {
  try {
    return await work();
  } catch (thrown) {
    throw storageErrorFrom(thrown, database.location);
  }
}
