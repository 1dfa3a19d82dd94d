import type { Lang } from "../platform/language/language.ts";
import { french, type EmailBranding } from "./email-layout.tsx";
import { writeLinkEmail } from "./link-email.tsx";

const asked =
  "You’re getting this message because this address was entered on our site. If it wasn’t you, there’s nothing to do: nothing has changed.";
const reason = "You’re getting this message because you have an account at The Lab.";

const en = {
  "account-confirm": {
    subject: "Confirm your e-mail to open your account at The Lab",
    preview: "One click, and your account is open.",
    heading: () => "One click left",
    text: "Someone, hopefully you, signed up at The Lab with this address. Confirm it to open the account: until then, it doesn’t exist.",
    action: "Confirm my e-mail",
    note: "The link is valid for 24 hours and works once.",
    reason: asked,
  },
  "account-confirm-another": {
    subject: "Confirm your e-mail to open your account at The Lab",
    preview: "There was another sign-up with this address before.",
    heading: () => "Which sign-up is yours?",
    text: "This address has been used to sign up at The Lab more than once, so you’ve had another message like this one. Each link shows whose sign-up it is before anything happens: confirm yours, and we delete the others with their passwords.",
    action: "See this sign-up",
    note: "The link is valid for 24 hours and works once.",
    reason: asked,
  },
  "account-known": {
    subject: "You already have an account at The Lab",
    preview: "Sign in, or choose a new password.",
    heading: () => "You already have an account",
    text: "Sign in with this address, or choose a new password from the sign-in page: an account already uses it, and someone entered it to sign up or to change their address.",
    action: "Sign in",
    note: "If it wasn’t you, nothing has changed and your account is safe.",
    reason,
  },
  "account-welcome": {
    subject: "Welcome to The Lab",
    preview: "Your account is open.",
    heading: (name: string) => (name ? `Welcome, ${name}` : "Welcome"),
    text: "Your account is open. Sign in to fill in your profile: it’s the first thing our team reads.",
    action: "Sign in",
    note: "You can change your e-mail, your password and your language at any time on your account’s page.",
    reason,
  },
  "password-reset": {
    subject: "Choose a new password for The Lab",
    preview: "The link is valid for one hour.",
    heading: () => "Choose a new password",
    text: "A new password was requested for the account with this address. The link opens the page where you choose it; every open session then ends.",
    action: "Choose a new password",
    note: "The link is valid for one hour and works once. If it wasn’t you, ignore this message: your password stays as it is.",
    reason,
  },
  "password-changed": {
    subject: "Your password at The Lab was changed",
    preview: "Every open session has ended.",
    heading: () => "Your password was changed",
    text: "The password of your account was changed just now, and every open session has ended.",
    action: "Sign in",
    note: "If it wasn’t you, choose a new password at once from the sign-in page and write to us.",
    reason,
  },
  "password-changed-code": {
    subject: "Your password at The Lab was changed",
    preview: "Your account still asks for a code from an authenticator app.",
    heading: () => "Your password was changed",
    text: "The password of your account was changed just now, and every open session has ended. Your account still asks for a code from the authenticator app that was set up for it: a new password doesn’t switch that off.",
    action: "Sign in",
    note: "If you didn’t set up that app, or no longer have it or its recovery codes, write to us: once we know it’s you, we switch it off and confirm it by e-mail. If it wasn’t you who changed the password, choose a new one at once from the sign-in page.",
    reason,
  },
  "second-factor-reset": {
    subject: "Two-step sign-in was switched off for your account at The Lab",
    preview: "We did it so that you can set up a new one.",
    heading: () => "Two-step sign-in was switched off",
    text: "We removed the authenticator app, the recovery codes and the passkeys from your account, as we do for people who have lost them. Every open session has ended. Sign in with your password, then set up a new app or passkey.",
    action: "Sign in",
    note: "If you didn’t ask for this, sign in at once, choose a new password and write to us.",
    reason,
  },
  "email-change": {
    subject: "Confirm your new e-mail at The Lab",
    preview: "Your account moves here once you confirm.",
    heading: () => "Is this your new address?",
    text: "The owner of an account at The Lab asked to move it to this address. Confirm it, and you’ll sign in with it from then on.",
    action: "Confirm this address",
    note: "The link is valid for 24 hours and works once.",
    reason: asked,
  },
  "email-changed": {
    subject: "The e-mail address of your account at The Lab has changed",
    preview: "Another address replaces it from now on.",
    heading: () => "Your account’s address has changed",
    text: "Your account was moved to another address, whose owner confirmed it. This one no longer opens it.",
    action: "Open the site",
    note: "If it wasn’t you, write to us at once: we can close the account while we look into it.",
    reason: "You’re getting this message because this was the address of your account at The Lab.",
  },
};

