import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import { audit } from "../audit/audit.server.ts";
import { lead } from "../lead/lead.table.ts";
import type { Actor } from "../person/actor.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { founderOf } from "../pitch-session/founder-of.server.ts";
import { pitchApplication } from "../pitch-session/pitch-application.table.ts";
import { isTaken } from "../pitch-session/places-taken.server.ts";
import { sessionPlace } from "../pitch-session/session-place.table.ts";
import { hiddenStartups } from "../publication/published-now.server.ts";
import { mailedName } from "../startup/mailed-name.ts";
import { mustOwn, mustRead } from "../startup/access.ts";
import { mustStillOwn } from "../startup/still-sits.server.ts";
import { sessionCard } from "./session-record.table.ts";

const day = 24 * 3_600;
/** Maximum changes per day that a person can make to the startup's listings on session pages. */
const changes = { capacity: 40, perSecond: 40 / day };

const places = (db: Db) =>
  db
    .select({ session: sessionPlace.session, hasCard: sql<boolean>`${sessionCard.at} is not null` })
    .from(sessionPlace)
    .innerJoin(lead, eq(lead.id, sessionPlace.leadId))
    .leftJoin(pitchApplication, eq(pitchApplication.lead, lead.id))
    .leftJoin(sessionCard, and(eq(sessionCard.session, sessionPlace.session), eq(sessionCard.startup, founderOf)))
    .$dynamic();

export async function ownCards(db: Db, actor: Actor) {
  const startup = mustRead(actor);
  const rows = await places(db)
    .where(and(isTaken, eq(founderOf, startup)))
    .orderBy(asc(sessionPlace.acceptedAt));
  return [...new Map(rows.map((row) => [row.session, row])).values()];
}

export type CardSet = { status: "stored" | "gone" } | { status: "limited"; retryAfter: number };

/** A startup can withdraw the agreement even after losing its place. */
export async function setCard(
  db: Db,
  actor: Actor,
  { session, shown }: { session: string; shown: boolean },
  now = new Date(),
): Promise<CardSet> {
  const startup = mustOwn(actor);
  const taken = await take(db, `session-card:${actor.viewer.id}`, changes);
  if (!taken.allowed) return { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
  return db.transaction(async (tx): Promise<CardSet> => {
    await lockStartup(tx, startup);
    await mustStillOwn(tx, actor);
    const [place] = await places(tx).where(and(isTaken, eq(sessionPlace.session, session), eq(founderOf, startup)));
    if (shown && !place) return { status: "gone" };
    const its = and(eq(sessionCard.session, session), eq(sessionCard.startup, startup));
    const changed = shown
      ? await tx
          .insert(sessionCard)
          .values({ session, startup, by: actor.viewer.id, at: now })
          .onConflictDoNothing()
          .returning({ at: sessionCard.at })
      : await tx.delete(sessionCard).where(its).returning({ at: sessionCard.at });
    if (changed.length > 0)
      await audit(tx, actor, {
        action: shown ? "session.card" : "session.card-withdrawn",
        object: { kind: "startup", id: startup },
        after: { session },
      });
    return { status: changed.length > 0 || place ? "stored" : "gone" };
  });
}

const answer = (name: string) => sql<string>`coalesce(${lead.payload} ->> ${name}, '')`;

/** Leaves out names that contain a web address or could be mistaken for the accelerator's name. */
export async function shownCards(db: Db, session: string) {
  const rows = await db
    .select({
      startup: sessionCard.startup,
      name: answer("startupName"),
      website: answer("website"),
      stage: answer("stage"),
      sector: answer("sector"),
    })
    .from(sessionCard)
    .innerJoin(
      sessionPlace,
      and(eq(sessionPlace.session, sessionCard.session), isNull(sessionPlace.takenBackAt), sessionPlace.pitched),
    )
    .innerJoin(lead, eq(lead.id, sessionPlace.leadId))
    .leftJoin(pitchApplication, eq(pitchApplication.lead, lead.id))
    .where(
      and(
        eq(sessionCard.session, session),
        eq(founderOf, sessionCard.startup),
        sql`${sessionCard.startup} not in ${hiddenStartups}`,
      ),
    )
    .orderBy(asc(sessionPlace.acceptedAt));
  const cards = rows.map((row) => ({ ...row, name: mailedName(row.name) })).filter(({ name }) => name !== "");
  return [...new Map(cards.map((card) => [card.startup, card])).values()];
}
