/** What a column of a file may hold, as the check-in's fields are named. */
export const csvColumns = [
  ...["month", "mrr", "cash", "burnRate", "cac", "churnRate"],
  ...["nps", "activeDeals", "lastInvestorContact", "raised", "difference"],
] as const;
export const neededColumns = csvColumns.slice(0, 6);

/** Which of a file's columns holds what, counted from 0; -1 where none does. */
export type Mapping = Record<string, number>;

/** How people head such columns, in both languages. */
const names: Record<string, readonly string[]> = {
  month: ["mois", "month", "periode", "period", "date"],
  mrr: ["mrr", "revenu mensuel recurrent", "monthly recurring revenue"],
  cash: ["tresorerie", "cash", "solde", "bank balance"],
  burnRate: ["depense nette", "net burn", "burn", "burn rate", "burnrate"],
  cac: ["cac", "cout d acquisition", "customer acquisition cost"],
  churnRate: ["churn", "churn mensuel", "monthly churn", "churn rate", "churnrate", "attrition"],
  nps: ["nps"],
  activeDeals: ["deals en cours", "open deals", "deals", "active deals", "activedeals"],
  lastInvestorContact: [
    "dernier contact investisseur",
    "dernier contact",
    "last investor contact",
    "lastinvestorcontact",
  ],
  raised: ["argent leve", "money raised", "raised", "levee"],
  difference: ["explication de l ecart", "explication", "explanation of the difference", "explanation", "difference"],
};

const bare = (head: string) =>
  head
    .normalize("NFD")
    .replace(/\p{M}|\([^)]*\)/gu, "")
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .trim();

/** Which column holds what, by the heads of a file. */
export function guessColumns(heads: readonly string[]): Mapping {
  const known = heads.map(bare);
  return Object.fromEntries(
    csvColumns.map((column) => [column, known.findIndex((head) => names[column]?.includes(head))]),
  );
}

/** Rows above the headings that are looked through for them: a title, the day of the export. */
const mostAbove = 20;

/** The place of the row that holds most of the known headings, the first of them where several do. */
export function headsAt(rows: readonly { cells: readonly string[] }[]) {
  const known = rows
    .slice(0, mostAbove)
    .map(({ cells }) => Object.values(guessColumns(cells)).filter((column) => column >= 0).length);
  return Math.max(0, known.indexOf(Math.max(...known)));
}
