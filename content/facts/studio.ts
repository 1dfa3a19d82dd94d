import type { Fact } from "../../domain/content/content.ts";
import { given, unproven } from "./origin.ts";

const studio = { kind: "fact", scope: "studio", ...given } as const;
const disputed = { kind: "fact", scope: "studio", ...unproven } as const;

export const studioFacts: Fact[] = [
  {
    ...studio,
    id: "studio.power",
    label: { en: "MVP POWER", fr: "MVP POWER" },
    definition: { en: "Price of the MVP POWER plan.", fr: "Prix de l’offre MVP POWER." },
    value: 9900,
    unit: "eur",
    tax: "HT",
  },
  {
    ...studio,
    id: "studio.booster",
    label: { en: "MVP BOOSTER", fr: "MVP BOOSTER" },
    definition: { en: "Price of the MVP BOOSTER plan.", fr: "Prix de l’offre MVP BOOSTER." },
    value: 14_900,
    unit: "eur",
    tax: "HT",
  },
  {
    ...studio,
    id: "studio.vat",
    label: { en: "VAT", fr: "TVA" },
    definition: {
      en: "Normal rate of VAT in metropolitan France, which applies to the studio’s plans.",
      fr: "Taux normal de la TVA en France métropolitaine, qui s’applique aux offres du studio.",
    },
    value: 20,
    unit: "percent",
    asOf: "2026-11-21",
    source: "Code général des impôts, art. 278",
  },
  {
    ...studio,
    id: "studio.instalments",
    label: { en: "Instalments", fr: "Échéances" },
    definition: {
      en: "Payments in which a studio plan is settled: at signature and at final delivery.",
      fr: "Nombre de paiements d’une offre studio : à la signature et à la livraison finale.",
    },
    value: 2,
    unit: "count",
  },
  {
    ...studio,
    id: "studio.instalment",
    label: { en: "Each instalment", fr: "Chaque échéance" },
    definition: {
      en: "Share of the price due at signature, and again at final delivery.",
      fr: "Part du prix due à la signature, puis à la livraison finale.",
    },
    value: 50,
    unit: "percent",
  },
  {
    ...studio,
    id: "studio.mvp_days",
    label: { en: "Time to the MVP", fr: "Délai du MVP" },
    definition: {
      en: "Days from the start of development to an MVP that can be tested and sold, as promised. The average of the deliveries has not been counted.",
      fr: "Nombre de jours promis entre le début du développement et un MVP prêt à tester et à vendre. La moyenne des livraisons n’est pas encore calculée.",
    },
    value: 15,
    unit: "days",
  },
  {
    ...studio,
    id: "studio.first_demo",
    label: { en: "First demo", fr: "Première démo" },
    definition: {
      en: "Days from the start of development to the first demo.",
      fr: "Nombre de jours entre le début du développement et la première démo.",
    },
    value: { from: 3, to: 4 },
    unit: "days",
  },
  {
    ...studio,
    id: "studio.audit",
    label: { en: "Audit call", fr: "Appel d’audit" },
    definition: {
      en: "Minutes of the free audit call.",
      fr: "Durée, en minutes, de l’appel d’audit gratuit.",
    },
    value: 15,
    unit: "minutes",
  },
  {
    ...studio,
    id: "studio.power_support",
    label: { en: "Support in MVP POWER", fr: "Support de MVP POWER" },
    definition: {
      en: "Months of technical support after delivery in MVP POWER.",
      fr: "Mois de support technique après la livraison, dans MVP POWER.",
    },
    value: 1,
    unit: "months",
  },
  {
    ...disputed,
    id: "studio.booster_support",
    label: { en: "Support in MVP BOOSTER", fr: "Support de MVP BOOSTER" },
    definition: {
      en: "Months of support after delivery in MVP BOOSTER.",
      fr: "Mois de support après la livraison, dans MVP BOOSTER.",
    },
    value: 3,
    unit: "months",
  },
  {
    ...disputed,
    id: "studio.booster_coaching",
    label: { en: "Coaching in MVP BOOSTER", fr: "Coaching de MVP BOOSTER" },
    definition: {
      en: "Months of coaching in MVP BOOSTER. Whether they are part of the support is not yet settled.",
      fr: "Mois de coaching dans MVP BOOSTER. Il n’est pas encore établi s’ils font partie du support.",
    },
    value: 1,
    unit: "months",
  },
  {
    ...disputed,
    id: "studio.startups",
    label: { en: "Startups supported", fr: "Startups accompagnées" },
    definition: {
      en: "At least this many startups have worked with the people on the studio’s team, at The Lab or earlier in their careers. It is not the number of The Lab’s own startups.",
      fr: "Nombre minimal de startups avec lesquelles les membres de l’équipe du studio ont travaillé au cours de leur carrière, chez The Lab et avant. Ce n’est pas le nombre des startups de The Lab.",
    },
    value: 170,
    unit: "count",
  },
  {
    ...disputed,
    id: "studio.growth",
    label: { en: "Average growth", fr: "Croissance moyenne" },
    definition: {
      en: "Average growth in the revenue of those startups since their first sale, with any other help they had. The home page says the same number of one startup, its best performer: both are yet to be checked.",
      fr: "Croissance moyenne du chiffre d’affaires de ces startups depuis leur première vente, quels que soient leurs autres appuis. L’accueil donne le même chiffre pour une seule startup, la plus performante : les deux restent à vérifier.",
    },
    value: 600,
    unit: "percent",
  },
];
