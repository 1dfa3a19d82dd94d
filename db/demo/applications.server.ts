import { eq } from "drizzle-orm";
import { decide } from "../../domain/application/decision.server.ts";
import { answerTerms, intakeRule } from "../../domain/application/facts.server.ts";
import { nextIntakes } from "../../domain/application/intake.ts";
import { inviteToCall } from "../../domain/application/invitation.server.ts";
import { withdrawApplication } from "../../domain/application/applicant-actions.server.ts";
import { submitApplication } from "../../domain/application/submit.server.ts";
import type { Content } from "../../domain/content/content.server.ts";
import { lead } from "../../domain/lead/lead.table.ts";
import type { LeadForm } from "../../domain/form/forms.ts";
import { leadOfReceipt } from "../../domain/lead/receipt.server.ts";
import type { Submission, Submitted } from "../../domain/lead/submission.ts";
import type { Actor } from "../../domain/person/actor.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { type DemoApplication, revision } from "./applications.ts";
import { byDemo, DemoError } from "./ground.ts";
import { callTimes } from "./sessions.ts";

export type App = { db: Db; secret: string; content: Content; password: string; url: string };
export type Loading = App & { now: Date; actor: Actor };

export const hour = 3_600_000;

/** Returns what a submission contains besides its form and its answers. Each sender has a distinct network address. */
export function sentFrom({ content }: Loading, form: LeadForm, email: string): Omit<Submission, "form" | "payload"> {
  const notice = content.find("notice", form === "application-revision" ? "application" : form, "fr");
  const marketing = content.find("consent", "marketing-email", "fr");
  const risk = content.find("consent", "investor-risk", "fr");
  return {
    key: undefined,
    email,
    lang: "fr",
    consents: [
      { purpose: "notice", version: notice.version, wording: notice.summary, given: true },
      { purpose: "marketing", version: marketing.version, wording: marketing.text, given: form === "simulator" },
      ...(form === "investor-registration"
        ? [{ purpose: "risk" as const, version: risk.version, wording: risk.text, given: true }]
        : []),
    ],
    source: {},
    address: `${byDemo} ${form} ${email}`,
    notify: content.site.notificationEmail,
    spam: false,
  };
}

export async function dated(db: Db, submitted: Submitted | { status: "closed" }, sentAt: Date) {
  const stored = submitted.status === "stored" ? await leadOfReceipt(db, submitted.receipt) : undefined;
  if (!stored) throw new DemoError(`A form of the demo was not stored: ${submitted.status}`);
  await db.update(lead).set({ createdAt: sentAt }).where(eq(lead.id, stored.id));
  return stored.id;
}

export async function loadApplication(loading: Loading, { email, status, hoursAgo, answers }: DemoApplication) {
  const { db, secret, content, now, actor } = loading;
  const rule = intakeRule(content);
  const sentAt = new Date(now.getTime() - hoursAgo * hour);
  // An application without a reply belongs to the intake that is open when the demo is loaded.
  const [intake] = nextIntakes(status === "first" ? now : sentAt, rule, 1);
  const sent = { ...sentFrom(loading, "application", email), answers, intake: intake?.id ?? "" };
  const id = await dated(db, await submitApplication(db, secret, sent, rule, sentAt), sentAt);
  const after = (hours: number) => new Date(sentAt.getTime() + hours * hour);
  // Removes the delay after which decisions are usually sent, because the demo's decisions are dated in the past.
  const terms = { ...answerTerms(content), hold: 0 };
  const reason = "Example of a decision.";

  if (status === "first") return;
  if (status === "withdrawn") {
    await withdrawApplication(db, id, { notify: "" }, after(24));
    return;
  }
  if (status === "declined") {
    const line = "Nous accompagnons des startups qui vendent à des entreprises\u202F; revenez si votre modèle évolue.";
    await decide(db, actor, id, { step: "first", verdict: "no", reason, line, ...terms }, after(30));
    return;
  }
  const invitation = { times: callTimes(now), where: "Visioconférence (exemple)", reason, anyway: true };
  await inviteToCall(db, actor, id, { ...invitation, ...terms }, after(20));
  if (status === "call") return;
  const verdict = status === "waitlisted" ? "wait" : "yes";
  await decide(db, actor, id, { step: "final", verdict, reason, line: "", ...terms }, after(15 * 24));
  if (status !== "freed") return;
  const line = "Vous nous avez dit que vous partez avec un autre programme\u202F: bonne route.";
  await decide(db, actor, id, { step: "final", verdict: "freed", reason, line, ...terms }, after(20 * 24));
}

/**
 * Sends a second application with the e-mail address of an existing application, but without the personal link of that
 * application.
 */
export async function loadRevision(loading: Loading) {
  const { db, secret, content, now } = loading;
  const rule = intakeRule(content);
  const [intake] = nextIntakes(now, rule, 1);
  const sent = { ...sentFrom(loading, "application-revision", revision.of), answers: revision.answers };
  await dated(db, await submitApplication(db, secret, { ...sent, intake: intake?.id ?? "" }, rule, now), now);
}
