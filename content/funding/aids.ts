import type { Aid } from "../../domain/content/content.ts";
import { reviewAfter } from "../../domain/content/review.ts";

/**
 * Marks a funding programme as "to be checked" until somebody has read a dated source that is later than the latest
 * legal act about the programme.
 */
const unchecked: Pick<Aid, "kind" | "reviewBy" | "confirm" | "sourceDate" | "deadline" | "sectors"> = {
  kind: "aid",
  sourceDate: null,
  deadline: null,
  sectors: [],
  reviewBy: reviewAfter("2026-11-23"),
  confirm: true,
};

export const aids: Aid[] = [
  {
    ...unchecked,
    id: "bourse-french-tech",
    name: { en: "Bourse French Tech", fr: "Bourse French Tech" },
    payer: { en: "Bpifrance", fr: "Bpifrance" },
    description: {
      en: "Pays part of the studies before a first product: feasibility, design, market tests, legal questions.",
      fr: "Finance une partie des études qui précèdent un premier produit : faisabilité, conception, tests de marché, questions juridiques.",
    },
    conditions: {
      en: "For a small company less than a year old, any sector, with an innovation of technology, use or process. Only spending after the application counts.",
      fr: "Pour une petite entreprise de moins d’un an, tous secteurs, dont l’innovation porte sur la technologie, l’usage ou le procédé. Seules comptent les dépenses postérieures à la demande.",
    },
    amount: {
      en: "At most 70% of the spending, up to €30,000 (April 2023; an undated page says €50,000)",
      fr: "70 % des dépenses au plus, jusqu’à 30\u202F000 € (avril 2023 ; une page sans date dit 50\u202F000 €)",
    },
    type: "grant",
    region: "national",
    status: "available",
    stages: ["idea", "mvp-in-progress", "mvp-launched"],
    sourceLink:
      "https://eldorado.co/blog/2019/03/13/bourse-french-tech-ou-paris-innovation-amorcage-la-subvention-de-demarrage",
    sourceDate: "2023-04-20",
  },
  {
    ...unchecked,
    id: "innov-up",
    name: { en: "Innov’up", fr: "Innov’up" },
    payer: { en: "The Île-de-France region with Bpifrance", fr: "La Région Île-de-France avec Bpifrance" },
    description: {
      en: "Supports an innovation from the feasibility study to the experiment with its first users. An advance, repaid if the project succeeds, with or without a grant.",
      fr: "Soutient une innovation, de l’étude de faisabilité à l’expérimentation avec les premiers utilisateurs. Une avance, remboursée si le projet réussit, avec ou sans subvention.",
    },
    conditions: {
      en: "For companies of any legal form, and associations that trade, whose project is carried out in Île-de-France. The “de minimis” rules cap all such aid at €300,000 over three years.",
      fr: "Pour les entreprises de toute forme juridique, et les associations ayant une activité économique, dont le projet se réalise en Île-de-France. Le régime « de minimis » plafonne l’ensemble de ces aides à 300\u202F000 € sur trois ans.",
    },
    amount: {
      en: "Advance up to €3M, grant up to €500,000, 25 to 70% of the spending",
      fr: "Avance jusqu’à 3 M€, subvention jusqu’à 500\u202F000 €, 25 à 70 % des dépenses",
    },
    type: "repayable-advance",
    region: "ile-de-france",
    status: "available",
    stages: ["mvp-in-progress", "mvp-launched", "first-customers", "product-market-fit", "growth"],
    sourceLink: "https://fonds-publics.fr/?p=61197",
  },
  {
    ...unchecked,
    id: "tp-up",
    name: { en: "TP’up", fr: "TP’up" },
    payer: { en: "The Île-de-France region", fr: "La Région Île-de-France" },
    description: {
      en: "Covers half of a very small company’s growth project, if part of it is about using less energy or material.",
      fr: "Prend en charge la moitié d’un projet de croissance d’une très petite entreprise, s’il comporte un volet écologique ou énergétique.",
    },
    conditions: {
      en: "For companies with fewer than ten employees in Île-de-France. Applications are taken all year.",
      fr: "Pour les entreprises de moins de dix salariés, en Île-de-France. Les demandes se déposent toute l’année.",
    },
    amount: {
      en: "50% of the spending, up to €55,000, in some cases €82,500",
      fr: "50 % des dépenses, jusqu’à 55\u202F000 €, dans certains cas 82\u202F500 €",
    },
    type: "grant",
    region: "ile-de-france",
    status: "available",
    stages: ["first-customers", "product-market-fit", "growth"],
    sourceLink: "https://fonds-publics.fr/aides/tpup-transformation-ecologique-tpe",
  },
  {
    ...unchecked,
    id: "credit-impot-innovation",
    name: { en: "Innovation tax credit (CII)", fr: "Crédit d’impôt innovation (CII)" },
    payer: { en: "The State, through the tax system", fr: "L’État, par l’impôt" },
    description: {
      en: "Gives back a share of what the prototype or pilot of a new product costs: salaries, subcontractors, patents and designs.",
      fr: "Rend une part de ce que coûte le prototype ou l’installation pilote d’un produit nouveau : salaires, sous-traitance, brevets, dessins et modèles.",
    },
    conditions: {
      en: "For small and medium-sized companies taxed on actual profit (régime réel). The product must be new to the market and do better than existing ones. Covers spending until 31 December 2027.",
      fr: "Pour les PME imposées au réel. Le produit doit être nouveau sur le marché et faire mieux que l’existant. Couvre les dépenses jusqu’au 31 décembre 2027.",
    },
    amount: {
      en: "20% of at most €400,000 of spending a year",
      fr: "20 % des dépenses, dans la limite de 400\u202F000 € de dépenses par an",
    },
    type: "tax-credit",
    region: "national",
    status: "available",
    deadline: "2027-12-31",
    stages: ["mvp-in-progress", "mvp-launched", "first-customers", "product-market-fit", "growth"],
    sourceLink: "https://entreprendre.service-public.gouv.fr/vosdroits/F35494",
    sourceDate: "2025-02-17",
  },
  {
    ...unchecked,
    id: "credit-impot-recherche",
    name: { en: "Research tax credit (CIR)", fr: "Crédit d’impôt recherche (CIR)" },
    payer: { en: "The State, through the tax system", fr: "L’État, par l’impôt" },
    description: {
      en: "Gives back a share of research spending: basic research, applied research, experimental development.",
      fr: "Rend une part des dépenses de recherche : recherche fondamentale, recherche appliquée, développement expérimental.",
    },
    conditions: {
      en: "For companies taxed on actual profit (régime réel) that clear up something no one in the field knows yet. Patents and technology watch no longer count since 15 February 2025. Keep a file of the work as you go: it’s what an inspector reads.",
      fr: "Pour les entreprises imposées au réel qui lèvent une inconnue scientifique ou technique. Depuis le 15 février 2025, brevets et veille technologique ne comptent plus. Le dossier des travaux se tient au fil de l’eau : c’est lui que lit l’administration.",
    },
    amount: {
      en: "30% of the spending up to €100M, 5% above",
      fr: "30 % des dépenses jusqu’à 100 M€, 5 % au-delà",
    },
    type: "tax-credit",
    region: "national",
    status: "available",
    stages: [],
    sourceLink: "https://entreprendre.service-public.gouv.fr/vosdroits/F23533",
    sourceDate: "2025-02-17",
  },
  {
    ...unchecked,
    id: "eic-accelerator",
    name: { en: "European funds: EIC Accelerator", fr: "Fonds européens : EIC Accelerator" },
    payer: { en: "European Innovation Council", fr: "Conseil européen de l’innovation" },
    description: {
      en: "Brings a breakthrough technology to its market: a grant for the last development, and an investment for what comes after.",
      fr: "Mène une technologie de rupture jusqu’à son marché : une subvention pour la fin du développement, un investissement pour la suite.",
    },
    conditions: {
      en: "For a single company with fewer than 250 employees whose technology works outside the laboratory. A short application first; few are selected.",
      fr: "Pour une entreprise seule, de moins de 250 salariés, dont la technologie fonctionne hors du laboratoire. D’abord une candidature courte ; peu sont retenues.",
    },
    amount: {
      en: "Grant up to €2.5M (70% of the costs), investment from €0.5M to €10M",
      fr: "Subvention jusqu’à 2,5 M€ (70 % des coûts), investissement de 0,5 à 10 M€",
    },
    type: "grant",
    region: "europe",
    status: "limited",
    stages: ["first-customers", "product-market-fit", "growth", "scale-up"],
    sourceLink: "https://myriadassociates.ie/services/rd-grants/eic-accelerator",
  },
];
