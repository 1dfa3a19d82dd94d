import type { Lang } from "../platform/language/language.ts";
import { french, type EmailBranding } from "./email-layout.tsx";
import { writeLinkEmail } from "./link-email.tsx";

const en = {
  minutes: (count: number) => (count === 1 ? "A one-minute read." : `A ${count}-minute read.`),
  action: "Read the article",
  reason: "You’re getting this message because you confirmed your subscription to our newsletter.",
};

const words: Record<Lang, typeof en> = {
  en,
  fr: french({
    minutes: (count: number) => (count === 1 ? "Une minute de lecture." : `${count} minutes de lecture.`),
    action: "Lire l'article",
    reason: "Vous recevez ce message parce que vous avez confirmé votre abonnement à notre newsletter.",
  }),
};

export type ArticleParts = {
  title: string;
  excerpt: string;
  minutes: number;
  read: string;
};

export function newsletterArticle(lang: Lang, from: EmailBranding, parts: ArticleParts) {
  const say = words[lang];
  const { title, excerpt, minutes, read } = parts;
  const text = { subject: title, preview: excerpt, text: excerpt, note: say.minutes(minutes) };
  return writeLinkEmail({ ...say, ...text }, lang, from, read);
}
