import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  linkedin: "Profil LinkedIn",
  chooseMonth: "Choisissez un mois du programme",
  month: (number) => `M${number}`,
  monthNumber: (number) => `Mois ${number}`,
  salesToday: "vos ventes d’aujourd’hui",
  yourSales: "vos ventes, scénario central",
  between: (low, high) => `de ${low} à ${high}`,
  measured: (what, range) => `${what}\u00A0: ${range}`,
  sharesStay: "de vos parts restent à vous",
  growth: (times, months, low, high) =>
    `Une barre par mois\u202F; sa hauteur indique les ventes\u00A0: ${times} en ${months}\u00A0mois dans le scénario central, de ${low} à ${high} selon les hypothèses. Une projection, pas une promesse.`,
  past: { record: "Le bilan", title: "Sessions passées", session: "Session", date: "Date", place: "Lieu" },
  monthsOf: (range) => `Mois ${range}`,
  yes: "Oui",
  no: "Non",
  logos: "Clients et startups",
};
