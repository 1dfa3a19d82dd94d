import type { Oddity, ReadClause } from "../../../domain/term-sheet/clause.ts";
import { formats } from "../../../platform/language/format.ts";

const { count, money, percent } = formats.en;
const inMonths = (value: number) => (value % 12 === 0 ? `${count(value / 12)} years` : `${count(value)} months`);

const oddities: Record<Oddity["what"], (value: number) => string> = {
  "price-later": () => "The price falls if a target is missed: you give up more capital afterwards.",
  "at-discretion": () => "The investor alone decides whether the rest is paid: you can’t count on it.",
  redeemable: () => "The investor can be bought out on request: the money raised becomes a debt with a date.",
  "large-pool": (value) =>
    `${percent(value)} set aside, above the usual 15%: if it’s before the round, the real price falls by as much.`,
  multiple: (value) =>
    `${count(value)} times the money invested comes before you: an average sale may leave you nothing.`,
  participating: () => "The investor gets the money back, then an uncapped share of the rest: paid twice.",
  "full-ratchet": () =>
    "A full ratchet reprices the whole round at the lowest price, even for a small issue: the founders bear the whole drop.",
  "super-pro-rata": () =>
    "The investor can take more than their share of the next round: there’s no room left for a new one.",
  "long-lock-up": (value) => `Your shares are locked for ${inMonths(value)}, beyond the usual five years.`,
  "forced-by-investors": () => "The investor alone can force a sale, whatever the founders say.",
  "forced-early": () => "A sale can be forced at any time, with no minimum price or period.",
  "forced-by-minority": (value) => `${percent(value)} of the capital is enough to force everyone else to sell.`,
  "any-sale": () => "Selling a single share triggers it: you can no longer transfer any, not even to an employee.",
  "long-vesting": (value) => `Your shares vest over ${inMonths(value)}, beyond the usual four years.`,
  "any-departure": () => "Every departure is treated as misconduct, even a dismissal without cause.",
  "investor-majority": () => "The investor has the majority of the board: they can dismiss you and decide everything.",
  "casting-vote": () => "The casting vote is the investor’s.",
  "daily-business": () => "Day-to-day business goes through the investor: hires and expenses need their consent.",
  "small-spending": (value) => `You need consent to spend ${money(value)} or more: that’s day-to-day business.`,
  "too-often": () => "Reporting this often takes the team’s time; monthly is usual.",
  "bank-access": () => "Access to bank accounts goes beyond a right to information.",
  "uncapped-warranty": () => "The warranty has no cap: you may owe more than was raised.",
  "personal-warranty": () => "You’re liable with your own assets.",
  "long-warranty": (value) => `The warranty runs for ${inMonths(value)}, beyond the usual three years.`,
  "long-exclusivity": (value) =>
    `${count(value)} days without talking to anyone else: if the round fails, that much runway is gone.`,
  "renewed-exclusivity": () => "Exclusivity renews without you deciding it.",
  "uncapped-costs": () => "Costs have no cap: they are paid out of the money raised.",
  "costs-without-closing": () => "You pay the costs even if the round doesn’t close.",
  "one-sided-secrecy": () => "Only your side is bound: the investor can talk to others about your project.",
  "long-secrecy": (value) => `Secrecy lasts ${inMonths(value)}, beyond the usual five years.`,
};

const verdicts: Record<ReadClause["verdict"], string> = {
  usual: "usual",
  unusual: "unusual",
  unclear: "read it with your lawyer",
};

export const words = {
  title: "Term sheet reader",
  context: "Clause by clause: what it means, what’s usual in France and what isn’t",
  intro:
    "Paste the text or send the Word file. Fixed rules read it, not an AI: the same text always gets the same reading. Nothing is kept.",
  file: "Word file (.docx)",
  fileHint: "1 MB at most. If you do both, we read the file.",
  text: "Or the text of the term sheet",
  textHint: "60,000 characters at most",
  read: "Read the term sheet",
  errors: {
    nothing: "Paste the text or choose a file",
    unreadable: "We can’t read this as a Word file (.docx). Paste its text instead.",
    tooLarge: "This file is too large, or becomes so when unpacked. Paste its text instead.",
    heavy: "This text takes too long to read. Paste only the clauses you’re unsure about.",
    coded: "This is the code of an RTF file. Save it as Word (.docx), or copy the text you see on screen.",
    tooLong: "60,000 characters at most",
  } as Record<string, string>,
  failure: { title: "We couldn’t read it", text: "Please try again in a few seconds." },
  refused: { title: "Nothing was read", text: "Correct the marked field." },
  crowded: { title: "Many documents are being read right now", text: "Try again in a few seconds." },
  limited: (minutes: number) => ({
    title: "You’ve had many sheets read",
    text: `Too many at once, or too large to read. Try again in ${minutes} min.`,
  }),
  found: (found: number, all: number) => `${found} of ${all} clauses found`,
  oddOnes: (odd: number): string =>
    odd === 0 ? "None is unusual, by these rules." : odd === 1 ? "One is unusual." : `${odd} are unusual.`,
  verdicts,
  quote: "The text",
  means: "What it means",
  usual: "What’s usual in France",
  toCheck: "To be checked: ask your lawyer before you count on it.",
  why: "Why it’s unusual",
  unclear: "The clause is there, but our rules can’t judge what it says.",
  missingTitle: "Not found in this text",
  missingText: "Either it isn’t there or it’s worded differently. Ask what’s intended before you sign.",
  none: "No clause was recognised. Is this the text of a term sheet?",
  note: "A reading aid, not legal advice: have the term sheet reviewed by a lawyer before you sign.",
  again: "Read another text",
  back: "Back to the tools",
  oddities,
};
