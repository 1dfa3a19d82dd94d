import type { words as en } from "./words.en.ts";

const failure = {
  title: "Une erreur est survenue",
  text: "Réessayez, ou contactez-nous si le problème persiste",
};

export const words: typeof en = {
  heading: "Simulateur de croissance du chiffre d’affaires",
  monthlyRevenue: "Chiffre d’affaires mensuel (€)",
  revenueHint: "En euros, hors taxes",
  revenuePlaceholder: "10 000",
  email: "E-mail",
  companyName: "Nom de l’entreprise",
  submit: "Recevoir mon plan de croissance",
  sending: "Envoi en cours...",
  retry: "Réessayer",
  panel: {
    title: (months) => `Chiffre d’affaires au mois ${months}`,
    example: (revenue) => `Exemple, pour ${revenue} aujourd’hui`,
    perMonth: "par mois",
    central: (times) => `Cas central, ${times}. Une projection, pas une promesse.`,
    range: (from, to, low, high, months) =>
      `Multiplicateur attendu de ${from} à ${to} sur ${months} mois\u00A0: de ${low} à ${high} par mois`,
    today: (revenue) => `${revenue} aujourd’hui`,
    month: (number) => `M${number}`,
    if: (sum, times) => `${sum} si ${times}`,
    chart: (from, to, months) => `Chiffre d’affaires mensuel\u00A0: de ${from} aujourd’hui à ${to} au mois ${months}`,
    yours: (share) => `${share} à vous`,
    always: "vos parts, chaque mois, quel que soit le chiffre d’affaires",
    none: "Nous n’en prenons aucune.",
    own: (sum) =>
      `${sum} par mois dans votre propre projection tant que vous n’avez pas saisi votre chiffre d’affaires`,
  },
  startFrom: "Ou partez de",
  next: {
    title: "Reste à savoir si nous sommes les bonnes personnes pour vous y mener",
    text: (revenue) =>
      `Un clic reporte votre entreprise, votre e-mail et ${revenue} par mois dans le formulaire de candidature. Il vous reste à le compléter.`,
    apply: "Candidater avec ces chiffres",
    another: "Un autre montant en tête\u202F?",
    change: (revenue) => `Modifier ${revenue}`,
  },
  errors: {
    revenueRequired: {
      message: "Chiffre d’affaires mensuel requis",
      detail: "Indiquez votre chiffre d’affaires mensuel pour voir la projection",
    },
    emailRequired: { message: "E-mail requis", detail: "Indiquez votre adresse e-mail pour voir la projection" },
    emailInvalid: { message: "Format d’e-mail invalide", detail: "Indiquez une adresse e-mail valide" },
    companyRequired: { message: "Nom de l’entreprise requis", detail: "Indiquez le nom de votre entreprise" },
    companyTooShort: {
      message: "Nom de l’entreprise trop court",
      detail: "Le nom de l’entreprise doit compter au moins 2 caractères",
    },
    companyTooLong: {
      message: "Nom de l’entreprise trop long",
      detail: "Le nom de l’entreprise doit compter au plus 160 caractères",
    },
  },
  success: {
    title: "Plan de croissance envoyé\u202F!",
    text: "Parfait\u202F! Votre projection de croissance est calculée et envoyée à votre adresse e-mail.",
  },
  failure,
  trouble: failure,
  saved: {
    title: "Contact enregistré",
    text: "Vos informations sont enregistrées. Nous vous recontactons très vite\u202F!",
  },
};
