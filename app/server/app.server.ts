import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { records } from "../../content/all.ts";
import { createActiveCampaign } from "../../domain/delivery/active-campaign.server.ts";
import { startDeliveries } from "../../domain/delivery/deliveries.server.ts";
import { runRetention } from "../../domain/privacy/retention.server.ts";
import { type OwnData, watchErasures } from "../../domain/privacy/watch.server.ts";
import { isSuppressed } from "../../domain/suppression/suppression.server.ts";
import { watchConferenceDates } from "../../domain/conference/conference-dates.server.ts";
import { watchSessionDates } from "../../domain/pitch-session/session-dates.server.ts";
import { watchDueMails } from "../../domain/guide/due-mails.server.ts";
import { untilCivil } from "../../domain/guide/schedule.ts";
import { createMailer } from "../../platform/mail/mail.server.ts";
import { loadShippedContent, watchContent } from "../../domain/content/content.server.ts";
import { forgetLinks } from "../../domain/person/link.server.ts";
import { forgetSessions } from "../../domain/person/session.server.ts";
import { forgetSignUps } from "../../domain/person/sign-up.server.ts";
import { watchIssues } from "../../domain/newsletter/issue.server.ts";
import { readShippedPosts } from "../../domain/post/post-file.server.ts";
import { loadShippedPosts } from "../../domain/post/save.server.ts";
import { watchViews } from "../../domain/post/views.server.ts";
import { watchVisits } from "../../domain/visit/visits.server.ts";
import { forgetTheFuture } from "../../platform/jobs/claim.server.ts";
import { forgetFullBuckets } from "../../platform/rate/bucket.server.ts";
import { type Database, keepLogShort, openPglite, openPostgres } from "../../platform/db/database.server.ts";
import { type DataDirLock, lockDataDir } from "../../platform/db/lock.server.ts";
import type { Env } from "../../platform/env.server.ts";
import { openSecret } from "../../platform/installation/secret.server.ts";
import type { Log } from "../../platform/log/log.server.ts";
import { loadAllWords } from "../shell/define-words.ts";
import { watchDue } from "./due.server.ts";
import { noteErased } from "./erasure-log.server.ts";
import { emailContext } from "./email-context.server.ts";
import { emails } from "./emails.server.ts";
import { watchReadiness } from "./readiness.server.ts";
import type { App } from "./context.server.ts";

/** Opens the database this environment names: alone on the embedded one, beside others on PostgreSQL. */
export async function openDatabase(env: Env, log: Log) {
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
  if (env.DATABASE_URL) {
    const database = await openPostgres(env.DATABASE_URL, (error) =>
      log.warn({ error }, "a database connection was lost"),
    );
    return { database, lock: undefined };
  }
  const lock: DataDirLock = lockDataDir(env.DATA_DIR);
  try {
    return { database: await openPglite(join(env.DATA_DIR, "database")), lock };
  } catch (error) {
    lock.release();
    throw error;
  }
}

const upkeepEvery = 10 * 60_000;
const logEvery = 2_000;
const clockEvery = 2_000;

/** Calls back when this process's clock, which the embedded database shares, has been set back. */
function whenSetBack(callBack: () => void) {
  const offset = () => Date.now() - performance.now();
  let last = offset();
  return setInterval(() => {
    const now = offset();
    if (now < last - 1_000) callBack();
    last = now;
  }, clockEvery).unref();
}

/** What PostgreSQL does by itself and the embedded database does not, and the limits nobody needs any more. */
async function keepUp({ db, engine }: Database, log: Log, ownData: OwnData) {
  await forgetFullBuckets(db);
  await forgetTheFuture(db);
  await forgetSessions(db);
  await forgetLinks(db);
  await forgetSignUps(db);
  await runRetention(db, log, ownData);
  if (engine.kind === "pglite") await engine.client.exec("vacuum analyze");
}

/** Everything up to a site that can answer, and the way back down. */
export async function openApp(env: Env, log: Log): Promise<App & { close(): Promise<void> }> {
  const { database, lock } = await openDatabase(env, log);
  try {
    const secret = await openSecret(database.db, env.AUTH_SECRET, env.DATA_DIR);
    await loadShippedContent(database.db, records);
    await loadShippedPosts(database.db, readShippedPosts());
    const contentWatch = await watchContent(database.db, (error) =>
      log.warn({ error }, "content could not be read again"),
    );
    const { ACTIVECAMPAIGN_URL: url, ACTIVECAMPAIGN_KEY: key } = env;
    const crm = url && key ? createActiveCampaign({ url, key }) : null;
    const mailer = createMailer({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, folder: join(env.DATA_DIR, "mail") });
    // What waits in a queue may leave, in words of ours, before the first page is asked for.
    await loadAllWords();
    const deliveries = await startDeliveries({
      database,
      log,
      crm,
      mail: {
        mailer,
        emails,
        context: emailContext(database.db, () => contentWatch.current(), env, secret),
        suppressed: (address) => isSuppressed(database.db, address),
        guideWait: untilCivil,
      },
    });
    const views = watchViews(database.db, log);
    const visits = watchVisits(database.db, log);
    const dueMails = watchDueMails(database.db, log);
    const ownData: OwnData = {
      crm: crm !== null,
      forgetLetters: mailer.forget,
      note: (erased) => noteErased(env.DATA_DIR, erased),
    };
    const erasures = watchErasures(database.db, log, ownData);
    const due = watchDue(database.db, contentWatch, log);
    const issues = watchIssues(database.db, log);
    const conferenceDates = watchConferenceDates(
      database.db,
      () => contentWatch.current().list("conference", "en"),
      log,
    );
    const sessionDates = watchSessionDates(database.db, () => contentWatch.current().list("event", "en"), log);
    const upkeep = setInterval(() => {
      keepUp(database, log, ownData).catch((error: unknown) =>
        log.warn({ error }, "the upkeep of the database failed"),
      );
    }, upkeepEvery).unref();
    const logKept = setInterval(() => {
      keepLogShort(database).catch((error: unknown) => log.warn({ error }, "a checkpoint could not be made"));
    }, logEvery).unref();
    const clock = whenSetBack(() => {
      forgetTheFuture(database.db).catch((error: unknown) => log.warn({ error }, "jobs wait for a time that was"));
    });
    return {
      env,
      log,
      database,
      secret,
      contentWatch,
      deliveries,
      views,
      visits,
      readiness: watchReadiness(database.db, log),
      async close() {
        clearInterval(upkeep);
        clearInterval(logKept);
        clearInterval(clock);
        await Promise.all([dueMails, erasures, due, issues, conferenceDates, sessionDates].map((each) => each.stop()));
        await deliveries.stop();
        contentWatch.stop();
        await views.stop();
        await visits.stop();
        await database.close();
        lock?.release();
      },
    };
  } catch (error) {
    await database.close();
    lock?.release();
    throw error;
  }
}
