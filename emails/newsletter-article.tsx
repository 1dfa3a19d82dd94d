import type { Lang } from "../platform/language/language.ts";
import { Action, french, Heading, type EmailBranding, renderEmail, Note, Paragraph } from "./email-layout.tsx";

const en = {
  minutes: (count: number) => (count === 1 ? "One minute to read." : `${count} minutes to read.`),
  action: "Read the article",
  reason: "You’re getting this message because you confirmed your subscription to our newsletter.",
  unsubscribe: "Unsubscribe",
};

const words: Record<Lang, typeof en> = {
  en,
  fr: french({
    minutes: (count: number) => (count === 1 ? "Une minute de lecture." : `${count} minutes de lecture.`),
    action: "Lire l'article",
    reason: "Vous recevez ce message parce que vous avez confirmé votre abonnement à notre newsletter.",
    unsubscribe: "Se désabonner",
  }),
};

export type ArticleParts = {
  title: string;
  excerpt: string;
  minutes: number;
  /** Full addresses: of the article, and of the way out. */
  read: string;
  unsubscribeUrl: string;
};

/** Tells a subscriber of an article that is out. */
export async function newsletterArticle(lang: Lang, from: EmailBranding, parts: ArticleParts) {
  const say = words[lang];
  const { title, excerpt, minutes, read, unsubscribeUrl } = parts;
  const written = await renderEmail({
    lang,
    from,
    subject: title,
    preview: excerpt,
    reason: say.reason,
    leave: { url: unsubscribeUrl, words: say.unsubscribe },
    children: (
      <>
        <Heading>{title}</Heading>
        <Paragraph>{excerpt}</Paragraph>
        <Action href={read}>{say.action}</Action>
        <Note>{say.minutes(minutes)}</Note>
      </>
    ),
  });
  return { ...written, unsubscribeUrl };
}
