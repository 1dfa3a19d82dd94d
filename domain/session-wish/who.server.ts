import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { introductionBlock } from "../introduction/introduction.table.ts";
import { investorProfile } from "../investor/investor-profile.table.ts";
import { lead } from "../lead/lead.table.ts";
import { firmSeen } from "../person/firm-seen.server.ts";
import { beingErased } from "../person/erasure.server.ts";
import { person, personBlock } from "../person/person.table.ts";
import { founderOf } from "../pitch-session/founder-of.server.ts";
import { isTaken } from "../pitch-session/places-taken.server.ts";
import { pitchApplication } from "../pitch-session/pitch-application.table.ts";
import { sessionPlace } from "../pitch-session/session-place.table.ts";
import { hiddenStartups } from "../publication/published-now.server.ts";
import { sessionPresence, sessionTurn } from "../session-day/session-day.table.ts";
import { sessionGuest } from "../session-seat/session-seat.table.ts";
import { mailedName } from "../startup/mailed-name.ts";

/** Returns the startups at a session that have a place and an account and are not hidden from investors. */
export async function startupsAt(db: Db, session: string) {
  const rows = await db
    .select({
      startup: sql<string>`${founderOf}`,
      name: sql<string>`coalesce(${lead.payload} ->> 'startupName', '')`,
    })
    .from(sessionPlace)
    .innerJoin(lead, eq(lead.id, sessionPlace.leadId))
    .leftJoin(pitchApplication, eq(pitchApplication.lead, lead.id))
    .leftJoin(sessionTurn, eq(sessionTurn.place, sessionPlace.id))
    .where(
      and(
        eq(sessionPlace.session, session),
        isTaken,
        sql`${founderOf} is not null`,
        sql`${founderOf} not in ${hiddenStartups}`,
      ),
    )
    .orderBy(sql`${sessionTurn.position} asc nulls last`, asc(sessionPlace.acceptedAt), asc(sessionPlace.id));
  const first = new Map<string, { startup: string; name: string }>();
  for (const row of rows) if (!first.has(row.startup)) first.set(row.startup, { ...row, name: mailedName(row.name) });
  return [...first.values()];
}

export const investorsAt = (db: Db, session: string, investor?: string) =>
  db
    .select({
      investor: person.id,
      name: person.name,
      firm: firmSeen,
      isShown: sessionGuest.shownToFounders,
    })
    .from(sessionPresence)
    .innerJoin(person, eq(person.id, sessionPresence.investor))
    .leftJoin(investorProfile, eq(investorProfile.user_id, person.id))
    .innerJoin(
      sessionGuest,
      and(
        eq(sessionGuest.session, sessionPresence.session),
        eq(sessionGuest.investor, person.id),
        isNull(sessionGuest.leftAt),
      ),
    )
    .leftJoin(personBlock, and(eq(personBlock.personId, person.id), isNull(personBlock.liftedAt)))
    .where(
      and(
        eq(sessionPresence.session, session),
        ...[sessionPresence.present, eq(person.role, "investor"), eq(person.verdict, "yes")],
        isNull(personBlock.personId),
        investor === undefined ? undefined : eq(person.id, investor),
        sql`${person.id} not in (${beingErased})`,
      ),
    )
    .orderBy(asc(sql`lower(${person.name})`), asc(person.id));

export async function blockedBy(db: Db, startup: string) {
  const rows = await db
    .select({ investor: introductionBlock.investor })
    .from(introductionBlock)
    .where(eq(introductionBlock.founder, startup));
  return new Set(rows.map(({ investor }) => investor));
}
