/** A signal ends the program through `exit`, whose listeners put terminal and disk in order. */
import { status } from "./exit-status.js";

const signalStatus = new Map<NodeJS.Signals, number>([
  ["SIGINT", status.interrupted],
  ["SIGTERM", 143],
  ["SIGHUP", 129],
]);

/** From now on, until what is returned is called. */
export function exitOnSignals(): () => void {
  const exit = (signal: NodeJS.Signals): never => process.exit(signalStatus.get(signal));
  for (const signal of signalStatus.keys()) process.on(signal, exit);
  return () => {
    for (const signal of signalStatus.keys()) process.off(signal, exit);
  };
}
