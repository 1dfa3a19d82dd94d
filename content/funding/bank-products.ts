import type { BankProduct } from "../../domain/content/content.ts";
import { reviewAfter } from "../../domain/content/review.ts";

const unchecked: Pick<BankProduct, "kind" | "sourceLink" | "sourceDate" | "reviewBy" | "confirm"> = {
  kind: "bank-product",
  sourceLink: null,
  sourceDate: null,
  reviewBy: reviewAfter("2026-11-23"),
  confirm: true,
};

export const bankProducts: BankProduct[] = [
  {
    ...unchecked,
    id: "overdraft",
    sourceLink:
      "https://www.lesclesdelabanque.com/Web/Cdb/Entrepreneurs/Content.nsf/DocumentsByIDWeb/ADCKEL?OpenDocument",
    name: { en: "Authorised overdraft", fr: "Découvert autorisé" },
    type: { en: "Short-term credit", fr: "Crédit de trésorerie" },
    description: {
      en: "Lets the account go below zero for some weeks, a year at most, until customers pay.",
      fr: "Laisse le compte passer sous zéro quelques semaines, un an au plus, le temps que des clients paient.",
    },
    conditions: {
      en: "The bank fixes the limit, the time and the rate beforehand, from your accounts and your cash forecast. Get them in writing before you need them.",
      fr: "La banque fixe d’avance plafond, durée et taux, d’après tes comptes et ton plan de trésorerie. Fais-les écrire avant d’en avoir besoin.",
    },
    amount: { en: "€5,000 to €50,000", fr: "5\u202F000 à 50\u202F000 €" },
    difficulty: "easy",
  },
  {
    ...unchecked,
    id: "innovation-loan",
    name: { en: "Innovation loan", fr: "Prêt innovation" },
    type: { en: "Loan over several years", fr: "Prêt sur plusieurs années" },
    description: {
      en: "Pays for bringing an innovation to its market, when there is little to pledge but the project itself.",
      fr: "Finance la mise sur le marché d’une innovation, quand il n’y a guère que le projet à mettre en garantie.",
    },
    conditions: {
      en: "Guaranteed up to 70% by a public body. The bank expects equity of a similar amount and proof of the innovation: a grant, a patent, a tax credit.",
      fr: "Garanti jusqu’à 70 % par un organisme public. La banque attend des fonds propres du même ordre et une preuve de l’innovation : une aide, un brevet, un crédit d’impôt.",
    },
    amount: { en: "€30,000 to €300,000", fr: "30\u202F000 à 300\u202F000 €" },
    difficulty: "medium",
  },
  {
    ...unchecked,
    id: "leasing",
    sourceLink: "https://www.pratique.fr/financer-entreprise-grace-credit-bail.html",
    name: { en: "Leasing", fr: "Crédit-bail" },
    type: { en: "Rent with an option to buy", fr: "Location avec option d’achat" },
    description: {
      en: "Rents you machinery, vehicles or computers; at the end, you hand them back or buy them.",
      fr: "Te loue une machine, un véhicule ou du matériel informatique ; à la fin, tu rends ou tu achètes.",
    },
    conditions: {
      en: "The lessor stays the owner; you insure it and owe every rent to the end of the term. Compare the total of the rents with the price.",
      fr: "Le bailleur reste propriétaire ; tu assures le bien et tu dois tous les loyers jusqu’au terme. Compare leur total au prix.",
    },
    amount: { en: "Depends on the equipment", fr: "Variable selon le bien" },
    difficulty: "easy",
  },
  {
    ...unchecked,
    id: "growth-loan",
    name: { en: "Growth loan", fr: "Prêt de croissance" },
    type: { en: "Loan over several years", fr: "Prêt sur plusieurs années" },
    description: {
      en: "Pays for hiring, equipment or a new market once you have paying customers.",
      fr: "Finance des recrutements, des équipements ou un nouveau marché quand des clients paient déjà.",
    },
    conditions: {
      en: "The bank looks at two full years of accounts and whether the cash you generate covers the instalments.",
      fr: "La banque lit deux exercices clos et vérifie que la trésorerie dégagée couvre les échéances.",
    },
    amount: { en: "€50,000 to €500,000", fr: "50\u202F000 à 500\u202F000 €" },
    difficulty: "hard",
  },
  {
    ...unchecked,
    id: "grant-pre-financing",
    sourceLink: "https://www.bpifrance.fr/Vivez-Bpifrance/Actualites/prefinancement-du-cir-ce-qu-il-faut-savoir",
    name: { en: "Pre-financing of a grant", fr: "Préfinancement de subvention" },
    type: { en: "Advance on what you are owed", fr: "Avance sur créance" },
    description: {
      en: "Advances a grant or tax credit that’s been approved but not paid out yet.",
      fr: "Avance une aide ou un crédit d’impôt accordé mais pas encore versé.",
    },
    conditions: {
      en: "For the research tax credit, Bpifrance’s page of 2013 asks for a company over three years old that has had the credit before. Interest runs until the State has paid: ask how long that takes.",
      fr: "Pour le crédit d’impôt recherche, la page de Bpifrance, de 2013, demande plus de trois ans d’existence et un premier CIR déjà obtenu. Les intérêts courent jusqu’au paiement par l’État : demande le délai.",
    },
    amount: { en: "Up to 80% of the grant", fr: "Jusqu’à 80 % de la subvention" },
    difficulty: "medium",
  },
];