type AccountEmailName = keyof typeof en;

export const accountEmails = Object.keys(en) as AccountEmailName[];

const fr: typeof en = {
  "account-confirm": french({
    subject: "Confirmez votre e-mail pour ouvrir votre compte The Lab",
    preview: "Un clic, et votre compte est ouvert.",
    heading: () => "Plus qu'un clic",
    text: "Quelqu'un, vous sans doute, s'est inscrit à The Lab avec cette adresse. Confirmez-la pour ouvrir le compte : d'ici là, il n'existe pas.",
    action: "Confirmer mon e-mail",
    note: "Le lien est valable 24 heures et ne sert qu'une fois.",
    reason:
      "Vous recevez ce message parce que cette adresse a été saisie sur notre site. Si vous n'avez rien demandé, ignorez ce message : rien n'a changé.",
  }),
  "account-confirm-another": french({
    subject: "Confirmez votre e-mail pour ouvrir votre compte The Lab",
    preview: "Une autre inscription a été faite avant avec cette adresse.",
    heading: () => "Quelle inscription est la vôtre ?",
    text: "Cette adresse a servi plusieurs fois à s'inscrire à The Lab : vous avez reçu un autre message comme celui-ci. Avant toute chose, chaque lien montre de qui vient l'inscription. Confirmez la vôtre : les autres sont supprimées avec leurs mots de passe.",
    action: "Voir cette inscription",
    note: "Le lien est valable 24 heures et ne sert qu'une fois.",
    reason:
      "Vous recevez ce message parce que cette adresse a été saisie sur notre site. Si vous n'avez rien demandé, ignorez ce message : rien n'a changé.",
  }),
  "account-known": french({
    subject: "Vous avez déjà un compte The Lab",
    preview: "Connectez-vous, ou choisissez un nouveau mot de passe.",
    heading: () => "Vous avez déjà un compte",
    text: "Connectez-vous, ou choisissez un nouveau mot de passe depuis la page de connexion : un compte utilise déjà cette adresse, que quelqu'un a saisie pour s'inscrire ou pour changer d'adresse.",
    action: "Se connecter",
    note: "Si vous n'avez rien demandé, ignorez ce message : rien n'a changé et votre compte est en sûreté.",
    reason: "Vous recevez ce message parce que vous avez un compte The Lab.",
  }),
  "account-welcome": french({
    subject: "Bienvenue à The Lab",
    preview: "Votre compte est ouvert.",
    heading: (name: string) => `Bienvenue, ${name || "Utilisateur"}`,
    text: "Votre compte est ouvert. Connectez-vous pour remplir votre profil : c'est ce que notre équipe lit en premier.",
    action: "Se connecter",
    note: "Votre e-mail, votre mot de passe et votre langue se changent à tout moment sur la page de votre compte.",
    reason: "Vous recevez ce message parce que vous avez un compte The Lab.",
  }),
  "password-reset": french({
    subject: "Choisissez un nouveau mot de passe pour The Lab",
    preview: "Le lien est valable une heure.",
    heading: () => "Choisissez un nouveau mot de passe",
    text: "Un nouveau mot de passe a été demandé pour le compte qui porte cette adresse. Le lien ouvre la page où le choisir ; toutes les sessions ouvertes se ferment alors.",
    action: "Choisir un nouveau mot de passe",
    note: "Le lien est valable une heure et ne sert qu'une fois. Si vous n'avez rien demandé, ignorez ce message : votre mot de passe reste le même.",
    reason: "Vous recevez ce message parce que vous avez un compte The Lab.",
  }),
  "password-changed": french({
    subject: "Votre mot de passe The Lab a été changé",
    preview: "Toutes les sessions ouvertes sont fermées.",
    heading: () => "Votre mot de passe a été changé",
    text: "Le mot de passe de votre compte vient d'être changé, et toutes les sessions ouvertes sont fermées.",
    action: "Se connecter",
    note: "Si vous n'avez pas changé ce mot de passe, choisissez aussitôt un nouveau mot de passe depuis la page de connexion et écrivez-nous.",
    reason: "Vous recevez ce message parce que vous avez un compte The Lab.",
  }),
  "password-changed-code": french({
    subject: "Votre mot de passe The Lab a été changé",
    preview: "Votre compte demande toujours un code d'une application d'authentification.",
    heading: () => "Votre mot de passe a été changé",
    text: "Le mot de passe de votre compte vient d'être changé, et toutes les sessions ouvertes sont fermées. La double authentification reste active : votre compte demande toujours un code de l'application qui lui est associée.",
    action: "Se connecter",
    note: "Si vous n'avez pas associé cette application, ou si vous n'avez plus ni elle ni ses codes de secours, écrivez-nous : une fois certains que c'est bien vous, nous désactivons la double authentification et vous le confirmons par e-mail. Si vous n'avez pas changé ce mot de passe, choisissez-en aussitôt un nouveau depuis la page de connexion.",
    reason: "Vous recevez ce message parce que vous avez un compte The Lab.",
  }),
  "second-factor-reset": french({
    subject: "La double authentification de votre compte The Lab a été désactivée",
    preview: "Nous l'avons fait pour que vous en prépariez une nouvelle.",
    heading: () => "La double authentification a été désactivée",
    text: "Nous avons retiré l'application d'authentification, les codes de secours et les clés d'accès de votre compte, comme on le fait en cas de perte. Toutes les sessions ouvertes sont fermées. Connectez-vous avec votre mot de passe, puis préparez une nouvelle application ou une clé d'accès.",
    action: "Se connecter",
    note: "Si vous ne l'avez pas demandé, connectez-vous aussitôt, choisissez un nouveau mot de passe et écrivez-nous.",
    reason: "Vous recevez ce message parce que vous avez un compte The Lab.",
  }),
  "email-change": french({
    subject: "Confirmez votre nouvel e-mail pour The Lab",
    preview: "Votre compte y sera rattaché dès votre confirmation.",
    heading: () => "Est-ce votre nouvelle adresse ?",
    text: "Le titulaire d'un compte The Lab a demandé à le rattacher à cette adresse. Confirmez-la : c'est avec elle que vous vous connecterez.",
    action: "Confirmer cette adresse",
    note: "Le lien est valable 24 heures et ne sert qu'une fois.",
    reason:
      "Vous recevez ce message parce que cette adresse a été saisie sur notre site. Si vous n'avez rien demandé, ignorez ce message : rien n'a changé.",
  }),
  "email-changed": french({
    subject: "L'adresse de votre compte The Lab a changé",
    preview: "Une autre adresse le remplace désormais.",
    heading: () => "L'adresse de votre compte a changé",
    text: "Votre compte est désormais rattaché à une autre adresse, que son titulaire a confirmée. Celle-ci ne l'ouvre plus.",
    action: "Ouvrir le site",
    note: "Si vous ne l'avez pas demandé, écrivez-nous aussitôt : nous pouvons fermer le compte le temps de vérifier.",
    reason: "Vous recevez ce message parce que cette adresse était celle de votre compte The Lab.",
  }),
};

const words = { en, fr };

/** A name made of letters alone, else nothing. */
export function printableName(fullName: string) {
  return /^\p{L}[\p{L}\p{M}'’ -]{0,39}$/u.test(fullName) && fullName.split(" ").length <= 4 ? fullName : "";
}

/** A message about an account. `name` is used in a welcome only, and only when it is made of letters. */
export function accountEmail(
  which: AccountEmailName,
  lang: Lang,
  from: EmailBranding,
  { url, name = "" }: { url: string; name?: string },
) {
  const { heading, ...say } = words[lang][which];
  return writeLinkEmail({ ...say, heading: heading(printableName(name)) }, lang, from, url);
}
