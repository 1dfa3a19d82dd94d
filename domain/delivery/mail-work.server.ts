import type { Db } from "../../platform/db/database.server.ts";
import type { Job } from "../../platform/jobs/jobs.server.ts";
import { serve } from "../../platform/jobs/worker.server.ts";
import type { Log } from "../../platform/log/log.server.ts";
import type { Mailer } from "../../platform/mail/mail.server.ts";
import { mailboxOf } from "../../platform/mail/email-key.server.ts";
import { deferred, MailError } from "../../platform/mail/smtp.server.ts";
import type { EmailContext, Stoppable } from "./email-context.ts";
import { type Email, emailOf } from "./email.server.ts";
import { isGivenUp } from "./given-up.server.ts";
import {
  deckCodePause,
  guideLimits,
  type MailLimits,
  mailPause,
  newsletterLimits,
  operatorLimits,
  ownerLimits,
  type Pause,
  teamPause,
  togetherPause,
} from "./mail-limits.server.ts";
import { strangersPause } from "./stranger-pause.server.ts";
import { emailQueues, type EmailRow, limitReached, type Purpose, waitsForHour } from "./queues.server.ts";
import { type StrangerLimits, strangerLimits, type StrangerQueue } from "./stranger-mails.ts";
import { isOwnSilence, outcomeOf, postponed } from "./mail-outcome.server.ts";

export type MailSetting = {
  mailer: Mailer;
  emails: readonly Email[];
  context: EmailContext;
  /** Checks whether the owner of an e-mail address was erased and has not accepted e-mails again since. */
  suppressed(address: string): Promise<boolean>;
  hasAccount(address: string): Promise<boolean>;
  stopped(stoppable: Stoppable): Promise<boolean>;
  limits?: StrangerLimits;
  /** Milliseconds until the guide's e-mails may be sent, so that none arrives at night. */
  guideWait?(now: Date): number;
};

type Mail = Pick<Job<EmailRow>, "id" | "key" | "subject" | "data" | "attempts" | "createdAt">;

type PauseOf = (queue: string, job: Mail) => Promise<Pause & { isGivenUp?: boolean }>;

const suppressed = "suppressed";
const concurrency = 5;
const warnEvery = 3_600_000;

export function mailWork(db: Db, setting: MailSetting, log: Log) {
  const { limits = strangerLimits } = setting;
  const within =
    (allowed: MailLimits): PauseOf =>
    (queue, { key }) =>
      mailPause(db, queue, { key }, allowed);
  const hasOwnLimits = async (address: string) => mailboxOf(address) === address || setting.hasAccount(address);
  const fromStrangers: PauseOf = async (queue, job) => {
    const isOwn = await hasOwnLimits(job.key);
    const pause = await strangersPause(db, queue as StrangerQueue, job, limits, isOwn);
    return { ...pause, isGivenUp: !isOwn && pause.address > 0 && (await isGivenUp(db, queue, job)) };
  };
  const pauses: Record<Purpose, PauseOf> = {
    security: fromStrangers,
    ownData: fromStrangers,
    application: fromStrangers,
    other: fromStrangers,
    deckCode: (queue, job) => deckCodePause(db, queue, job),
    owner: (queue, { key, data: { letter } }) => mailPause(db, queue, { key, letter }, ownerLimits),
    team: (queue, { key, data: { letter } }) => teamPause(db, queue, { key, letter }),
    guide: within(guideLimits),
    newsletter: within(newsletterLimits),
    operator: within(operatorLimits),
  };
  return purposes.map((purpose) => workOf(db, purpose, pauses[purpose], setting, log));
}

const purposes = Object.keys(emailQueues) as Purpose[];

function workOf(
  db: Db,
  purpose: Purpose,
  pauseOf: PauseOf,
  { mailer, emails, context, ...setting }: MailSetting,
  log: Log,
) {
  const queue = emailQueues[purpose];
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
      const { id, key, subject, createdAt: at } = job;
      const email = emailOf(emails, queue.name, job.data);
      const own = email?.read(job.data, job);
      if (!email || !own) return { kind: "hopeless", error: "unreadable", peer: "unasked" };
      const hour = (purpose === "guide" && setting.guideWait?.(new Date())) || 0;
      if (hour > 0) return postponed(job, waitsForHour, hour, false);
      const pause = await pauseOf(queue.name, job);
      if (pause.anybody > 0) {
        warn();
        // The team's limits are those of a kind of mail, so other kinds do not wait.
        return postponed(job, limitReached, pause.anybody, purpose !== "team");
      }
      if (pause.isGivenUp && !email.sparable && !email.waits) {
        await own.refused(db, limitReached);
        return { kind: "dismissed", error: limitReached };
      }
      if (pause.address > 0)
        return email.sparable ? { kind: "dropped" } : postponed(job, limitReached, pause.address, false);
      const together =
        email.together && subject ? await togetherPause(db, queue.name, { id, subject }, email.together) : 0;
      if (together > 0) return postponed(job, limitReached, together, false);
      try {
        if (!email.reachesErased && (await setting.suppressed(key))) throw new MailError("refused", suppressed);
        const mail = await own.write(context, own.stoppable && (await setting.stopped(own.stoppable)));
        if (!mail) {
          await own.obsolete(db);
          return { kind: "done" };
        }
        await own.leaves(db);
        await mailer.send({ id, at, to: key, ...mail }, signal);
        return { kind: "done" };
      } catch (error) {
        if (!(error instanceof MailError)) throw error;
        // E-mails to an erased person are dropped silently, except the team's decisions, whose failure is reported to
        // the team.
        if (error.message === suppressed && purpose !== "team") return { kind: "dropped" };
        if (error.kind === "refused") await own.refused(db, error.message);
        if (await isOwnSilence(db, error, job, queue.name))
          return { ...outcomeOf(deferred(error.message), job), peer: "unasked" };
        return outcomeOf(error, job);
      }
    },
  });
}
