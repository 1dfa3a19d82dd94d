import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { rememberToday } from "../../platform/http/reader.server.ts";
import { createLog } from "../../platform/log/log.server.ts";
import { periodOf } from "../figure/period.ts";
import { visitFigures, visitsOf } from "../figure/visits.server.ts";
import { watchVisits } from "./visits.server.ts";

const actor = signedIn("admin");
const log = createLog("silent");
const reader = (address: string) => ({
  address,
  userAgent: "Mozilla/5.0 (X11) Firefox/150",
  language: "fr",
  purpose: undefined,
  objects: false,
});
const week = periodOf("7d", new Date("2026-11-21T10:00:00Z"));

onBothEngines("visits", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test("are summed by day, page and language; a visitor counts on the first page of the day", async () => {
    const { db } = database;
    let day = "2026-11-20";
    const visits = watchVisits(
      db,
      log,
      rememberToday(() => day),
    );
    visits.count("/", "en", reader("10.0.0.1"));
    visits.count("/program", "en", reader("10.0.0.1"));
    visits.count("/", "fr", reader("10.0.0.2"));
    await visits.store();
    visits.count("/", "en", reader("10.0.0.1"));
    day = "2026-11-21";
    visits.count("/", "en", reader("10.0.0.1"));
    visits.count("/", "en", { ...reader("10.0.0.9"), objects: true });
    for (const address of ["10.0.0.1", "10.0.0.1", "10.0.0.2"]) visits.countStep("/#done", "fr", reader(address));
    await visits.stop();
    expect(await visitsOf(db, actor, "/#done", week)).toBe(2);

    const { steps, pages, languages, since } = await visitFigures(db, actor, week);
    expect(steps.slice(-2)).toEqual([
      { step: "2026-11-20", visits: 4, visitors: 2 },
      { step: "2026-11-21", visits: 1, visitors: 1 },
    ]);
    expect(steps).toHaveLength(7);
    expect(pages).toEqual([
      { page: "/", visits: 4, visitors: 3 },
      { page: "/program", visits: 1, visitors: 0 },
    ]);
    expect(languages.map(({ lang, visits: sum }) => [lang, sum])).toEqual([
      ["en", 4],
      ["fr", 1],
    ]);
    expect([since, await visitsOf(db, actor, "/", week), await visitsOf(db, actor, "/quiz", week)]).toEqual([
      "2026-11-20",
      4,
      0,
    ]);
    expect((await visitFigures(db, actor, periodOf("12m", new Date("2026-11-21T10:00:00Z")))).steps.at(-1)).toEqual({
      step: "2026-11",
      visits: 5,
      visitors: 3,
    });
  });

  test("of several servers add up, also when they store at once", async () => {
    const servers = Array.from({ length: 3 }, () =>
      watchVisits(
        database.db,
        log,
        rememberToday(() => "2026-11-19"),
      ),
    );
    for (const [index, server] of servers.entries())
      for (const page of index % 2 ? ["/a", "/b", "/c"] : ["/c", "/b", "/a"])
        server.count(page, "fr", reader(`10.0.1.${index}`));
    await Promise.all(servers.map((server) => server.stop()));
    const { steps } = await visitFigures(database.db, actor, week);
    expect(steps.find(({ step }) => step === "2026-11-19")).toEqual({ step: "2026-11-19", visits: 9, visitors: 3 });
  });

  test("that could not be stored are kept for the next time", async () => {
    const { db } = database;
    let isDown = true;
    const unsteady = new Proxy(db, {
      get: (target, name) =>
        name === "execute" && isDown ? () => Promise.reject(new Error("no database")) : Reflect.get(target, name),
    });
    const visits = watchVisits(
      unsteady,
      log,
      rememberToday(() => "2026-11-18"),
    );
    visits.count("/", "en", reader("10.0.2.1"));
    await visits.store();
    isDown = false;
    visits.count("/", "en", reader("10.0.2.1"));
    await visits.stop();
    const { steps } = await visitFigures(db, actor, week);
    expect(steps.find(({ step }) => step === "2026-11-18")).toEqual({ step: "2026-11-18", visits: 2, visitors: 1 });
  });
});
