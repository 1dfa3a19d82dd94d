import { eq, inArray, sql } from "drizzle-orm";
import type { SessionTurnEmail } from "../../emails/session-turn.tsx";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import { lead } from "../lead/lead.table.ts";
import { memberToMail } from "../person/startup-contact.server.ts";
import { founderOf } from "../pitch-session/founder-of.server.ts";
import { participationFee } from "../pitch-session/participation-fee.table.ts";
import { pitchApplication } from "../pitch-session/pitch-application.table.ts";
import { sessionPlace } from "../pitch-session/session-place.table.ts";
import { agreedFor, isSettled } from "../pitch-session/settled-fees.server.ts";
import { sessionPlan } from "../session-seat/session-seat.table.ts";
import { turnEmails } from "./session-day.emails.server.ts";
import { sessionTurn } from "./session-day.table.ts";

/** Each place with a start time gets its own e-mail, because the place has its own calendar entry. */
export async function mailTurns(tx: Db, name: SessionTurnEmail, places: readonly string[]) {
  if (places.length === 0) return;
  const rows = await tx
    .select({
      place: sessionTurn.place,
      sequence: sessionTurn.sequence,
      toldStart: sessionTurn.toldStart,
      email: lead.email,
      lang: lead.lang,
      founder: founderOf,
    })
    .from(sessionTurn)
    .innerJoin(sessionPlace, eq(sessionPlace.id, sessionTurn.place))
    .innerJoin(lead, eq(lead.id, sessionPlace.leadId))
    .leftJoin(pitchApplication, eq(pitchApplication.lead, lead.id))
    .where(inArray(sessionTurn.place, [...places]))
    .orderBy(sql`${sessionTurn.toldStart} nulls last`, sessionTurn.place);
  const jobs = [];
  const mailed = new Set<string>();
  for (const { place, sequence, toldStart, email, lang, founder } of rows) {
    const reader = (founder === null ? undefined : await memberToMail(tx, founder, null)) ?? { email, lang };
    if (toldStart === null && mailed.has(reader.email)) continue;
    mailed.add(reader.email);
    jobs.push(emailJob(turnEmails[name].with({ lang: reader.lang, place, sequence }), { key: reader.email }));
  }
  if (jobs.length > 0) await enqueue(tx, jobs);
}

/** Whether the session lost its hours after the founder was told a start; later hours move what was told from 1970. */
export const isUnset = ({ toldSessionStart }: { toldSessionStart: Date | null }) => toldSessionStart?.getTime() === 0;

export async function turnInMail(db: Db, place: string, now = new Date()) {
  const [found] = await db
    .select({
      ...{ turn: sessionTurn, takenBackAt: sessionPlace.takenBackAt, plan: sessionPlan },
      ...{ isConfirmed: isSettled(now), founder: founderOf },
    })
    .from(sessionTurn)
    .innerJoin(sessionPlace, eq(sessionPlace.id, sessionTurn.place))
    .innerJoin(sessionPlan, eq(sessionPlan.session, sessionTurn.session))
    .innerJoin(lead, eq(lead.id, sessionPlace.leadId))
    .leftJoin(pitchApplication, eq(pitchApplication.lead, lead.id))
    .leftJoin(participationFee, agreedFor)
    .where(eq(sessionTurn.place, place));
  if (!found) return null;
  const { turn, takenBackAt, plan, isConfirmed, founder } = found;
  const { session, sequence, toldStart, toldAt, toldPitch, toldQuestions, position } = turn;
  return {
    ...{
      session,
      sequence,
      toldStart: isUnset(turn) ? null : toldStart,
      isUnset: isUnset(turn),
      toldAt,
      toldPitch,
      toldQuestions,
      position,
      plan,
      isConfirmed,
    },
    hasAccount: founder !== null,
    /** Why the founder does not pitch: cancelled session or withdrawn place. Null if the founder pitches. */
    lost: plan.cancelledAt ? ("session" as const) : takenBackAt ? ("place" as const) : null,
  };
}
