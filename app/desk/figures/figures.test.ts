import { afterAll, beforeAll, expect, test } from "vitest";
import { records } from "../../../content/all.ts";
import { loadShippedContent, watchContent } from "../../../domain/content/content.server.ts";
import { periodBefore, type PeriodName, periodOf } from "../../../domain/figure/period.ts";
import { visitCount } from "../../../domain/visit/visit.table.ts";
import { onBothEngines } from "../../../e2e/both-engines.ts";
import { aLead, signedIn } from "../../../e2e/peers/viewers.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import { daysLater, parisDay } from "../../../platform/language/paris-day.ts";
import { readFigures, shownFigures } from "./figures.server.ts";

const actor = signedIn("admin");
const now = new Date();
const daysAgo = (days: number) => daysLater(parisDay(now), -days);
const lead = (days: number, page: string) => ({
  form: "contact" as const,
  createdAt: new Date(`${daysAgo(days)}T10:00:00Z`),
  source: { page },
});

onBothEngines("figures beside the period before", (open) => {
  let database: Database;
  let watch: Awaited<ReturnType<typeof watchContent>>;
  beforeAll(async () => {
    database = await open();
    await loadShippedContent(database.db, records);
    watch = await watchContent(database.db, () => {});
    for (const days of [2, 3, 8, 9, 10, 20]) await aLead(database.db, lead(days, days < 7 ? "/contact" : "/about"));
    await database.db.insert(visitCount).values([
      { day: daysAgo(1), page: "/", lang: "fr", visits: 5, visitors: 4 },
      { day: daysAgo(9), page: "/quiz", lang: "en", visits: 7, visitors: 6 },
    ]);
  });
  afterAll(async () => {
    watch.stop();
    await database.close();
  });

  const figures = (name: PeriodName) => shownFigures(database.db, actor, watch.current(), periodOf(name, now));

  test("are the ones that the page would show of that period", async () => {
    const { totals, leadPages, before } = await figures("7d");
    const earlier = await readFigures(database.db, actor, watch.current(), periodBefore(periodOf("7d", now)));
    expect(before).toEqual({ from: daysAgo(13), until: daysAgo(7) });
    expect(totals.leads).toEqual({ value: 2, before: earlier.leads.steps.reduce((sum, { leads }) => sum + leads, 0) });
    expect(totals.leads.before).toBe(3);
    expect(leadPages.rows.map(({ id, value, before: was }) => [id, value, was])).toEqual([
      ["/contact", 2, 0],
      ["/about", 0, 3],
    ]);
  });

  test("are left out where counting began later, for visits and leads each", async () => {
    const week = await figures("7d");
    expect([week.totals.visits, week.quiz.visits.before, week.pages.rows[0]?.before]).toEqual([
      { value: 5, before: null },
      null,
      null,
    ]);
    expect(week.quiz.sent.before).toBe(0);
    const month = await figures("30d");
    expect([month.before, month.totals.leads, month.guide.asked.before]).toEqual([
      null,
      { value: 6, before: null },
      null,
    ]);
  });
});
