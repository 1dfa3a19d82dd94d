import type { Db } from "../../platform/db/database.server.ts";
import { giveBack, takeAll } from "../../platform/rate/bucket.server.ts";
import type { Refused } from "./message.ts";

const aDay = 24 * 3_600;
/** The seconds after which the founder can ask again if the server crashes; longer than any answer takes. */
const longestAnswer = 130;

const placeOf = (founder: string) => `copilot:answering:${founder}`;

/** Reserves the founder's only slot for an answer; returns null when the question is allowed. */
export async function takePlace(db: Db, founder: string, questions = 1, now = new Date()): Promise<Refused | null> {
  const busy = await takeAll(db, [{ key: placeOf(founder), capacity: 1, perSecond: 1 / longestAnswer }]);
  if (!busy.allowed) return { refused: "busy" };
  const taken = await takeAll(db, [
    { key: `copilot:${founder}`, capacity: 20, perSecond: 20 / 600, cost: questions },
    { key: `copilot:day:${founder}`, capacity: 200, perSecond: 200 / aDay, cost: questions },
  ]);
  if (taken.allowed) return null;
  await leavePlace(db, founder);
  return { refused: "many", until: now.getTime() + taken.retryAfterMs };
}

export const leavePlace = (db: Db, founder: string) => giveBack(db, placeOf(founder));
