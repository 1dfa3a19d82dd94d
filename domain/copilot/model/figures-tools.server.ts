import { tool } from "ai";
import * as z from "zod";
import type { Tools } from "../adviser/tools.server.ts";
import { cents, euros, percent, sum } from "./model-money.server.ts";
import type { Give } from "./tool-answers.ts";

export function figuresTools(tools: Tools, give: Give) {
  return {
    figures: tool({
      description:
        "The founder's own monthly numbers: runway, cash, net burn, MRR, CAC, churn, NPS, and their changes.",
      inputSchema: z.strictObject({}),
      async execute() {
        const { month, figures, thresholds } = await tools.figures();
        const { latest, runway, meanBurn, history, isStale } = figures;
        return give(
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
        return give(
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
        "The growth a month that gets MRR to a target (to where it covers all costs, without one) in so many months.",
      inputSchema: z.strictObject({
        target_mrr_euros: sum.nullable().default(null),
        months: z.number().int().min(1).max(60),
      }),
      async execute({ target_mrr_euros, months }) {
        const target = target_mrr_euros === null ? null : cents(target_mrr_euros);
        const { month, from, to, monthly } = await tools.growth({ target, months });
        return give(
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
  };
}
