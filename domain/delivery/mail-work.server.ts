import { accountBlocked } from "../../emails/account-blocked.tsx";
import { accountLetter } from "../../emails/account.tsx";
import { applicationAccepted, type ProgrammeText } from "../../emails/application-accepted.tsx";
import { applicationCallSet } from "../../emails/application-call-set.tsx";
import { applicationDeclined, applicationWaitlisted, type NextIntake } from "../../emails/application-decision.tsx";
import { applicationInvitation } from "../../emails/application-invitation.tsx";
import { applicationReceipt } from "../../emails/application-receipt.tsx";
import { applicationResume } from "../../emails/application-resume.tsx";
import { applicationRevision } from "../../emails/application-revision.tsx";
import { applicationWithdrawn } from "../../emails/application-withdrawn.tsx";
import { conferenceDate, conferenceReceipt, type ConferenceText } from "../../emails/conference-receipt.tsx";
import { contactReceipt } from "../../emails/contact-receipt.tsx";
import { deckRequestReceipt } from "../../emails/deck-request-receipt.tsx";
import { guideDay, type GuideDayParts } from "../../emails/guide-day.tsx";
import { guideLink } from "../../emails/guide-link.tsx";
import { investorDecision } from "../../emails/investor-decision.tsx";
import { investorReceipt } from "../../emails/investor-receipt.tsx";
import { joinReceipt } from "../../emails/join-receipt.tsx";
import type { Letter, EmailBranding } from "../../emails/letter.tsx";
import { type ArticleParts, newsletterArticle } from "../../emails/newsletter-article.tsx";
import { newsletterLetter, type NewsletterLinks } from "../../emails/newsletter.tsx";
import { notifyMeReceipt } from "../../emails/notify-me-receipt.tsx";
import { operatorLead } from "../../emails/operator-lead.tsx";
import { pitchApplicationReceipt } from "../../emails/pitch-application-receipt.tsx";
import { planDeclined, planEnded, planGranted } from "../../emails/plan.tsx";
import { accountUnused, privacyLetter } from "../../emails/privacy.tsx";
import { quizResult, type QuizResultText } from "../../emails/quiz-result.tsx";
import { roleChanged } from "../../emails/role-changed.tsx";
import { sessionDate, type SessionText } from "../../emails/session-date.tsx";
import { signInChange } from "../../emails/sign-in-change.tsx";
import { simulatorProjection } from "../../emails/simulator-projection.tsx";
import { studioAuditReceipt } from "../../emails/studio-audit-receipt.tsx";
import type { Db } from "../../platform/db/database.server.ts";
import type { Job, Outcome, Queue } from "../../platform/jobs/jobs.server.ts";
import { serve } from "../../platform/jobs/worker.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import type { Log } from "../../platform/log/log.server.ts";
import { MailError, type Mailer, type Message } from "../../platform/mail/mail.server.ts";
import { printRetention } from "../retention/rules.ts";
import { callCalendar, type CallMethod } from "./call-calendar.ts";
import type { CallEvent, NewsletterLetter, OperatorNotice, VisitorLetter } from "./lead-deliveries.ts";
import { fieldWords as en } from "./lead-field-words.en.ts";
import { fieldWords as fr } from "./lead-field-words.fr.ts";
import {
  guideLimits,
  type MailLimits,
  mailPause,
  newsletterLimits,
  operatorLimits,
  ownerLimits,
  type Pause,
  strangersPause,
  teamLimits,
} from "./mail-limits.server.ts";
import {
  applicationMailQueue,
  guideMailQueue,
  limitReached,
  waitsForHour,
  mailQueue,
  newsletterMailQueue,
  operatorMailQueue,
  ownDataMailQueue,
  ownerMailQueue,
  securityMailQueue,
  teamMailQueue,
} from "./queues.server.ts";
import { type StrangerLimits, strangerLimits, type StrangerQueue } from "./stranger-mails.ts";

