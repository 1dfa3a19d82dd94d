import { and, asc, count, desc, eq, inArray, isNotNull, isNull, not, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { readNumbered } from "../../platform/db/numbered-page.server.ts";
import { application } from "../application/application.table.ts";
import { mustHave } from "../audit/access.ts";
import { lead } from "../lead/lead.table.ts";
import { inProgramme } from "../meeting/programme.server.ts";
import type { Actor } from "../person/actor.ts";
import { readinessScan } from "../readiness/readiness.table.ts";
import { startupLogo } from "../startup/startup-logo.table.ts";
import { founderOf } from "./founder-of.server.ts";
import { pitchAnswer } from "./pitch-answer.table.ts";
import { pitchApplication } from "./pitch-application.table.ts";
import { isSentOnTrial } from "./settled-fees.server.ts";
import { sessionPlace } from "./session-place.table.ts";

/**
 * SQL condition: the startup is in the programme. Without an account, an accepted application with the same e-mail
 * address counts.
 */
const isOfProgramme = sql<boolean>`case when ${founderOf} is not null then ${inProgramme(founderOf)} else
  exists (select 1 from ${application}
    where ${application.email} = ${lead.email} and ${application.startup} is null
      and ${application.shownStatus} = 'accepted') end`;

/** SQL for the score stored with the application or, without one, the latest score of the startup's account. */
const score = sql<number | null>`coalesce(${pitchApplication.score}, (
  select ${readinessScan.score} from ${readinessScan} where ${readinessScan.founder} = ${founderOf}
  order by ${readinessScan.scannedAt} desc limit 1))`;

/** SQL condition: a stranger may have sent the application through the public form with a known e-mail address. */
const isUnproven = sql<boolean>`${pitchApplication.lead} is null and (${founderOf} is not null or ${isOfProgramme})`;

const session = sql<string>`coalesce(${pitchApplication.session}, ${lead.payload} ->> 'session')`;

const wasTakenBack = (id: string) => sql<boolean>`exists (select 1 from session_place taken
  where taken.lead_id = ${lead.id} and taken.session = ${id} and taken.taken_back_at is not null)`;

/** `form` lists applications without a place from the public form, which does not verify the sender. */
export const applicantParts = ["own", "form"] as const;

export type ApplicantPart = (typeof applicantParts)[number];

/** Applications through the public form are listed separately, so that fake applications cannot hide real ones. */
export async function applicantsFor(db: Db, actor: Actor, id: string, part: ApplicantPart, page = 1) {
  mustHave(actor, "sessions");
  const hasPlace = sql<boolean>`${sessionPlace.session} is not distinct from ${id}`;
  const isOwn = sql`(${isNotNull(pitchApplication.lead)} or ${hasPlace})`;
  const applied = and(
    ...[eq(lead.form, "pitch-application"), eq(lead.spam, false)],
    or(eq(session, id), eq(sessionPlace.session, id)),
    part === "own" ? isOwn : not(isOwn),
  );
  const placed = and(eq(sessionPlace.leadId, lead.id), isNull(sessionPlace.takenBackAt));
  const [all] = await db
    .select({ applied: count() })
    .from(lead)
    .leftJoin(pitchApplication, eq(pitchApplication.lead, lead.id))
    .leftJoin(sessionPlace, placed)
    .where(applied);
  return readNumbered(page, all?.applied ?? 0, ({ limit, offset }) =>
    db
      .select({ ...asListed, hasPlace, refusedFor: pitchAnswer.reason, wasTakenBack: wasTakenBack(id) })
      .from(lead)
      .leftJoin(pitchApplication, eq(pitchApplication.lead, lead.id))
      .leftJoin(pitchAnswer, eq(pitchAnswer.lead, lead.id))
      .leftJoin(sessionPlace, placed)
      .where(applied)
      .orderBy(desc(isOfProgramme), sql`${score} desc nulls last`, asc(lead.createdAt), asc(lead.id))
      .limit(limit)
      .offset(offset),
  );
}

const asListed = {
  lead: lead.id,
  email: lead.email,
  startup: sql<string>`coalesce(${lead.payload} ->> 'startupName', '')`,
  sentAt: lead.createdAt,
  founder: founderOf,
  logo: sql<
    string | null
  >`(select ${startupLogo.version} from ${startupLogo} where ${startupLogo.startup} = ${founderOf})`,
  inProgramme: isOfProgramme,
  score,
  isUnproven,
  /** The founder's plan when the application was sent from the account. */
  plan: pitchApplication.plan,
  /** Whether that plan was the free month, which does not include the participation fee. */
  isOnTrial: isSentOnTrial,
  feeText: pitchApplication.feeText,
};

export async function standingOfApplicants(db: Db, actor: Actor, leads: readonly string[]) {
  mustHave(actor, "sessions");
  if (leads.length === 0) return new Map<string, Applicant>();
  const rows = await db
    .select(asListed)
    .from(lead)
    .leftJoin(pitchApplication, eq(pitchApplication.lead, lead.id))
    .where(and(inArray(lead.id, [...leads]), eq(lead.form, "pitch-application")));
  return new Map(rows.map((row) => [row.lead, row]));
}

export type Applicant = {
  lead: string;
  email: string;
  startup: string;
  sentAt: Date;
  founder: string | null;
  logo: string | null;
  inProgramme: boolean;
  score: number | null;
  isUnproven: boolean;
  plan: "free" | "visible" | "elite" | null;
  isOnTrial: boolean;
  feeText: string | null;
};
