import { createHash } from "node:crypto";
import type { EmailToSend } from "../delivery/email.server.ts";
import {
  applicationAcceptedEmail,
  applicationDeclinedEmail,
  applicationInvitationEmail,
  applicationPlaceFreedEmail,
  applicationWaitlistedEmail,
} from "./application.emails.server.ts";
import { type Application, isHeld } from "./application.server.ts";
import type { applicationDecision, applicationInvitation } from "./application.table.ts";
import type { CallEvent } from "./call-calendar.ts";
import type { AnswerTerms } from "./facts.server.ts";
import { intakeNamed } from "./intake.ts";

type About = Pick<Application, "id" | "lang" | "intake" | "answers">;
type Decision = Pick<typeof applicationDecision.$inferSelect, "verdict" | "line">;
type Invitation = Pick<typeof applicationInvitation.$inferSelect, "times" | "where">;

/** Returns the e-mail about a freed place, to the applicant or to the contact of the startup that had the place. */
export function placeFreedEmail(
  { id: application, lang, intake }: About,
  { line }: Pick<Decision, "line">,
  { rule }: Pick<AnswerTerms, "rule">,
  to: "applicant" | "startup",
): EmailToSend {
  const { startsOn } = intakeNamed(intake, rule);
  return applicationPlaceFreedEmail.with({ lang, application, line, intake, startsOn, to });
}

/** Returns the e-mail of a decision; `cancelled` is the upcoming call that the decision cancels. */
export function decisionEmail(
  found: About,
  { verdict, line }: Decision,
  terms: Pick<AnswerTerms, "rule">,
  cancelled?: CallEvent,
): EmailToSend {
  if (verdict === "freed") return placeFreedEmail(found, { line }, terms, "applicant");
  const { id: application, lang, intake, answers } = found;
  const { startsOn } = intakeNamed(intake, terms.rule);
  const own = { lang, application, line };
  const call = { ...own, ...(cancelled && { cancelled }) };
  if (verdict === "no") return applicationDeclinedEmail.with({ ...call, intake });
  return verdict === "yes"
    ? applicationAcceptedEmail.with({ ...call, startsOn, name: answers.fullName })
    : applicationWaitlistedEmail.with({ ...call, startsOn });
}

/** Returns the e-mail that proposes times for the call. `cancelled` is the booked call that the new times replace. */
export const invitationEmail = (
  { id: application, lang }: About,
  { times, where }: Invitation,
  { delays }: Pick<AnswerTerms, "delays">,
  cancelled?: CallEvent,
) =>
  applicationInvitationEmail.with({
    lang,
    application,
    times,
    where,
    minutes: delays.call,
    ...(cancelled && { cancelled }),
  });

/** Returns a digest that shows whether an e-mail has changed since the sender saw the preview. */
export const digestOf = ({ row }: EmailToSend) => createHash("sha256").update(JSON.stringify(row)).digest("base64url");

/** Returns the decision or invitation that is not sent yet, with its e-mail. Returns null if there is none. */
export function heldAnswer(
  found: About & Pick<Application, "first" | "final" | "invitation">,
  terms: AnswerTerms,
  cancelled?: CallEvent,
) {
  const { invitation } = found;
  if (invitation && isHeld(invitation)) {
    const { id, leavesAt } = invitation;
    return { is: "invitation" as const, id, leavesAt, email: invitationEmail(found, invitation, terms, cancelled) };
  }
  const decision = [found.final, found.first].find(isHeld);
  if (!decision) return null;
  const { id, leavesAt } = decision;
  return { is: "decision" as const, id, leavesAt, email: decisionEmail(found, decision, terms, cancelled) };
}
