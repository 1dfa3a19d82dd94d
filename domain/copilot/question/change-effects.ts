import type { Saying } from "./change-words.ts";

/** The effect of a change on monthly net burn and on cash, in cents. */
export type ChangeInQuestion = {
  burn: number;
  cash: number;
  hires: { count: number; each: number; isAssumed: boolean; aYear: number | null } | null;
  /** Whether the change concerns MRR (monthly recurring revenue), which changes net burn by the same amount. */
  isMrr: boolean;
  /** The amount that the question names for this change, in cents. */
  amount: number | null;
};

export type Known = { mrr: number; meanBurn: number; hireCost: () => number };

type Paid = "monthly" | "once" | "either";
type Effect =
  | "MRR is"
  | "MRR loses"
  | "MRR gains"
  | "burn is"
  | "burn loses"
  | "burn gains"
  | "cash loses"
  | "cash gains";
export type Meaning = { says: Saying[]; paid: Paid; does: Effect; becomes?: true; as: string };

/** The possible meanings of an amount in a question; the first matching entry applies. */
export const meanings: readonly Meaning[] = [
  { becomes: true, says: ["revenue"], paid: "either", does: "MRR is", as: "si mon MRR passe à 20 k€" },
  { becomes: true, says: ["burning"], paid: "either", does: "burn is", as: "if my burn was 8k" },
  { says: ["loses"], paid: "monthly", does: "MRR loses", as: "je perds 1 500 € par mois" },
  { says: ["loses", "client"], paid: "either", does: "MRR loses", as: "I lose a customer of 1,500" },
  { says: ["quits", "client"], paid: "either", does: "MRR loses", as: "mon plus gros client part, 1 500" },
  { says: ["wins", "client"], paid: "monthly", does: "MRR gains", as: "je signe un client à 900 par mois" },
  { says: ["loses"], paid: "once", does: "cash loses", as: "I lose 10k" },
  { says: ["repays"], paid: "once", does: "cash loses", as: "je rembourse 10 k€" },
  { says: ["saves"], paid: "either", does: "burn loses", as: "je coupe 2 k€" },
  { says: [], paid: "monthly", does: "burn gains", as: "3,000 a month" },
  { says: ["spends"], paid: "once", does: "burn gains", as: "je dépense 1 500 € de plus" },
  { says: [], paid: "either", does: "cash gains", as: "I get 50k" },
];

export const effects: Record<Effect, (cents: number, known: Known) => Partial<ChangeInQuestion>> = {
  "MRR is": (cents, { mrr }) => ({ burn: mrr - cents, isMrr: true }),
  "MRR loses": (cents) => ({ burn: cents, isMrr: true }),
  "MRR gains": (cents) => ({ burn: -cents, isMrr: true }),
  "burn is": (cents, { meanBurn }) => ({ burn: cents - meanBurn }),
  "burn loses": (cents) => ({ burn: -cents }),
  "burn gains": (cents) => ({ burn: cents }),
  "cash loses": (cents) => ({ cash: -cents }),
  "cash gains": (cents) => ({ cash: cents }),
};
