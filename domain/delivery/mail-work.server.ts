import { accountBlocked } from "../../emails/account-blocked.tsx";
import { accountLetter } from "../../emails/account.tsx";
import { applicationCallSet } from "../../emails/application-call-set.tsx";
import { applicationDecision } from "../../emails/application-decision.tsx";
import { applicationInvitation } from "../../emails/application-invitation.tsx";
import { applicationReceipt } from "../../emails/application-receipt.tsx";
import { applicationResume } from "../../emails/application-resume.tsx";
import { applicationRevision } from "../../emails/application-revision.tsx";
import { conferenceDate, conferenceReceipt, type ConferenceText } from "../../emails/conference-receipt.tsx";
import { contactReceipt } from "../../emails/contact-receipt.tsx";
import { deckRequestReceipt } from "../../emails/deck-request-receipt.tsx";
import { guideDay, type GuideDayParts } from "../../emails/guide-day.tsx";
import { guideLink } from "../../emails/guide-link.tsx";
import { investorDecision } from "../../emails/investor-decision.tsx";
import { investorReceipt } from "../../emails/investor-receipt.tsx";
import { joinReceipt } from "../../emails/join-receipt.tsx";
import type { Letter, Letterhead } from "../../emails/letter.tsx";
import { type ArticleParts, newsletterArticle } from "../../emails/newsletter-article.tsx";
import { newsletterLetter, type NewsletterLinks } from "../../emails/newsletter.tsx";
import { notifyMeReceipt } from "../../emails/notify-me-receipt.tsx";
import { operatorLead } from "../../emails/operator-lead.tsx";
import { pitchApplicationReceipt } from "../../emails/pitch-application-receipt.tsx";
import { planDeclined, planEnded, planGranted } from "../../emails/plan.tsx";
import { accountUnused, privacyLetter } from "../../emails/privacy.tsx";
import { quizResult, type QuizResultText } from "../../emails/quiz-result.tsx";
import { sessionDate, type SessionText } from "../../emails/session-date.tsx";
import { simulatorProjection } from "../../emails/simulator-projection.tsx";
import { studioAuditReceipt } from "../../emails/studio-audit-receipt.tsx";
import type { Db } from "../../platform/db/database.server.ts";
import type { Job, Outcome, Queue } from "../../platform/jobs/jobs.server.ts";
import { serve } from "../../platform/jobs/worker.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import type { Log } from "../../platform/log/log.server.ts";
import { MailError, type Mailer } from "../../platform/mail/mail.server.ts";
import { printRetention } from "../retention/rules.ts";
import type { NewsletterLetter, OperatorNotice, VisitorLetter } from "./lead-deliveries.ts";
import { fieldWords as en } from "./lead-field-words.en.ts";
import { fieldWords as fr } from "./lead-field-words.fr.ts";
import {
  guideLimits,
  type MailLimits,
  mailPause,
  newsletterLimits,
  operatorLimits,
  teamLimits,
  visitorLimits,
} from "./mail-limits.server.ts";
import {
  guideMailQueue,
  limitReached,
  waitsForHour,
  mailQueue,
  newsletterMailQueue,
  operatorMailQueue,
  teamMailQueue,
} from "./queues.server.ts";

export type MailSetting = {
  mailer: Mailer;
  /** The sender as the site's settings name it now. */
  letterhead(lang: Lang): Letterhead;
  /** What letters quote of the content, as it is now, and the addresses that only their readers are given. */
  sources: {
    quizResult(level: number, lang: Lang): QuizResultText;
    /** Null when its reader wants none any more. */
    guideDay(guide: string, day: number): Promise<(GuideDayParts & { lang: Lang }) | null>;
    guideAddresses(guide: string, lang: Lang): { overview: string; mails: string };
    conference(id: string, lang: Lang): ConferenceText;
    /** Null when the session has no day to come any more. */
    session(id: string, lang: Lang): SessionText | null;
    /** Null when its reader has left, or the article is no longer there. */
    article(issue: string, subscription: string): Promise<(ArticleParts & { lang: Lang }) | null>;
    /** Says what somebody chose in a form as the form does, from what a lead keeps of it. */
    chosen(form: string, lang: Lang): (field: string, kept: string) => string;
  };
  /** The address that only the reader of this mail is given. */
  passAddress(to: MailedDoor, id: string, lang: Lang): string;
  /** Whether its owner was erased and has asked for nothing since. */
  suppressed(address: string): Promise<boolean>;
  operatorLang: Lang;
  newsletter: {
    links(about: NewsletterLetter): NewsletterLinks;
    /** The subscriber's address takes no mail. */
    bounced(about: { subscription: string }, reason: string): Promise<void>;
  };
  limits?: MailLimits;
  /** Milliseconds until the guide's daily mails may leave: one that was held up by day does not arrive at night. */
  guideWait?(now: Date): number;
};

