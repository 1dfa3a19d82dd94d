import type { GuideConfirmationPage } from "../../domain/content/content.ts";

export const guideConfirmation: GuideConfirmationPage = {
  kind: "page",
  id: "guide-confirmation",
  metadata: {
    title: { en: "Your 30-day guide", fr: "Ton guide de 30 jours" },
    description: {
      en: "What happens once you’ve asked for the 30-day guide.",
      fr: "Ce qui se passe après ta demande du guide de 30 jours.",
    },
  },
  thanks: {
    title: { en: "Thank you: your guide is ready", fr: "Merci : ton guide est prêt" },
    text: {
      en: "We have your request. The guide is coming to the address you gave.",
      fr: "Ta demande est enregistrée. Le guide arrive à l’adresse que tu as donnée.",
    },
    steps: [
      {
        title: { en: "Now.", fr: "Maintenant." },
        text: {
          en: "Day 1 is on its way by e-mail, with the link to the whole guide. Open it and press “Send me the next days”. Nothing in ten minutes? Check your spam folder.",
          fr: "Le jour 1 part par e-mail, avec le lien vers tout le guide. Ouvre-le et appuie sur « Recevoir la suite ». Rien dans dix minutes ? Regarde dans les indésirables.",
        },
      },
      {
        title: { en: "Each day.", fr: "Chaque jour." },
        text: {
          en: "Once you’ve pressed it: one e-mail, one task, {guide.minutes} minutes. If you’ve already started the guide, it stays as you left it.",
          fr: "Après cet appui : un e-mail, une tâche, {guide.minutes} minutes. Si tu as déjà commencé le guide, il reste comme tu l’as laissé.",
        },
      },
      {
        title: { en: "Whenever you like.", fr: "Quand tu veux." },
        text: {
          en: "Each e-mail has a link that stops them. The same link lets you pick up where you left off.",
          fr: "Chaque e-mail a un lien pour arrêter, et le même pour reprendre où tu en étais.",
        },
      },
    ],
  },
  nothing: {
    title: { en: "There’s no request to confirm", fr: "Aucune demande à confirmer" },
    text: {
      en: "This page only confirms a request that has just been sent. If you’ve asked for the guide before, it’s in your inbox.",
      fr: "Cette page confirme seulement une demande qui vient d’être envoyée. Si tu as déjà demandé le guide, il est dans tes e-mails.",
    },
    action: { en: "Get the guide", fr: "Recevoir le guide" },
  },
};
