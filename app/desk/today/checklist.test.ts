import { and, eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { records } from "../../../content/all.ts";
import { site } from "../../../content/settings.ts";
import { loadShippedContent, watchContent } from "../../../domain/content/content.server.ts";
import type { Kind, Site } from "../../../domain/content/content.ts";
import { resolveRecord } from "../../../domain/content/resolve.ts";
import { printTax } from "../../../domain/content/print-fact.ts";
import { contentRecord } from "../../../domain/content/content.table.ts";
import { onBothEngines } from "../../../e2e/both-engines.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import { signedIn } from "../../../e2e/peers/viewers.ts";
import { readEnv } from "../../../platform/env.server.ts";
import { loadAllWords } from "../../shell/define-words.ts";
import { listedRows } from "../content/listed.server.ts";
import { checklist, type Place } from "./checklist.server.ts";

const facts = new Map(records.flatMap((record) => (record.kind === "fact" ? [[record.id, record] as const] : [])));
const { kind: _kind, id: _id, ...settings } = site;
const names = (Object.keys(settings) as (keyof typeof settings)[]).filter((name) => typeof site[name] === "string");
const filled: Site = { ...site, ...Object.fromEntries(names.map((name) => [name, site[name] || "Something"])) };
const printsPlaceholder = (set: Site) =>
  JSON.stringify(records.map((record) => resolveRecord(record, "en", facts, set))).includes("to be completed before");

beforeAll(loadAllWords);

onBothEngines("the checklist", (open) => {
  let database: Database;
  let watch: Awaited<ReturnType<typeof watchContent>>;
  beforeEach(async () => {
    database = await open();
    await loadShippedContent(database.db, records);
    watch = await watchContent(database.db, () => {});
  });
  afterEach(async () => {
    watch.stop();
    await database.close();
  });

  const missing = async (set: Site) => {
    const checks = await checklist(database, watch.current().with(set), readEnv({}), "en");
    return checks.find(({ id }) => id === "legal");
  };

  test("stays open until the settings say whether prices include tax", async () => {
    const tax = async (set: Site) => {
      const content = watch.current().with(set);
      const checks = await checklist(database, content, readEnv({}), "en");
      return [checks.find(({ id }) => id === "tax")?.done, printTax(content.fact("plan.elite_monthly"), "fr")];
    };
    expect(await tax(site)).toEqual([false, "HT ou TTC, à confirmer"]);
    expect(await tax({ ...site, priceTax: "TTC" })).toEqual([true, "TTC"]);
  });

  test("counts the days of the guide that name a source nobody read, in either language", async () => {
    const said = records.flatMap((record) => (record.kind === "guide-day" ? [record.body] : []));
    const open = said.filter(({ fr }) => fr.includes("n’avons pas pu lire"));
    expect(open.filter(({ en }) => !en.includes("could not read"))).toEqual([]);
    for (const lang of ["en", "fr"] as const) {
      const checks = await checklist(database, watch.current(), readEnv({}), lang);
      expect(checks.find(({ id }) => id === "guide")).toMatchObject({ done: false, count: open.length });
    }
  });

  test("counts what its list then holds, kind by kind, and opens a single record itself", async () => {
    const { db } = database;
    const admin = signedIn("admin");
    const late = "2026-01-01";
    const change = async (kind: Kind, id: string, part: object) =>
      db
        .update(contentRecord)
        .set({ data: sql`data || ${JSON.stringify(part)}::jsonb` })
        .where(and(eq(contentRecord.kind, kind), eq(contentRecord.id, id)));
    const ids = (kind: Kind) => records.flatMap((record) => (record.kind === kind ? [record.id] : []));
    const [one = "", other = "", ...facts] = ids("fact");
    for (const id of facts) await change("fact", id, { confirm: false, reviewBy: "2199-01-01" });
    await change("fact", one, { reviewBy: late, confirm: false });
    await change("fact", other, { reviewBy: late, confirm: false });
    for (const id of ids("aid")) await change("aid", id, { confirm: false, reviewBy: "2199-01-01" });
    await change("aid", ids("aid")[1] ?? "", { reviewBy: late });
    const changed = await watchContent(db, () => {});
    changed.stop();
    const content = changed.current();
    const checks = await checklist(database, content, readEnv({}), "en");
    const listed = async ({ kind, state = "" }: Place) =>
      (await listedRows(db, admin, { kind, lang: "en", state, query: "" }, content)).map(({ id }) => id);
    for (const { id, count, settledIn } of checks) {
      if (typeof settledIn === "string" || !("records" in settledIn) || count === undefined) continue;
      const places = settledIn.records.filter(({ state }) => state);
      for (const place of places) expect([id, (await listed(place)).toSorted()]).toEqual([id, place.ids.toSorted()]);
      if (places.length > 0) expect([id, places.flatMap((place) => place.ids).length]).toEqual([id, count]);
    }
    expect(checks.find(({ id }) => id === "review")).toMatchObject({ count: 2 });
    const funding = checks.find(({ id }) => id === "funding")?.settledIn;
    expect(funding).toMatchObject({
      records: expect.arrayContaining([{ kind: "aid", ids: [ids("aid")[1]], state: "check" }]),
    });
  });

  test("counts each setting in whose place a page prints that it is to be completed, and no other", async () => {
    expect(await missing(filled)).toMatchObject({ done: true, count: 0 });
    const printed = names.filter((name) => printsPlaceholder({ ...filled, [name]: "" }));
    expect(printed).toEqual(expect.arrayContaining(["mediatorName", "mediatorSite", "shareCapital", "emailProvider"]));
    for (const name of names) {
      const count = printed.includes(name) ? 1 : 0;
      expect(await missing({ ...filled, [name]: "" }), name).toMatchObject({ done: count === 0, count });
    }
  });
});
