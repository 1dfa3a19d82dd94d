import type { words as en } from "./words.en.ts";
import { emailErrors } from "../shell/form/person-errors.fr.ts";

export const words: typeof en = {
  email: "E-mail",
  submit: "S’abonner",
  sending: "Envoi en cours...",
  errors: {
    ...emailErrors,
  },
  success: {
    title: "Consultez votre boîte de réception pour confirmer",
    text: "Chaque adresse reçoit un seul message avec un lien, valable 30\u00A0jours. S’il n’y est pas, regardez dans les indésirables.",
  },
  failure: { title: "Erreur", text: "Le message avec le lien n’a pas pu partir à l’instant. Merci de réessayer." },
  saved: {
    title: "Adresse enregistrée",
    text: "Votre demande est conservée chez nous\u202F; le message avec le lien partira dès que possible.",
  },
  confirm: {
    waiting: "Plus qu’un clic",
    question: (email) => `Envoyer la newsletter de The Lab à ${email}\u202F?`,
    action: "Confirmer mon abonnement",
    subscribed: "C’est confirmé",
    subscribedText: (email, date) =>
      `La newsletter est envoyée à ${email} depuis le ${date}. Chaque e-mail contient un lien pour se désabonner.`,
  },
  unsubscribe: {
    question: "Se désabonner de la newsletter\u202F?",
    text: (email) =>
      `${email} ne la recevra plus, ni nos actualités et dates du programme. Un clic suffit, sans mot de passe.`,
    action: "Se désabonner",
    left: "Désabonnement enregistré",
    again: "M’abonner de nouveau",
    leftText: (email, date) =>
      `${email} a quitté la newsletter le ${date} et ne la reçoit plus, ni nos actualités et dates du programme. Les e-mails sur vos demandes et votre compte ne changent pas.`,
  },
  gone: {
    title: "Ce lien n’est plus valable",
    text: "Il est incomplet, remplacé par un plus récent, ou vieux de plus de 30\u00A0jours. Vous pouvez vous abonner de nouveau.",
    action: "S’abonner à la newsletter",
    leave:
      "Il est incomplet, ou l’adresse n’est plus abonnée. Si des e-mails arrivent encore, suivez le lien au bas du dernier, ou écrivez-nous.",
    write: "Nous écrire",
  },
  blog: "Lire les articles",
};
