import type { ActionName, LeverName, LeverOf } from "../../../domain/lever/lever-kind.ts";
import { formats } from "../../../platform/language/format.ts";

const { cents: euros, count, exact, money, month, percent, signed } = formats.en;

/** Rounds up to whole euros, because a smaller amount would miss the target. */
const atLeast = (cents: number) => money(Math.ceil(cents / 100));
const atMost = (cents: number) => money(Math.floor(cents / 100));
/** Formats an amount rounded up to whole euros and adds "(rounded up)" when the amount was not whole. */
const upTo = (cents: number) => `${atLeast(cents)}${cents % 100 === 0 ? "" : " (rounded up)"}`;
const downTo = (cents: number) => `${atMost(cents)}${cents % 100 === 0 ? "" : " (rounded down)"}`;
const rate = (percents: number) => `${exact(percents)}%`;
const months = (value: number) => `${count(value)}\u00A0${value === 1 ? "month" : "months"}`;

const points = (value: number) => `${count(value)}\u00A0${value === 1 ? "point" : "points"}`;

export type Said = { title: string; sum: string; effect: string };

const levers: { [Name in LeverName]: (lever: LeverOf<Name>, steps: readonly string[], band: string) => Said } = {
  "cac-best": ({ now, to, month: day, months: compared, saved, more }) => ({
    title: day ? `Go back to what you did in ${month(day)}` : "Win your customers for a tenth less",
    sum: `${euros(now)} − ${euros(to)} = ${euros(saved)}`,
    effect: day
      ? `Your best CAC in ${months(compared)} was ${euros(to)}. At that price the same spend brings ${more > 0 ? percent(more) : "less than 0.1%"} more customers.`
      : `${compared > 1 ? `Your CAC is at its best in ${months(compared)}, so this assumes` : "With one month of numbers there’s no better one to go back to, so this assumes"} a tenth less: at ${euros(to)}, the same spend brings ${percent(more)} more customers.`,
  }),
  "cac-life": ({ cac, churn, toChurn, life, toLife, aMonth, toMonth }) => ({
    title: `Keep customers longer: churn from ${rate(churn)} to ${rate(toChurn)}`,
    sum: `${euros(cac)} × ${rate(churn)} = ${euros(aMonth)}\u00A0a\u00A0month, then ${euros(cac)} × ${rate(toChurn)} = ${euros(toMonth)}`,
    effect: `A customer stays for 100 ÷ churn months: ${months(life)} today, ${months(toLife)} at the lower rate. The same CAC is spread over more months.`,
  }),
  "cac-referred": ({ cac, ofTen, to }) => ({
    title: `Get ${ofTen === 1 ? "one new customer in ten" : `${ofTen} new customers in ten`} by referral`,
    sum: `${euros(cac)} × ${10 - ofTen} ÷ 10 = ${euros(to)}`,
    effect: `This assumes a referred customer costs nothing. Your CAC falls to ${euros(to)}.`,
  }),
  "nps-detractors": ({ now, target, toPassive, toPromoter }) => ({
    title: "Call your detractors first",
    sum: `${signed(target)} − (${signed(now)}) = ${points(toPassive)}`,
    effect: `In a hundred answers, it’s enough to turn ${toPassive === 1 ? "one detractor" : `${toPassive} detractors`} passive, or ${toPromoter === 1 ? "one into a promoter" : `${toPromoter} into promoters`}.`,
  }),
  "nps-passives": ({ target, toPromoter }) => ({
    title: "Ask your passives what’s missing",
    sum: `${toPromoter} × 1\u00A0point = ${points(toPromoter)}`,
    effect: `In a hundred answers, turning ${toPromoter === 1 ? "one passive into a promoter" : `${toPromoter} passives into promoters`} takes you to ${signed(target)}.`,
  }),
  "nps-measure": ({ few, fewPoints, many, manyPoints }) => ({
    title: "Measure it: you have no NPS yet",
    sum: `100 ÷ ${few} = ${fewPoints}\u00A0points per answer, 100 ÷ ${many} = ${manyPoints}`,
    effect: `One question to your customers, from 0 to 10. With ${few} answers, one more or less moves the NPS by ${fewPoints} points; with ${many}, you can compare two months.`,
  }),
  "nps-first": ({ answers, toPassive, toPromoter }) => ({
    title: "Call every detractor within two days",
    sum: `100 ÷ ${answers} = ${toPassive}\u00A0points, × 2 = ${toPromoter}`,
    effect: `With ${answers} answers, turning one detractor passive adds ${toPassive} points; turning one into a promoter adds ${toPromoter}.`,
  }),
  "nps-leavers": ({ mrr, churn, toChurn, lost, kept, inYear }) => ({
    title: "Ask customers why they left",
    sum: `${euros(mrr)} × ${rate(churn)} = ${euros(lost)} lost in the month`,
    effect: `At ${rate(toChurn)} churn you keep ${euros(kept)} of it, ${euros(inYear)} over twelve months at today’s MRR.`,
  }),
  "runway-burn": ({ cash, burn, target, less, toBurn }) => ({
    title: `Spend ${atLeast(less)} less a month`,
    sum: `${euros(burn)} − ${euros(cash)} ÷ ${target} = ${upTo(less)}`,
    effect: `Your average net burn goes from ${euros(burn)} to ${atMost(toBurn)}: the cash lasts ${months(target)}.`,
  }),
  "runway-mrr": ({ mrr, more, percent: share, target, burn, toBurn }) => ({
    title: `Bring in ${atLeast(more)} more MRR at the same costs`,
    sum: `${euros(mrr)} + ${euros(more)} = ${euros(mrr + more)}${share === null ? "" : `, ${percent(share)} more`}`,
    effect: `Your average net burn goes from ${euros(burn)} to ${atMost(toBurn)}: the cash lasts ${months(target)}.`,
  }),
  "runway-cash": ({ cash, burn, target, more }) => ({
    title: `Bring ${atLeast(more)} into the bank`,
    sum: `${target} × ${euros(burn)} − ${euros(cash)} = ${upTo(more)}`,
    effect: `Annual plans paid in advance, a grant, a loan or a raise: the cash lasts ${months(target)}.`,
  }),
  "runway-spend": ({ cash, burn, target, gives, more }) => ({
    title: `What more you can spend and keep ${months(target)}`,
    sum: `${euros(cash)} ÷ ${target} ${burn < 0 ? "+" : "−"} ${euros(Math.abs(burn))} = ${downTo(gives)}`,
    effect: `${atMost(more)} more a month, and the cash still lasts ${months(target)}.`,
  }),
  "runway-surplus": ({ surplus }) => ({
    title: "Your runway has no end: you’re not burning cash",
    sum: `0 − (−${euros(surplus)}) = ${euros(surplus)}\u00A0a\u00A0month`,
    effect: `You can take on ${euros(surplus)} of costs a month without touching your cash.`,
  }),
  "runway-fall": ({ mrr, surplus, percent: share }) => ({
    title: "How far revenue may fall",
    sum: `${euros(surplus)} ÷ ${euros(mrr)}${share === null ? "" : ` = ${percent(share)}`}`,
    effect:
      share === null
        ? "No MRR yet: your margin doesn’t come from subscriptions."
        : `Your MRR can fall by ${percent(share)} before you burn cash.`,
  }),
  "raise-time": ({ runway, months: needed, burn, cash, spent, startBy, missing }) => ({
    title: startBy
      ? startBy.isPast
        ? "Start now"
        : `Start by ${month(startBy.month)}`
      : missing > 0
        ? `First find ${atLeast(missing)}`
        : "There’s no rush",
    sum: `${needed} × ${euros(Math.max(0, burn))} ${missing > 0 ? `− ${euros(cash)} = ${upTo(missing)}` : `= ${euros(spent)}`}`,
    effect:
      runway.state !== "months"
        ? `This assumes a raise takes ${months(needed)}. Your cash lasts longer than that.`
        : startBy
          ? `This assumes a raise takes ${months(needed)}; you have ${count(runway.months)}. Any later and you’d negotiate with your back to the wall.`
          : `This assumes a raise takes ${months(needed)}; you have ${count(runway.months)}. ${atLeast(missing)} more would see you through it.`,
  }),
  "raise-score": ({ score, points, target }, steps) => ({
    title:
      score === null
        ? "Scan your startup"
        : steps.length === 0
          ? "Your score says you’re ready"
          : `Take your score from ${score} to ${score + points}`,
    sum:
      score === null
        ? `12\u00A0questions, 100\u00A0points, ready from ${target}`
        : `${score} + ${points} = ${score + points}, ready from ${target}`,
    effect:
      score === null
        ? "The scan shows what an investor would find missing."
        : steps.length === 0
          ? "Keep your numbers up to date each month."
          : `${steps.join("; ")}.`,
  }),
  "raise-amount": ({ burn, months: lasts, cash, amount, fits }, _, band) => ({
    title:
      amount > 0
        ? `Ask for what ${months(lasts)} cost: ${atLeast(amount)}`
        : `Your cash already covers ${months(lasts)}`,
    sum:
      amount > 0
        ? `${lasts} × ${euros(burn)} − ${euros(cash)} = ${upTo(amount)}`
        : `${lasts} × ${euros(burn)} = ${euros(lasts * burn)}, with ${euros(cash)} in the bank`,
    effect:
      fits === null
        ? "This assumes the money lasts eighteen months at your average net burn. Your profile gives no amount yet."
        : fits === "in"
          ? `At your average net burn, before any hire. Your profile says ${band}: the two match.`
          : fits === "above"
            ? `At your average net burn, before any hire. Your profile says ${band}: that is less than eighteen months cost.`
            : `At your average net burn, before any hire. Your profile says ${band}: be ready to say what the rest pays for.`,
  }),
  "raise-growth": ({ months: lasts, from, to }, _, band) => ({
    title: "Say what the money speeds up",
    sum: band
      ? `${band} ÷ ${lasts} = ${[from, to].flatMap((each) => (each === null ? [] : [downTo(each)])).join(" to ")}\u00A0a\u00A0month`
      : `amount ÷ ${lasts} = spend\u00A0a\u00A0month`,
    effect: band
      ? `You’re not burning cash: over ${months(lasts)}, this is how much more you could spend each month.`
      : "You’re not burning cash, and your profile gives no amount yet: enter the one you’re looking for.",
  }),
};

const actions: Record<ActionName, { title: string; context: string }> = {
  cac: { title: "Optimise my CAC", context: "What a new customer costs, and what moves it" },
  nps: { title: "Improve my NPS", context: "Promoters minus detractors, and what moves it" },
  runway: { title: "Extend my runway", context: "How long the cash lasts, and what moves it" },
  raise: { title: "Prepare my raise", context: "When, how ready, how much" },
};

export const words = {
  levers,
  actions,
  of: (day: string) => `Three levers, from your numbers for ${month(day)}`,
  stale: "Your numbers are more than two months old: enter the last month first.",
  none: {
    title: "Enter your numbers first",
    text: "The three levers are computed from your five numbers of the month.",
    action: "Enter my numbers",
  },
  lever: (number: number) => `Lever ${number}`,
  effect: "Effect",
  try: "Compare two scenarios",
  history: "My history",
  score: "My readiness score",
  profile: "Fill in the profile",
  note: "Computed from your numbers, without AI. This isn’t financial advice.",
  back: "Back to the CoPilot",
};
