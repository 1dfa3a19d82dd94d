import type { Lang } from "../platform/language/language.ts";
import { typo } from "../platform/language/typo.ts";

const en = {
  newsletter: "Unsubscribe",
  guide: "Stop or resume these e-mails",
  daily: "Stop the daily e-mail",
  "publication-look": "Stop e-mails about my investor profile",
  "introduction-asked": "Stop e-mails about new requests to meet",
  reviews: "Stop e-mails about reviews",
  "introduction-proposed": "Stop e-mails about proposed startups",
  "session-date": "Leave the list of Pitch Session dates",
  "conference-date": "Stop e-mails about the conference’s date",
  "deck-invitation": "Stop e-mails about decks",
  "seat-invitation": "Stop invitations from startups",
  "follow-invitation": "Stop invitations to startups’ updates",
  "investor-update": "Stop this startup’s updates",
  "fund-invitation": "Stop invitations to a team of investors",
};

/** The kinds of automatic e-mail; recipients can unsubscribe from each kind separately. */
export type StopKind = keyof typeof en;

export const stopKinds = Object.keys(en) as StopKind[];

const fr: typeof en = {
  newsletter: "Se désabonner",
  guide: "Arrêter ou reprendre ces e-mails",
  daily: "Arrêter l'e-mail quotidien",
  "publication-look": "Arrêter les e-mails sur mon profil investisseur",
  "introduction-asked": "Arrêter les e-mails sur les nouvelles demandes de rencontre",
  reviews: "Arrêter les e-mails sur les évaluations",
  "introduction-proposed": "Arrêter les e-mails sur les startups proposées",
  "session-date": "Quitter la liste des dates de Pitch Session",
  "conference-date": "Arrêter les e-mails sur la date de la conférence",
  "deck-invitation": "Ne plus recevoir de decks de startups",
  "seat-invitation": "Ne plus recevoir d'invitations de startups",
  "follow-invitation": "Ne plus être invité à suivre des startups",
  "investor-update": "Ne plus recevoir les nouvelles de cette startup",
  "fund-invitation": "Ne plus être invité dans une équipe d'investisseurs",
};

const words: Record<Lang, typeof en> = { en, fr };

export const stopWords = (lang: Lang, kind: StopKind) => (lang === "fr" ? typo(words.fr[kind]) : words.en[kind]);
