/**
 * The caller's side of one worker. It starts at the first call and stays. When it
 * dies, in whatever way, everything it owed is rejected with `WorkerDied`, and the
 * next call starts another: no caller waits for ever, and none has to know about
 * the one before.
 */
import type { TaskOutcome } from "@masume/kernel";
import { expose, type Remote, wrap } from "comlink";
import { type AnyWorker, endpointOf, watchForDeath } from "./host.js";
import type { Caller, InputOf, ResultOf, RunOptions, Served, TaskApi } from "./protocol.js";

export interface WorkerClient<Api extends TaskApi> {
  /** Runs to the end. */
  call<Name extends string & keyof Api>(
    name: Name,
    input: InputOf<Api, Name>,
    options?: Pick<RunOptions<ResultOf<Api, Name>>, "onProgress">,
  ): Promise<ResultOf<Api, Name>>;
  /** Runs until it ends or is stopped. */
  run<Name extends string & keyof Api>(
    name: Name,
    input: InputOf<Api, Name>,
    options: RunOptions<ResultOf<Api, Name>>,
  ): Promise<TaskOutcome<ResultOf<Api, Name>>>;
  /** Ends the worker, if there is one; what it owes is rejected. */
  dispose(): Promise<void>;
}

/** Its message is what the worker died of, as far as one knows. */
export class WorkerDied extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "WorkerDied";
  }
}

/** For calls that only make others faster: `.catch(ignoreDeath)`. */
export function ignoreDeath(thrown: unknown): void {
  if (!(thrown instanceof WorkerDied)) throw thrown;
}

export function createWorkerClient<Api extends TaskApi>(spawn: () => AnyWorker): WorkerClient<Api> {
  let connection: Connection | undefined;

  function connected(): Connection {
    if (!connection?.isAlive) connection = new Connection(spawn());
    return connection;
  }

  const run: WorkerClient<Api>["run"] = async (name, input, options) => {
    if (options.signal?.aborted) return { finished: false, best: undefined };
    return (await connected().run(name, input, options as RunOptions<unknown>)) as TaskOutcome<
      ResultOf<Api, typeof name>
    >;
  };

  return {
    run,
    async call(name, input, options = {}) {
      const outcome = await run(name, input, options);
      // Nothing could have stopped it.
      return (outcome as Extract<typeof outcome, { finished: true }>).value;
    },
    async dispose() {
      await connection?.end("disposed of");
    },
  };
}

interface Owed {
  reject(reason: WorkerDied): void;
  onProgress: RunOptions<unknown>["onProgress"];
}

/** One worker, from its start to its death. */
class Connection {
  isAlive = true;
  readonly #worker: AnyWorker;
  readonly #remote: Remote<Served>;
  readonly #owed = new Map<number, Owed>();
  readonly #watched: Promise<void> | undefined;
  #calls = 0;

  constructor(worker: AnyWorker) {
    const endpoint = endpointOf(worker);
    const remote = wrap<Served>(endpoint);
    const caller: Caller = {
      // An error in a caller's function is the caller's, not the worker's.
      progress: (id, progress) => queueMicrotask(() => this.#owed.get(id)?.onProgress?.(progress)),
    };
    expose(caller, endpoint);
    this.#worker = worker;
    this.#remote = remote;
    this.#watched = watchForDeath(
      worker,
      (name) => remote.holdLock(name),
      (cause) => void this.end(cause),
    );
  }

  async run(
    name: string,
    input: unknown,
    { signal, timeMs, onProgress }: RunOptions<unknown>,
  ): Promise<TaskOutcome<unknown>> {
    const id = ++this.#calls;
    const cancel = (): void => {
      this.#owed.get(id)!.onProgress = undefined;
      this.#send((remote) => void remote.cancel(id));
    };
    signal?.addEventListener("abort", cancel);
    try {
      return await new Promise((resolve, reject) => {
        this.#owed.set(id, { reject, onProgress });
        this.#send((remote) =>
          remote
            .run(id, name, input, { timeMs, reportsProgress: onProgress !== undefined })
            .then(resolve, reject),
        );
      });
    } finally {
      this.#owed.delete(id);
      signal?.removeEventListener("abort", cancel);
    }
  }

  /** Nothing is asked of a worker whose death would not be noticed yet. */
  #send(message: (remote: Remote<Served>) => void): void {
    if (this.#watched) void this.#watched.then(() => message(this.#remote));
    else message(this.#remote);
  }

  async end(cause: unknown): Promise<void> {
    this.isAlive = false;
    for (const { reject } of this.#owed.values()) reject(new WorkerDied(cause));
    await this.#worker.terminate();
  }
}
