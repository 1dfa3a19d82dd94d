import { de } from "../../../platform/language/elision.ts";
import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Decks",
  text: "Les decks que des lecteurs signalent, les decks fermés et les fichiers qui n’ont pas pu être convertis.",
  unnamed: "Pas encore de nom",
  reports: {
    title: "Signalés",
    none: "Aucun deck n’est signalé.",
    count: (times, since) =>
      times === 1 ? `1\u00A0signalement, depuis le ${since}` : `${times}\u00A0signalements, depuis le ${since}`,
    by: (email, on) => `${email}, le ${on}`,
    byNobody: (on) => `Un lecteur sans nom, le ${on}`,
    more: (count) => (count === 1 ? "1\u00A0autre signalement" : `${count}\u00A0autres signalements`),
    look: "Voir le deck",
    readers: "Qui l’a ouvert",
    reason: "Pourquoi le deck ferme",
    reasonHint:
      "La startup reçoit cette raison par e-mail et la lit dans son cockpit. Plus aucun lien ni investisseur n’ouvre le deck.",
    close: "Fermer le deck partout",
    setAside: "Classer les signalements",
    errors: { reasonRequired: "Dites pourquoi à la startup.", reasonTooLong: "1\u202F000\u00A0caractères au plus." },
  },
  closed: {
    title: "Fermés",
    none: "Aucun deck n’est fermé.",
    on: (on) => `Fermé le ${on}`,
    reopen: "Rouvrir",
  },
  refused: {
    title: "Derniers fichiers non convertis",
    none: "Aucun échec.",
    columns: { startup: "Startup", version: "Version", why: "Pourquoi", on: "Envoyé le" },
    why: {
      password: "S’ouvre seulement avec un mot de passe",
      unreadable: "Abîmé ou incomplet",
      pages: "Trop de pages",
      shape: "Une page est trop longue",
      heavy: "Trop lourd à convertir",
    },
  },
  readers: {
    title: (startup) => `Qui a ouvert le deck ${de(startup)}`,
    text: "Les 200\u00A0dernières ouvertures par des lecteurs connus. Celles d’un lien à mot de passe sont seulement comptées. Votre consultation est notée au journal.",
    none: "Aucun lecteur connu ne l’a ouvert depuis 12\u00A0mois.",
    columns: { reader: "Lecteur", on: "Ouvert le", version: "Version" },
    gone: "Une personne effacée",
    back: "Revenir aux decks",
  },
  problems: {
    gone: "Quelqu’un d’autre a déjà répondu.",
    overtaken:
      "La startup a changé son deck depuis que vous avez ouvert la page. Le deck n’est pas fermé\u00A0: regardez la nouvelle version, puis décidez de nouveau.",
  },
};
