import type { PitchApplicationPage, Text } from "../../domain/content/content.ts";

const option = (id: string, en: string, fr: string): { id: string; label: Text } => ({ id, label: { en, fr } });

export const pitchApplication: PitchApplicationPage = {
  kind: "page",
  id: "pitch-application",
  metadata: {
    title: { en: "Apply to pitch at a Pitch Session", fr: "Candidater pour pitcher à une Pitch Session" },
    description: {
      en: "Eight short questions to apply to The Lab’s Pitch Session, the selection criteria and what to know about the fee.",
      fr: "Huit questions courtes pour candidater à la Pitch Session de The Lab, les critères de sélection et ce qu’il faut savoir du tarif.",
    },
  },
  title: { en: "Apply to pitch", fr: "Candidater pour pitcher" },
  intro: {
    en: "Eight short questions. No account needed, and you don’t have to be in the programme.",
    fr: "Huit questions courtes, sans compte à créer et sans être membre du programme.",
  },
  criteria: {
    title: { en: "How startups are selected", fr: "Comment les startups sont choisies" },
    items: [
      {
        title: { en: "Annual revenue.", fr: "Chiffre d’affaires annuel." },
        text: {
          en: "At least {investors.min_revenue}: we look at this first.",
          fr: "Au moins {investors.min_revenue} : c’est ce que nous regardons d’abord.",
        },
      },
      {
        title: { en: "Product maturity.", fr: "Maturité du produit." },
        text: { en: "Something that can be shown and used.", fr: "Quelque chose qui se montre et s’utilise." },
      },
      {
        title: { en: "Traction.", fr: "Traction." },
        text: {
          en: "What you can prove: customers, usage, growth.",
          fr: "Ce que vous pouvez prouver : clients, usage, croissance.",
        },
      },
      {
        title: { en: "Growth potential.", fr: "Potentiel de croissance." },
        text: {
          en: "A market large enough to interest an investor.",
          fr: "Un marché assez grand pour intéresser un investisseur.",
        },
      },
      {
        title: { en: "Quality of the team.", fr: "Qualité de l’équipe." },
        text: { en: "Who does what, and why you.", fr: "Qui fait quoi, et pourquoi vous." },
      },
    ],
  },
  decision: {
    en: "We read every application and decide ourselves; no software does. We read those sent from a founder cockpit first, then those from this form; in each group, startups in the programme, then those with a readiness score, best first, then by date.",
    fr: "Nous lisons chaque candidature et décidons nous-mêmes ; aucun logiciel ne le fait. Nous lisons d’abord celles envoyées depuis un cockpit, puis celles de ce formulaire ; dans chaque groupe, les startups du programme, puis celles qui ont un Score Readiness dans le cockpit, du plus élevé au plus bas, puis par date.",
  },
  fee: {
    title: { en: "What it costs", fr: "Ce que cela coûte" },
    text: {
      en: "Startups pay a participation fee: {pitch.participation_fee:price}. Elite CoPilot includes it, except during the free month. Applying is free and commits you to nothing.",
      fr: "Les startups paient des frais de participation, sauf avec l’offre Elite CoPilot, qui les comprend hors mois gratuit : {pitch.participation_fee:price}. Candidater est gratuit et ne vous engage à rien.",
    },
  },
  disclaimer: {
    en: "No session guarantees funding: the decision to invest is the investors’ alone.",
    fr: "Aucune session ne garantit un financement : la décision d’investir appartient aux seuls investisseurs.",
  },
  options: {
    stages: [
      option("pre-seed", "Pre-seed", "Pre-seed"),
      option("seed", "Seed", "Seed"),
      option("series-a", "Series A", "Série A"),
      option("later", "Later", "Au-delà"),
    ],
    sectors: [
      option("saas", "SaaS", "SaaS"),
      option("marketplace", "Marketplace", "Marketplace"),
      option("fintech", "FinTech", "FinTech"),
      option("healthtech", "HealthTech", "HealthTech"),
      option("edtech", "EdTech", "EdTech"),
      option("ai", "Artificial intelligence", "Intelligence artificielle"),
      option("cybersecurity", "Cybersecurity", "Cybersécurité"),
      option("cleantech", "CleanTech", "CleanTech"),
      option("foodtech", "FoodTech", "FoodTech"),
      option("mobility", "Mobility", "Mobilité"),
      option("proptech", "PropTech", "Immobilier tech"),
      option("other", "Other", "Autre"),
    ],
    revenues: [
      option("none", "None yet", "Pas encore de revenus"),
      option("under-100k", "Under €100K", "Moins de 100 k€"),
      option("100k-500k", "€100K to €500K", "De 100 k€ à 500 k€"),
      option("500k-2m", "€500K to €2M", "De 500 k€ à 2 M€"),
      option("over-2m", "Over €2M", "Plus de 2 M€"),
    ],
    lookingFor: [
      option("raise-now", "To raise funds within six months", "Lever des fonds dans les six mois"),
      option(
        "raise-later",
        "To meet investors before a later round",
        "Rencontrer des investisseurs avant un tour ultérieur",
      ),
      option("feedback", "Feedback on the project", "Un retour sur le projet"),
      option("partners", "Industrial or commercial partners", "Des partenaires industriels ou commerciaux"),
    ],
  },
};
