import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Newsletter",
  text: "Toutes les personnes qui ont demandé la newsletter, demandes récentes d’abord.",
  back: "Tous les abonnés",
  filters: { text: "E-mail", state: "État", all: "Tous les états" },
  states: {
    subscribed: "Inscrit",
    waiting: "À\u00A0confirmer",
    left: "Désinscrit",
    bounced: "E-mail non remis",
    expired: "Non confirmé à temps",
  },
  columns: { email: "E-mail", state: "État", language: "Langue", since: "Depuis", requested: "Demande" },
  empty: "Aucun abonné ne correspond.",
  emptyText: "Essayez moins de lettres, ou un autre état.",
  none: "Personne n’a encore demandé la newsletter.",
  noneText:
    "Les abonnés apparaissent ici dès qu’ils remplissent le formulaire de la newsletter, ou cochent sa case dans un autre.",
  subscription: "Inscription",
  history: "Ce qui s’est passé",
  events: {
    requested: "A demandé la newsletter",
    confirmed: "A confirmé son adresse",
    unsubscribed: "S’est désinscrit",
    bounced: "Un e-mail n’a pas pu être remis",
  },
  account: "Cette personne a un compte",
  leads: "Ce que cette personne a envoyé",
  mails: "Derniers envois à cette personne",
  allMails: "Tous les envois à cette personne",
  noMails: "Rien n’a été envoyé.",
};
