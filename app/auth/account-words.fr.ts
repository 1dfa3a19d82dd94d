import type { words as en } from "./account-words.en.ts";
import { manyMails } from "./words.fr.ts";

export const words: typeof en = {
  title: "Votre compte",
  planNow: (plan, until) =>
    until ? `Votre offre\u00A0: ${plan}, jusqu’au ${until}, ce jour compris.` : `Votre offre\u00A0: ${plan}.`,
  planNext: (plan, from, until) =>
    until ? `Du ${from} au ${until}\u00A0: ${plan}.` : `À partir du ${from}\u00A0: ${plan}.`,
  plan: (plan) => `Offre demandée\u00A0: ${plan}.`,
  trial: {
    until: (date) => `C’est un essai gratuit\u00A0: il s’arrête de lui-même après le ${date} et ne coûte rien.`,
    end: "Mettre fin à mon essai gratuit",
    text: "Elite CoPilot se ferme aujourd’hui et votre compte retrouve l’offre qu’il aurait sans l’essai. Rien n’est supprimé, mais ce que seul Elite ouvre est mis en pause, de même que votre profil publié si cette offre ne le comprend pas. L’essai ne peut pas être recommencé.",
    submit: "Y mettre fin aujourd’hui",
  },
  done: {
    "trial-ended": "Votre essai gratuit est terminé. Votre profil, vos chiffres et vos candidatures restent.",
    email: `Nous avons écrit à la nouvelle adresse. Rien ne change tant que vous ne la confirmez pas depuis ce message. ${manyMails}`,
    "email-confirmed": "Votre nouvel e-mail est confirmé. Connectez-vous désormais avec cette adresse.",
    password: "Votre mot de passe est changé et toutes les autres sessions sont fermées.",
    language: "Votre langue est changée.",
    plan: "Votre demande est enregistrée. Nous la lisons et vous répondons par e-mail\u202F; elle ne coûte rien.",
    "trial-taken":
      "Votre startup, ou cette adresse, a déjà eu son essai gratuit. Pour continuer, demandez Elite CoPilot depuis la page des tarifs.",
    "second-factor-off": "La double authentification est désactivée et vos autres sessions sont fermées.",
    "end-session": "La session est fermée.",
    "review-mail-on": "Les e-mails sur les évaluations sont activés.",
    "review-mail-off": "Les e-mails sur les évaluations sont désactivés.",
  },
  emailTitle: "E-mail",
  newEmail: "Nouvel e-mail",
  emailSubmit: "Changer mon e-mail",
  passwordTitle: "Mot de passe",
  passwordText: "Vos autres sessions se ferment, sur tous vos appareils\u202F; ce navigateur reste connecté.",
  passwordSubmit: "Changer mon mot de passe",
  reviewMail: {
    title: "E-mails sur les évaluations",
    text: "Un par jour au plus, à partir de 8\u00A0h, heure de Paris\u00A0: combien de dossiers attendent votre note, et combien de vos réponses ont été annulées. Aucun candidat n’y est nommé.",
    now: { on: "Ils sont activés.", off: "Ils sont désactivés. Le bureau montre toujours ce qui vous attend." },
    turn: { on: "Les activer", off: "Les désactiver" },
  },
  languageTitle: "Langue",
  languageSubmit: "Enregistrer",
  secondTitle: "Double authentification",
  secondOff: "Votre mot de passe ouvre ce compte sans code.",
  secondSetUp: "Préparer une application d’authentification",
  secondOn: (date, left) => `Active depuis le ${date}. Il reste ${left} ${left < 2 ? "code" : "codes"} de secours.`,
  secondRequired: "Toute l’équipe la garde active.",
  secondDropCode: "Les six chiffres de votre application d’authentification, ou l’un de vos codes de secours.",
  secondDrop: "Désactiver",
  sessionsTitle: "Où vous êtes connecté",
  session: (device, date, time) => `${device}, vu le ${date} à ${time}`,
  thisOne: "Ce navigateur",
  end: "Déconnecter",
  endOf: (device) => `Déconnecter\u00A0: ${device}`,
  endAll: "Se déconnecter partout",
  calendar: "Mon agenda",
  signOut: "Se déconnecter",
  recovery: {
    few: (left) =>
      left === 0
        ? "Il ne reste aucun code de secours. Créez-en de nouveaux maintenant, au cas où vous perdriez votre téléphone."
        : `Il ne reste que ${left}\u00A0${left === 1 ? "code" : "codes"} de secours. Créez-en de nouveaux avant d’en avoir besoin.`,
    renew: "Nouveaux codes de secours",
    text: "Dix nouveaux codes remplacent ceux qui restent. Indiquez votre mot de passe, et les six chiffres de votre application d’authentification ou l’un des codes.",
    submit: "Créer de nouveaux codes",
  },
};
