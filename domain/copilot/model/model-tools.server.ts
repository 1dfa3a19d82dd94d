import { tool } from "ai";
import * as z from "zod";
import type { PlanStep } from "../../readiness/action-plan.ts";
import type { Tools } from "../adviser/tools.server.ts";
import { capTableTools } from "./cap-table-tools.server.ts";
import { figuresTools } from "./figures-tools.server.ts";
import { giveInto, quotedInto, type ToolAnswers } from "./tool-answers.ts";

/** The tools return only this founder's data, with amounts in euros and without names, addresses or ids. */
export function modelTools(tools: Tools, step: (step: PlanStep) => string, answers: ToolAnswers) {
  const give = giveInto(answers);
  const quoted = quotedInto(answers);
  return {
    ...figuresTools(tools, give),
    ...capTableTools(tools, give),
    readiness: tool({
      description: "The founder's last readiness score of 100 and what brings most points next.",
      inputSchema: z.strictObject({}),
      async execute() {
        const { scan, steps } = await tools.readiness();
        const next = steps.slice(0, 4).map((each) => ({ todo: step(each), points: each.points }));
        return give("readiness", {
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
        return give("aids", {
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
          articles: quoted(articles),
        });
      },
    }),
    articles: tool({
      description: "Articles of the house's blog that hold these words.",
      inputSchema: z.strictObject({ words: z.array(z.string().max(40)).max(5) }),
      execute: async ({ words }) =>
        give("blog", { source: "blog", articles: quoted((await tools.articles(words)).articles) }),
    }),
    sessions: tool({
      description: "The next pitch session, until when applications are taken, and the last session.",
      inputSchema: z.strictObject({}),
      async execute() {
        const { next, last } = await tools.sessions();
        return give("sessions", {
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
