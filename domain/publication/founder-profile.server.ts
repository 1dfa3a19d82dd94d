import type { Db } from "../../platform/db/database.server.ts";
import { mustEdit } from "../startup/access.ts";
import type { Actor } from "../person/actor.ts";
import type { FounderProfile } from "../startup/founder-profile.ts";
import { saveFounderProfile } from "../startup/founder-profile.server.ts";
import { requestReview } from "./review.server.ts";

/** If a published profile's name or deck changes, the accelerator's team must review the change. */
export async function saveProfile(db: Db, actor: Actor, fields: Partial<FounderProfile>, now = new Date()) {
  const founder = mustEdit(actor);
  return db.transaction(async (tx) => {
    const kept = await saveFounderProfile(tx, actor, fields, now);
    await requestReview(tx, founder, "changed", now);
    return kept;
  });
}
