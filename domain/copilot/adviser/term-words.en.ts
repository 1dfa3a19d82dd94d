import type { Term } from "../question/term.ts";

export const terms = {
  "liquidation-preference":
    "**Liquidation preference**: at a sale, its holder gets the money they put in (once, most of the time) before the others share the rest.",
  "burn-multiple":
    "**Burn multiple**: net burn divided by the recurring revenue gained over the same months. 1 means €1 spent for €1 gained.",
  "pre-money":
    "**Pre-money**: what the company is worth before the money of the round. Pre-money + money raised = post-money.",
  "post-money":
    "**Post-money**: what the company is worth with the money of the round in it. Money raised ÷ post-money = the new investors’ share.",
  "bsa-air":
    "**BSA AIR**: the investor pays today and gets shares at the next round, cheaper than the newcomers: at a discount, or at most at the cap.",
  "cap-table": "**Cap table**: who holds how many shares, and what percentage that makes. It changes with each round.",
  "term-sheet":
    "**Term sheet**: the main conditions of a round, on a few pages, before the contracts. Exclusivity and confidentiality aside, it rarely binds.",
  "due-diligence":
    "**Due diligence**: the investor checks accounts, contracts, intellectual property and staff before wiring money.",
  "love-money":
    "**Love money**: the first money, from family and friends. It is a real investment, with real shares and a real risk of losing it.",
  "data-room":
    "**Data room**: the folder in which you lay out what investors check: accounts, contracts, cap table, numbers.",
  "product-market-fit":
    "**Product-market fit**: customers come back and bring others without being pushed. Low churn is its clearest sign.",
  "shareholders-agreement":
    "**Shareholders’ agreement**: the contract between the shareholders: who decides, who can sell to whom, what happens when one leaves.",
  "lead-investor": "**Lead investor**: the one who sets the price and terms of a round, and whom the others follow.",
  ratchet: "**Ratchet**: a clause that gives an earlier investor more shares if the next round is cheaper than theirs.",
  bspce: "**BSPCE**: warrants that let your team buy shares later at a price set today.",
  vesting:
    "**Vesting**: shares or options are earned over time, often four years with nothing before the first: that first year is the cliff.",
  runway: "**Runway**: how many months your cash lasts. Cash ÷ average net burn.",
  burn: "**Net burn**: what leaves the account in a month, less what customers pay in. A round, a grant or a tax credit doesn’t count.",
  arr: "**ARR**: a year of recurring revenue at this month’s pace. MRR × 12.",
  mrr: "**MRR**: the month’s recurring revenue, without tax. One-off sales don’t count.",
  cac: "**CAC**: what one new customer costs you. Everything spent on winning customers, salaries included ÷ customers won.",
  ltv: "**LTV**: what a customer brings before they leave. Monthly margin per customer ÷ monthly churn.",
  churn: "**Churn**: the share of your customers who leave in a month.",
  nps: "**NPS**: the share of customers who would recommend you, less the share who would not. From −100 to 100.",
  dilution: "**Dilution**: a round creates shares, so yours weigh less. Your share × (1 − the round’s share).",
  cir: "**CIR**: the French tax credit for research: part of what research costs you comes back, even without a profit.",
  cii: "**CII**: the French tax credit for prototypes of new products, for small and medium-sized companies.",
  jei: "**JEI**: a French status for young companies that spend a lot on research; it lowers some employer contributions.",
  mvp: "**MVP**: the smallest product that a customer can use, made to learn whether they want it.",
  seed: "**Seed**: the first round with professional investors, to go from a product to customers who pay.",
  "series-a": "**Series A**: the round that pays for growth once sales are repeatable.",
  ticket: "**Ticket**: how much one investor puts into a round.",
  safe: "**SAFE**: the American way of paying now and setting the price later. In France, the BSA AIR does that.",
} satisfies Record<Term, string>;
