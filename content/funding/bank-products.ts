import type { BankProduct } from "../../domain/content/content.ts";

const unchecked: Pick<BankProduct, "kind" | "sourceLink" | "sourceDate" | "reviewBy" | "confirm"> = {
  kind: "bank-product",
  sourceLink: null,
  sourceDate: null,
  reviewBy: "2027-05-23",
  confirm: true,
};

export const bankProducts: BankProduct[] = [
  {
    ...unchecked,
    id: "overdraft",
    name: { en: "Authorised overdraft", fr: "Découvert autorisé" },
    type: { en: "Short-term credit", fr: "Crédit de trésorerie" },
    description: {
      en: "Lets the account go below zero for a few days or weeks, until a customer pays.",
      fr: "Laisse le compte passer sous zéro quelques jours ou quelques semaines, le temps qu’un client paie.",
    },
    conditions: {
      en: "Get the limit in writing before you need it. An overdraft that was only tolerated can end overnight.",
      fr: "Fais écrire le plafond avant d’en avoir besoin. Un découvert seulement toléré peut s’arrêter du jour au lendemain.",
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
      en: "Guaranteed up to 70% by a public body. The bank wants own funds of the same order and proof of the innovation: an aid, a patent, a tax credit.",
      fr: "Garanti jusqu’à 70 % par un organisme public. La banque attend des fonds propres du même ordre et une preuve de l’innovation : une aide, un brevet, un crédit d’impôt.",
    },
    amount: { en: "€30,000 to €300,000", fr: "30\u202F000 à 300\u202F000 €" },
    difficulty: "medium",
  },
  {
    ...unchecked,
    id: "leasing",
    name: { en: "Leasing", fr: "Crédit-bail" },
    type: { en: "Rent with an option to buy", fr: "Location avec option d’achat" },
    description: {
      en: "Rents you a machine, a vehicle or computers; at the end you hand them back or buy them.",
      fr: "Te loue une machine, un véhicule ou du matériel informatique ; à la fin, tu rends ou tu achètes.",
    },
    conditions: {
      en: "What is rented is the security, so young companies get it too. Compare the total of the rents with the price.",
      fr: "Le bien loué sert de garantie : de jeunes entreprises l’obtiennent aussi. Compare le total des loyers au prix.",
    },
    amount: { en: "Varies with what is rented", fr: "Variable selon le bien" },
    difficulty: "easy",
  },
  {
    ...unchecked,
    id: "growth-loan",
    name: { en: "Growth loan", fr: "Prêt de croissance" },
    type: { en: "Loan over several years", fr: "Prêt sur plusieurs années" },
    description: {
      en: "Pays for hiring, equipment or a new market once customers pay.",
      fr: "Finance des recrutements, des équipements ou un nouveau marché quand des clients paient déjà.",
    },
    conditions: {
      en: "The bank reads two closed years of accounts and whether the cash you earn covers the instalments.",
      fr: "La banque lit deux exercices clos et vérifie que la trésorerie dégagée couvre les échéances.",
    },
    amount: { en: "€50,000 to €500,000", fr: "50\u202F000 à 500\u202F000 €" },
    difficulty: "hard",
  },
  {
    ...unchecked,
    id: "grant-pre-financing",
    name: { en: "Pre-financing of a grant", fr: "Préfinancement de subvention" },
    type: { en: "Advance on what you are owed", fr: "Avance sur créance" },
    description: {
      en: "Brings forward an aid or tax credit that is granted but not paid out yet.",
      fr: "Avance une aide ou un crédit d’impôt accordé mais pas encore versé.",
    },
    conditions: {
      en: "You need the decision or the tax return. Interest runs until the State has paid: ask how long that takes.",
      fr: "Il faut la décision ou la déclaration fiscale. Les intérêts courent jusqu’au paiement par l’État : demande le délai.",
    },
    amount: { en: "Up to 80% of the grant", fr: "Jusqu’à 80 % de la subvention" },
    difficulty: "medium",
  },
];
