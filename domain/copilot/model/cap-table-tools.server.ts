import { tool } from "ai";
import * as z from "zod";
import type { Tools } from "../adviser/tools.server.ts";
import { cents, euros, sum } from "./model-money.server.ts";
import type { Give } from "./tool-answers.ts";

export function capTableTools(tools: Tools, give: Give) {
  return {
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
        return give("dilution", {
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
        return give("dilution", {
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
  };
}
