import { tool } from "ai";
import * as z from "zod";
import type { PlanStep } from "../../readiness/action-plan.ts";
import type { Reading } from "../answer.ts";
import type { Tools } from "../adviser/tools.server.ts";

const euros = (cents: number | null | undefined) => (cents == null ? null : Math.round(cents) / 100);
const percent = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10);
const cents = (amount: number) => Math.round(amount * 100);
const sum = z.number().min(-1e9).max(1e9);
const mostBytes = 4 * 1024;

/** What a turn's tools have told, for the chips and for the numbers that a text may state. */
export type Heard = { told: unknown[]; months: Set<string>; names: Set<string>; reading: Map<string, Reading> };

export const nothingHeard = (): Heard => ({ told: [], months: new Set(), names: new Set(), reading: new Map() });

/** The tools as a model may call them: for this founder, in euros, without a name, an address or an id. */
export function modelTools(tools: Tools, step: (step: PlanStep) => string, heard: Heard) {
  const tell = (name: string, answer: object, month?: string | null) => {
    const text = JSON.stringify(answer);
    if (text.length > mostBytes) throw new Error("The answer is too long");
    heard.told.push(answer);
    heard.names.add(name);
    if (month) heard.months.add(month);
    return answer;
  };
  const read = (articles: Awaited<ReturnType<Tools["articles"]>>["articles"]) => {
    for (const { title, slug, lang } of articles) heard.reading.set(slug, { title, slug, lang });
    // Titles are data of others' making: they stand in quotes, and nothing else of an article goes in.
    return articles.map(({ title, on }) => ({ quoted_title: title, published: on }));
  };

  return {
    figures: tool({
      description:
        "The founder's own monthly numbers: runway, cash, net burn, MRR, CAC, churn, NPS, and their changes.",
      inputSchema: z.strictObject({}),
      async execute() {
        const { month, figures, thresholds } = await tools.figures();
        const { latest, runway, meanBurn, history, isStale } = figures;
        return tell(
          "figures",
          {
            ...{ source: "monthly numbers", month, outdated: isStale },
            runway_months: runway?.months ?? runway?.state ?? null,
            cash_euros: euros(latest?.cash),
            mean_net_burn_euros: euros(meanBurn),
            mrr_euros: euros(latest?.mrr),
            cac_euros: euros(latest?.cac),
            churn_percent: latest?.churn ?? null,
            nps: latest?.nps ?? null,
            mrr_change_percent: { month: percent(figures.mrrInMonth), three_months: percent(figures.mrrInThreeMonths) },
            cac_change_three_months_percent: percent(figures.cacInThreeMonths),
            cash_change_month_percent: percent(figures.cashInMonth),
            runway_floor_months: thresholds["runway-caution"],
            churn_alert_percent: thresholds.churn,
            months: history.slice(-4).map((each) => ({
              month: each.month,
              mrr_euros: euros(each.mrr),
              cash_euros: euros(each.cash),
              net_burn_euros: euros(each.burn),
              cac_euros: euros(each.cac),
              churn_percent: each.churn,
            })),
          },
          month,
        );
      },
    }),
    runway_if: tool({
      description:
        "The runway if net burn changed by so much a month (a hire costs more, a saving is negative) and cash at once.",
      inputSchema: z.strictObject({ more_burn_euros: sum.default(0), more_cash_euros: sum.default(0) }),
      async execute({ more_burn_euros, more_cash_euros }) {
        const { month, figures, result } = await tools.runwayIf({
          burn: cents(more_burn_euros),
          cash: cents(more_cash_euros),
        });
        return tell(
          "figures",
          {
            ...{ source: "monthly numbers", month, more_burn_euros, more_cash_euros },
            runway_months_now: figures.runway?.months ?? figures.runway?.state ?? null,
            runway_months_then: result?.runway.months ?? result?.runway.state ?? null,
            net_burn_then_euros: euros(result?.burn),
            cash_then_euros: euros(result?.cash),
            cash_ends_in: result?.endsIn ?? null,
          },
          month,
        );
      },
    }),
    growth: tool({
      description:
        "The growth a month that gets MRR to a target (to where it pays for net burn, without one) in so many months.",
      inputSchema: z.strictObject({
        target_mrr_euros: sum.nullable().default(null),
        months: z.number().int().min(1).max(60),
      }),
      async execute({ target_mrr_euros, months }) {
        const target = target_mrr_euros === null ? null : cents(target_mrr_euros);
        const { month, from, to, monthly } = await tools.growth({ target, months });
        return tell(
          "figures",
          {
            source: "monthly numbers",
            month,
            mrr_euros: euros(from),
            target_euros: euros(to),
            months,
            growth_percent_a_month: percent(monthly),
          },
          month,
        );
      },
    }),
    dilution: tool({
      description: "What a round leaves to those who hold shares today.",
      inputSchema: z.strictObject({
        pre_money_euros: sum.positive(),
        raised_euros: sum.positive(),
        pool_percent: z.number().min(0).max(50).default(0),
      }),
      async execute({ pre_money_euros, raised_euros, pool_percent }) {
        const { after, holders } = await tools.dilution({
          pre: cents(pre_money_euros),
          raised: cents(raised_euros),
          pool: pool_percent,
        });
        return tell("dilution", {
          ...{ source: "the dilution simulator with its defaults", pre_money_euros, raised_euros, pool_percent },
          ...(after && {
            post_money_euros: euros(after.post),
            new_investors_percent: after.byGroup.investor,
            holders_of_today_percent: after.byGroup.holder,
            each_holder: holders.map((each) => ({ percent_today: each.before, percent_then: each.after })),
          }),
        });
      },
    }),
    bsa_air: tool({
      description:
        "What the holder of a BSA AIR (a French SAFE) gets when it converts, with its cap, discount and round where known.",
      inputSchema: z.strictObject({
        amount_euros: sum.positive(),
        cap_euros: sum.positive().nullable().default(null),
        discount_percent: z.number().min(0).max(90).default(0),
        round: z
          .strictObject({ pre_money_euros: sum.positive(), raised_euros: sum.positive() })
          .nullable()
          .default(null),
      }),
      async execute({ amount_euros, cap_euros, discount_percent, round }) {
        const note = {
          amount: cents(amount_euros),
          cap: cap_euros === null ? null : cents(cap_euros),
          discount: discount_percent,
        };
        const converted = round
          ? (await tools.dilution({ pre: cents(round.pre_money_euros), raised: cents(round.raised_euros), note })).after
          : note.cap === null
            ? null
            : await tools.bsaAirAtCap({ ...note, cap: note.cap });
        return tell("dilution", {
          ...{ source: "the dilution simulator with its defaults", amount_euros, cap_euros, discount_percent, round },
          conversion: converted?.conversion && {
            valuation_euros: euros(converted.conversion.valuation),
            by: !round || converted.conversion.boundBy === "cap" ? "cap" : "discount",
            holder_percent: converted.byGroup["bsa-air"],
            new_investors_percent: converted.byGroup.investor,
            holders_of_today_percent: converted.byGroup.holder,
          },
        });
      },
    }),
    readiness: tool({
      description: "The founder's last readiness score of 100 and what brings most points next.",
      inputSchema: z.strictObject({}),
      async execute() {
        const { scan, steps } = await tools.readiness();
        const next = steps.slice(0, 4).map((each) => ({ todo: step(each), points: each.points }));
        return tell("readiness", {
          source: "last scan",
          scanned_at: scan?.scannedAt.toISOString().slice(0, 10) ?? null,
          score: scan?.score ?? null,
          next,
        });
      },
    }),
    aids: tool({
      description: "Public aids that the founder's region, stage and sector don't rule out, and articles about aids.",
      inputSchema: z.strictObject({ kind: z.string().max(40).optional() }),
      async execute() {
        const { aids, articles } = await tools.aids();
        return tell("aids", {
          source: "aids",
          aids: aids.map(({ name, payer, amount, deadline, isSure, isToConfirm }) => ({
            ...{
              quoted_name: name,
              payer,
              amount,
              deadline,
              fits: isSure ? "yes" : "perhaps",
              to_confirm: isToConfirm,
            },
          })),
          articles: read(articles),
        });
      },
    }),
    articles: tool({
      description: "Articles of the house's blog that hold these words.",
      inputSchema: z.strictObject({ words: z.array(z.string().max(40)).max(5) }),
      execute: async ({ words }) =>
        tell("blog", { source: "blog", articles: read((await tools.articles(words)).articles) }),
    }),
    sessions: tool({
      description: "The next pitch session, until when applications are taken, and the last session.",
      inputSchema: z.strictObject({}),
      async execute() {
        const { next, last } = await tools.sessions();
        return tell("sessions", {
          source: "sessions",
          next: next && {
            quoted_name: next.name,
            from: next.startsOn,
            to: next.endsOn,
            closes: next.applicationsCloseOn,
            takes_applications: next.takesApplications,
          },
          last: last && { from: last.startsOn, to: last.endsOn },
        });
      },
    }),
  };
}