export type MailSetting = {
  mailer: Mailer;
  /** The sender as the site's settings name it now. */
  emailBranding(lang: Lang): EmailBranding;
  /** What letters quote of the content, as it is now, and the addresses that only their readers are given. */
  sources: {
    quizResult(level: number, lang: Lang): QuizResultText;
    /** Null when its reader wants none any more. */
    guideDay(guide: string, day: number): Promise<(GuideDayParts & { lang: Lang }) | null>;
    guideAddresses(guide: string, lang: Lang): { overview: string; mails: string };
    conference(id: string, lang: Lang): ConferenceText;
    programme(lang: Lang): ProgrammeText;
    intakeAfter(intake: string, lang: Lang): NextIntake;
    /** Null when the session has no day to come any more. */
    session(id: string, lang: Lang): SessionText | null;
    /** Null when its reader has left, or the article is no longer there. */
    article(issue: string, subscription: string): Promise<(ArticleParts & { lang: Lang }) | null>;
    /** Says what somebody chose in a form as the form does, from what a lead keeps of it. */
    chosen(form: string, lang: Lang): (field: string, kept: string) => string;
  };
  /** The address that only the reader of this mail is given. */
  accessTokenUrl(to: MailLinkKind, id: string, lang: Lang): string;
  /** Called as a letter leaves: the time of the link in it begins. */
  leaves(letter: VisitorLetter): Promise<void>;
  /** Whether its owner was erased and has not let mail in again since. */
  suppressed(address: string): Promise<boolean>;
  operatorLang: Lang;
  newsletter: {
    links(about: NewsletterLetter): NewsletterLinks;
    /** The subscriber's address takes no mail. */
    bounced(about: { subscription: string }, reason: string): Promise<void>;
  };
  limits?: StrangerLimits;
  /** Milliseconds until the guide's daily mails may leave: one that was held up by day does not arrive at night. */
  guideWait?(now: Date): number;
};

/** What a mail's link opens. */
export type MailLinkKind =
  | "application"
  | "application-account"
  | "application-resume"
  | "application-revision"
  | "account-confirm"
  | "password-reset"
  | "email-change"
  | "privacy-link"
  | "privacy-export"
  | "privacy-erasure";

const suppressed = "suppressed";

/** A letter with what goes beside it. */
type Mail = Letter & Pick<Message, "replyTo" | "attachments">;

type Envelope = Mail & { to: string };

const concurrency = 5;
const warnEvery = 3_600_000;

