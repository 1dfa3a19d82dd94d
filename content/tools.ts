import type { Tool } from "../domain/content/content.ts";

const tool: Pick<Tool, "kind" | "sample"> = { kind: "tool", sample: false };

export const tools: Tool[] = [
  {
    ...tool,
    id: "dilution",
    name: { en: "Dilution simulator", fr: "Simulateur de dilution" },
    description: {
      en: "Who owns what after the round: priced rounds, BSA AIR, option pool.",
      fr: "Qui détient quoi après le tour : tours valorisés, BSA AIR, pool d’options.",
    },
    category: "cap-table",
    minutes: 10,
    needs: {
      en: "Your cap table, the amount raised and the valuation on the table.",
      fr: "Ta table de capitalisation, le montant levé et la valorisation discutée.",
    },
    gives: {
      en: "Each person’s whole shares and percentage after each round, and how each number is worked out.",
      fr: "Les actions et le pourcentage de chacun après chaque tour, avec le calcul de chaque chiffre.",
    },
  },
  {
    ...tool,
    id: "valuation",
    name: { en: "Valuation by three methods", fr: "Valorisation en trois méthodes" },
    description: {
      en: "Berkus, Scorecard and venture capital: a range, and the reason for each assumption.",
      fr: "Berkus, Scorecard et méthode du capital-risque : une fourchette et la raison de chaque hypothèse.",
    },
    category: "fundraising",
    minutes: 15,
    needs: {
      en: "Where your startup stands on team, product and market; for two methods, deals of comparable startups.",
      fr: "Où en sont ton équipe, ton produit et ton marché ; pour deux méthodes, des tours de startups comparables.",
    },
    gives: {
      en: "A pre-money range per method to prepare a negotiation. It isn’t advice.",
      fr: "Une fourchette pre-money par méthode pour préparer une négociation. Ce n’est pas un conseil.",
    },
  },
  {
    ...tool,
    id: "runway",
    name: { en: "Runway planner", fr: "Plan de runway" },
    description: {
      en: "Two scenarios side by side: hire, raise, change a price. How long the cash lasts, and when you break even.",
      fr: "Deux scénarios côte à côte : recruter, lever, changer un prix. Jusqu’à quand tient la trésorerie, et quand tu deviens rentable.",
    },
    category: "finance",
    minutes: 5,
    needs: {
      en: "Cash, monthly revenue and net burn: your last monthly numbers fill them in.",
      fr: "Trésorerie, revenu mensuel et dépense nette : tes derniers chiffres du mois les remplissent.",
    },
    gives: {
      en: "The month the cash ends, the break-even month and the lowest point of each scenario.",
      fr: "Le mois où la trésorerie s’arrête, le mois d’équilibre et le point bas de chaque scénario.",
    },
  },
  {
    ...tool,
    id: "legal-templates",
    name: { en: "Legal templates", fr: "Modèles juridiques" },
    description: {
      en: "NDA, founders’ agreement outline, BSA AIR terms, advisory letter, letter of intent.",
      fr: "NDA, trame de pacte entre fondateurs, termes d’un BSA AIR, lettre d’advisor, lettre d’intention.",
    },
    category: "legal",
    minutes: 20,
    needs: {
      en: "A filled-in profile: its fields go into the document, and what’s missing is marked.",
      fr: "Un profil rempli : ses champs entrent dans le document, ce qui manque est signalé.",
    },
    gives: {
      en: "A Word file to have reviewed by a lawyer.",
      fr: "Un fichier Word à faire relire par un avocat.",
    },
  },
  {
    ...tool,
    id: "forecast",
    name: { en: "36-month forecast", fr: "Prévisionnel sur 36 mois" },
    description: {
      en: "Revenue, costs and cash month by month from your numbers, in a spreadsheet with live formulas.",
      fr: "Revenus, charges et trésorerie mois par mois d’après tes chiffres, dans un tableur aux formules actives.",
    },
    category: "funding",
    minutes: 15,
    needs: {
      en: "At least one month of numbers, and your plans: growth, costs, hires, a raise.",
      fr: "Au moins un mois de chiffres, et tes plans : croissance, charges, recrutements, levée.",
    },
    gives: {
      en: "An XLSX with its assumptions on one sheet and live formulas on the others.",
      fr: "Un XLSX avec ses hypothèses sur une feuille et des formules actives sur les autres.",
    },
  },
  {
    ...tool,
    id: "term-sheet",
    name: { en: "Term sheet reader", fr: "Analyse de term sheet" },
    description: {
      en: "Clause by clause: what it means, what’s usual in France, what isn’t and why.",
      fr: "Clause par clause : ce qu’elle veut dire, ce qui est usuel en France, ce qui ne l’est pas et pourquoi.",
    },
    category: "fundraising",
    minutes: 10,
    needs: {
      en: "The text of the term sheet, pasted or as a Word file.",
      fr: "Le texte de la term sheet, collé ou en fichier Word.",
    },
    gives: {
      en: "The points to raise with your lawyer before you sign.",
      fr: "Les points à soulever avec ton avocat avant de signer.",
    },
  },
];
