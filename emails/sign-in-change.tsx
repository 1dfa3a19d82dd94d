import type { Lang } from "../platform/language/language.ts";
import { namedWords } from "../platform/language/organisation.ts";
import { french, type EmailBranding } from "./email-layout.tsx";
import { writeLinkEmail } from "./link-email.tsx";

const en = {
  "second-factor-on": {
    subject: "Two-step sign-in is on for your account at The Lab",
    preview: "You’ll need your authenticator app from now on.",
    text: "If you set it up, keep your app at hand. An authenticator app was just set up for your account. Signing in with your password now takes a code from that app too, and your other sessions have ended.",
  },
  "second-factor-off": {
    subject: "Two-step sign-in is off for your account at The Lab",
    preview: "You no longer need your authenticator app.",
    text: "If you did this, there’s nothing to do. The authenticator app and recovery codes were just removed from your account. Your password opens the account without a code, and your other sessions have ended.",
  },
  "recovery-codes": {
    subject: "New recovery codes for your account at The Lab",
    preview: "The earlier ones no longer work.",
    text: "Keep the ten new recovery codes that were just made for your account: the earlier ones no longer work.",
  },
  "passkey-added": {
    subject: "A passkey was added to your account at The Lab",
    preview: "It opens your account without a password or a code.",
    text: "If you added it, there’s nothing to do. A passkey was just added to your account. It opens the account without a password or a code. You’ll find it on your account page, where you can remove it.",
  },
  "passkey-removed": {
    subject: "A passkey was removed from your account at The Lab",
    preview: "It no longer opens your account.",
    text: "If you removed it, there’s nothing to do. A passkey was just removed from your account, and your other sessions have ended. The passkey may still be listed on the device that holds it: you can delete it there.",
  },
  "passkeys-removed": {
    subject: "The passkeys of your account at The Lab were removed",
    preview: "A new password set by e-mail cancels them.",
    text: "You can add your passkeys again on your account page. Your password was just replaced through a link sent by e-mail: so that no one else keeps a way in, we removed every passkey from your account.",
  },
};

const fr: typeof en = {
  "second-factor-on": french({
    subject: "La double authentification de votre compte The Lab est activée",
    preview: "Un code de votre application vous sera demandé.",
    text: "Si cela vient de vous, gardez votre application à portée de main. Une application d'authentification vient d'être associée à votre compte. La connexion par mot de passe demande désormais aussi un code de cette application, et vos autres sessions sont fermées.",
  }),
  "second-factor-off": french({
    subject: "La double authentification de votre compte The Lab est désactivée",
    preview: "Plus aucun code ne vous sera demandé.",
    text: "Si cela vient de vous, vous n'avez rien à faire. L'application d'authentification et les codes de secours de votre compte viennent d'être retirés. Votre mot de passe ouvre le compte sans code, et vos autres sessions sont fermées.",
  }),
  "recovery-codes": french({
    subject: "De nouveaux codes de secours pour votre compte The Lab",
    preview: "Les précédents ne fonctionnent plus.",
    text: "Conservez les dix nouveaux codes de secours qui viennent d'être créés pour votre compte : les précédents ne fonctionnent plus.",
  }),
  "passkey-added": french({
    subject: "Une clé d'accès a été ajoutée à votre compte The Lab",
    preview: "Elle ouvre votre compte sans mot de passe ni code.",
    text: "Si cela vient de vous, vous n'avez rien à faire. Une clé d'accès vient d'être ajoutée à votre compte. Elle l'ouvre sans mot de passe ni code. Vous la trouverez sur la page de votre compte, où vous pouvez la retirer.",
  }),
  "passkey-removed": french({
    subject: "Une clé d'accès de votre compte The Lab a été retirée",
    preview: "Elle n'ouvre plus votre compte.",
    text: "Si cela vient de vous, vous n'avez rien à faire. Une clé d'accès vient d'être retirée de votre compte, et vos autres sessions sont fermées. L'appareil qui la contient l'affiche peut-être encore : vous pouvez l'y supprimer.",
  }),
  "passkeys-removed": french({
    subject: "Les clés d'accès de votre compte The Lab ont été retirées",
    preview: "Un nouveau mot de passe choisi par e-mail les annule.",
    text: "Vous pouvez ajouter de nouveau vos clés d'accès sur la page de votre compte. Votre mot de passe vient d'être remplacé grâce à un lien envoyé par e-mail : pour que personne d'autre ne garde un accès, toutes les clés d'accès ont été retirées.",
  }),
};

const around = {
  en: {
    action: "Sign in",
    note: "If it wasn’t you, choose a new password at once from the sign-in page and write to us.",
    reason: "You’re getting this message because you have an account at The Lab.",
  },
  fr: french({
    action: "Se connecter",
    note: "Si ce changement ne vient pas de vous, choisissez aussitôt un nouveau mot de passe depuis la page de connexion et écrivez-nous.",
    reason: "Vous recevez ce message parce que vous avez un compte The Lab.",
  }),
};

const words = { en, fr };

export const signInChanges = [
  "second-factor-on",
  "second-factor-off",
  "recovery-codes",
  "passkey-added",
  "passkey-removed",
  "passkeys-removed",
] as const satisfies (keyof typeof en)[];

export type SignInChange = (typeof signInChanges)[number];

export function signInChange(which: SignInChange, lang: Lang, from: EmailBranding) {
  const say = { ...namedWords(around[lang]), ...namedWords(words[lang][which]) };
  return writeLinkEmail(say, lang, from, from.signInUrl);
}
