import * as z from "zod";
import { newsletterArticle } from "../../emails/newsletter-article.tsx";
import { newsletterEmail } from "../../emails/newsletter.tsx";
import type { Db } from "../../platform/db/database.server.ts";
import { defineEmail, emailLang as lang } from "../delivery/email.server.ts";
import { noteBounce } from "./bounce.server.ts";

const refused = (db: Db, { subscription }: { subscription: string }, reason: string) =>
  noteBounce(db, subscription, reason);

const stops = {
  kind: "newsletter" as const,
  of: ({ subscription }: { subscription: string }) => subscription,
};

export const newsletterConfirmEmail = defineEmail({
  name: "newsletter-confirm",
  purpose: "other",
  schema: z.object({ lang, request: z.uuid(), subscription: z.uuid() }),
  refused,
  stops,
  write: (params, { branding, url }) =>
    newsletterEmail(
      "confirm",
      params.lang,
      branding(params.lang),
      url("newsletter-confirm", params.request, params.lang),
    ),
});

const toSubscriber = (which: "welcome" | "known", purpose: "owner" | "other") =>
  defineEmail({
    name: `newsletter-${which}`,
    purpose,
    waits: true,
    schema: z.object({ lang, subscription: z.uuid() }),
    refused,
    stops,
    write: (params, { branding }) => {
      const from = branding(params.lang);
      return newsletterEmail(which, params.lang, from, from.blogUrl);
    },
  });

export const newsletterWelcomeEmail = toSubscriber("welcome", "owner");
export const newsletterKnownEmail = toSubscriber("known", "other");

export const newsletterArticleEmail = defineEmail({
  name: "newsletter-article",
  purpose: "newsletter",
  schema: z.object({ issue: z.uuid(), subscription: z.uuid() }),
  refused,
  stops,
  async write({ issue, subscription }, { branding, article }) {
    const parts = await article(issue, subscription);
    return parts && newsletterArticle(parts.lang, branding(parts.lang), parts);
  },
});

export const emails = [newsletterConfirmEmail, newsletterWelcomeEmail, newsletterKnownEmail, newsletterArticleEmail];