/** What a mail's link opens. */
export type MailedDoor =
  | "application"
  | "application-resume"
  | "application-revision"
  | "account-confirm"
  | "password-reset"
  | "email-change"
  | "privacy-link"
  | "privacy-export"
  | "privacy-erasure";

type Envelope = Letter & { to: string; replyTo?: string };

const concurrency = 5;
const warnEvery = 3_600_000;

export function mailWork(db: Db, setting: MailSetting, log: Log) {
  const { mailer, newsletter, limits = visitorLimits } = setting;
  /** A letter that is not to be sent any more is null. */
  const post = <Data>(
    queue: Queue<Data>,
    allowed: MailLimits,
    write: (job: Job<Data>) => Promise<Envelope | null>,
    {
      refused,
      isOwed,
      wait,
    }: {
      refused?: (data: Data, reason: string) => Promise<void>;
      isOwed?(data: Data): boolean;
      wait?: MailSetting["guideWait"];
    } = {},
  ) => {
    let warnedAt = 0;
    const warn = () => {
      if (Date.now() - warnedAt < warnEvery) return;
      warnedAt = Date.now();
      log.warn(
        { queue: queue.name, limit: allowed.hour },
        "as many mails as may leave in an hour have left: others wait",
      );
    };
    return serve({
      queue,
      concurrency,
      run: async (job, { signal }) => {
        const hour = wait?.(new Date()) ?? 0;
        if (hour > 0) return postponed(job, waitsForHour, hour, false);
        const pause = await mailPause(db, queue.name, job.key, allowed);
        if (pause.anybody > 0) {
          warn();
          return postponed(job, limitReached, pause.anybody, true);
        }
        if (pause.address > 0 && !isOwed?.(job.data)) return postponed(job, limitReached, pause.address, false);
        try {
          const envelope = await write(job);
          if (envelope) await mailer.send({ id: job.id, at: job.createdAt, ...envelope }, signal);
          return { kind: "done" };
        } catch (error) {
          if (!(error instanceof MailError)) throw error;
          if (error.kind === "refused") await refused?.(job.data, error.message);
          return outcomeOf(error, job);
        }
      },
    });
  };
  const refuseSuppressed = async (address: string) => {
    if (await setting.suppressed(address)) throw new MailError("refused", "suppressed");
  };
  return [
    post(
      mailQueue,
      limits,
      async ({ key, data }) => {
        if (!isAboutOwnData(data)) await refuseSuppressed(key);
        return to(key, await visitorLetter(data, setting));
      },
      {
        isOwed: ({ letter }) => owed.has(letter),
        async refused(data, reason) {
          if (isNewsletter(data)) await newsletter.bounced(data, reason);
        },
      },
    ),
    post(teamMailQueue, teamLimits, async ({ key, data }) => {
      await refuseSuppressed(key);
      return to(key, await visitorLetter(data, setting));
    }),
    post(
      guideMailQueue,
      guideLimits,
      async ({ key, data }) => {
        await refuseSuppressed(key);
        return to(key, await guideDayLetter(data, setting));
      },
      { wait: setting.guideWait },
    ),
    post(
      newsletterMailQueue,
      newsletterLimits,
      async ({ key, data }) => {
        await refuseSuppressed(key);
        return to(key, await articleLetter(data, setting));
      },
      { refused: (data, reason) => newsletter.bounced(data, reason) },
    ),
    post(operatorMailQueue, operatorLimits, async ({ key, data }) => ({
      to: data.to,
      replyTo: key,
      ...(await operatorLetter(data, setting)),
    })),
  ];
}

const to = (address: string, letter: Letter | null) => letter && { to: address, ...letter };

const fieldWords: Record<Lang, Record<string, string>> = { en, fr };

