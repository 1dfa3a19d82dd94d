import type { Lang } from "../platform/language/language.ts";
import { namedWords } from "../platform/language/organisation.ts";
import { french, type EmailBranding } from "./email-layout.tsx";
import { writeLinkEmail } from "./link-email.tsx";

const requested =
  "You’re getting this message because this address was entered on our site. If it wasn’t you, there’s nothing to do: nothing has changed.";
const reason = "You’re getting this message because you have an account at The Lab.";

const en = {
  "account-confirm": {
    subject: "Confirm your e-mail to open your account at The Lab",
    preview: "One click, and your account is open.",
    heading: () => "One click left",
    text: "Confirm this address within 24 hours to open your account: until then, it doesn’t exist. Someone, hopefully you, signed up at The Lab with it.",
    action: "Confirm my e-mail",
    note: "The link is valid for 24 hours and works once. In a browser other than the one you signed up in, it also asks for a password.",
    reason: requested,
  },
  "account-confirm-another": {
    subject: "Confirm your e-mail to open your account at The Lab",
    preview: "There was another sign-up with this address before.",
    heading: () => "Which sign-up is yours?",
    text: "Open this link within 24 hours: it shows whose sign-up it is before anything happens. Confirm yours, and we delete the others with their passwords. This address has been used to sign up at The Lab more than once, so you’ve had another message like this one.",
    action: "See this sign-up",
    note: "The link is valid for 24 hours and works once.",
    reason: requested,
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
    text: "Sign in to fill in your profile: it’s the first thing our team reads. Your account is open.",
    action: "Sign in",
    note: "You can change your e-mail, your password and your language at any time on your account’s page.",
    reason,
  },
  "account-welcome-invited": {
    subject: "Welcome to The Lab",
    preview: "Your account is open.",
    heading: (name: string) => (name ? `Welcome, ${name}` : "Welcome"),
    text: "Sign in to join the startup that invited you: its invitation is waiting for your answer. Your account is open.",
    action: "Sign in",
    note: "You can change your e-mail, your password and your language at any time on your account’s page.",
    reason,
  },
  "password-reset": {
    subject: "Choose a new password for The Lab",
    preview: "The link is valid for one hour.",
    heading: () => "Choose a new password",
    text: "Choose a new password within an hour: the link opens the page for it, and every open session then ends. It was requested for the account with this address.",
    action: "Choose a new password",
    note: "The link is valid for one hour and works once. If it wasn’t you, ignore this message: your password stays as it is.",
    reason,
  },
  "password-changed": {
    subject: "Your password at The Lab was changed",
    preview: "Your other sessions have ended.",
    heading: () => "Your password was changed",
    text: "If you changed it, there’s nothing to do. The password of your account was changed just now, and your other sessions have ended.",
    action: "Sign in",
    note: "If it wasn’t you, choose a new password at once from the sign-in page and write to us.",
    reason,
  },
  "password-changed-code": {
    subject: "Your password at The Lab was changed",
    preview: "Your account still asks for a code from an authenticator app.",
    heading: () => "Your password was changed",
    text: "If you changed it, sign in with it and your code. The password of your account was changed just now, and every open session has ended. Your account still asks for a code from the authenticator app that was set up for it: a new password doesn’t switch that off.",
    action: "Sign in",
    note: "If you didn’t set up that app, or no longer have it or its recovery codes, write to us: once we know it’s you, we switch it off and confirm it by e-mail. If it wasn’t you who changed the password, choose a new one at once from the sign-in page.",
    reason,
  },
  "second-factor-reset": {
    subject: "Two-step sign-in was switched off for your account at The Lab",
    preview: "We did it so that you can set up a new one.",
    heading: () => "Two-step sign-in was switched off",
    text: "Sign in with your password, then set up a new app or passkey. We removed the authenticator app, the recovery codes and the passkeys from your account, as we do for people who have lost them. Every open session has ended.",
    action: "Sign in",
    note: "If you didn’t ask for this, sign in at once, choose a new password and write to us.",
    reason,
  },
  "email-change": {
    subject: "Confirm your new e-mail at The Lab",
    preview: "Your account moves here once you confirm.",
    heading: () => "Is this your new address?",
    text: "Confirm this address within 24 hours, and you’ll sign in with it from then on. The owner of an account at The Lab asked to move it here.",
    action: "Confirm this address",
    note: "The link is valid for 24 hours and works once.",
    reason: requested,
  },
  "email-changed": {
    subject: "The e-mail address of your account at The Lab has changed",
    preview: "Another address replaces it from now on.",
    heading: () => "Your account’s address has changed",
    text: "If you asked for it, there’s nothing to do. Your account was moved to another address, whose owner confirmed it. This one no longer opens it.",
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
    text: "Confirmez cette adresse dans les 24 heures pour ouvrir votre compte : d'ici là, il n'existe pas. Quelqu'un, vous sans doute, s'est inscrit à The Lab avec elle.",
    action: "Confirmer mon e-mail",
    note: "Le lien est valable 24 heures et ne sert qu'une fois. Dans un autre navigateur que celui de l'inscription, il demande aussi un mot de passe.",
    reason:
      "Vous recevez ce message parce que cette adresse a été saisie sur notre site. Si vous n'avez rien demandé, ignorez ce message : rien n'a changé.",
  }),
  "account-confirm-another": french({
    subject: "Confirmez votre e-mail pour ouvrir votre compte The Lab",
    preview: "Une autre inscription a été faite avant avec cette adresse.",
    heading: () => "Quelle inscription est la vôtre ?",
    text: "Ouvrez ce lien dans les 24 heures : avant toute chose, il montre de qui vient l'inscription. Confirmez la vôtre : les autres sont supprimées avec leurs mots de passe. Cette adresse a servi plusieurs fois à s'inscrire à The Lab : vous avez reçu un autre message comme celui-ci.",
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
    text: "Connectez-vous pour remplir votre profil : c'est ce que notre équipe lit en premier. Votre compte est ouvert.",
    action: "Se connecter",
    note: "Votre e-mail, votre mot de passe et votre langue se changent à tout moment sur la page de votre compte.",
    reason: "Vous recevez ce message parce que vous avez un compte The Lab.",
  }),
  "account-welcome-invited": french({
    subject: "Bienvenue à The Lab",
    preview: "Votre compte est ouvert.",
    heading: (name: string) => `Bienvenue, ${name || "Utilisateur"}`,
    text: "Connectez-vous pour rejoindre la startup qui vous invite : son invitation attend votre réponse. Votre compte est ouvert.",
    action: "Se connecter",
    note: "Votre e-mail, votre mot de passe et votre langue se changent à tout moment sur la page de votre compte.",
    reason: "Vous recevez ce message parce que vous avez un compte The Lab.",
  }),
  "password-reset": french({
    subject: "Choisissez un nouveau mot de passe pour The Lab",
    preview: "Le lien est valable une heure.",
    heading: () => "Choisissez un nouveau mot de passe",
    text: "Choisissez un nouveau mot de passe dans l'heure : le lien ouvre la page où le faire, et toutes les sessions ouvertes se ferment alors. Il a été demandé pour le compte qui porte cette adresse.",
    action: "Choisir un nouveau mot de passe",
    note: "Le lien est valable une heure et ne sert qu'une fois. Si vous n'avez rien demandé, ignorez ce message : votre mot de passe reste le même.",
    reason: "Vous recevez ce message parce que vous avez un compte The Lab.",
  }),
  "password-changed": french({
    subject: "Votre mot de passe The Lab a été changé",
    preview: "Vos autres sessions sont fermées.",
    heading: () => "Votre mot de passe a été changé",
    text: "Si vous l'avez changé, vous n'avez rien à faire. Le mot de passe de votre compte vient d'être remplacé, et vos autres sessions sont fermées.",
    action: "Se connecter",
    note: "Si vous n'avez pas changé ce mot de passe, choisissez aussitôt un nouveau mot de passe depuis la page de connexion et écrivez-nous.",
    reason: "Vous recevez ce message parce que vous avez un compte The Lab.",
  }),
  "password-changed-code": french({
    subject: "Votre mot de passe The Lab a été changé",
    preview: "Votre compte demande toujours un code d'une application d'authentification.",
    heading: () => "Votre mot de passe a été changé",
    text: "Si vous l'avez changé, connectez-vous avec lui et votre code. Le mot de passe de votre compte vient d'être remplacé, et toutes les sessions ouvertes sont fermées. La double authentification reste active : votre compte demande toujours un code de l'application qui lui est associée.",
    action: "Se connecter",
    note: "Si vous n'avez pas associé cette application, ou si vous n'avez plus ni elle ni ses codes de secours, écrivez-nous : une fois certains que c'est bien vous, nous désactivons la double authentification et vous le confirmons par e-mail. Si vous n'avez pas changé ce mot de passe, choisissez-en aussitôt un nouveau depuis la page de connexion.",
    reason: "Vous recevez ce message parce que vous avez un compte The Lab.",
  }),
  "second-factor-reset": french({
    subject: "La double authentification de votre compte The Lab a été désactivée",
    preview: "Nous l'avons fait pour que vous en prépariez une nouvelle.",
    heading: () => "La double authentification a été désactivée",
    text: "Connectez-vous avec votre mot de passe, puis préparez une nouvelle application ou une clé d'accès. Nous avons retiré l'application d'authentification, les codes de secours et les clés d'accès de votre compte, comme on le fait en cas de perte. Toutes les sessions ouvertes sont fermées.",
    action: "Se connecter",
    note: "Si vous ne l'avez pas demandé, connectez-vous aussitôt, choisissez un nouveau mot de passe et écrivez-nous.",
    reason: "Vous recevez ce message parce que vous avez un compte The Lab.",
  }),
  "email-change": french({
    subject: "Confirmez votre nouvel e-mail pour The Lab",
    preview: "Votre compte y sera rattaché dès votre confirmation.",
    heading: () => "Est-ce votre nouvelle adresse ?",
    text: "Confirmez cette adresse dans les 24 heures : c'est avec elle que vous vous connecterez. Le titulaire d'un compte The Lab a demandé à l'y rattacher.",
    action: "Confirmer cette adresse",
    note: "Le lien est valable 24 heures et ne sert qu'une fois.",
    reason:
      "Vous recevez ce message parce que cette adresse a été saisie sur notre site. Si vous n'avez rien demandé, ignorez ce message : rien n'a changé.",
  }),
  "email-changed": french({
    subject: "L'adresse de votre compte The Lab a changé",
    preview: "Une autre adresse la remplace désormais.",
    heading: () => "L'adresse de votre compte a changé",
    text: "Si vous l'avez demandé, vous n'avez rien à faire. Votre compte est désormais rattaché à une autre adresse, que son titulaire a confirmée. Celle-ci ne l'ouvre plus.",
    action: "Ouvrir le site",
    note: "Si vous ne l'avez pas demandé, écrivez-nous aussitôt : nous pouvons fermer le compte le temps de vérifier.",
    reason: "Vous recevez ce message parce que cette adresse était celle de votre compte The Lab.",
  }),
};

const words = { en, fr };

/** Returns the name, or "" if the name could contain a link that a sign-up would send to strangers. */
export function printableName(fullName: string) {
  return /^\p{L}[\p{L}\p{M}'’ -]{0,39}$/u.test(fullName) && fullName.split(" ").length <= 4 ? fullName : "";
}

/** Writes an e-mail about an account; only the welcome e-mail contains the name. */
export function accountEmail(
  which: AccountEmailName,
  lang: Lang,
  from: EmailBranding,
  { url, name = "" }: { url: string; name?: string },
) {
  const { heading, ...say } = namedWords(words[lang][which]);
  return writeLinkEmail({ ...say, heading: heading(printableName(name)) }, lang, from, url);
}
