import { randomUUID } from "node:crypto";
import { records } from "../../content/all.ts";
import { loadShippedContent, watchContent } from "../../domain/content/content.server.ts";
import type { AdviserContext } from "../../domain/copilot/adviser/adviser.server.ts";
import { toolsFor } from "../../domain/copilot/adviser/tools.server.ts";
import { type CheckIn, closedMonth, monthFrom } from "../../domain/kpi/check-in.ts";
import { kpiCheckIn } from "../../domain/kpi/check-in.table.ts";
import type { Actor } from "../../domain/person/actor.ts";
import { createPerson } from "../../domain/person/person.server.ts";
import { readShippedPosts } from "../../domain/post/post-file.server.ts";
import { loadShippedPosts } from "../../domain/post/shipped-posts.server.ts";
import { readinessLevels } from "../../domain/readiness/levels.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { demoNumbers, noExtras } from "./check-ins.ts";

type Numbers = Pick<CheckIn, "month" | "mrr" | "cash" | "burn" | "cac" | "churn">;

/** The demo's four check-ins, dated in the four months before `now`, with amounts in cents. */
export const demoMonths = (now: Date): Numbers[] =>
  demoNumbers.map(({ back, mrr, cash, burn, cac, churn }) => ({
    month: monthFrom(closedMonth(parisDay(now)), back + 1),
    ...{ mrr: mrr * 100, cash: cash * 100, burn: burn * 100, cac: cac * 100, churn },
  }));

/** Loads the site's content and posts, and creates founders with numbers to ask the copilot about. */
export async function askingIn(db: Db) {
  await loadShippedContent(db, records);
  await loadShippedPosts(db, readShippedPosts());
  const watch = await watchContent(db, () => {});
  watch.stop();
  const content = watch.current();

  async function founder(months: readonly Numbers[]): Promise<Actor> {
    const email = `${randomUUID()}@startup.example`;
    const id = await createPerson(db, { email, firstName: "Zoé", lastName: "Étang", role: "founder", lang: "fr" });
    if (!id) throw new Error("An e-mail made up twice");
    if (months.length > 0)
      await db.insert(kpiCheckIn).values(
        months.map((each) => ({
          ...{
            id: randomUUID(),
            founder: id,
            author: id,
            source: "form" as const,
            recordedAt: new Date(),
            ...noExtras,
          },
          ...each,
        })),
      );
    return {
      viewer: {
        id,
        email,
        firstName: "Zoé",
        lastName: "Étang",
        role: "founder",
        approved: true,
        startup: { id, role: "owner" },
        functions: [],
        sessionId: "",
      },
      address: "10.0.0.9",
    };
  }

  const adviserFor = (actor: Actor, lang: Lang, now: Date): AdviserContext => ({
    tools: toolsFor({ db, actor, content, lang, now }),
    lang,
    levels: readinessLevels(content),
    step: ({ finding }) => finding.criterion,
  });

  return { content, founder, adviserFor };
}