export function mailWork(db: Db, setting: MailSetting, log: Log) {
  const { mailer, newsletter, limits = strangerLimits } = setting;
  /** A letter that is not to be sent any more is null. */
  const post = <Data>(
    queue: Queue<Data>,
    pauseFor: (job: Job<Data>) => Promise<Pause>,
    write: (job: Job<Data>) => Promise<Envelope | null>,
    {
      refused,
      sparable,
      wait,
    }: {
      refused?: (data: Data, reason: string) => Promise<void>;
      /** What says nothing any more when it comes late. */
      sparable?(data: Data): boolean;
      wait?: MailSetting["guideWait"];
    } = {},
  ) => {
    let warnedAt = 0;
    const warn = () => {
      if (Date.now() - warnedAt < warnEvery) return;
      warnedAt = Date.now();
      log.warn({ queue: queue.name }, "as many mails as may leave in an hour have left: others wait");
    };
    return serve({
      queue,
      concurrency,
      run: async (job, { signal }) => {
        const hour = wait?.(new Date()) ?? 0;
        if (hour > 0) return postponed(job, waitsForHour, hour, false);
        const pause = await pauseFor(job);
        if (pause.anybody > 0) {
          warn();
          return postponed(job, limitReached, pause.anybody, true);
        }
        if (pause.address > 0)
          return sparable?.(job.data) ? { kind: "dropped" } : postponed(job, limitReached, pause.address, false);
        try {
          const envelope = await write(job);
          if (envelope) await mailer.send({ id: job.id, at: job.createdAt, ...envelope }, signal);
          return { kind: "done" };
        } catch (error) {
          if (!(error instanceof MailError)) throw error;
          // What the team decided and cannot reach its person, the team is told.
          if (error.message === suppressed && queue.name !== teamMailQueue.name) return { kind: "dropped" };
          if (error.kind === "refused") await refused?.(job.data, error.message);
          return outcomeOf(error, job);
        }
      },
    });
  };
  const refuseSuppressed = async (address: string) => {
    if (await setting.suppressed(address)) throw new MailError("refused", suppressed);
  };
  const within =
    ({ name }: { name: string }, allowed: MailLimits) =>
    ({ key }: { key: string }) =>
      mailPause(db, name, key, allowed);
  const letters = (queue: Queue<VisitorLetter>, pauseFor: (job: Job<VisitorLetter>) => Promise<Pause>) =>
    post(
      queue,
      pauseFor,
      async ({ key, data }) => {
        if (!isAboutOwnData(data)) await refuseSuppressed(key);
        const letter = await visitorLetter(data, setting);
        if (letter) await setting.leaves(data);
        return to(key, letter);
      },
      {
        sparable: ({ letter }) => letter === "account-known",
        async refused(data, reason) {
          if (isNewsletter(data)) await newsletter.bounced(data, reason);
        },
      },
    );
  const fromStrangers = [securityMailQueue, ownDataMailQueue, applicationMailQueue, mailQueue];
  return [
    ...fromStrangers.map((queue) =>
      letters(queue, (job) => strangersPause(db, queue.name as StrangerQueue, job, limits)),
    ),
    letters(ownerMailQueue, within(ownerMailQueue, ownerLimits)),
    letters(teamMailQueue, within(teamMailQueue, teamLimits)),
    post(
      guideMailQueue,
      within(guideMailQueue, guideLimits),
      async ({ key, data }) => {
        await refuseSuppressed(key);
        return to(key, await guideDayLetter(data, setting));
      },
      { wait: setting.guideWait },
    ),
    post(
      newsletterMailQueue,
      within(newsletterMailQueue, newsletterLimits),
      async ({ key, data }) => {
        await refuseSuppressed(key);
        return to(key, await articleLetter(data, setting));
      },
      { refused: (data, reason) => newsletter.bounced(data, reason) },
    ),
    post(operatorMailQueue, within(operatorMailQueue, operatorLimits), async ({ key, data }) => ({
      to: data.to,
      replyTo: key,
      ...(await operatorLetter(data, setting)),
    })),
  ];
}

const to = (address: string, letter: Mail | null) => letter && { to: address, ...letter };

const fieldWords: Record<Lang, Record<string, string>> = { en, fr };

/** What was sent, by the names that the desk gives its fields too. */
export function operatorLetter({ form, fields, again }: OperatorNotice, setting: MailSetting) {
  const { emailBranding, operatorLang, sources } = setting;
  const words = fieldWords[operatorLang];
  const chosen = sources.chosen(form, operatorLang);
  const named = fields.map(([name, value]): [string, string] => [words[name] ?? name, chosen(name, value)]);
  return operatorLead(operatorLang, emailBranding(operatorLang), form, named, again);
}

const newsletterLetters = {
  "newsletter-confirm": "confirm",
  "newsletter-welcome": "welcome",
  "newsletter-known": "known",
} as const;

const timesIn = (lang: Lang) => ({
  link: printRetention("mailed_links", lang),
  proofs: printRetention("consent_proofs", lang),
});

const isAboutOwnData = (data: VisitorLetter) => data.letter.startsWith("privacy-");

const isNewsletter = (data: VisitorLetter): data is NewsletterLetter => data.letter in newsletterLetters;

