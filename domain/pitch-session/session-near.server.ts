import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import type { Event } from "../content/content.ts";
import { lead } from "../lead/lead.table.ts";
import { notifyStartup } from "../notification/notify.server.ts";
import { founderOf } from "./founder-of.server.ts";
import { pitchApplication } from "./pitch-application.table.ts";
import { sessionsToCome } from "./pitch-session.ts";
import { sessionPlace } from "./session-place.table.ts";

type Session = Pick<Event, "id" | "startsOn" | "endsOn" | "applicationsCloseOn">;

const daysBefore = 7;

export async function tellOfNearSessions(db: Db, sessions: readonly Session[], now = new Date()) {
  const today = parisDay(now);
  const near = sessionsToCome(sessions, today).filter(
    ({ startsOn }) => startsOn >= today && startsOn <= daysLater(today, daysBefore),
  );
  if (near.length === 0) return 0;
  const days = new Map(near.map(({ id, startsOn }) => [id, startsOn]));
  const places = await db
    .select({ session: sessionPlace.session, founder: founderOf })
    .from(sessionPlace)
    .innerJoin(lead, eq(lead.id, sessionPlace.leadId))
    .leftJoin(pitchApplication, eq(pitchApplication.lead, lead.id))
    .where(and(inArray(sessionPlace.session, [...days.keys()]), isNull(sessionPlace.takenBackAt)));
  let notified = 0;
  for (const { session, founder } of places) {
    const day = days.get(session);
    if (founder === null || day === undefined) continue;
    const data = { state: "near", day };
    const near = { kind: "pitch-session", event: `near ${session} ${day}`, data } as const;
    if ((await notifyStartup(db, founder, near, now)).length > 0) notified += 1;
  }
  return notified;
}
