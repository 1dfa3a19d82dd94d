import type { GuideConfirmationPage } from "../../domain/content/content.ts";

export const guideConfirmation: GuideConfirmationPage = {
  kind: "page",
  id: "guide-confirmation",
  metadata: {
    title: { en: "Your 30-day guide", fr: "Ton guide de 30 jours" },
    description: {
      en: "What happens after you have asked for the 30-day guide.",
      fr: "Ce qui se passe après ta demande du guide de 30 jours.",
    },
  },
  thanks: {
    title: { en: "Thank you: your guide is ready", fr: "Merci : ton guide est prêt" },
    text: {
      en: "Your request is recorded. The guide comes to the address you gave.",
      fr: "Ta demande est enregistrée. Le guide arrive à l’adresse que tu as donnée.",
    },
    steps: [
      {
        title: { en: "Now.", fr: "Maintenant." },
        text: {
          en: "An e-mail with the link to the whole guide is on its way. Nothing in ten minutes? Look in your spam folder.",
          fr: "Un e-mail part avec le lien vers tout le guide. Rien dans dix minutes ? Regarde dans les indésirables.",
        },
      },
      {
        title: { en: "Every morning.", fr: "Chaque matin." },
        text: {
          en: "One day, one task, {guide.minutes} minutes, from tomorrow on. If you have begun the guide already, it stays as you left it.",
          fr: "Un jour, une tâche, {guide.minutes} minutes, dès demain. Si tu as déjà commencé le guide, il reste comme tu l’as laissé.",
        },
      },
      {
        title: { en: "Whenever you like.", fr: "Quand tu veux." },
        text: {
          en: "Each e-mail has a link to stop, and the same link to resume where you were.",
          fr: "Chaque e-mail a un lien pour arrêter, et le même pour reprendre où tu en étais.",
        },
      },
    ],
  },
  nothing: {
    title: { en: "There is no request here", fr: "Il n’y a pas de demande ici" },
    text: {
      en: "This page only confirms a request that has just been sent. If you have asked for the guide before, it is in your e-mails.",
      fr: "Cette page confirme seulement une demande qui vient d’être envoyée. Si tu as déjà demandé le guide, il est dans tes e-mails.",
    },
    action: { en: "Get the guide", fr: "Recevoir le guide" },
  },
};
