import { and, asc, count, desc, eq, inArray, isNotNull, isNull, not, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { readNumbered } from "../../platform/db/numbered-page.server.ts";
import { application } from "../application/application.table.ts";
import { mustBe } from "../audit/access.ts";
import { lead } from "../lead/lead.table.ts";
import type { Actor } from "../person/actor.ts";
import { readinessScan } from "../readiness/readiness.table.ts";
import { founderOf } from "./founder-of.server.ts";
import { pitchApplication } from "./pitch-application.table.ts";
import { sessionPlace } from "./session-place.table.ts";

/** True of an application whose e-mail was accepted into the programme. */
const inProgramme = sql<boolean>`exists (select 1 from ${application}
  where ${application.email} = ${lead.email} and ${application.status} = 'accepted')`;

/** The score an application stood on; of one from the public form, that of the last scan of its account. */
const score = sql<number | null>`coalesce(${pitchApplication.score}, (
  select ${readinessScan.score} from ${readinessScan} where ${readinessScan.founder} = ${founderOf}
  order by ${readinessScan.scannedAt} desc limit 1))`;

/** True of one from the public form in the e-mail of an account or of the programme: anybody may have filled it in. */
const isUnproven = sql<boolean>`${pitchApplication.lead} is null and (${founderOf} is not null or ${inProgramme})`;

const session = sql<string>`coalesce(${pitchApplication.session}, ${lead.payload} ->> 'session')`;

/** Those sent signed in or given a place since, and those that anybody may have sent in any name. */
export const applicantParts = ["own", "form"] as const;

export type ApplicantPart = (typeof applicantParts)[number];

/**
 * A page of those who applied for a session, in the order that is proposed: startups of the programme first, then by
 * score, then by date. A person decides. The public form's are a queue apart, so that made-up ones hide nobody's own.
 */
export async function applicantsFor(db: Db, actor: Actor, id: string, part: ApplicantPart, page = 1) {
  mustBe(actor, "admin");
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
      .select({ ...asListed, hasPlace })
      .from(lead)
      .leftJoin(pitchApplication, eq(pitchApplication.lead, lead.id))
      .leftJoin(sessionPlace, placed)
      .where(applied)
      .orderBy(desc(inProgramme), sql`${score} desc nulls last`, asc(lead.createdAt), asc(lead.id))
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
  inProgramme,
  score,
  isUnproven,
  /** Of an application from the cockpit: what it was sent with. */
  plan: pitchApplication.plan,
  feeText: pitchApplication.feeText,
};

/** What each of these applications stood on: its account, its score, the plan and the fee as they were read. */
export async function standingOfApplicants(db: Db, actor: Actor, leads: readonly string[]) {
  mustBe(actor, "admin");
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
  inProgramme: boolean;
  score: number | null;
  isUnproven: boolean;
  plan: "free" | "visible" | "elite" | null;
  feeText: string | null;
};
