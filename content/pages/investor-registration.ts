import type { InvestorRegistrationPage } from "../../domain/content/content.ts";

export const investorRegistration: InvestorRegistrationPage = {
  kind: "page",
  id: "investor-registration",
  metadata: {
    title: { en: "Register as an investor: The Lab", fr: "Inscription des investisseurs : The Lab" },
    description: {
      en: "Register for The Lab’s Pitch Sessions: free for business angels, venture funds and family offices, with a reply within {investors.answer} hours.",
      fr: "Inscrivez-vous aux Pitch Sessions de The Lab : gratuit pour les business angels, les fonds et les family offices, avec une réponse sous {investors.answer} heures.",
    },
  },
  title: { en: "Register as an investor", fr: "S’inscrire comme investisseur" },
  intro: {
    en: "Tell us who you are and what you’re looking for. We read every registration.",
    fr: "Dites-nous qui vous êtes et ce que vous cherchez. Nous lisons chaque inscription.",
  },
  points: [
    {
      title: { en: "Approved first", fr: "Une validation d’abord" },
      text: {
        en: "We check every investor’s profile and reply within {investors.answer} hours. If we approve yours, one of us will write to you about the next session.",
        fr: "Nous vérifions chaque profil et répondons sous {investors.answer} heures. Si le vôtre est validé, l’un de nous vous écrit au sujet de la prochaine session.",
      },
    },
    {
      title: { en: "Free of charge", fr: "Gratuit" },
      text: {
        en: "No fees, and no commission on what you invest.",
        fr: "Aucuns frais, et aucune commission sur ce que vous investissez.",
      },
    },
    {
      title: { en: "No investment service", fr: "Aucun service d’investissement" },
      text: {
        en: "We introduce founders to you. We give no advice, receive no funds and guarantee no fundraising outcome.",
        fr: "Nous vous présentons des fondateurs. Nous ne donnons aucun conseil, ne recevons aucun fonds et ne garantissons aucune levée.",
      },
    },
  ],
  types: [
    { id: "business-angel", label: { en: "Business angel", fr: "Business angel" } },
    { id: "vc", label: { en: "VC fund", fr: "Fonds de capital-risque" } },
    { id: "family-office", label: { en: "Family office", fr: "Family office" } },
  ],
  tickets: [
    { id: "up-to-25k", label: { en: "Up to €25K", fr: "Jusqu’à 25 k€" } },
    { id: "25k-100k", label: { en: "€25K to €100K", fr: "25 à 100 k€" } },
    { id: "100k-300k", label: { en: "€100K to €300K", fr: "100 à 300 k€" } },
    { id: "300k-1m", label: { en: "€300K to €1M", fr: "300 k€ à 1 M€" } },
    { id: "over-1m", label: { en: "Over €1M", fr: "Plus de 1 M€" } },
  ],
  stages: [
    { id: "pre-seed", label: { en: "Pre-seed", fr: "Pre-seed" } },
    { id: "seed", label: { en: "Seed", fr: "Seed (amorçage)" } },
    { id: "series-a", label: { en: "Series A", fr: "Série A" } },
    { id: "series-b", label: { en: "Series B", fr: "Série B" } },
    { id: "later", label: { en: "Later", fr: "Au-delà" } },
  ],
  otherSector: { id: "other", label: { en: "Other", fr: "Autre" } },
};
