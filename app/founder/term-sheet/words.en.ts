import type { ClauseKind, Oddity, ReadClause } from "../../../domain/term-sheet/clause.ts";
import { formats } from "../../../platform/language/format.ts";

const { count, money, percent } = formats.en;
const inMonths = (value: number) => (value % 12 === 0 ? `${count(value / 12)} years` : `${count(value)} months`);

const clauses: Record<ClauseKind, { name: string; means: string; usual: string }> = {
  valuation: {
    name: "Valuation",
    means: "The price of your company before the new money (pre-money). It sets the share you give up.",
    usual: "A pre-money amount on a fully diluted basis, known when you sign.",
  },
  amount: {
    name: "Amount",
    means: "What the investors pay, and when.",
    usual: "One payment, or tranches whose conditions are written down and can be measured.",
  },
  securities: {
    name: "Securities",
    means: "What the investor gets: ordinary shares, preferred shares, or BSA AIR.",
    usual: "Preferred shares from the seed round on; BSA AIR while no price is set yet.",
  },
  "option-pool": {
    name: "Option pool (BSPCE)",
    means: "The share of capital kept for employees. If it’s created before the round, only the founders are diluted.",
    usual: "Around 10%, up to 15%, most often made before the round.",
  },
  liquidation: {
    name: "Liquidation preference",
    means: "Who is paid first when the company is sold or closed.",
    usual: "One times the money invested, with no share of the rest or a capped one.",
  },
  "anti-dilution": {
    name: "Anti-dilution",
    means: "What the investor gets if a later round is cheaper.",
    usual: "A weighted average, which spreads the drop across everyone.",
  },
  "pro-rata": {
    name: "Pro rata right",
    means: "The right to invest in later rounds to keep the same percentage.",
    usual: "Up to the investor’s share, not beyond.",
  },
  transfer: {
    name: "Pre-emption and lock-up",
    means: "Who can buy first when a shareholder sells, and how long founders keep their shares.",
    usual: "A right of first refusal among shareholders, a lock-up of three to five years with free transfers.",
  },
  "drag-along": {
    name: "Drag-along",
    means: "A majority that accepts an offer can force the others to sell too.",
    usual: "A clear majority of the capital, founders included, often after some years or above a price.",
  },
  "tag-along": {
    name: "Tag-along",
    means: "If one shareholder sells, the others can sell on the same terms.",
    usual: "Pro rata in ordinary times, in full when control changes.",
  },
  leaver: {
    name: "Founders leaving",
    means: "What happens to your shares if you leave: vesting, good and bad leaver.",
    usual: "Vesting over three or four years, a discount for misconduct or an early departure only.",
  },
  board: {
    name: "Governance",
    means: "Who sits on the board or committee, and who decides there.",
    usual: "One seat or an observer for the investor; founders keep the majority.",
  },
  veto: {
    name: "Reserved matters",
    means: "What you can’t decide without the investors’ consent.",
    usual: "A short list: articles, capital, merger, debt or a large expense outside the budget.",
  },
  information: {
    name: "Information",
    means: "What you send to the investors, and how often.",
    usual: "A monthly or quarterly update, the annual accounts.",
  },
  warranties: {
    name: "Representations and warranties",
    means: "What you state about the company, and what you pay if it’s wrong.",
    usual: "A capped warranty, for twelve to thirty-six months, borne by the company first.",
  },
  exclusivity: {
    name: "Exclusivity",
    means: "How long you can’t talk to other investors.",
    usual: "From 30 to 60 days, 90 at most, without automatic renewal.",
  },
  costs: {
    name: "Costs",
    means: "Who pays the lawyers and the due diligence.",
    usual: "The company pays a capped amount if the round closes; otherwise each side bears its own.",
  },
  confidentiality: {
    name: "Confidentiality",
    means: "What each side keeps to itself. With exclusivity, it’s the part that binds you straight away.",
    usual: "Mutual, for one to five years.",
  },
};

const oddities: Record<Oddity["what"], (value: number) => string> = {
  "price-later": () => "The price falls if a target is missed: you give up more capital afterwards.",
  "at-discretion": () => "The investor alone decides whether the rest is paid: you can’t count on it.",
  redeemable: () => "The investor can be bought out on request: the money raised becomes a debt with a date.",
  "large-pool": (value) => `${percent(value)} set aside before the round: above 15%, the real price falls by as much.`,
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
    tooLarge: "This file is too large. Paste its text instead.",
    coded: "This is the code of an RTF file. Save it as Word (.docx), or copy the text you see on screen.",
    tooLong: "60,000 characters at most",
  } as Record<string, string>,
  failure: { title: "We couldn’t read it", text: "Please try again in a few seconds." },
  refused: { title: "Nothing was read", text: "Correct the marked field." },
  crowded: { title: "Many documents are being read right now", text: "Try again in a few seconds." },
  found: (found: number, all: number) => `${found} of ${all} clauses found`,
  oddOnes: (odd: number): string =>
    odd === 0 ? "None is unusual, by these rules." : odd === 1 ? "One is unusual." : `${odd} are unusual.`,
  verdicts,
  quote: "The text",
  means: "What it means",
  usual: "What’s usual in France",
  why: "Why it’s unusual",
  unclear: "The clause is there, but our rules can’t judge what it says.",
  missingTitle: "Not found in this text",
  missingText: "Either it isn’t there or it’s worded differently. Ask what’s intended before you sign.",
  none: "No clause was recognised. Is this the text of a term sheet?",
  note: "A reading aid, not legal advice: have the term sheet reviewed by a lawyer before you sign.",
  again: "Read another text",
  back: "Back to the tools",
  clauses,
  oddities,
};
