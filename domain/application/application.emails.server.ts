import { eq } from "drizzle-orm";
import * as z from "zod";
import { applicationAccepted } from "../../emails/application-accepted.tsx";
import { applicationCall } from "../../emails/application-call.tsx";
import {
  applicationDeclined,
  applicationPlaceFreed,
  applicationWaitlisted,
} from "../../emails/application-decision.tsx";
import { applicationInvitation } from "../../emails/application-invitation.tsx";
import { applicationReceipt } from "../../emails/application-receipt.tsx";
import { applicationResume } from "../../emails/application-resume.tsx";
import { applicationRevision, applicationRevisionDecided } from "../../emails/application-revision.tsx";
import { applicationPlaceGivenUp, applicationWithdrawn } from "../../emails/application-withdrawn.tsx";
import { defineEmail, emailLang as lang } from "../delivery/email.server.ts";
import type { EmailContext } from "../delivery/email-context.ts";
import { retentionRules } from "../retention/rules.ts";
import { applicationResume as resumeLink } from "./application.table.ts";
import type { CallEvent } from "./call-calendar.ts";
import { fromTheTeam } from "./call-email.ts";

const worksFor = retentionRules.mailed_links.keep * 3_600_000;

export const resumeEnds = (now = new Date()) => new Date(now.getTime() + worksFor);

const callEvent: z.ZodType<CallEvent> = z.object({
  id: z.uuid(),
  sequence: z.int().nonnegative(),
  changedAt: z.iso.datetime(),
  startsAt: z.iso.datetime(),
  minutes: z.number().positive(),
  place: z.string(),
  email: z.string(),
});

export const applicationReceiptEmail = defineEmail({
  name: "application-receipt",
  purpose: "application",
  /** `sentAt` is optional, because e-mails queued by an earlier version do not contain the field. */
  schema: z.object({ lang, application: z.string(), changeableUntil: z.string(), sentAt: z.iso.datetime().optional() }),
  write: (params, { branding, url, firstAnswerBy }) =>
    applicationReceipt(params.lang, branding(params.lang), {
      address: url("application", params.application, params.lang),
      changeableUntil: params.changeableUntil,
      answerBy: params.sentAt ? firstAnswerBy(new Date(params.sentAt)) : null,
    }),
});

export const applicationRevisionEmail = defineEmail({
  name: "application-revision",
  purpose: "application",
  /** `decided` is set once the application is decided; `after` is its intake if the applicant may apply for another. */
  schema: z.object({ lang, revision: z.string(), decided: z.object({ after: z.string().nullable() }).optional() }),
  async write({ lang, revision, decided }, { branding, url, intakeAfter }) {
    const from = branding(lang);
    if (!decided) return applicationRevision(lang, from, url("application-revision", revision, lang));
    return applicationRevisionDecided(lang, from, decided.after ? await intakeAfter(decided.after, lang) : null);
  },
});

export const applicationResumeEmail = defineEmail({
  name: "application-resume",
  purpose: "application",
  schema: z.object({ lang, resume: z.string() }),
  write: (params, { branding, url }) =>
    applicationResume(params.lang, branding(params.lang), url("application-resume", params.resume, params.lang)),
  leaves: async (db, { resume }) => {
    await db.update(resumeLink).set({ expiresAt: resumeEnds() }).where(eq(resumeLink.id, resume));
  },
});

export const applicationInvitationEmail = defineEmail({
  name: "application-invitation",
  purpose: "team",
  /** `cancelled` is the booked call that is cancelled because this e-mail proposes other times. */
  schema: z.object({
    lang,
    application: z.string(),
    times: z.array(z.iso.datetime()),
    where: z.string(),
    minutes: z.number(),
    cancelled: callEvent.optional(),
  }),
  async write(params, { branding, url }) {
    const from = branding(params.lang);
    const written = await applicationInvitation(
      params.lang,
      from,
      url("application", params.application, params.lang),
      params,
    );
    return { ...written, ...fromTheTeam(from, "CANCEL", params.cancelled, params.lang) };
  },
});

type Call = Awaited<ReturnType<EmailContext["meeting"]>>;

/** Returns true if a call is not cancelled and has not changed since an e-mail about the call was queued. */
const isCurrent = (call: Call, sequence: number): call is NonNullable<Call> =>
  call !== null && !call.isCancelled && call.sequence === sequence;

export const applicationCallSetEmail = defineEmail({
  name: "application-call-set",
  purpose: "owner",
  schema: z.object({
    lang,
    application: z.string(),
    time: z.iso.datetime(),
    where: z.string(),
    call: callEvent.optional(),
    /** True if the call's place (a link, a phone number or an address) has changed, but not its time. */
    isPlace: z.boolean().optional(),
  }),
  async write({ time, where, call, isPlace, ...params }, { branding, url, meeting }) {
    // An outdated invitation is not sent, because it could arrive after the e-mail that moves or cancels the call.
    if (call && !isCurrent(await meeting(call.id, params.lang), call.sequence)) return null;
    const from = branding(params.lang);
    const what = isPlace ? "place" : (call?.sequence ?? 0) > 0 ? "moved" : "set";
    const address = url("application", params.application, params.lang);
    const written = await applicationCall(params.lang, from, address, { time: new Date(time), where, what });
    return { ...written, ...fromTheTeam(from, "REQUEST", call, params.lang) };
  },
});

