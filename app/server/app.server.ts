import { join } from "node:path";
import { records } from "../../content/all.ts";
import { createActiveCampaign } from "../../domain/delivery/active-campaign.server.ts";
import { startDeliveries } from "../../domain/delivery/deliveries.server.ts";
import type { OwnData } from "../../domain/privacy/watch.server.ts";
import { isStopped } from "../../domain/mail-stop/mail-stop.server.ts";
import { personByEmail } from "../../domain/person/person.server.ts";
import { isSuppressed } from "../../domain/suppression/suppression.server.ts";
import { untilCivil } from "../../domain/guide/schedule.ts";
import { createMailer } from "../../platform/mail/mail.server.ts";
import { loadShippedContent, watchContent } from "../../domain/content/content.server.ts";
import { readShippedPosts } from "../../domain/post/post-file.server.ts";
import { loadShippedPosts } from "../../domain/post/shipped-posts.server.ts";
import { watchViews } from "../../domain/post/views.server.ts";
import { watchVisits } from "../../domain/visit/visits.server.ts";
import type { Env } from "../../platform/env.server.ts";
import { openSecret } from "../../platform/installation/secret.server.ts";
import type { Log } from "../../platform/log/log.server.ts";
import { loadAllWords } from "../shell/define-words.ts";
import { noteErased } from "../../domain/privacy/erasure-log.server.ts";
import { emailContext } from "./email-context.server.ts";
import { emails } from "./emails.server.ts";
import type { App } from "../context/context.server.ts";
import { openDatabase } from "../../platform/db/open-database.server.ts";
import { watchReadiness } from "../context/readiness.server.ts";
import { startWatchers } from "./watchers.server.ts";

/** Opens the database and starts all services of the site. `close` stops them in reverse order. */
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
    // Loads all texts first, because queued e-mails need them and may be sent before the first request.
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
        hasAccount: async (address) => (await personByEmail(database.db, address)) !== undefined,
        stopped: (stoppable) => isStopped(database.db, stoppable),
        guideWait: untilCivil,
      },
    });
    const ownData: OwnData = {
      crm: crm !== null,
      forgetEmails: mailer.forget,
      note: (erased) => noteErased(env.DATA_DIR, erased),
    };
    const views = watchViews(database.db, log);
    const visits = watchVisits(database.db, log);
    const watchers = startWatchers(database, log, contentWatch, ownData);
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
        await Promise.all(watchers.map(async (each) => each.stop()));
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
