import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import type { Actor } from "../person/actor.ts";
import { viewLimits, viewQueryOf } from "./desk-view.ts";
import { changeView, handOverViews, manageableViews, removeView, saveView, viewsOf } from "./desk-view.server.ts";

describe("a view’s query", () => {
  test("keeps filters, columns and sort order, in one order", () => {
    expect(viewQueryOf("sort=-revenue&view=late&columns=due&columns=score&intake=2027-01")).toBe(
      "view=late&intake=2027-01&columns=due%2Cscore&sort=-revenue",
    );
  });

  test("keeps whom the audit log was filtered by, not what was searched in it", () => {
    expect(viewQueryOf("actor=nobody&action=person.block&object=jeanne&from=2026-11-01")).toBe(
      "from=2026-11-01&action=person.block&actor=nobody",
    );
  });

  test("keeps no search, no page, no notice and nothing unknown", () => {
    expect(
      viewQueryOf("q=jeanne@startup.example&email=a@b.example&after=x&done=save-view&mark=y&to=2026-01-01&state=none"),
    ).toBe("to=2026-01-01");
    expect(viewQueryOf(`view=${"x".repeat(5_000)}`).length).toBeLessThan(viewLimits.value + 10);
  });
});

onBothEngines("views of the desk’s lists", (open) => {
  let database: Database;
  const team: Record<string, Actor> = {};
  beforeAll(async () => {
    database = await open();
    for (const role of ["admin", "manager", "reviewer", "leaver"] as const) {
      const { viewer, ...rest } = await aPerson(database.db, role === "admin" ? "admin" : "team");
      const functions = role === "admin" ? [] : [role === "reviewer" ? ("reviewer" as const) : ("manager" as const)];
      team[role] = { ...rest, viewer: { ...viewer, functions } };
    }
  });
  afterAll(() => database.close());

  const as = (role: string) => team[role] ?? expect.unreachable();
  const save = (role: string, name: string, more: { shared?: boolean; query?: string; replaces?: boolean } = {}) =>
    saveView(database.db, as(role), {
      list: "applications",
      name,
      query: "view=late",
      shared: false,
      replaces: false,
      ...more,
    });
  const names = async (role: string) => (await viewsOf(database.db, as(role), "applications")).map(({ name }) => name);

  test("are seen by their owner, and by everybody who may open the list once shared", async () => {
    expect(await save("manager", "Late")).toEqual({ status: "stored" });
    expect(await save("manager", "Of January", { shared: true, query: "intake=2027-01" })).toEqual({
      status: "stored",
    });
    expect(await names("manager")).toEqual(["Late", "Of January"]);
    expect(await names("admin")).toEqual(["Of January"]);
    await expect(names("reviewer")).rejects.toThrow(NotAllowed);
    await expect(save("reviewer", "Mine")).rejects.toThrow(NotAllowed);
    await expect(
      saveView(database.db, signedIn("founder"), {
        list: "leads",
        name: "x",
        query: "",
        shared: true,
        replaces: false,
      }),
    ).rejects.toThrow(NotAllowed);
  });

  test("are replaced by name, renamed and deleted by their owner alone, shared ones also by an administrator", async () => {
    expect(await save("manager", "Of January")).toEqual({ status: "taken" });
    expect(await names("admin")).toEqual(["Of January"]);
    expect(await save("manager", "Late")).toEqual({ status: "stored" });
    const other = { query: "view=open&sort=revenue" };
    expect(await save("manager", "Late", { ...other, replaces: true })).toEqual({ status: "stored" });
    const [late] = (await manageableViews(database.db, as("manager"))).filter(({ name }) => name === "Late");
    expect(late?.query).toBe("view=open&sort=revenue");
    const id = late?.id ?? "";
    const change = { id, name: "Of January", shared: false };
    expect(await changeView(database.db, as("manager"), change)).toEqual({ status: "taken" });
    expect(await changeView(database.db, as("admin"), { ...change, name: "x" })).toEqual({ status: "gone" });
    expect(await changeView(database.db, as("manager"), { id, name: "By revenue", shared: false })).toEqual({
      status: "stored",
    });
    expect(await removeView(database.db, as("admin"), id)).toBe(false);
    expect(await removeView(database.db, as("reviewer"), id)).toBe(false);
    await changeView(database.db, as("manager"), { id, name: "By revenue", shared: true });
    expect(await removeView(database.db, as("reviewer"), id)).toBe(false);
    expect(await removeView(database.db, as("admin"), id)).toBe(true);
    expect(await names("manager")).toEqual(["Of January"]);
  });

  test("are at most 50 a person, whoever presses at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: viewLimits.each + 20 }, (_, index) => save("admin", `View ${index}`)),
    );
    expect(answers.filter(({ status }) => status === "stored")).toHaveLength(viewLimits.each);
    expect(answers.filter(({ status }) => status === "full")).toHaveLength(20);
    const saved = `View ${answers.findIndex(({ status }) => status === "stored")}`;
    expect(await save("admin", saved, { query: "", replaces: true })).toMatchObject({ status: "stored" });
  });

  test("go to a leaver’s successor if shared, unless they have one of that name, and else with the leaver", async () => {
    await save("leaver", "Of January", { shared: true, query: "view=late" });
    await save("leaver", "Board", { shared: true });
    await save("leaver", "Private");
    const [from, to] = [as("leaver").viewer.id, as("manager").viewer.id];
    await database.db.transaction((tx) => handOverViews(tx, { from, to }));
    const views = await viewsOf(database.db, as("manager"), "applications");
    expect(views.map(({ name, query, isOwn }) => [name, query, isOwn])).toEqual([
      ["Board", "view=late", true],
      ["Of January", "intake=2027-01", true],
    ]);
    expect(await manageableViews(database.db, as("leaver"))).toEqual([]);
  });
});
