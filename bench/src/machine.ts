/** On what the figures were taken: a figure without its machine says little. */
import { cpus, loadavg, release, totalmem, type } from "node:os";

export function machineNote(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  const cpu = processors[0]?.model.trim() ?? "unknown processor";
  return `${cpu}, ${processors.length} cores, ${memory} GB, ${type()} ${release()}, Node ${process.versions.node}`;
}

/** Above the number of cores, somebody else was at work too. */
export function loadNote(): string {
  return loadavg()
    .map((load) => load.toFixed(1))
    .join(" ");
}
