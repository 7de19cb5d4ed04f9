/** Games against the engine that are over, counted level by level; those of two people at one screen are nobody's. */

import { levels, type Side, sides } from "@masume/games/nonaga";
import type { SessionRecord } from "../../platform/storage/schema.js";
import type { OpponentResult } from "../../play/game-ui.js";
import { isTableRecord, type SeatPlans } from "./saved-table.js";

export function engineResults(records: readonly SessionRecord[]): readonly OpponentResult[] {
  const over = records.flatMap((record) => {
    if (!isTableRecord(record)) return [];
    const { table } = record;
    const side = personAlone(table.plan);
    return table.ending && side ? [{ side, level: levelOf(table.plan), result: table.ending.result }] : [];
  });
  return levels.flatMap(({ name }, i) => {
    const own = over.filter(({ level }) => level === i + 1);
    const won = own.filter(({ side, result }) => result === side).length;
    const drawn = own.filter(({ result }) => result === "draw").length;
    return own.length > 0 ? [{ against: name, won, drawn, lost: own.length - won - drawn }] : [];
  });
}

/** The side of the only person at the table. */
function personAlone(plan: SeatPlans): Side | undefined {
  const people = sides.filter((side) => plan[side].kind === "person");
  return people.length === 1 ? people[0] : undefined;
}

function levelOf({ red, blue }: SeatPlans): number | undefined {
  const engine = [red, blue].find((seat) => seat.kind === "engine");
  return engine?.level;
}
