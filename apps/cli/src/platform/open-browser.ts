/** Opens an address in the user's browser; a machine without one does no harm. */
import { spawn } from "node:child_process";

const openers: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
};

export function openBrowser(address: string): void {
  const [command, ...args] = openers[process.platform] ?? ["xdg-open"];
  spawn(command!, [...args, address], { stdio: "ignore", detached: true })
    .on("error", () => {})
    .unref();
}
