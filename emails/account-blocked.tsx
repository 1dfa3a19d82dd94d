import type { Lang } from "../platform/language/language.ts";
import { namedWords } from "../platform/language/organisation.ts";
import { french, type EmailBranding } from "./email-layout.tsx";
import { writeLinkEmail } from "./link-email.tsx";

const en = {
  subject: "Your account at The Lab is blocked",
  preview: "If you think this is a mistake, write to us.",
  text: "We have blocked your account. You can’t sign in any more and every open session has ended. Seats you have as an investor at Pitch Sessions are freed. Your meetings with investors are cancelled, and all your startup’s if no one else in it can sign in; if you’re its contact, investors no longer see it and links to its deck don’t open. Hours you offer end, and your meetings with startups are cancelled; the team takes over your calls with applicants. The address your calendar reads is closed. Apart from that, the block deletes none of your data.",
  why: "Our terms of use allow this for an account that breaks them or endangers others. Write to us if you want to know more about the reason.",
  again: "If you think this is a mistake, write to us: one of us will reply.",
  reason: "You’re getting this message because you have an account at The Lab.",
};

const words = {
  en,
  fr: french<typeof en>({
    subject: "Votre compte The Lab est bloqué",
    preview: "Si vous pensez que c'est une erreur, écrivez-nous.",
    text: "Nous avons bloqué votre compte. Vous ne pouvez plus vous connecter et toutes vos sessions sont fermées. Vos places d'investisseur aux Pitch Sessions sont libérées. Vos rendez-vous avec des investisseurs sont annulés, et tous ceux de votre startup si aucun autre de ses membres ne peut se connecter ; si vous en êtes le contact, les investisseurs ne la voient plus et les liens vers son deck ne s'ouvrent plus. Les heures que vous proposiez se ferment et vos rendez-vous avec des startups sont annulés ; l'équipe reprend vos appels avec des candidats. L'adresse que lit votre agenda est fermée. Pour le reste, le blocage n'efface aucune de vos données.",
    why: "Nos conditions d'utilisation le permettent pour un compte qui les enfreint ou met autrui en danger. Écrivez-nous si vous voulez en savoir plus sur le motif.",
    again: "Si vous pensez que c'est une erreur, écrivez-nous : l'un de nous vous répondra.",
    reason: "Vous recevez ce message parce que vous avez un compte The Lab.",
  }),
};

/**
 * `line` is the reason that the accelerator's team gave for the block; empty in e-mails queued by an earlier version.
 */
export function accountBlocked(lang: Lang, from: EmailBranding, { line }: { line: string }) {
  const say = namedWords(words[lang]);
  return writeLinkEmail({ ...say, text: [say.text, line || say.why, say.again] }, lang, from, "");
}
