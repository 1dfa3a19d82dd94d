import type { Conference } from "../domain/content/content.ts";

export const conferences: Conference[] = [
  {
    kind: "conference",
    id: "launch",
    name: { en: "Launching your startup: the first 30 days", fr: "Lancer ta startup : les 30 premiers jours" },
    text: {
      en: "{guide.conference} minutes on the first month: finding the problem, naming a price, signing a first customer. Free, with time for your questions.",
      fr: "{guide.conference} minutes sur le premier mois : trouver le problème, annoncer un prix, signer un premier client. Gratuit, avec un temps pour tes questions.",
    },
    startsOn: null,
    startTime: null,
    endTime: null,
    place: null,
    confirm: true,
  },
];
