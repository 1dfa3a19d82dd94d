import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Pitch Session",
  context: (investors) => `Pitche devant ${investors ? `plus de ${investors}` : "des"} investisseurs`,
  eligible: "Tu es éligible",
  notReady: "Pas encore prêt",
  scoreTitle: "Ton Score Readiness",
  score: (score, threshold) => `Ton score est de ${score}. Il faut ${threshold} pour candidater depuis le cockpit.`,
  formOpen: "Le formulaire public est ouvert quel que soit le score.",
  missing: (points) => (points === 1 ? "Il te manque 1\u00A0point." : `Il te manque ${points}\u00A0points.`),
  noScan: (threshold) =>
    `Scanne ta startup pour connaître ton score. Il faut ${threshold} pour candidater depuis le cockpit.`,
  toScore: "Voir mon score",
  toForm: "Passer par le formulaire public",
  scannedOn: (date) => `Scan du ${date}`,
  countdown: {
    title: "Temps restant pour candidater",
    sessionTitle: "Avant la session",
    left: (days) =>
      days < 1
        ? { value: "0", unit: "jour\u00A0: c’est le dernier" }
        : { value: String(days), unit: days === 1 ? "jour restant" : "jours restants" },
    untilSession: (days) => ({
      value: String(days),
      unit: days < 1 ? "jour\u00A0: c’est aujourd’hui" : days < 2 ? "jour à attendre" : "jours à attendre",
    }),
    place: "Ta place est confirmée.",
    placeOpen: "Une place t’est gardée\u00A0: vois plus bas.",
    elsewhere: "Ta candidature a obtenu une place à une autre session.",
    takenBack: "Ta place a été reprise.",
    applied: (date) => `Tu as candidaté le ${date}. Nous lisons ta candidature.`,
    refused: (date) =>
      `Tu as candidaté le ${date}. Pas de place cette fois\u00A0: la raison est dans notre e-mail au contact de ta startup.`,
    tooLate: "Tu n’as pas candidaté depuis le cockpit, et cette session n’accepte plus de candidatures.",
    ownersApply: "Seuls les propriétaires de ta startup peuvent candidater.",
    noScan: "Pas encore de score\u00A0: commence par scanner ta startup.",
    ready: (score, threshold) =>
      `Tu peux candidater\u00A0: ton score est de ${score}, pour un minimum de ${threshold}.`,
    short: (score, threshold) =>
      `Il te manque ${threshold - score}\u00A0point${threshold - score < 2 ? "" : "s"}\u00A0: ton score est de ${score}, pour un minimum de ${threshold}.`,
    closes: (date) => `clôture ${date}`,
    sent: (date) => `envoyée ${date}`,
    session: (date) => `session ${date}`,
    label: (left, closes, session, own) =>
      `${left}. ${closes === null ? "Session" : `Candidatures jusqu’au ${closes}, session`} le ${session}. ${own}`,
  },
  nextTitle: "Prochaine session",
  none: "Prochaine date à annoncer",
  noneText: "Si tu le demandes, nous t’écrirons dès qu’elle sera fixée.",
  notify: "Me prévenir de la date",
  wait: "Attends la prochaine date pour candidater depuis ton cockpit\u00A0: ces candidatures sont lues en premier.",
  notifyNext: "Me prévenir de la prochaine date",
  closes: (date) => `Candidatures jusqu’au ${date}`,
  closed: "Les candidatures sont closes.",
  full: "La session est complète.",
  places: (left, capacity) => `${left}\u00A0place${left < 2 ? " restante" : "s restantes"} sur ${capacity}`,
  calendar: "Ajouter à mon agenda",
  criteriaTitle: "Ce que nous regardons",
  revenue: (amount) => ["Chiffre d’affaires", `Au moins ${amount} par an\u00A0: c’est ce que nous regardons d’abord.`],
  criteria: [
    ["Maturité du produit", "Des clients peuvent s’en servir, et certains le font."],
    ["Traction", "Plusieurs mois de chiffres, et une croissance."],
    ["Potentiel", "Qui achète, combien de clients possibles, et pourquoi tu es difficile à copier."],
    ["Équipe", "Qui fait quoi, et ce que chacun a déjà fait."],
  ],
  priority:
    "Nous lisons d’abord les candidatures envoyées depuis un cockpit, puis celles du formulaire public. Dans chaque groupe\u00A0: startups du programme, meilleur score, candidature la plus ancienne. C’est toujours l’un de nous qui décide.",
  feeTitle: "Participation",
  feeElite: "Comprise dans Elite CoPilot.",
  feeIncluded: "Elle est comprise dans Elite CoPilot pour cette session, même après la fin de ton offre.",
  fee: (fee) =>
    `Une participation est demandée\u00A0: ${fee}. Elle est comprise dans Elite CoPilot, sauf pendant le mois gratuit. Rien n’est facturé à la candidature.`,
  apply: "Candidater maintenant",
  applyText: "Ton profil a prérempli le formulaire. Complète, vérifie, puis envoie.",
  fields: {
    fullName: "Ton nom",
    startupName: "Startup",
    website: "Site web",
    stage: "Stade",
    sector: "Secteur",
    annualRevenue: "Chiffre d’affaires annuel",
    lookingFor: "Ce que tu cherches",
    feeRead: "J’ai lu comment fonctionne la participation",
  },
  choose: "Choisir",
  sent: {
    title: "Ta candidature est envoyée.",
    text: "L’un de nous t’écrira, et ta place s’affichera ici une fois confirmée.",
  },
  applied: (date, score) =>
    `Tu as candidaté le ${date}, ${score === null ? "par le formulaire public" : `avec un score de ${score}`}.`,
  place: "Ta place est confirmée.",
  placeOpen: "Une place t’est gardée. Elle sera confirmée quand nous aurons convenu de ta participation.",
  placesAt: {
    confirmed: (session, days) => `Ta place est confirmée à une autre session\u00A0: ${session}, ${days}.`,
    held: (session, days) =>
      `Une place t’est gardée à une autre session\u00A0: ${session}, ${days}. Elle sera confirmée quand nous aurons convenu de ta participation.`,
    cancelled: (session, days) => `La session où tu avais une place est annulée\u00A0: ${session}, ${days}.`,
    waiting: (session, days) =>
      `Tu as candidaté à une autre session\u00A0: ${session}, ${days}. Nous lisons ta candidature.`,
    refused: (session, days) =>
      `Pas de place pour toi à une autre session\u00A0: ${session}, ${days}. La raison est dans notre e-mail au contact de ta startup.`,
    takenBack: (session, days) => `Ta place à une autre session a été reprise\u00A0: ${session}, ${days}.`,
  },
  feeAgreed: (amount, date) => `Participation convenue le ${date}\u00A0: ${amount} TTC.`,
  waiting: "Nous la lisons. L’un de nous t’écrira, et ta place s’affichera ici une fois confirmée.",
  takenBack: "Ta place a été reprise.",
  write: "Écris-nous si tu veux en parler",
  refusedByUs: "Pas de place pour toi à cette session\u00A0: la raison est dans notre e-mail au contact de ta startup.",
  refusedForm: "Elle n’a pas obtenu de place\u00A0: la raison est dans notre e-mail au contact de ta startup.",
  pastTitle: "Sessions passées",
  past: (pitched, shown) =>
    `${pitched}\u00A0${pitched < 2 ? "startup a pitché" : "startups ont pitché"}${shown === 0 ? "" : `, ${shown}\u00A0${shown === 1 ? "profil publié" : "profils publiés"}`}`,
  confirm: "à confirmer",
  fact: (label, value) => `${label}\u00A0: ${value}.`,
  seePast: "Voir les startups",
  seeRecord: "Voir le bilan",
  errors: {
    nameRequired: "Indique ton nom.",
    nameTooLong: "160\u00A0caractères au plus.",
    startupRequired: "Indique le nom de ta startup.",
    startupTooLong: "160\u00A0caractères au plus.",
    websiteInvalid: "Indique une adresse web, par exemple https://marmelade.example.",
    stageRequired: "Choisis ton stade.",
    sectorRequired: "Choisis ton secteur.",
    revenueRequired: "Choisis ton chiffre d’affaires.",
    lookingForRequired: "Choisis ce que tu cherches.",
    feeRequired: "Coche cette case pour candidater.",
  },
  refused: {
    "not-ready": "Ton score ne suffit plus pour candidater. Suis ton plan d’action, puis refais un scan.",
    already: "Tu as déjà candidaté à cette session.",
    changed:
      "Pas encore envoyé\u00A0: ce que dit cette page a changé depuis que tu l’as ouverte. Relis-la, puis envoie.",
    closed: "Les candidatures à cette session sont closes.",
    invalid: "Corrige les réponses signalées.",
    unavailable: "Nous n’avons pas pu enregistrer. Rien n’est perdu ici\u00A0: réessaie dans un instant.",
  },
};
