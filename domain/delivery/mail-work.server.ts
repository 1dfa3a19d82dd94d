import { contactReceipt } from "../../emails/contact-receipt.tsx";
import { deckRequestReceipt } from "../../emails/deck-request-receipt.tsx";
import { investorReceipt } from "../../emails/investor-receipt.tsx";
import { joinReceipt } from "../../emails/join-receipt.tsx";
import type { Letter, Letterhead } from "../../emails/letter.tsx";
import { notifyMeReceipt } from "../../emails/notify-me-receipt.tsx";
import { operatorLead } from "../../emails/operator-lead.tsx";
import { pitchApplicationReceipt } from "../../emails/pitch-application-receipt.tsx";
import { simulatorProjection } from "../../emails/simulator-projection.tsx";
import { studioAuditReceipt } from "../../emails/studio-audit-receipt.tsx";
import type { Db } from "../../platform/db/database.server.ts";
import type { Job, Outcome, Queue } from "../../platform/jobs/jobs.server.ts";
import { serve } from "../../platform/jobs/worker.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { MailError, type Mailer } from "../../platform/mail/mail.server.ts";
import type { VisitorLetter } from "./lead-deliveries.ts";
import { type MailLimits, mailPause, operatorLimits, visitorLimits } from "./mail-limits.server.ts";
import { limitReached, mailQueue, operatorMailQueue } from "./queues.server.ts";

export type MailSetting = {
  mailer: Mailer;
  /** The sender as the site's settings name it now. */
  letterhead(lang: Lang): Letterhead;
  operatorLang: Lang;
  limits?: MailLimits;
};

type Envelope = Letter & { to: string; replyTo?: string };

const concurrency = 5;

export function mailWork(db: Db, { mailer, letterhead, operatorLang, limits = visitorLimits }: MailSetting) {
  const post = <Data>(queue: Queue<Data>, allowed: MailLimits, write: (job: Job<Data>) => Promise<Envelope>) =>
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
          if (error instanceof MailError) return outcomeOf(error, job);
          throw error;
        }
      },
    });
  return [
    post(mailQueue, limits, async ({ key, data }) => ({
      to: key,
      ...(await visitorLetter(data, letterhead(data.lang))),
    })),
    post(operatorMailQueue, operatorLimits, async ({ key, data }) => ({
      to: data.to,
      replyTo: key,
      ...(await operatorLead(operatorLang, letterhead(operatorLang), data.form, data.fields, data.again)),
    })),
  ];
}

function visitorLetter(data: VisitorLetter, from: Letterhead) {
  if (data.letter === "contact-receipt") return contactReceipt(data.lang, from, data.fullName);
  if (data.letter === "notify-me-receipt") return notifyMeReceipt(data.lang, from);
  if (data.letter === "pitch-application-receipt") return pitchApplicationReceipt(data.lang, from, data.fullName);
  if (data.letter === "investor-receipt") return investorReceipt(data.lang, from, data.fullName);
  if (data.letter === "join-receipt") return joinReceipt(data.lang, from, data.fullName);
  if (data.letter === "studio-audit-receipt") return studioAuditReceipt(data.lang, from);
  if (data.letter === "deck-request-receipt") return deckRequestReceipt(data.lang, from, data.fullName);
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