/** What a job of the queue of letters says; null when it is not to be said any more. */
export function visitorLetter(data: VisitorLetter, setting: MailSetting): Promise<Mail | null> {
  const { emailBranding, sources, accessTokenUrl, newsletter } = setting;
  const { letter, lang } = data;
  const from = emailBranding(lang);
  switch (letter) {
    case "contact-receipt":
      return contactReceipt(lang, from);
    case "notify-me-receipt":
      return notifyMeReceipt(lang, from);
    case "session-date":
      return sessionDateLetter(data, setting);
    case "pitch-application-receipt":
      return pitchApplicationReceipt(lang, from);
    case "investor-receipt":
      return investorReceipt(lang, from);
    case "join-receipt":
      return joinReceipt(lang, from);
    case "studio-audit-receipt":
      return studioAuditReceipt(lang, from);
    case "deck-request-receipt":
      return deckRequestReceipt(lang, from);
    case "simulator-projection":
      return simulatorProjection(lang, from, data);
    case "newsletter-confirm":
    case "newsletter-welcome":
    case "newsletter-known":
      return newsletterLetter(newsletterLetters[letter], lang, from, newsletter.links(data));
    case "application-receipt":
      return applicationReceipt(
        lang,
        from,
        accessTokenUrl("application", data.application, lang),
        data.changeableUntil,
      );
    case "application-revision":
      return applicationRevision(lang, from, accessTokenUrl("application-revision", data.revision, lang));
    case "application-resume":
      return applicationResume(lang, from, accessTokenUrl("application-resume", data.resume, lang));
    case "application-invitation":
    case "application-call-set":
    case "application-accepted":
    case "application-waitlisted":
    case "application-declined":
    case "application-withdrawn":
      return aboutApplication(data, from, setting);
    case "investor-approved":
      return investorDecision(lang, from, { approved: true });
    case "investor-refused":
      return investorDecision(lang, from, { line: data.line });
    case "account-blocked":
      return accountBlocked(lang, from, data);
    case "plan-granted":
      return planGranted(lang, from, data);
    case "plan-declined":
      return planDeclined(lang, from, data);
    case "plan-ended":
      return planEnded(lang, from, data);
    case "quiz-result":
      return quizResult(lang, from, { ...data, ...sources.quizResult(data.level, lang) });
    case "conference-receipt":
      return conferenceReceipt(lang, from, sources.conference(data.conference, lang));
    case "conference-date":
      return conferenceDateLetter(data, setting);
    case "guide-link":
      return guideLink(lang, from, sources.guideAddresses(data.guide, lang));
    case "privacy-link":
    case "privacy-export":
      return privacyLetter(letter, lang, from, { address: accessTokenUrl(letter, data.pass, lang), ...timesIn(lang) });
    case "privacy-erasure":
      return privacyLetter(letter, lang, from, {
        address: accessTokenUrl(letter, data.pass, lang),
        on: data.on,
        ...timesIn(lang),
      });
    case "privacy-erased":
      return privacyLetter(letter, lang, from, timesIn(lang));
    case "account-unused":
      return accountUnused(lang, from, from.signInUrl, data.on);
    case "guide-day":
      return guideDayLetter(data, setting);
    case "account-confirm":
      return accountLetter(data.isAnother ? "account-confirm-another" : letter, lang, from, {
        url: accessTokenUrl(letter, data.signUp, lang),
      });
    case "password-reset":
    case "email-change":
      return accountLetter(letter, lang, from, { url: accessTokenUrl(letter, data.link, lang) });
    case "account-welcome":
      return accountLetter(letter, lang, from, { url: from.signInUrl, name: data.firstName });
    case "password-changed":
      return accountLetter(data.secondFactorStands ? "password-changed-code" : letter, lang, from, {
        url: from.signInUrl,
      });
    case "account-known":
    case "second-factor-reset":
      return accountLetter(letter, lang, from, { url: from.signInUrl });
    case "email-changed":
      return accountLetter(letter, lang, from, { url: from.homeUrl });
    case "second-factor-on":
    case "second-factor-off":
    case "recovery-codes":
    case "passkey-added":
    case "passkey-removed":
    case "passkeys-removed":
      return signInChange(letter, lang, from);
    case "role-changed":
      return roleChanged(lang, from, data.role);
  }
}

type AboutApplication = Extract<
  VisitorLetter,
  { letter: `application-${"invitation" | "call-set" | "accepted" | "waitlisted" | "declined" | "withdrawn"}` }
>;

const callNames = {
  en: (organisation: string) => `Call with ${organisation}`,
  fr: (organisation: string) => `Appel avec ${organisation}`,
};

