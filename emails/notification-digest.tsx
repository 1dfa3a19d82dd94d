import type { Lang } from "../platform/language/language.ts";
import { namedWords } from "../platform/language/organisation.ts";
import { Action, type EmailBranding, french, Note, Paragraph, renderEmail } from "./email-layout.tsx";

const en = {
  subject: ([first = "", ...others]: readonly string[]) =>
    others.length === 0 ? first : `${first}, and ${others.length} more`,
  heading: "What’s new in your account",
  preview: "What you haven’t read yet.",
  more: (count: number) =>
    count === 1
      ? "One more thing happened: it’s under Notifications in your account."
      : `${count} more things happened: they’re under Notifications in your account.`,
  action: "Open my account",
  choose:
    "One e-mail a day at most, and only when something has happened. You choose what it covers under Notifications in your account.",
  reason: "You’re getting this message because you have an account at The Lab.",
};

const words = {
  en,
  fr: french<typeof en>({
    subject: ([first = "", ...others]) =>
      others.length === 0
        ? first
        : `${first}, et ${others.length === 1 ? "une autre nouvelle" : `${others.length} autres nouvelles`}`,
    heading: "Du nouveau sur The Lab",
    preview: "Ce qui n’a pas encore été lu.",
    more: (count) =>
      count === 1
        ? "Une autre nouvelle se lit dans les notifications du compte."
        : `${count} autres nouvelles se lisent dans les notifications du compte.`,
    action: "Ouvrir mon compte",
    choose:
      "Un e-mail par jour au plus, et seulement s'il s'est passé quelque chose. Ce qu’il contient se choisit dans les notifications du compte.",
    reason: "Ce message est envoyé à l’adresse d’un compte The Lab.",
  }),
};

const mostSaid = 20;

/** `sentences` are in order of time, oldest first, and have no full stop at the end. */
export function notificationDigest(lang: Lang, from: EmailBranding, sentences: readonly string[]) {
  const say = namedWords(words[lang]);
  const leftOut = sentences.length - mostSaid;
  return renderEmail(
    { lang, from, ...say, subject: say.subject(sentences) },
    <>
      {sentences.slice(0, mostSaid).map((sentence) => (
        <Paragraph key={sentence}>{sentence}.</Paragraph>
      ))}
      {leftOut > 0 && <Paragraph>{say.more(leftOut)}</Paragraph>}
      <Action href={from.signInUrl}>{say.action}</Action>
      <Note>{say.choose}</Note>
    </>,
  );
}
