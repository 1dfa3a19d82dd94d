import type { words as en } from "./words.en.ts";
import { emailErrors, fullNameErrors } from "../shell/form/person-errors.fr.ts";

export const words: typeof en = {
  fullName: "Votre nom",
  email: "E-mail",
  companyName: "Startup",
  website: "Site web (facultatif)",
  customers: "Vos clients",
  stage: "Stade",
  entity: "Société française",
  fullTimeFounders: "Fondateurs à temps plein",
  monthlyRevenue: "Chiffre d’affaires mensuel, en euros",
  revenueHint: "Le mois dernier, hors taxes. 0 si vous ne vendez pas encore.",
  pitch: "En quelques lignes",
  pitchHint: "Ce que vous faites, pour qui, et ce qui marche déjà. 600 caractères au plus.",
  choose: "Choisir",
  choices: {
    customers: {
      b2b: "Des entreprises (B2B)",
      b2b2c: "Des entreprises qui vendent à des particuliers (B2B2C)",
      other: "D’autres clients",
    },
    stage: {
      idea: "Idée, rien de vendu",
      "pre-seed": "Pre-seed",
      seed: "Seed (amorçage)",
      "series-a": "Série A",
      later: "Après la série A",
    },
    entity: { french: "Oui, elle existe", willing: "Pas encore, nous la créerons", no: "Non" },
    fullTimeFounders: { "0": "Aucun", "1": "1", "2": "2", "3": "3", "4+": "4 ou plus" },
  },
  criteria: {
    title: "Ce que notent les évaluateurs\u00A0:",
    text: "Chaque pourcentage est le poids du critère dans la note. La note éclaire la décision, elle ne la dicte pas\u00A0: c’est toujours l’un de nous qui décide.",
  },
  full: (start) => `L’entrée du ${start} est complète.`,
  intake: (start, lastDay) =>
    `Cette candidature vaut pour l’entrée du ${start}. Vous pouvez l’envoyer et la modifier jusqu’au ${lastDay} à 23:59, heure de Paris, sauf si notre décision est rendue avant.`,
  measured: (minutes, seconds, applicants) =>
    `Mesuré\u00A0: la moitié de ${applicants} candidats ont mis moins de ${minutes} min ${seconds} s.`,
  until: (date) => `${date}, 23:59`,
  between: (day, last) => `${day === 1 ? "1er" : day} au ${last}`,
  places: (left) => (left === 0 ? "complet" : left === 1 ? "1 place libre" : `${left} places libres`),
  placesLabel: "Places",
  submit: "Envoyer ma candidature",
  sending: "Envoi en cours...",
  retry: "Réessayer",
  errors: {
    ...fullNameErrors,
    ...emailErrors,
    companyRequired: { message: "Nom de la startup requis", detail: "Indiquez le nom de votre startup" },
    companyTooLong: { message: "Nom trop long", detail: "Le nom doit compter au plus 160 caractères" },
    websiteInvalid: {
      message: "Adresse invalide",
      detail: "Indiquez une adresse web comme etang.example, ou laissez vide",
    },
    customersRequired: { message: "Type de clients requis", detail: "Dites-nous qui sont vos clients" },
    stageRequired: { message: "Stade requis", detail: "Dites-nous à quel stade vous en êtes" },
    entityRequired: {
      message: "Société française\u00A0: réponse requise",
      detail: "Dites-nous s’il existe une société française",
    },
    foundersRequired: {
      message: "Nombre de fondateurs requis",
      detail: "Dites-nous combien de fondateurs sont à temps plein",
    },
    revenueRequired: {
      message: "Chiffre d’affaires requis",
      detail: "Indiquez le chiffre d’affaires du mois dernier, ou 0",
    },
    revenueInvalid: { message: "Montant illisible", detail: "Indiquez un montant en euros, comme 12 000, ou 0" },
    pitchRequired: { message: "Description requise", detail: "Dites-nous en quelques lignes ce que vous faites" },
    pitchTooLong: { message: "Trop long", detail: "Ces lignes doivent compter au plus 600 caractères" },
    intakeRequired: {
      message: "Aucune entrée choisie",
      detail: "Le formulaire est arrivé sans entrée. Il porte maintenant sur la prochaine\u00A0: renvoyez-le",
    },
  },
  success: {
    title: "Candidature reçue",
    text: "Nous vous envoyons son lien par e-mail\u00A0: vos réponses, les prochaines dates et de quoi la modifier. Si vous aviez déjà candidaté avec cette adresse, cet e-mail dit ce qu’il advient de celle-ci.",
  },
  failure: {
    title: "Une erreur est survenue",
    text: "L’envoi de votre candidature ne s’est pas passé comme prévu.",
  },
  saved: {
    title: "Votre candidature est enregistrée",
    text: "Nous l’avons bien reçue. L’e-mail à son sujet peut se faire attendre.",
  },
  closed: {
    title: "Cette entrée est close",
    text: "Sa date limite est passée à 23:59, heure de Paris, et rien n’a été envoyé. Vos réponses sont toujours là\u00A0: renvoyez-les pour l’entrée suivante.",
  },
  draft: {
    browser: "Brouillon gardé dans ce navigateur.",
    both: (time) => `Brouillon gardé dans ce navigateur, et chez nous depuis ${time}.`,
    trouble: "Brouillon gardé dans ce navigateur. Impossible de le garder chez nous pour l’instant.",
    back: (date, time) => `Votre brouillon du ${date}, ${time}, est de retour.`,
    elsewhere: "Continuer sur un autre appareil",
    erase: "Effacer ce brouillon",
    erased: "Le brouillon est effacé, ici et chez nous.",
    notErased:
      "Le brouillon est effacé dans ce navigateur. Nous n’avons pas pu être joints\u00A0: le nôtre est supprimé 30\u00A0jours après sa dernière modification.",
    stale: (date, time) => `Ce brouillon a été modifié sur un autre appareil le ${date} à ${time}.`,
    takeTheirs: "Prendre cette version",
    keepMine: "Garder ce qui est ici",
    askedTitle: "Consultez votre boîte de réception",
    asked: "Si un brouillon ou une candidature existe avec cette adresse, son lien part par e-mail.",
    needsEmail: "Indiquez d’abord votre e-mail ci-dessus\u00A0: c’est à cette adresse que le lien arrivera.",
    notAsked: "Le lien n’a pas pu être envoyé. Votre brouillon est toujours dans ce navigateur\u00A0: réessayez.",
    sent: {
      title: "Votre candidature a été envoyée",
      text: (date, time) =>
        `Elle a été envoyée depuis un autre appareil ou une autre fenêtre le ${date} à ${time}. Pour la voir ou la modifier, recevez son lien par e-mail.`,
      elsewhere:
        "Cette candidature a été envoyée depuis un autre appareil. Pour la voir ou la modifier, recevez son lien par e-mail.",
      link: "Recevoir le lien",
    },
    takenOver: {
      title: "Ce brouillon continue dans un autre navigateur",
      text: "Il y a été ouvert avec le lien envoyé par e-mail. Pour continuer ici, recevez son lien par e-mail et ouvrez-le dans ce navigateur.",
      here: "Ce brouillon continue dans le navigateur qui a ouvert le lien envoyé par e-mail\u202F; ce que vous écrivez ici n’est gardé que dans ce navigateur. Pour le reprendre ici, recevez son lien par e-mail.",
      erased:
        "Le brouillon est effacé dans ce navigateur. Il continue dans celui qui a ouvert le lien envoyé par e-mail.",
    },
    title: "Votre brouillon",
  },
};