/** What was sent, by the names that the desk gives its fields too. */
export function operatorLetter({ form, fields, again }: OperatorNotice, setting: MailSetting) {
  const { letterhead, operatorLang, sources } = setting;
  const words = fieldWords[operatorLang];
  const chosen = sources.chosen(form, operatorLang);
  const named = fields.map(([name, value]): [string, string] => [words[name] ?? name, chosen(name, value)]);
  return operatorLead(operatorLang, letterhead(operatorLang), form, named, again);
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

/** Asked for by somebody who has shown that they read this address: no limit of ours may hold them back. */
const owed = new Set<VisitorLetter["letter"]>(["privacy-export", "privacy-erasure", "privacy-erased"]);

const isAboutOwnData = (data: VisitorLetter) => data.letter.startsWith("privacy-");

const isNewsletter = (data: VisitorLetter): data is NewsletterLetter => data.letter in newsletterLetters;

/** What a job of the queue of letters says; null when it is not to be said any more. */
export function visitorLetter(data: VisitorLetter, setting: MailSetting): Promise<Letter | null> {
  const { letterhead, sources, passAddress, newsletter } = setting;
  const { letter, lang } = data;
  const from = letterhead(lang);
  switch (letter) {
    case "contact-receipt":
      return contactReceipt(lang, from, data.fullName);
    case "notify-me-receipt":
      return notifyMeReceipt(lang, from);
    case "session-date":
      return sessionDateLetter(data, setting);
    case "pitch-application-receipt":
      return pitchApplicationReceipt(lang, from, data.fullName);
    case "investor-receipt":
      return investorReceipt(lang, from, data.fullName);
    case "join-receipt":
      return joinReceipt(lang, from, data.fullName);
    case "studio-audit-receipt":
      return studioAuditReceipt(lang, from);
    case "deck-request-receipt":
      return deckRequestReceipt(lang, from, data.fullName);
    case "simulator-projection":
      return simulatorProjection(lang, from, data);
    case "newsletter-confirm":
    case "newsletter-welcome":
    case "newsletter-known":
      return newsletterLetter(newsletterLetters[letter], lang, from, newsletter.links(data));
    case "application-receipt":
      return applicationReceipt(lang, from, passAddress("application", data.application, lang), data.changeableUntil);
    case "application-revision":
      return applicationRevision(lang, from, passAddress("application-revision", data.revision, lang));
    case "application-resume":
      return applicationResume(lang, from, passAddress("application-resume", data.resume, lang));
    case "application-invitation":
      return applicationInvitation(lang, from, passAddress("application", data.application, lang), data);
    case "application-call-set":
      return applicationCallSet(lang, from, passAddress("application", data.application, lang), data);
    case "application-accepted":
    case "application-waitlisted":
    case "application-declined":
      return applicationDecision(lang, from, passAddress("application", data.application, lang), data);
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
      return conferenceReceipt(lang, from, data.firstName, sources.conference(data.conference, lang));
    case "conference-date":
      return conferenceDateLetter(data, setting);
    case "guide-link":
      return guideLink(lang, from, sources.guideAddresses(data.guide, lang));
    case "privacy-link":
    case "privacy-export":
      return privacyLetter(letter, lang, from, { address: passAddress(letter, data.pass, lang), ...timesIn(lang) });
    case "privacy-erasure":
      return privacyLetter(letter, lang, from, {
        address: passAddress(letter, data.pass, lang),
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
      return accountLetter(letter, lang, from, { url: passAddress(letter, data.signUp, lang) });
    case "password-reset":
    case "email-change":
      return accountLetter(letter, lang, from, { url: passAddress(letter, data.link, lang) });
    case "account-welcome":
      return accountLetter(letter, lang, from, { url: from.signInUrl, name: data.firstName });
    case "account-known":
    case "password-changed":
    case "second-factor-reset":
      return accountLetter(letter, lang, from, { url: from.signInUrl });
    case "email-changed":
      return accountLetter(letter, lang, from, { url: from.homeUrl });
  }
}

/** Nothing when the date has been taken back since it was queued. */
async function conferenceDateLetter(
  { lang, firstName, conference }: { lang: Lang; firstName: string; conference: string },
  { letterhead, sources }: MailSetting,
) {
  const { when, ...text } = sources.conference(conference, lang);
  return when === null ? null : conferenceDate(lang, letterhead(lang), firstName, { ...text, when });
}

async function sessionDateLetter({ lang, session }: { lang: Lang; session: string }, setting: MailSetting) {
  const text = setting.sources.session(session, lang);
  return text && sessionDate(lang, setting.letterhead(lang), text);
}

export async function guideDayLetter(
  { guide, day }: { guide: string; day: number },
  { letterhead, sources }: MailSetting,
) {
  const parts = await sources.guideDay(guide, day);
  return parts && { ...(await guideDay(parts.lang, letterhead(parts.lang), parts)), unsubscribeUrl: parts.mails };
}

export async function articleLetter(
  { issue, subscription }: { issue: string; subscription: string },
  { letterhead, sources }: MailSetting,
) {
  const parts = await sources.article(issue, subscription);
  return parts && newsletterArticle(parts.lang, letterhead(parts.lang), parts);
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
