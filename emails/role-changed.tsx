import type { Lang } from "../platform/language/language.ts";
import { namedWords } from "../platform/language/organisation.ts";
import { french, type EmailBranding } from "./email-layout.tsx";
import { writeLinkEmail } from "./link-email.tsx";

const en = {
  subject: "Your role at The Lab has changed",
  preview: "Sign in again to see your new pages.",
  roles: {
    founder: "Your account is now a founder’s account.",
    investor: "Your account is now an investor’s account.",
    admin: "Your account is now an administrator’s account. You’ll need an authenticator app or a passkey to sign in.",
  },
  left: "If you were the only founder in your startup who could sign in, its meetings are cancelled, investors no longer see it and links to its deck don’t open.",
  text: "Sign in again to see your new pages: we made this change, and every open session has ended.",
  action: "Sign in",
  note: "If you weren’t expecting it, write to us.",
  reason: "You’re getting this message because you have an account at The Lab.",
};

const words = {
  en,
  fr: {
    ...french({
      subject: "Votre rôle à The Lab a changé",
      preview: "Reconnectez-vous pour voir vos nouvelles pages.",
      left: "Si vous étiez le seul fondateur de votre startup à pouvoir vous connecter, ses rendez-vous sont annulés, les investisseurs ne la voient plus et les liens vers son deck ne s'ouvrent plus.",
      text: "Reconnectez-vous pour voir vos nouvelles pages : ce changement vient de notre équipe, et toutes vos sessions sont fermées.",
      action: "Se connecter",
      note: "Si vous ne vous y attendiez pas, écrivez-nous.",
      reason: "Vous recevez ce message parce que vous avez un compte The Lab.",
    }),
    roles: french({
      founder: "Votre compte est désormais un compte de fondateur.",
      investor: "Votre compte est désormais un compte d'investisseur.",
      admin:
        "Votre compte est désormais un compte d'administration. Pour vous connecter, il vous faudra une application d'authentification ou une clé d'accès.",
    }),
  },
};

export function roleChanged(lang: Lang, from: EmailBranding, role: keyof typeof en.roles) {
  const say = namedWords(words[lang]);
  const text = [say.text, say.roles[role], ...(role === "founder" ? [] : [say.left])];
  return writeLinkEmail({ ...say, text }, lang, from, from.signInUrl);
}
