import { retentionRules } from "../../../domain/retention/rules.ts";
import { reviewHours } from "../../../domain/publication/publication.ts";
import type { words as en } from "./words.en.ts";

const lookBy = (by: string | null) =>
  by ? `Nous le ferons au plus tard le ${by}.` : "Nous avons pris du retard sur le délai promis.";
const answer = "Notre réponse s’affichera ici et te parviendra par e-mail, sauf si tu as arrêté ces e-mails.";

export const words: typeof en = {
  title: "Profil Investisseur",
  parts: {
    label: "Parties du profil investisseur",
    shown: "Ce que tu montres",
    deck: "Deck",
    introductions: "Mises en relation",
    updates: "Nouvelles",
  },
  context: {
    waiting: "Pas encore montré\u00A0: nous le relisons",
    refused: "Pas montré tel quel\u00A0: corrige-le et nous le relirons",
    held: "Pas montré en ce moment\u00A0: écris-nous",
    public: (date) => `Publié le ${date}, visible des investisseurs validés`,
    private: "Privé\u00A0: aucun investisseur ne le voit",
    paused: "En pause\u00A0: ton offre ne comprend plus la publication",
  },
  visibility: {
    title: "Visibilité",
    label: "Profil visible par les investisseurs",
    public: "Public",
    private: "Privé",
    states: {
      public: "Les investisseurs validés voient ce que tu as choisi de montrer.",
      private: "Aucun investisseur ne voit ton profil. Notre équipe le peut.",
      waiting: "Aucun investisseur ne voit encore ton profil.",
      refused: "Aucun investisseur ne voit ton profil.",
      held: "Aucun investisseur ne voit ton profil en ce moment, et aucun lien n’ouvre ton deck. Écris-nous.",
    },
    isPaused:
      "Rien n’est perdu\u00A0: quand ton offre le permettra, ton profil sera de nouveau montré, ou le sera pour la première fois une fois que nous l’aurons validé.",
    toPrivate: "Rendre privé",
  },
  counts: {
    month: "Vues",
    inMonth: "sur 30\u00A0jours",
    ever: `Vues sur ${retentionRules.deal_views.keep}\u00A0mois`,
    clicks: "Clics cette semaine",
    clicksOf: "deck et site, du lundi au dimanche",
    investors: "Investisseurs actifs",
    investorsOf: "différents, sur 30\u00A0jours",
    last: (at) => `dernière vue\u00A0: ${at}`,
    never: "aucune vue comptée",
  },
  rates: {
    attractiveness: "Score d’attractivité",
    outOf: "sur 100",
    noScan: "scanne ta startup pour le calculer",
    visibility: "Taux de visibilité",
    found: (filled, all) => `${filled} des ${all} informations que cherchent les investisseurs`,
    completeness: "Profil rempli",
    completenessOf: (filled, all) => `${filled} champs sur ${all}`,
  },
  attractiveness: {
    how: "D’où vient ton score d’attractivité",
    of: (score) => `${score} sur 100`,
    terms: { readiness: "Score Readiness", traction: "Traction", completion: "Profil" },
    meaning: {
      readiness: "ton dernier scan",
      traction:
        "jusqu’à 60\u00A0points pour la croissance du MRR en trois mois (le maximum dès 30\u00A0%), jusqu’à 40 pour le churn (le maximum à 2\u00A0% ou moins, rien à partir de 10\u00A0%)",
      completion: "les champs remplis",
    },
    sum: (value, weight, result) => `${value} × ${weight} = ${result}`,
  },
  next: {
    complete: "Complète ton profil",
    correct: { title: "Corrige ce que nous n’avons pas accepté", action: "Ouvrir mon profil" },
    title: "Publie ton profil",
    publish: `Choisis ce que tu montres\u00A0: l’équipe relit une première publication sous ${reviewHours}\u00A0heures, et tu peux tout retirer d’un clic.`,
    choose: "Choisir ce que je montre",
    nextActions: {
      "shared-cap-table": "Montre ta table de capitalisation",
      confirmed: "Confirme que ton profil est à jour",
      "live-deck": "Montre un deck en ligne",
    },
    fill: (field) => `Complète ton profil\u00A0: ${field.toLowerCase()}`,
    raises: (from, to) => `Ton taux de visibilité passe de ${from} à ${to}\u00A0%.`,
    action: "J’y vais",
  },
  checklist: {
    title: "Ce que cherche un investisseur",
    count: (done, all) => `${done} sur ${all}`,
    done: "OK",
    missing: "à faire",
    "live-deck": "Un deck en ligne, visible",
    confirmed: "Des informations confirmées il y a moins de 90\u00A0jours",
    "shared-cap-table": "La table de capitalisation, visible",
  },
  byDay: {
    title: "Vues par jour",
    label: (days) => `Vues par jour\u00A0: ${days.map(([day, views]) => `${day}, ${views}`).join("\u202F; ")}`,
    asTable: "En tableau",
    day: "Jour",
    views: "Vues",
  },
  activity: {
    title: "Activité récente",
    none: "Aucune visite comptée pour l’instant. Chaque visite comptée apparaîtra ici\u202F; un investisseur peut choisir de ne pas être compté.",
    kinds: { profile: "Profil ouvert", deck: "Deck ouvert", website: "Site ouvert" },
    times: (what, times) => `${what} ${times}\u00A0fois`,
    company: "au moins trois investissent via une société ou un fonds",
    stage: (stage) => `au moins trois cherchent des startups au stade ${stage}`,
    alike: (each) => `Tes visiteurs des 30\u00A0derniers jours\u00A0: ${each.join("\u202F; ")}.`,
    privacy:
      "Tu vois le jour de chaque visite, et seulement ce qu’au moins trois investisseurs ont en commun\u00A0: jamais un nom ni une heure.",
  },
  form: {
    title: "Ce que tu montres",
    intro:
      "Le nom et le logo de ta startup, ton secteur, ton stade, ta région et ta date de création sont toujours visibles. Ton e-mail, ton téléphone, ton SIREN, ton business plan et ton prévisionnel ne le sont jamais.",
    customers: "Type d’activité",
    customerKinds: { B2B: "B2B", B2C: "B2C", Marketplace: "Marketplace", Infrastructure: "Infrastructure" },
    deepTech: "Deep tech\u202F?",
    deepTechHint: "Ton produit repose sur des travaux de recherche difficiles à reproduire",
    yes: "Oui",
    no: "Non",
    shown: "Rubriques visibles",
    parts: {
      description: "Présentation",
      team: "Équipe",
      market: "Marché et modèle",
      traction: "Traction",
      figures: "Chiffres du mois (MRR mois par mois, CAC, churn)",
      runway: "Runway et trésorerie",
      score: "Score Readiness",
      funding: "Levée de fonds",
      deck: "Lien du deck",
      website: "Site web",
      "cap-table": "Table de capitalisation",
    },
    publish: "Publier mon profil",
    save: "Enregistrer",
    preview: "Voir ce que voit un investisseur",
  },
  confirm: {
    title: "Toujours à jour\u202F?",
    last: (date) => `Tu l’as confirmé le ${date}. Une confirmation compte dans ta visibilité pendant 90\u00A0jours.`,
    action: "Tout est à jour",
  },
  done: {
    publish: { title: "Ton profil est public.", text: "Les investisseurs validés le voient dès maintenant." },
    asked: {
      title: "Nous avons reçu ton profil.",
      text: "Les investisseurs le verront dès que l’équipe l’aura relu.",
    },
    change: { title: "C’est enregistré.", text: "Ce que les investisseurs voient de ton profil suit ces choix." },
    confirm: { title: "C’est confirmé.", text: "Les investisseurs voient la date d’aujourd’hui." },
    withdraw: { title: "Ton profil est privé.", text: "Plus aucun investisseur ne le voit." },
    "remove-deck": {
      title: "Ton deck est supprimé.",
      text: "Toutes ses versions sont effacées, et ses liens n’ouvrent plus rien.",
    },
  },
  look: {
    waits: {
      title: "Nous relisons ton profil",
      text: (by) =>
        `L’équipe relit chaque profil avant que les investisseurs le voient pour la première fois. ${lookBy(by)} ${answer}`,
    },
    changed: {
      title: "Nous relisons ton nouveau nom ou ton nouveau deck",
      text: (by, name, hasDeck) =>
        `D’ici là, les investisseurs voient ${hasDeck ? "le deck qu’ils voyaient, et " : ""}le nom «\u00A0${name}\u00A0». ${lookBy(by)} ${answer}`,
    },
    refused: { title: "Nous ne pouvons pas montrer ton profil tel quel", text: "La raison\u00A0:" },
    kept: {
      title: "Nous ne pouvons pas montrer ton nouveau nom ou ton nouveau deck",
      text: "Les investisseurs continuent de voir ce qu’ils voyaient. La raison\u00A0:",
    },
    again: `Corrige-le, puis enregistre ce que tu montres\u00A0: nous relirons sous ${reviewHours}\u00A0heures.`,
  },
  failures: {
    "house-name": {
      title: "Ton profil ne peut pas être publié sous ce nom.",
      text: "Les mots «\u00A0The Lab\u00A0» et «\u00A0vérifié\u00A0» nous sont réservés\u00A0: n’indique que le nom de ta startup dans ton profil.",
    },
    incomplete: {
      title: "Ton profil ne peut pas encore être publié.",
      text: "Il lui faut le nom de la startup, ton nom, le secteur, la description et le stade.",
      action: "Compléter mon profil",
    },
    erasing: {
      title: "Ton compte va être effacé.",
      text: "Rien ne peut être publié tant que tu n’as pas choisi de le garder.",
    },
    unavailable: { title: "Erreur", text: "Impossible de sauvegarder vos modifications." },
  },
  errors: {
    customersMissing: "Choisis au moins une réponse",
    deepTechMissing: "Choisis oui ou non",
    unknownChoice: "Choisis dans la liste",
  },
  locked: {
    title: "Visible requis",
    text: "Avec Visible ou Elite CoPilot, tu publies ton profil\u00A0: les investisseurs validés le trouvent, et tu vois combien l’ont ouvert.",
    items: [
      "Un profil public, avec les rubriques de ton choix",
      "Le nombre de vues et d’investisseurs",
      "L’activité récente",
    ],
    action: "Voir les offres",
    deck: "Nous gardons encore ton deck. Tant que ton offre ne le comprend pas, personne ne peut l’ouvrir, même par un lien.",
    download: "Télécharger mon dernier fichier",
    remove: "Supprimer le deck et ses liens",
  },
  preview: {
    title: "Aperçu",
    text: "Voici ce que voit un investisseur validé. L’ouvrir ne compte pas comme une vue.",
    changed:
      "C’est ce que verra un investisseur validé dès que nous aurons accepté ton nouveau nom ou ton nouveau deck.",
    refused:
      "Nous n’avons pas accepté ce nom ou ce deck\u00A0: les investisseurs continuent de voir ce qu’ils voyaient. La raison est sur ton Profil Investisseur.",
    notPublic: "Aucun investisseur ne voit cette page en ce moment.",
    back: "Revenir au Profil Investisseur",
  },
};
