import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { published } from "../../e2e/peers/published.ts";
import { aPerson } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { compareDeals } from "../deal/compare.server.ts";
import { dealFilterIn } from "../deal/deal.ts";
import { dealView } from "../deal/deal.table.ts";
import { dealsFor, hiddenByFilters } from "../deal/deals.server.ts";
import { kpiCheckIn } from "../kpi/check-in.table.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import { exportOf } from "../privacy/export.server.ts";
import { withdraw } from "../publication/publication.server.ts";
import { dealNote, dealStage } from "./deal-stage.table.ts";
import { visitList } from "./list-visit.server.ts";
import { addNote, notesOn, removeNote } from "./note.server.ts";
import { deskLimits } from "./stage.ts";
import { clearStage, setStage, stageOf, startupsOnDesk } from "./stage.server.ts";

const now = new Date("2026-11-23T15:00:00Z");
const all = dealFilterIn(new URLSearchParams());
const opening = { method: "GET", userAgent: "Mozilla/5.0 Firefox/145.0", language: "fr", purpose: "", objects: false };
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

onBothEngines("the desk of an investor", (open) => {
  let database: Database;
  let [ida, noor]: Actor[] = [];
  let [sel, vent]: Actor[] = [];
  beforeAll(async () => {
    database = await open();
    [ida, noor] = [await aPerson(database.db, "investor"), await aPerson(database.db, "investor")];
    sel = await published(database.db, "sel", now, { startup_name: "Sel" });
    vent = await published(database.db, "vent", now, { startup_name: "Vent", sector: "cleantech" });
  });
  afterAll(() => database.close());
  const actors = () => {
    if (!ida || !noor || !sel || !vent) throw new Error("no actors");
    return { ida, noor, sel, vent };
  };

  test("a stage is one row however often it is set, and only its investor reads it", async () => {
    const { db } = database;
    const { ida, noor, sel } = actors();
    const presses = Array.from({ length: 30 }, (_, n) =>
      setStage(db, ida, { startup: "sel", stage: n % 2 ? "talking" : "studying" }, now),
    );
    expect(new Set(await Promise.all(presses))).toEqual(new Set([true]));
    await setStage(db, ida, { startup: "sel", stage: "talking", tags: ["b2b", "sud"] }, now);
    await setStage(db, ida, { startup: "sel", stage: "passed" }, now);
    expect(await db.$count(dealStage)).toBe(1);
    expect(await stageOf(db, ida, "sel")).toMatchObject({ stage: "passed", tags: ["b2b", "sud"], by: null });
    expect(await stageOf(db, noor, "sel")).toBeNull();
    await expect(stageOf(db, sel, "sel")).rejects.toThrow(NotAllowed);
    expect(JSON.stringify(await exportOf(db, sel.viewer.email))).not.toContain("passed");
    expect(JSON.stringify(await exportOf(db, ida.viewer.email))).toContain('"stage":"passed","tags":["b2b","sud"]');
    expect(await startupsOnDesk(db, ida, now)).toEqual([{ startup: "sel", name: "Sel" }]);
  });

  test("the list shows the stage, filters by it, and says what each filter hides", async () => {
    const { db } = database;
    const { ida, noor } = actors();
    const listed = async (filter = {}) =>
      (await dealsFor(db, ida, { ...all, ...filter }, {}, now)).rows.map(({ name, kept }) => [name, kept]);
    expect((await listed()).toSorted()).toEqual([
      ["Sel", "passed"],
      ["Vent", null],
    ]);
    expect(await listed({ desk: "mine" })).toEqual([["Sel", "passed"]]);
    expect(await listed({ desk: "talking" })).toEqual([]);
    const hidden = (who: Actor, filter: object) => hiddenByFilters(db, who, { ...all, ...filter }, now);
    expect(await hidden(ida, { desk: "passed" })).toEqual([{ name: "desk", hides: 1 }]);
    expect(await hidden(noor, { desk: "mine" })).toEqual([{ name: "desk", hides: 2 }]);
    expect(await hidden(ida, { desk: "passed", sector: "cleantech" })).toEqual([
      { name: "sector", hides: 1 },
      { name: "desk", hides: 1 },
    ]);
    expect(await hidden(ida, {})).toEqual([]);
  });

  test("nothing is kept about what is not published, and nothing shows that it exists", async () => {
    const { db } = database;
    const { ida, sel } = actors();
    await withdraw(db, sel, now);
    expect(await setStage(db, ida, { startup: "sel", stage: "talking" }, now)).toBe(false);
    expect(await setStage(db, ida, { startup: "nobody", stage: "talking" }, now)).toBe(false);
    expect(await addNote(db, ida, { startup: "sel", text: "Never", shared: false }, now)).toBe("gone");
    expect(await startupsOnDesk(db, ida, now)).toEqual([]);
    expect(await hiddenByFilters(db, ida, { ...all, desk: "talking" }, now)).toEqual([{ name: "desk", hides: 1 }]);
    expect(await compareDeals(db, ida, ["sel", "vent"], opening, now)).toBeNull();
  });

  test("notes are their author's, up to a limit, also when a hundred arrive at once", async () => {
    const { db } = database;
    const { ida, noor } = actors();
    const note = (text: string) => addNote(db, ida, { startup: "vent", text, shared: true }, now);
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => note(`Note ${n}`)));
    expect(answers.filter((answer) => answer === "added")).toHaveLength(deskLimits.notes);
    expect(await db.$count(dealNote)).toBe(deskLimits.notes);
    expect(await notesOn(db, noor, "vent")).toEqual([]);
    const [first] = await notesOn(db, ida, "vent");
    expect(first).toMatchObject({ isOwn: true, shared: false });
    expect(await removeNote(db, noor, first?.id ?? "")).toBe(false);
    expect(await removeNote(db, ida, "not an id")).toBe(false);
    expect(await removeNote(db, ida, first?.id ?? "")).toBe(true);
    await clearStage(db, ida, "vent");
    expect(await db.$count(dealNote)).toBe(deskLimits.notes - 1);
  });

  test("what is new since the last visit stays new for the whole visit", async () => {
    const { db } = database;
    const { ida } = actors();
    expect(await visitList(db, ida, now)).toBeNull();
    expect(await visitList(db, ida, minutes(20))).toBeNull();
    expect(await visitList(db, ida, minutes(300))).toEqual(minutes(20));
    expect(await visitList(db, ida, minutes(325))).toEqual(minutes(20));
    expect(await visitList(db, ida, minutes(400))).toEqual(minutes(325));
  });

  test("two startups are compared at the last month that both reported, and nothing unshared is", async () => {
    const { db } = database;
    const { ida } = actors();
    await published(db, "argile", now, { startup_name: "Argile" }, ["description", "runway"]);
    const month = (founder: string, on: string, mrr: number) => ({
      ...{ id: crypto.randomUUID(), founder, month: on, mrr, cash: 4_000_000, burn: 500_000 },
      ...{ cac: 9_000, churn: 2.5, author: founder, source: "form" as const },
    });
    await db
      .insert(kpiCheckIn)
      .values([
        month("vent", "2026-08-01", 700_000),
        month("vent", "2026-09-01", 770_000),
        month("vent", "2026-10-01", 990_000),
        month("argile", "2026-09-01", 310_000),
      ]);
    const compared = await compareDeals(db, ida, ["vent", "argile"], opening, now);
    expect(compared).toMatchObject({
      month: "2026-09-01",
      left: { figures: { mrr: 770_000, mrrInMonth: 10 } },
      right: { figures: null, runway: { cash: 4_000_000, runway: { months: 8 } } },
    });
    expect(JSON.stringify(compared)).not.toContain("310000");
    const views = await db.select({ founder: dealView.founder, kind: dealView.kind }).from(dealView);
    expect(views.toSorted((one, other) => one.founder.localeCompare(other.founder))).toEqual([
      { founder: "argile", kind: "profile" },
      { founder: "vent", kind: "profile" },
    ]);
  });

  test("a comparison shows no month that is far behind a startup's own sheet, or of one that shares nothing", async () => {
    const { db } = database;
    const { ida } = actors();
    for (const id of ["behind", "silent"]) {
      await published(db, id, now, {}, id === "silent" ? ["description"] : ["description", "figures"]);
      await db.insert(kpiCheckIn).values({
        ...{ id: crypto.randomUUID(), founder: id, month: "2026-03-01", mrr: 1, cash: 1, burn: 1, cac: 1, churn: 1 },
        ...{ author: id, source: "form" as const },
      });
    }
    await db.insert(kpiCheckIn).values({
      ...{ id: crypto.randomUUID(), founder: "vent", month: "2026-03-01", mrr: 2, cash: 2, burn: 2, cac: 2, churn: 2 },
      ...{ author: "vent", source: "form" as const },
    });
    expect(await compareDeals(db, ida, ["vent", "behind"], opening, now)).toMatchObject({
      ...{ month: null, left: { figures: null }, right: { figures: null } },
    });
    expect(await compareDeals(db, ida, ["silent", "vent"], opening, now)).toMatchObject({
      ...{ month: "2026-10-01", left: { figures: null, runway: null }, right: { figures: { mrr: 990_000 } } },
    });
    expect(await compareDeals(db, ida, ["silent", "silent"], opening, now)).toMatchObject({ month: null });
  });

  test("an erased investor leaves neither stages nor notes", async () => {
    const { db } = database;
    const { ida } = actors();
    await db.delete(person).where(eq(person.id, ida.viewer.id));
    expect([await db.$count(dealStage), await db.$count(dealNote)]).toEqual([0, 0]);
  });
});
