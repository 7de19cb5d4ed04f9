/** The commands that belong to no game. */
import { backup } from "./backup.js";
import { reports } from "./reports.js";
import { restore } from "./restore.js";
import { serve } from "./serve.js";
import type { Service } from "./service.js";
import { worker } from "./worker.js";

export const services: Readonly<Record<string, Service>> = { serve, backup, restore, reports, worker };
