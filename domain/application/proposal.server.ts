import { and, desc, eq, isNull, ne } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustHave } from "../audit/access.ts";
import { isClosedTo } from "../audit/closed.server.ts";
import type { EmailToSend } from "../delivery/email.server.ts";
import type { Actor } from "../person/actor.ts";
import { decisionEmail, digestOf, invitationEmail } from "./answer-email.server.ts";
import { type Application, isHeld, readForTeam } from "./application.server.ts";
import { application, applicationInvitation } from "./application.table.ts";
import { isAnnounced, takenTimes, timesInHours, upcomingCall } from "./booking.server.ts";
import { isOvertaken, isStale } from "./decision.server.ts";
import type { AnswerTerms } from "./facts.server.ts";
import { intakeNamed } from "./intake.ts";

/**
 * `anyway`: the sender confirmed times although they are outside the announced days or proposed to another applicant.
 */
export type Invitation = {
  times: Date[];
  /** The id of the expert whose free hours are proposed instead of `times`. Null if no expert is chosen. */
  host?: string | null;
  /** The place of the call. If empty, the place of the expert's other meetings is used. */
  where: string;
  reason: string;
  anyway: boolean;
  /** The id of the decision that the page showed: "" for none, undefined if the page shows no decisions. */
  shownDecision?: string | undefined;
  /** The id of the submission that the sender saw. */
  shownSubmission?: string | undefined;
  /** The digest of the previewed e-mail: "" if the preview was empty, undefined without a preview. */
  shownMail?: string | undefined;
};

/**
 * Why a proposed time is a problem: booked by another applicant, outside the announced days, or proposed to another
 * applicant.
 */
export type TimeProblem = "taken" | "outside" | "proposed";

/** Returns the times proposed to other applicants who have not chosen yet. */
async function proposedElsewhere(db: Db, id: string) {
  const open = await db
    .selectDistinctOn([applicationInvitation.applicationId], { times: applicationInvitation.times })
    .from(applicationInvitation)
    .innerJoin(application, eq(application.id, applicationInvitation.applicationId))
    .where(
      and(
        eq(application.status, "call"),
        isNull(application.callAt),
        ne(application.id, id),
        ...[isNull(applicationInvitation.recalledAt), isNull(applicationInvitation.host)],
      ),
    )
    .orderBy(applicationInvitation.applicationId, desc(applicationInvitation.invitedAt));
  return new Set(open.flatMap(({ times }) => times));
}

async function problemsOf(
  db: Db,
  { id, intake }: Application,
  invitation: Invitation,
  { rule, delays }: AnswerTerms,
  now: Date,
) {
  const days = intakeNamed(intake, rule);
  const isTaken = await takenTimes(db, id, delays.call, now);
  const proposed = await proposedElsewhere(db, id);
  const problems = new Map<string, TimeProblem>();
  for (const time of invitation.times) {
    if (isTaken(time)) problems.set(time.toISOString(), "taken");
    else if (invitation.anyway) continue;
    else if (!isAnnounced(days, time)) problems.set(time.toISOString(), "outside");
    else if (proposed.has(time.toISOString())) problems.set(time.toISOString(), "proposed");
  }
  return problems;
}

/** The maximum number of an expert's free times that one invitation proposes. */
const mostHours = 40;

async function proposedHours(
  db: Db,
  { id, intake }: Application,
  { where, anyway, host }: Invitation & { host: string },
  { rule, delays }: AnswerTerms,
  now: Date,
) {
  const days = intakeNamed(intake, rule);
  const { offers, place } = await timesInHours(db, host, { application: id, minutes: delays.call }, now);
  const times = offers.filter((time) => anyway || isAnnounced(days, time));
  return { times: times.slice(0, mostHours), where: where || place };
}

/** A sent "no" at the first step is no obstacle, because an invitation reopens the application. */
export function proposalRefusal(found: Application, { shownDecision, shownSubmission }: Invitation) {
  const { first, final, invitation } = found;
  if (found.withdrawnAt) return "withdrawn" as const;
  if (final || isOvertaken(found, shownDecision)) return "decided" as const;
  if (isHeld(invitation)) return "held" as const;
  if (isHeld(first)) return "decided" as const;
  return isStale(found, shownSubmission) ? ("stale" as const) : undefined;
}

export type Proposal =
  /** The expert has no free time on the announced days, or no meeting place is given for the call. */
  | { status: "no-hours" | "no-place" }
  | { status: "times"; problems: Map<string, TimeProblem> }
  /** The proposed times as sorted ISO timestamps, and the e-mail that proposes them. */
  | { status: "sound"; times: string[]; where: string; email: EmailToSend; digest: string };

/** Returns the proposed times and the invitation e-mail, or the problems with the times. */
export async function proposalOf(
  db: Db,
  found: Application,
  invitation: Invitation,
  terms: AnswerTerms,
  now: Date,
): Promise<Proposal> {
  const { host = null } = invitation;
  const { times, where } =
    host === null ? invitation : await proposedHours(db, found, { ...invitation, host }, terms, now);
  if (times.length === 0) return { status: "no-hours" };
  if (where === "") return { status: "no-place" };
  const problems = host === null ? await problemsOf(db, found, invitation, terms, now) : new Map<string, TimeProblem>();
  if (problems.size > 0) return { status: "times", problems };
  const sorted = [...new Set(times.map((time) => time.toISOString()))].sort();
  const email = invitationEmail(found, { times: sorted, where }, terms, await upcomingCall(db, found, now));
  return { status: "sound", times: sorted, where, email, digest: digestOf(email) };
}

/** Returns the e-mail that a decision would send, without storing anything. */
export async function previewDecision(
  db: Db,
  actor: Actor,
  found: Application,
  decision: Parameters<typeof decisionEmail>[1] & AnswerTerms,
  now = new Date(),
) {
  mustHave(actor, "applications");
  const email = decisionEmail(found, decision, decision, await upcomingCall(db, found, now));
  return { email, digest: digestOf(email) };
}

/** Returns the e-mail that an invitation would send, without storing anything. */
export async function previewInvitation(
  db: Db,
  actor: Actor,
  id: string,
  { places, rule, delays, hold, ...invitation }: Invitation & AnswerTerms,
  now = new Date(),
) {
  mustHave(actor, "applications");
  const found = (await isClosedTo(db, actor, id)) ? undefined : await readForTeam(db, id);
  if (!found) return { status: "gone" as const };
  const refused = proposalRefusal(found, invitation);
  if (refused) return { status: refused };
  return proposalOf(db, found, invitation, { places, rule, delays, hold }, now);
}
