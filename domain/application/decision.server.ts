import { randomUUID } from "node:crypto";
import { lock } from "../../platform/db/advisory-lock.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { audit } from "../audit/audit.server.ts";
import { raiseVersion } from "../content/content.server.ts";
import type { EmailToSend } from "../delivery/email.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import { answerLeads } from "../lead/status.server.ts";
import type { Actor } from "../person/actor.ts";
import { mustHave } from "../audit/access.ts";
import type { Step, Verdict } from "./application.ts";
import { type Application, lockApplication, leadsOfApplication } from "./application.server.ts";
import { acceptedByIntake } from "./intake-queries.server.ts";
import { applicationDecision } from "./application.table.ts";
import { cancelCall } from "./booking.server.ts";
import type { CallEvent } from "./call-calendar.ts";
import { type IntakeRule, intakeNamed } from "./intake.ts";
import { syncStatus } from "./status.server.ts";
import {
  applicationAcceptedEmail,
  applicationDeclinedEmail,
  applicationWaitlistedEmail,
} from "./application.emails.server.ts";

/**
 * `reason` is for the file and may not be blank; `line` is shown to the applicant beside the verdict and is required
 * for a no. A first yes is an invitation to the call (invitation.server.ts).
 */
export type Decision = { reason: string; line: string } & (
  | { step: "first"; verdict: "no" }
  | {
      step: "final";
      verdict: Verdict;
      /**
       * The start of the upcoming call shown to the deciding admin, "" for none; if another call is booked, the
       * decision is refused until the admin has seen that call.
       */
      shownCall?: string | undefined;
    }
);

export type Decided = { status: "stored" | "withdrawn" | "decided" | "too-early" | "full" | "call" | "gone" };

/** The limits of a decision: the places of an intake and its calendar rule. */
export type Places = { places: number; rule: IntakeRule };

/** Whether the intake has a free place; the lock blocks other acceptances until the transaction ends. */
async function hasPlace(tx: Db, intake: string, places: number) {
  await lock(tx, "intake", intake);
  return ((await acceptedByIntake(tx, [intake])).get(intake) ?? 0) < places;
}

/** Why an application cannot be decided this way; undefined if it can. */
function refusalOf(found: Application | undefined, step: Step, verdict: Verdict): Decided["status"] | undefined {
  if (!found) return "gone";
  if (found.withdrawnAt) return "withdrawn";
  const last = step === "first" ? (found.first ?? found.final) : found.final;
  if (found.first?.verdict === "no" || (last && (last.verdict !== "wait" || verdict === "wait"))) return "decided";
  return step === "final" && !found.first ? "too-early" : undefined;
}

/** Whether a call is booked that the deciding admin has not seen. */
function isCallUnseen({ callAt }: Application, decision: Decision, now: Date) {
  if (decision.step !== "final" || decision.shownCall === undefined || !callAt || callAt <= now) return false;
  return decision.shownCall !== callAt.toISOString();
}

function emailOf(
  found: Application,
  { verdict, line }: Decision,
  rule: IntakeRule,
  cancelled: CallEvent | undefined,
): EmailToSend {
  const { id: application, lang } = found;
  const { startsOn } = intakeNamed(found.intake, rule);
  const own = { lang, application, line, ...(cancelled && { cancelled }) };
  if (verdict === "no") return applicationDeclinedEmail.with({ ...own, intake: found.intake });
  const data = { ...own, startsOn };
  return verdict === "yes"
    ? applicationAcceptedEmail.with({ ...data, name: found.answers.fullName })
    : applicationWaitlistedEmail.with(data);
}

/**
 * Records a decision and mails it in the applicant's language: one for each step, the final one only after a first yes,
 * never more acceptances than places. It cancels an upcoming call.
 */
export async function decide(
  db: Db,
  actor: Actor,
  id: string,
  { places, rule, ...decision }: Decision & Places,
  now = new Date(),
): Promise<Decided> {
  mustHave(actor, "applications");
  const { step, verdict, reason, line } = decision;
  if (verdict === "no" && line.trim() === "") throw new Error("A no needs a line for the applicant");
  return db.transaction(async (tx): Promise<Decided> => {
    const found = await lockApplication(tx, id);
    const refused = refusalOf(found, step, verdict);
    if (refused || !found) return { status: refused ?? "gone" };
    if (isCallUnseen(found, decision, now)) return { status: "call" };
    const accepts = step === "final" && verdict === "yes";
    if (accepts && !(await hasPlace(tx, found.intake, places))) return { status: "full" };
    const author = actor.viewer.id;
    await tx
      .insert(applicationDecision)
      .values({ id: randomUUID(), applicationId: id, step, verdict, author, reason, line, decidedAt: now });
    const cancelled = await cancelCall(tx, found, now);
    await syncStatus(tx, id);
    await answerLeads(tx, actor, await leadsOfApplication(tx, id));
    await enqueue(tx, [emailJob(emailOf(found, decision, rule, cancelled), { key: found.email, subject: id })]);
    await audit(tx, actor, {
      action: "application.decide",
      object: { kind: "application", id },
      before: { verdict: found.final?.verdict ?? null },
      after: { step, verdict },
    });
    // Public pages show the number of places left.
    if (accepts) await raiseVersion(tx);
    return { status: "stored" };
  });
}
