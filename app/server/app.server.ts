import { join } from "node:path";
import { records } from "../../content/all.ts";
import { createActiveCampaign } from "../../domain/delivery/active-campaign.server.ts";
import { startDeliveries } from "../../domain/delivery/deliveries.server.ts";
import { accessTokenFor } from "../../domain/application/access-token.server.ts";
import type { OwnData } from "../../domain/privacy/watch.server.ts";
import { isSuppressed } from "../../domain/suppression/suppression.server.ts";
import { untilCivil } from "../../domain/guide/schedule.ts";
import { createMailer } from "../../platform/mail/mail.server.ts";
import { loadShippedContent, watchContent } from "../../domain/content/content.server.ts";
import type { Site } from "../../domain/content/content.ts";
import type { MailLinkKind } from "../../domain/delivery/mail-work.server.ts";
import { writeLink } from "../../domain/person/link.server.ts";
import type { NewsletterLetter } from "../../domain/delivery/lead-deliveries.ts";
import { noteBounce } from "../../domain/newsletter/newsletter.server.ts";
import { writeToken } from "../../domain/newsletter/token.server.ts";
import { readShippedPosts } from "../../domain/post/post-file.server.ts";
import { loadShippedPosts } from "../../domain/post/save.server.ts";
import { watchViews } from "../../domain/post/views.server.ts";
import { watchVisits } from "../../domain/visit/visits.server.ts";
import type { EmailBranding } from "../../emails/letter.tsx";
import type { Lang } from "../../platform/language/language.ts";
import type { Env } from "../../platform/env.server.ts";
import { openSecret } from "../../platform/installation/secret.server.ts";
import type { Log } from "../../platform/log/log.server.ts";
import { noteErased } from "./erasure-log.server.ts";
import { startLinkIn } from "./email-links.server.ts";
import { emailContext } from "./email-context.server.ts";
import { type FixedRoute, pathOf } from "../paths.ts";
import type { App } from "./context.server.ts";
import { openDatabase } from "./open-database.server.ts";
import { watchReadiness } from "./readiness.server.ts";
import { startWatchers } from "./watchers.server.ts";

/** Who writes the mails, as the settings say now. */
function emailBranding(site: Site, { APP_URL: appUrl, MAIL_FROM: sender }: Env, lang: Lang): EmailBranding {
  const address = [site.street, [site.postcode, site.city].filter(Boolean).join(" "), site.country[lang]];
  const to = (page: FixedRoute) => `${appUrl}${pathOf(page)}?lang=${lang}`;
  return {
    organisation: site.organisation,
    postalAddress: site.street ? address.filter(Boolean).join(", ") : "",
    contactEmail: site.contactEmail,
    senderEmail: /<([^<>]+)>$/.exec(sender)?.[1] ?? sender,
    homeUrl: to("home"),
    signInUrl: to("sign-in"),
    programUrl: to("program"),
    guideUrl: to("guide"),
    privacyUrl: to("privacy"),
  };
}

/** Where the links of a letter about the newsletter lead. */
function newsletterLinks(about: NewsletterLetter, appUrl: string, secret: string) {
  const to = (path: string) => `${appUrl}${path}?lang=${about.lang}`;
  return {
    actionUrl: to(
      about.letter === "newsletter-confirm"
        ? pathOf("newsletter-confirm", { token: writeToken(secret, "confirm", about.request) })
        : pathOf("blog"),
    ),
    unsubscribeUrl: to(
      pathOf("newsletter-unsubscribe", { token: writeToken(secret, "unsubscribe", about.subscription) }),
    ),
  };
}

/** The path that a mail's link opens: what it ends in is known to its reader alone. */
function mailedPath(to: MailLinkKind, id: string, secret: string) {
  switch (to) {
    case "application":
      return pathOf("application-status", { accessToken: accessTokenFor(to, id, secret) });
    case "application-account":
      return pathOf(to, { accessToken: accessTokenFor("application", id, secret) });
    case "application-resume":
      return pathOf("application-resume-link", { accessToken: accessTokenFor(to, id, secret) });
    case "application-revision":
      return pathOf(to, { accessToken: accessTokenFor(to, id, secret) });
    case "privacy-link":
      return pathOf("my-data-link", { accessToken: accessTokenFor(to, id, secret) });
    case "privacy-export":
      return pathOf("my-data-export", { accessToken: accessTokenFor(to, id, secret) });
    case "privacy-erasure":
      return pathOf("my-data-erasure", { accessToken: accessTokenFor(to, id, secret) });
    case "account-confirm":
      return pathOf(to, { token: writeLink(secret, "sign-up", id) });
    case "password-reset":
      return pathOf("new-password", { token: writeLink(secret, "reset", id) });
    case "email-change":
      return pathOf(to, { token: writeLink(secret, "email", id) });
  }
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
    const deliveries = await startDeliveries({
      database,
      log,
      crm,
      mail: {
        mailer,
        emailBranding: (lang) => emailBranding(contentWatch.current().site, env, lang),
        sources: emailContext(database.db, () => contentWatch.current(), env.APP_URL, secret),
        accessTokenUrl: (to, id, lang) => `${env.APP_URL}${mailedPath(to, id, secret)}?lang=${lang}`,
        leaves: (letter) => startLinkIn(database.db, letter),
        suppressed: (address) => isSuppressed(database.db, address),
        operatorLang: env.DEFAULT_LANGUAGE,
        guideWait: untilCivil,
        newsletter: {
          links: (about) => newsletterLinks(about, env.APP_URL, secret),
          bounced: ({ subscription }, reason) => noteBounce(database.db, subscription, reason),
        },
      },
    });
    const ownData: OwnData = {
      crm: crm !== null,
      forgetLetters: mailer.forget,
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
