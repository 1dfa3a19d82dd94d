import { contactReceipt } from "../../emails/contact-receipt.tsx";
import { investorReceipt } from "../../emails/investor-receipt.tsx";
import { joinReceipt } from "../../emails/join-receipt.tsx";
import type { Letter, Letterhead } from "../../emails/letter.tsx";
import { newsletterLetter, type NewsletterLinks } from "../../emails/newsletter.tsx";
import { notifyMeReceipt } from "../../emails/notify-me-receipt.tsx";
import { operatorLead } from "../../emails/operator-lead.tsx";
import { pitchApplicationReceipt } from "../../emails/pitch-application-receipt.tsx";
import { simulatorProjection } from "../../emails/simulator-projection.tsx";
import type { Db } from "../../platform/db/database.server.ts";
import type { Job, Outcome, Queue } from "../../platform/jobs/jobs.server.ts";
import { serve } from "../../platform/jobs/worker.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { MailError, type Mailer } from "../../platform/mail/mail.server.ts";
import type { NewsletterLetter, VisitorLetter } from "./lead-deliveries.ts";
import { type MailLimits, mailPause, operatorLimits, visitorLimits } from "./mail-limits.server.ts";
import { limitReached, mailQueue, operatorMailQueue } from "./queues.server.ts";

export type MailSetting = {
  mailer: Mailer;
  /** The sender as the site's settings name it now. */
  letterhead(lang: Lang): Letterhead;
  operatorLang: Lang;
  newsletter: {
    links(about: NewsletterLetter): NewsletterLinks;
    /** The subscriber's address takes no mail. */
    bounced(about: NewsletterLetter, reason: string): Promise<void>;
  };
  limits?: MailLimits;
};

type Envelope = Letter & { to: string; replyTo?: string };

const concurrency = 5;

export function mailWork(
  db: Db,
  { mailer, letterhead, operatorLang, newsletter, limits = visitorLimits }: MailSetting,
) {
  const post = <Data>(
    queue: Queue<Data>,
    allowed: MailLimits,
    write: (job: Job<Data>) => Promise<Envelope>,
    refused?: (data: Data, reason: string) => Promise<void>,
  ) =>
    serve({
      queue,
      concurrency,
      run: async (job, { signal }) => {
        const pause = await mailPause(db, queue.name, job.key, allowed);
        if (pause.anybody > 0) return postponed(job, pause.anybody, true);
        if (pause.address > 0) return postponed(job, pause.address, false);
        try {
          await mailer.send({ id: job.id, at: job.createdAt, ...(await write(job)) }, signal);
          return { kind: "done" };
        } catch (error) {
          if (!(error instanceof MailError)) throw error;
          if (error.kind === "refused") await refused?.(job.data, error.message);
          return outcomeOf(error, job);
        }
      },
    });
  return [
    post(
      mailQueue,
      limits,
      async ({ key, data }) => ({
        to: key,
        ...(isNewsletter(data)
          ? await newsletterLetter(
              newsletterLetters[data.letter],
              data.lang,
              letterhead(data.lang),
              newsletter.links(data),
            )
          : await visitorLetter(data, letterhead(data.lang))),
      }),
      async (data, reason) => {
        if (isNewsletter(data)) await newsletter.bounced(data, reason);
      },
    ),
    post(operatorMailQueue, operatorLimits, async ({ key, data }) => ({
      to: data.to,
      replyTo: key,
      ...(await operatorLead(operatorLang, letterhead(operatorLang), data.form, data.fields)),
    })),
  ];
}

const newsletterLetters = {
  "newsletter-confirm": "confirm",
  "newsletter-welcome": "welcome",
  "newsletter-known": "known",
} as const;

const isNewsletter = (data: VisitorLetter): data is NewsletterLetter => data.letter in newsletterLetters;

function visitorLetter(data: Exclude<VisitorLetter, NewsletterLetter>, from: Letterhead) {
  if (data.letter === "contact-receipt") return contactReceipt(data.lang, from, data.fullName);
  if (data.letter === "notify-me-receipt") return notifyMeReceipt(data.lang, from);
  if (data.letter === "pitch-application-receipt") return pitchApplicationReceipt(data.lang, from, data.fullName);
  if (data.letter === "investor-receipt") return investorReceipt(data.lang, from, data.fullName);
  if (data.letter === "join-receipt") return joinReceipt(data.lang, from, data.fullName);
  return simulatorProjection(data.lang, from, data);
}

const maybeArrived = (lastError: string | null) => lastError?.startsWith("unconfirmed") === true;

function postponed({ lastError }: Job<unknown>, forMs: number, wholeQueue: boolean): Outcome {
  return { kind: "postponed", error: (maybeArrived(lastError) && lastError) || limitReached, forMs, wholeQueue };
}

/** A message that may have arrived is sent once more, never a third time. */
function outcomeOf({ kind, message }: MailError, { lastError }: Job<unknown>): Outcome {
  const before = maybeArrived(lastError);
  if (kind === "refused" || (kind === "unconfirmed" && before)) return { kind: "hopeless", error: message };
  return { kind: "failed", error: before ? `unconfirmed, then ${message}` : message, peer: true };
}
