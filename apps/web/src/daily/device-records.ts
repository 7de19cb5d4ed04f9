/** Everything on this device that says what was done on which day. */
import { allRuns } from "../platform/storage/runs.js";
import { recentSessions } from "../platform/storage/sessions.js";
import { allSolves } from "../platform/storage/solves.js";
import type { DeviceRecords } from "./today.js";

export async function readDeviceRecords(): Promise<DeviceRecords> {
  const [sessions, runs, solves] = await Promise.all([recentSessions(), allRuns(), allSolves()]);
  return { sessions, runs, solves };
}
