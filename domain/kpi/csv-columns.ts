export const csvColumns = [
  ...["month", "mrr", "cash", "burnRate", "cac", "churnRate"],
  ...["nps", "activeDeals", "lastInvestorContact", "raised", "difference"],
] as const;
export const neededColumns = csvColumns.slice(0, 6);

/** The CSV column index of each field, starting at 0; -1 for a field without a column. */
export type Mapping = Record<string, number>;

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

export function guessColumns(heads: readonly string[]): Mapping {
  const known = heads.map(bare);
  return Object.fromEntries(
    csvColumns.map((column) => [column, known.findIndex((head) => names[column]?.includes(head))]),
  );
}

/** The headings need not be in the first row, because a file may begin with a title. */
const mostAbove = 20;

/** Returns the index of the row with the most known headings; of several such rows, the first. */
export function headsAt(rows: readonly { cells: readonly string[] }[]) {
  const known = rows
    .slice(0, mostAbove)
    .map(({ cells }) => Object.values(guessColumns(cells)).filter((column) => column >= 0).length);
  return Math.max(0, known.indexOf(Math.max(...known)));
}
