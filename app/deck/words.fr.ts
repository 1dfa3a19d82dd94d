import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: (name, number, pages) => `Deck de ${name}, page ${number} sur ${pages}`,
  of: (name) => `Deck de ${name}`,
  pages: (count) => (count === 1 ? "1\u00A0page" : `${count}\u00A0pages`),
  place: (number, pages) => `Page ${number} sur ${pages}`,
  page: (number, pages) => `Page ${number} sur ${pages} du deck\u202F; son texte suit`,
  turn: "Pages du deck",
  before: "Page précédente",
  after: "Page suivante",
  keys: "Les flèches du clavier tournent les pages.",
  text: "Texte de cette page",
  noText: "Cette page ne contient pas de texte que nous puissions lire.",
  gate: {
    title: "Montrez-vous votre lecture\u202F?",
    ofAccount: (name) =>
      `${name} voit combien de personnes ont ouvert le deck, et combien d’entre elles montrent leur lecture. Jamais votre nom ni votre adresse.`,
    refusing: "Les deux boutons ouvrent le même deck.",
    objects:
      "Votre navigateur demande de ne pas être suivi (Global Privacy Control ou Do Not Track)\u00A0: votre lecture n’est pas montrée. Pour la montrer, désactivez cette demande pour ce site, puis rechargez la page.",
    shows: "Ouvrir et montrer ma lecture",
    silent: "Ouvrir sans la montrer",
    limited: (minutes) => ({
      title: "Vous avez ouvert beaucoup de decks cette heure-ci",
      text: `Réessayez dans ${minutes}\u00A0min.`,
    }),
    problem: { title: "Le deck n’a pas été ouvert", text: "Cliquez à nouveau sur l’un des deux boutons." },
  },
};
