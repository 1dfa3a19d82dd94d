import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  metadata: "Bienvenue dans ton cockpit",
  title: "Bienvenue dans ton cockpit",
  close: "Fermer",
  step: (number) => `Étape ${number} sur 3`,
  steps: ["Ta startup en cinq champs", "Cinq chiffres par mois", "Ce que voient les investisseurs"],
  previous: "Précédent",
  next: "Suivant",
  skip: "Passer pour l'instant",
  finish: "Terminer",
  profile: "Ces cinq champs suffisent pour montrer ton profil. Le reste peut attendre.",
  numbers: {
    text: "Une fois par mois, en une minute. Runway, croissance et score en découlent.",
    rows: [
      ["MRR", "Revenus récurrents du mois, hors taxes"],
      ["Trésorerie", "En banque le dernier jour du mois"],
      ["Dépense nette", "Sorties moins ce que les clients ont payé dans le mois"],
      ["CAC", "Dépenses marketing et commerciales ÷ nouveaux clients"],
      ["Churn mensuel", "Clients partis ÷ clients au premier du mois"],
    ],
    action: "Saisir mes chiffres",
  },
  investors: {
    text: "Rien de ton profil, tant que tu ne le publies pas, avec Visible ou Elite CoPilot. L’un de nous le relit, puis les investisseurs validés voient les rubriques que tu as choisies, et tu sais combien ont regardé. Si tu obtiens une place à une Pitch Session, ses investisseurs reçoivent le nom, le secteur et la tranche de chiffre d’affaires de ta startup.",
    rows: [
      ["Ton choix", "Pitch, équipe, marché, chiffres\u00A0: chaque partie se montre ou se cache."],
      ["Leurs noms", "Tu sais combien ont regardé et ce qu’au moins trois ont en commun, jamais leur nom."],
      ["Le retrait", "Un profil retiré disparaît aussitôt de toutes les listes."],
    ],
    action: "Voir mon Profil Investisseur",
  },
  failure: { title: "Erreur", text: "Tes modifications n’ont pas pu être enregistrées. Réessaie dans un instant." },
};
