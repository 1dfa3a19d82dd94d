import { formats } from "../../../platform/language/format.ts";
import { change, missing, money, months } from "./sum-words.en.ts";

const f = formats.en;

export const figures = {
  runway: {
    is: (count: number, end: string, of: number) =>
      `**${months(count)}, until ${f.month(end)}**, if your net burn stays at ${of === 1 ? "the level of your only month" : `its ${of}-month average`}.`,
    profitable: "**Your cash isn’t falling**: over these months, customers pay more than you spend.",
    over: "**More than 36 months** at your average net burn.",
    below: (floor: number, gap: { cash: number; burn: number }) =>
      `Your floor is ${months(floor)}: ${missing(gap.cash)} more in cash, or cutting your net burn by ${missing(gap.burn)} a month, gets you back to it.`,
    passes: (count: number, month: string) => `It falls below ${months(count)} in ${f.month(month)}.`,
    toLast: (count: number, gap: { cash: number; burn: number }) =>
      `To last ${months(count)}, you need ${missing(gap.cash)} more in cash, or to cut your net burn by ${missing(gap.burn)} a month.`,
    lasts: (count: number) => `That already gets you past ${months(count)}.`,
    until: (month: string, count: number) =>
      `To get to the end of ${f.month(month)}, you need to last ${months(count)}.`,
    passed: (count: number) => `It’s already below ${months(count)}.`,
    above: (floor: number) => `You’re above your floor of ${months(floor)}.`,
    atLatest: (burn: number, month: string, then: string) =>
      `At ${f.monthName(month)}’s net burn, ${money(burn)}, it would be ${then}.`,
  },
  burn: {
    is: (mean: number, of: number) =>
      `**${money(mean)} a month** on average over ${of === 1 ? "your only month" : `${of} months`}: what goes out, less what customers pay in.`,
    latest: (burn: number, month: string) => `In ${f.month(month)} it was ${money(burn)}.`,
    of: (burn: number, month: string) =>
      burn < 0
        ? `**${money(-burn)} gained** in ${f.month(month)}: customers paid more than you spent.`
        : `**${money(burn)} of net burn** in ${f.month(month)}.`,
    ofMrr: (share: number, month: string) =>
      `Your average net burn is ${f.percent(share)} of your ${f.monthName(month)} MRR.`,
    lasts: (count: number) => `At that pace, your cash lasts ${months(count)}.`,
    gains: (mean: number) => `**You gain ${money(-mean)} a month** on average: customers pay more than you spend.`,
    rises: (by: number, from: string) => `It has risen by ${money(by)} since ${f.monthName(from)}.`,
    falls: (by: number, from: string) => `It has fallen by ${money(by)} since ${f.monthName(from)}.`,
    multiple: (value: number) =>
      `Over three months you spent €${f.count(value)} for each €1 of MRR gained, or ${f.count(value / 12)} times the ARR gained.`,
  },
  mrr: {
    is: (mrr: number, month: string) => `**${money(mrr)}** in ${f.month(month)}.`,
    changes: (one: number | null, three: number | null) =>
      [one === null ? "" : change(one, "in one month"), three === null ? "" : change(three, "in three months")]
        .filter(Boolean)
        .join(", "),
    first: "No growth to give yet: that takes an MRR above zero one or three months earlier.",
    arr: (arr: number) => `That’s an ARR of ${money(arr)} (12 × MRR).`,
  },
  cac: {
    is: (cac: number, month: string) => `**${money(cac)} per new customer** in ${f.month(month)}.`,
    change: (three: number) => `${change(three, "in three months")}.`,
    limit: (limit: number) => `Your alert is set at +${f.percent(limit)}.`,
    buys: (now: number, before: number) => `What bought you ${before} customers three months ago buys ${now} today.`,
    ask: "Find the channel that costs most per signed customer and pause it for a month.",
  },
  churn: {
    is: (churn: number, month: string) => `**${f.percent(churn)} of your customers left** in ${f.month(month)}.`,
    lost: (lost: number) => `At that pace, you lose about ${money(lost)} of MRR each month.`,
    kept: (to: number, kept: number) => `At ${f.percent(to)}, you would keep ${money(kept)} more each month.`,
    above: (limit: number) => `That’s above your alert of ${f.percent(limit)}.`,
    below: (limit: number) => `That’s no higher than your alert of ${f.percent(limit)}.`,
    would: (to: number, lost: number, now: number, lostNow: number) =>
      `**At ${f.percent(to)} churn, you would lose about ${money(lost)} of MRR each month**, against ${money(lostNow)} at ${f.percent(now)} today.`,
    stays: (then: number, now: number | null) =>
      `A customer would stay ${months(then)} on average${now === null ? "" : `, against ${f.count(now)} today`}.`,
    runway: ({ to, now }: { to: string; now: string }) => `Your runway: ${to}, against ${now} today.`,
    same: (now: string) => `Your runway would stay the same: ${now}.`,
    assumed: "That’s if nothing else changes, and those who leave pay as much as the others.",
    none: (month: string) => `**No one left** in ${f.month(month)}: churn of ${f.percent(0)}.`,
  },
  cash: {
    at: (left: number, month: string, count: number) =>
      left > 0
        ? `**About ${money(left)} at the end of ${f.month(month)}**, after ${months(count)} at your average net burn.`
        : `**Nothing is left at the end of ${f.month(month)}**, at your average net burn.`,
    is: (cash: number, month: string) => `**${money(cash)}** at the end of ${f.month(month)}.`,
    change: (value: number) => `${change(value, "in one month")}.`,
  },
  nps: {
    is: (nps: number, month: string) => `**NPS of ${f.count(nps)}** in ${f.month(month)}, on a scale from −100 to 100.`,
    none: "**I don’t know your NPS**: your last check-in doesn’t have it.",
    how: "Ask ten customers one question, from 0 to 10: would you recommend us? The share of 9s and 10s, less the share of 0s to 6s.",
  },
  numbers: {
    title: (month: string) => `**Your numbers for ${f.month(month)}:**`,
    noNps: "Your NPS is missing.",
  },
  ltv: {
    is: (worth: number, times: number) => `**Your LTV is ${money(worth)}, ${f.count(times)} times your CAC.**`,
    payback: (count: number) => `A customer pays back their CAC in ${months(count)}.`,
    often: (times: number) => `Investors usually look for at least ${f.count(times)} times.`,
    missing: "**I don’t know your margin per customer**, so I can’t give you an LTV or a payback period.",
    least: (cac: number, life: number, least: number, times: number) =>
      `Your CAC is ${money(cac)} and a customer stays ${months(life)} on average: to bring in ${f.count(times)} times their CAC, they must leave you ${money(least)} of margin a month. Ask again with yours: “LTV with €40 of margin a month”.`,
    unknown: (month: string) =>
      `**I can’t compute an LTV for ${f.month(month)}**: it takes a churn and a CAC above zero.`,
  },
  valuation: {
    none: "**I don’t put a value on your company**: a price is negotiated, and monthly numbers don’t make one.",
    known: (arr: number, month: string) => `What I do know: an ARR of ${money(arr)} in ${f.month(month)} (12 × MRR).`,
  },
  growth: {
    is: (monthly: number, count: number, target: number) =>
      `**${f.percent(monthly)} a month** for ${months(count)} gets your MRR to ${money(target)}.`,
    even: "That’s where your MRR alone covers all you spend (your MRR today plus your average net burn), if your spending doesn’t change and every new euro of MRR comes in whole.",
    at: (rate: number, target: number, count: number, month: string) =>
      `**At ${f.percent(rate)} a month, your MRR reaches ${money(target)} in ${months(count)}, in ${f.month(month)}.**`,
    never: (rate: number) => `**At ${f.percent(rate)} a month, your MRR doesn’t get there in three years.**`,
    cashHolds: (left: number, month: string) =>
      `Your cash gets you there: at its lowest, ${money(left)} is left in ${f.month(month)}.`,
    cashEnds: (month: string) =>
      `**Your cash doesn’t get you there**: even with this growth it runs out in ${f.month(month)}.`,
    there: "**You’re already there**: your MRR is at this level today.",
    zero: "**I can’t tell from an MRR of zero**: growth multiplies, and there’s nothing to multiply yet.",
    profitable: "**You’re profitable**: your cash isn’t falling.",
    past: (monthly: number) => `Your pace of the last three months: ${f.percent(monthly)} a month.`,
    customers: "I can’t say how many customers that is: I don’t know what each one pays you.",
    inRunway:
      "Those months are your runway with no growth: growing, your cash lasts longer, and a slower pace may do. Compare paces in the scenarios.",
    inYear: "You gave no date, so I’ve counted twelve months.",
  },
};
