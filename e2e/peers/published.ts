import { randomUUID } from "node:crypto";
import { planGrant } from "../../domain/plan-grant/plan-grant.table.ts";
import type { Actor } from "../../domain/person/actor.ts";
import { publish } from "../../domain/publication/publish.server.ts";
import type { ShownPart } from "../../domain/publication/publication.ts";
import { reviewPublication } from "../../domain/publication/review-publication.server.ts";
import { saveFounderProfile } from "../../domain/startup/founder-profile.server.ts";
import type { FounderProfile } from "../../domain/startup/founder-profile.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { aPerson, signedIn } from "./viewers.ts";

const everything: ShownPart[] = ["description", "figures", "funding", "deck", "website"];

/** A founder with a startup that is published to investors, for tests of domain functions. */
export async function published(
  db: Db,
  id: string,
  now: Date,
  profile: Partial<FounderProfile> = {},
  shown = everything,
): Promise<Actor> {
  const actor = await aPerson(db, "founder", { id, email: `${id}@published.example` });
  await db.insert(planGrant).values({
    ...{ id: randomUUID(), startup: id, plan: "elite", startsOn: "2026-01-01", endsOn: null },
    ...{ grantedBy: "admin", reason: "Test" },
  });
  const filled = { startup_name: id, founder_name: "Zoé", sector: "foodtech", description: "…", current_stage: "idea" };
  await saveFounderProfile(db, actor, { ...filled, ...profile });
  await publish(db, actor, { customers: ["B2B"], deepTech: false, shown }, now);
  const look = { verdict: "yes" as const, reason: "", look: undefined };
  await reviewPublication(db, signedIn("admin", "desk"), id, look, now);
  return actor;
}
