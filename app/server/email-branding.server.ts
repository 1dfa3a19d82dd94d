import type { Site } from "../../domain/content/content.ts";
import type { EmailBranding } from "../../emails/email-layout.tsx";
import type { Env } from "../../platform/env.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { type FixedRoute, pathOf } from "../paths.ts";

export type EmailEnv = Pick<Env, "APP_URL" | "MAIL_FROM" | "DEFAULT_LANGUAGE">;

export function emailBranding(site: Site, { APP_URL: appUrl, MAIL_FROM: sender }: EmailEnv, lang: Lang): EmailBranding {
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
    blogUrl: to("blog"),
    privacyUrl: to("privacy"),
  };
}
