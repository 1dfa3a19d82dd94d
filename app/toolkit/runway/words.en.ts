import { formats } from "../../../platform/language/format.ts";

const { money, month } = formats.en;
const euros = (cents: number) => money(cents / 100);

export const words = {
  title: "Runway planner",
  context: "Two scenarios side by side over 36 months: until when the cash lasts, and when you break even.",
  back: "All tools",
  start: "Where you are",
  from: (at: string) => `Filled in from your numbers of ${month(at)}. Change them freely: nothing is saved.`,
  none: "Nothing is saved here. Enter your monthly numbers once and these fields fill in by themselves.",
  numbers: "Enter my numbers",
  cash: "Cash (€)",
  revenue: "Monthly revenue (€)",
  costs: "Monthly spending, all included (€)",
  costsHint: "Revenue plus net burn.",
  names: { a: "Scenario A", b: "Scenario B" },
  growth: "Growth of revenue a month (%)",
  growthHint: "Empty: none. A minus shrinks it.",
  hire: "Hire",
  hires: "People hired",
  salary: "Cost of one a month, charges included (€)",
  hiredIn: "From month",
  raise: "Raise",
  raised: "Amount raised (€)",
  raisedIn: "Arrives in month",
  price: "Change a price",
  priced: "Change of price (%)",
  pricedHint: "We count that no one leaves because of it.",
  pricedIn: "From month",
  compute: "Compare",
  result: "Result",
  empty: {
    title: "The comparison appears here",
    text: "Enter cash, revenue and spending, then what each scenario changes.",
  },
  refused: { title: "Nothing computed yet", text: "Correct the fields marked below." },
  rows: { ends: "Cash lasts", even: "Break-even", lowest: "Lowest point", last: "Cash after 36 months" },
  ends: (months: number, at: string) => `${months - 1} ${months === 2 ? "month" : "months"}, gone in ${at}`,
  lasts: "more than 36 months",
  even: (months: number, at: string) => `month ${months}, ${at}`,
  never: "not within 36 months",
  already: "from the first month",
  lowest: (cash: number, at: string) => `${euros(cash)}, ${at}`,
  now: "today",
  gone: "none left",
  money: euros,
  difference: (months: number) =>
    months === 0
      ? "Both scenarios last as long."
      : `${months > 0 ? "Scenario B" : "Scenario A"} lasts ${Math.abs(months)} ${Math.abs(months) === 1 ? "month" : "months"} longer.`,
  picture: "Cash at the end of each month",
  month: (place: number) => `month ${place}`,
  monthAt: (at: string) => month(at),
  method:
    "Each month: revenue grows, costs are paid, hires and the raise count from their month. VAT, payment delays and taxes are left out.",
  errors: {
    moneyInvalid: "An amount in euros, from zero to one billion.",
    percentInvalid: "A percentage from 0 to 100.",
    changeInvalid: "A percentage from −100 to 100.",
    wholeInvalid: "A whole number: a month from 1 to 36.",
    timesInvalid: "A number.",
    tooLarge: "At this growth the sums pass a trillion euros: lower it.",
  },
};
