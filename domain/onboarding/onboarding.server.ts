import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustBe } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { onboarding } from "./onboarding.table.ts";

/** Throws unless the actor is a founder or an investor, because team members get no introductory tour. */
const mustBeMember = (actor: Actor) => mustBe(actor, "founder", "investor");

export async function isNewHere(db: Db, actor: Actor) {
  const own = mustBeMember(actor);
  return (await db.$count(onboarding, eq(onboarding.person, own))) === 0;
}

export async function finishOnboarding(db: Db, actor: Actor, outcome: "finished" | "skipped", now = new Date()) {
  const own = mustBeMember(actor);
  await db.insert(onboarding).values({ person: own, outcome, endedAt: now }).onConflictDoNothing();
}