export const applicationCallReminderEmail = defineEmail({
  name: "application-call-reminder",
  purpose: "owner",
  schema: z.object({ lang, application: z.string(), meeting: z.uuid(), sequence: z.int().nonnegative() }),
  async write({ lang, ...params }, { branding, url, meeting }) {
    const call = await meeting(params.meeting, lang);
    if (!isCurrent(call, params.sequence)) return null;
    const from = branding(lang);
    const reminder = { time: call.startsAt, where: call.place, what: "reminder" } as const;
    const written = await applicationCall(lang, from, url("application", params.application, lang), reminder);
    return { ...written, ...fromTheTeam(from, "REQUEST", undefined, lang) };
  },
});

/** `cancelled` is the upcoming call that the decision cancels. */
const decision = {
  lang,
  application: z.string(),
  startsOn: z.string(),
  line: z.string(),
  cancelled: callEvent.optional(),
};

export const applicationAcceptedEmail = defineEmail({
  name: "application-accepted",
  purpose: "team",
  schema: z.object({ ...decision, name: z.string().default("") }),
  async write({ application, ...params }, { branding, url, programme }) {
    const from = branding(params.lang);
    const written = await applicationAccepted(params.lang, from, {
      ...params,
      ...programme(params.lang),
      name: params.name,
      statusUrl: url("application", application, params.lang),
      accountUrl: url("application-account", application, params.lang),
    });
    return { ...written, ...fromTheTeam(from, "CANCEL", params.cancelled, params.lang) };
  },
});

export const applicationWaitlistedEmail = defineEmail({
  name: "application-waitlisted",
  purpose: "team",
  schema: z.object(decision),
  async write(params, { branding, url }) {
    const from = branding(params.lang);
    const address = url("application", params.application, params.lang);
    const written = await applicationWaitlisted(params.lang, from, { ...params, address });
    return { ...written, ...fromTheTeam(from, "CANCEL", params.cancelled, params.lang) };
  },
});

export const applicationDeclinedEmail = defineEmail({
  name: "application-declined",
  purpose: "team",
  schema: z.object({
    lang,
    application: z.string(),
    /**
     * The intake's month. The default is for e-mails queued before this field existed; all those e-mails belonged to
     * one intake.
     */
    intake: z.string().default("2026-01"),
    line: z.string(),
    cancelled: callEvent.optional(),
  }),
  async write(params, { branding, url, intakeAfter }) {
    const from = branding(params.lang);
    const address = url("application", params.application, params.lang);
    const next = await intakeAfter(params.intake, params.lang);
    const written = await applicationDeclined(params.lang, from, { ...params, address, next });
    return { ...written, ...fromTheTeam(from, "CANCEL", params.cancelled, params.lang) };
  },
});

export const applicationPlaceFreedEmail = defineEmail({
  name: "application-place-freed",
  purpose: "team",
  schema: z
    .object({ ...decision, intake: z.string(), to: z.enum(["applicant", "startup"]).default("applicant") })
    .omit({ cancelled: true }),
  async write({ to, ...params }, { branding, url, intakeAfter }) {
    const from = branding(params.lang);
    // The application's page opens to whoever has its address, and what stands there is the applicant's own.
    const address = to === "startup" ? null : url("application", params.application, params.lang);
    const next = await intakeAfter(params.intake, params.lang);
    const written = await applicationPlaceFreed(params.lang, from, { ...params, address, next });
    return { ...written, ...fromTheTeam(from, "CANCEL", undefined, params.lang) };
  },
});

export const applicationWithdrawnEmail = defineEmail({
  name: "application-withdrawn",
  purpose: "owner",
  schema: z.object({
    lang,
    application: z.string(),
    cancelled: callEvent.optional(),
    /** "startup": the e-mail goes to the contact of the startup that had the place. */
    after: z.enum(["place", "decision", "startup"]).optional(),
  }),
  async write(params, { branding, url }) {
    const from = branding(params.lang);
    const address = url("application", params.application, params.lang);
    const written =
      params.after === "startup"
        ? await applicationPlaceGivenUp(params.lang, from)
        : await applicationWithdrawn(params.lang, from, address, { ...params, after: params.after });
    return { ...written, ...fromTheTeam(from, "CANCEL", params.cancelled, params.lang) };
  },
});

export const emails = [
  applicationReceiptEmail,
  applicationRevisionEmail,
  applicationResumeEmail,
  applicationInvitationEmail,
  applicationCallSetEmail,
  applicationCallReminderEmail,
  applicationAcceptedEmail,
  applicationWaitlistedEmail,
  applicationDeclinedEmail,
  applicationPlaceFreedEmail,
  applicationWithdrawnEmail,
];