/** A letter of the team about an application: its answer reaches a person, and a calendar follows its call. */
async function aboutApplication(data: AboutApplication, from: EmailBranding, setting: MailSetting): Promise<Mail> {
  const { lang } = data;
  const call = "call" in data ? data.call : "cancelled" in data ? data.cancelled : undefined;
  const method: CallMethod = data.letter === "application-call-set" ? "REQUEST" : "CANCEL";
  return {
    ...(await applicationLetter(data, from, setting)),
    ...(from.contactEmail && { replyTo: from.contactEmail }),
    ...(call && { attachments: [attached(method, call, lang, from)] }),
  };
}

function attached(method: CallMethod, call: CallEvent, lang: Lang, from: EmailBranding) {
  const organiser = {
    name: from.organisation,
    email: from.contactEmail || from.senderEmail,
    host: new URL(from.homeUrl).hostname,
  };
  const content = callCalendar(method, call, callNames[lang](from.organisation), organiser);
  return { type: "text/calendar" as const, method, content };
}

function applicationLetter(data: AboutApplication, from: EmailBranding, { accessTokenUrl, sources }: MailSetting) {
  const { lang } = data;
  const address = accessTokenUrl("application", data.application, lang);
  switch (data.letter) {
    case "application-invitation":
      return applicationInvitation(lang, from, address, data);
    case "application-call-set":
      return applicationCallSet(lang, from, address, { ...data, moved: (data.call?.sequence ?? 0) > 0 });
    case "application-accepted":
      return applicationAccepted(lang, from, {
        ...data,
        ...sources.programme(lang),
        name: data.name,
        statusUrl: address,
        accountUrl: accessTokenUrl("application-account", data.application, lang),
      });
    case "application-waitlisted":
      return applicationWaitlisted(lang, from, { ...data, address });
    case "application-declined":
      return applicationDeclined(lang, from, { ...data, address, next: sources.intakeAfter(data.intake, lang) });
    case "application-withdrawn":
      return applicationWithdrawn(lang, from, address, data);
  }
}

/** Nothing when the date has been taken back since it was queued. */
async function conferenceDateLetter(
  { lang, conference }: { lang: Lang; conference: string },
  { emailBranding, sources }: MailSetting,
) {
  const { when, ...text } = sources.conference(conference, lang);
  return when === null ? null : conferenceDate(lang, emailBranding(lang), { ...text, when });
}

async function sessionDateLetter({ lang, session }: { lang: Lang; session: string }, setting: MailSetting) {
  const text = setting.sources.session(session, lang);
  return text && sessionDate(lang, setting.emailBranding(lang), text);
}

export async function guideDayLetter(
  { guide, day }: { guide: string; day: number },
  { emailBranding, sources }: MailSetting,
) {
  const parts = await sources.guideDay(guide, day);
  return parts && { ...(await guideDay(parts.lang, emailBranding(parts.lang), parts)), unsubscribeUrl: parts.mails };
}

export async function articleLetter(
  { issue, subscription }: { issue: string; subscription: string },
  { emailBranding, sources }: MailSetting,
) {
  const parts = await sources.article(issue, subscription);
  return parts && newsletterArticle(parts.lang, emailBranding(parts.lang), parts);
}

const maybeArrived = (lastError: string | null) => lastError?.startsWith("unconfirmed") === true;

function postponed({ lastError }: Job<unknown>, why: string, forMs: number, wholeQueue: boolean): Outcome {
  return { kind: "postponed", error: (maybeArrived(lastError) && lastError) || why, forMs, wholeQueue };
}

/** A message that may have arrived is sent once more, never a third time. */
function outcomeOf({ kind, message }: MailError, { lastError }: Job<unknown>): Outcome {
  const before = maybeArrived(lastError);
  if (kind === "refused" || kind === "barred" || (kind === "unconfirmed" && before))
    return { kind: "hopeless", error: message };
  return { kind: "failed", error: before ? `unconfirmed, then ${message}` : message, peer: true };
}
