import type { ActionName, LeverName, LeverOf } from "../../../domain/lever/lever.ts";
import { formats } from "../../../platform/language/format.ts";

const { count, exact, money, month, percent, signed } = formats.en;

const euros = (cents: number) => money(Math.round(cents / 100));
/** Rounded up: a cent less would miss. */
const atLeast = (cents: number) => money(Math.ceil(cents / 100));
const atMost = (cents: number) => money(Math.floor(cents / 100));
/** To the cent, where whole euros would say nothing. */
const small = (cents: number) => `€${exact(cents / 100)}`;
const months = (value: number) => `${count(value)} ${value === 1 ? "month" : "months"}`;

export type Said = { title: string; sum: string; effect: string };

const levers: { [Name in LeverName]: (lever: LeverOf<Name>, steps: readonly string[], band: string) => Said } = {
  "cac-best": ({ now, to, month: day, saved, more }) => ({
    title: day ? `Go back to what you did in ${month(day)}` : "Win your customers for a tenth less",
    sum: `${euros(now)} − ${euros(to)} = ${euros(saved)}`,
    effect: day
      ? `Your best CAC was ${euros(to)}. At that price the same spend brings ${percent(more)} more customers.`
      : `An assumption: your CAC is at its best of the last twelve months. At ${euros(to)}, the same spend brings ${percent(more)} more customers.`,
  }),
  "cac-life": ({ cac, churn, toChurn, life, toLife, aMonth, toMonth }) => ({
    title: `Keep customers longer: churn from ${percent(churn)} to ${percent(toChurn)}`,
    sum: `${euros(cac)} × ${percent(churn)} = ${small(aMonth)} a month, then ${euros(cac)} × ${percent(toChurn)} = ${small(toMonth)}`,
    effect: `A customer stays 100 ÷ churn months: ${months(life)} today, ${months(toLife)} then. The same CAC is spread over more months.`,
  }),
  "cac-referred": ({ cac, ofTen, to }) => ({
    title: `Have ${ofTen === 1 ? "one new customer in ten" : `${ofTen} new customers in ten`} come by recommendation`,
    sum: `${euros(cac)} × ${10 - ofTen} ÷ 10 = ${euros(to)}`,
    effect: `An assumption: a customer who comes by recommendation costs nothing. Your CAC falls to ${euros(to)}.`,
  }),
  "nps-detractors": ({ now, target, toPassive, toPromoter }) => ({
    title: "Call your detractors first",
    sum: `${signed(target)} − (${signed(now)}) = ${toPassive} points`,
    effect: `Of a hundred answers, ${toPassive} detractors who become passive are enough, or ${toPromoter} who become promoters.`,
  }),
  "nps-passives": ({ target, toPromoter }) => ({
    title: "Ask your passives what is missing",
    sum: `${toPromoter} × 1 point = ${toPromoter} points`,
    effect: `Of a hundred answers, ${toPromoter} passives who become promoters bring you to ${signed(target)}.`,
  }),
  "nps-measure": ({ few, fewPoints, many, manyPoints }) => ({
    title: "Measure it: you have no NPS yet",
    sum: `100 ÷ ${few} = ${fewPoints} points an answer, 100 ÷ ${many} = ${manyPoints}`,
    effect: `One question to your customers, from 0 to 10. With ${few} answers, one more or less moves the NPS by ${fewPoints} points; ask ${many} to be able to compare two months.`,
  }),
  "nps-first": ({ answers, toPassive, toPromoter }) => ({
    title: "Call every detractor within two days",
    sum: `100 ÷ ${answers} = ${toPassive} points, × 2 = ${toPromoter}`,
    effect: `Of ${answers} answers, a detractor who becomes passive adds ${toPassive} points, one who becomes a promoter ${toPromoter}.`,
  }),
  "nps-leavers": ({ mrr, churn, toChurn, lost, kept, inYear }) => ({
    title: "Ask those who left why",
    sum: `${euros(mrr)} × ${percent(churn)} = ${euros(lost)} lost in the month`,
    effect: `At ${percent(toChurn)} of churn you keep ${euros(kept)} of it, ${euros(inYear)} over twelve months at today’s MRR.`,
  }),
  "runway-burn": ({ cash, burn, target, less, toBurn }) => ({
    title: `Spend ${atLeast(less)} less a month`,
    sum: `${euros(burn)} − ${euros(cash)} ÷ ${target} = ${atLeast(less)}${less % 100 === 0 ? "" : " (rounded up)"}`,
    effect: `Net burn goes from ${euros(burn)} to ${atMost(toBurn)}: the cash lasts ${months(target)}.`,
  }),
  "runway-mrr": ({ mrr, more, percent: share, target, burn, toBurn }) => ({
    title: `Bring in ${atLeast(more)} more MRR at the same costs`,
    sum: `${euros(mrr)} + ${atLeast(more)} = ${atLeast(mrr + more)}${share === null ? "" : `, ${percent(share)} more`}`,
    effect: `Net burn goes from ${euros(burn)} to ${atMost(toBurn)}: the cash lasts ${months(target)}.`,
  }),
  "runway-cash": ({ cash, burn, target, more }) => ({
    title: `Bring ${atLeast(more)} into the bank`,
    sum: `${target} × ${euros(burn)} − ${euros(cash)} = ${atLeast(more)}`,
    effect: `Annual plans paid in advance, a grant, a loan or a raise: the cash lasts ${months(target)}.`,
  }),
  "runway-spend": ({ cash, burn, target, more }) => ({
    title: `What you may spend and keep ${months(target)}`,
    sum: `${euros(cash)} ÷ ${target} ${burn < 0 ? "+" : "−"} ${euros(Math.abs(burn))} = ${euros(more)}`,
    effect: `${euros(more)} more a month, and the cash still lasts ${months(target)}.`,
  }),
  "runway-surplus": ({ surplus }) => ({
    title: "Your runway does not end: you burn no cash",
    sum: `0 − (−${euros(surplus)}) = ${euros(surplus)} a month`,
    effect: `You can take on ${euros(surplus)} of costs a month without touching your cash.`,
  }),
  "runway-fall": ({ mrr, surplus, percent: share }) => ({
    title: "How far revenue may fall",
    sum: `${euros(surplus)} ÷ ${euros(mrr)}${share === null ? "" : ` = ${percent(share)}`}`,
    effect:
      share === null
        ? "No MRR yet: the margin is not in subscriptions."
        : `Your MRR can fall by ${percent(share)} before you burn cash.`,
  }),
  "raise-time": ({ runway, months: needed, burn, spent, startBy, missing }) => ({
    title: startBy
      ? `Begin by ${month(startBy)}`
      : missing > 0
        ? `First find ${atLeast(missing)}`
        : "No date presses you",
    sum: `${needed} × ${euros(Math.max(0, burn))} = ${euros(spent)}`,
    effect:
      runway.state !== "months"
        ? `An assumption: a raise takes ${months(needed)}. Your cash lasts longer than that.`
        : startBy
          ? `An assumption: a raise takes ${months(needed)}, and you have ${count(runway.months)}. Later, you negotiate with your back to the wall.`
          : `An assumption: a raise takes ${months(needed)}, and you have ${count(runway.months)}. ${atLeast(missing)} more carries you to the end of it.`,
  }),
  "raise-score": ({ score, points, target }, steps) => ({
    title:
      score === null
        ? "Scan your startup"
        : steps.length === 0
          ? "Your score says you are ready"
          : `Take your score from ${score} to ${score + points}`,
    sum:
      score === null
        ? `12 questions, 100 points, ready from ${target}`
        : `${score} + ${points} = ${score + points}, ready from ${target}`,
    effect:
      score === null
        ? "The scan says which answers an investor will miss."
        : steps.length === 0
          ? "Keep your numbers up to date each month."
          : `${steps.join("; ")}.`,
  }),
  "raise-amount": ({ burn, months: lasts, cash, amount, fits }, _, band) => ({
    title: `Ask for what ${months(lasts)} cost: ${atLeast(amount)}`,
    sum: `${lasts} × ${euros(burn)} − ${euros(cash)} = ${atLeast(amount)}`,
    effect:
      fits === null
        ? "An assumption: money raised lasts eighteen months, at today’s burn. Your profile names no amount yet."
        : fits === "in"
          ? `At today’s burn, before any hire. Your profile says ${band}: the two agree.`
          : fits === "above"
            ? `At today’s burn, before any hire. Your profile says ${band}: that is less than eighteen months cost.`
            : `At today’s burn, before any hire. Your profile says ${band}: be ready to say what the rest pays for.`,
  }),
  "raise-growth": ({ months: lasts, from, to }, _, band) => ({
    title: "Say what the money speeds up",
    sum: band
      ? `${band} ÷ ${lasts} = ${[from, to].flatMap((each) => (each === null ? [] : [euros(each)])).join(" to ")} a month`
      : `amount ÷ ${lasts} = spend a month`,
    effect: band
      ? `You burn no cash: over ${months(lasts)}, this is what you could spend more each month.`
      : "You burn no cash, and your profile names no amount yet: enter the one you’re looking for.",
  }),
};

const actions: Record<ActionName, { title: string; context: string }> = {
  cac: { title: "Optimise my CAC", context: "What a new customer costs, and what moves it" },
  nps: { title: "Improve my NPS", context: "Promoters less detractors, and what moves it" },
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
  score: "My Score Readiness",
  profile: "Fill in the profile",
  note: "Computed from your numbers, without AI. This isn’t financial advice.",
  back: "Back to the CoPilot",
};
