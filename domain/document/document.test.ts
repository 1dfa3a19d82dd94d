import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { grantPlan } from "../plan-grant/plan-grant.server.ts";
import { type Composed, readChoices, readVersion, saveChoices, versionsOf } from "./document.server.ts";
import { keepVersion } from "./keep-version.server.ts";
import { versionsInDay, versionsKept } from "./outline.ts";

const [zoe, ali, admin] = [signedIn("founder", "zoe"), signedIn("founder", "ali"), signedIn("admin", "desk")];
const noa = signedIn("founder", "noa");
const now = new Date();

const said = (title: string): Composed => ({
  composed: {
    lang: "fr",
    title,
    subtitle: "",
    foot: "",
    sections: [
      { id: "a", title: "", blocks: [], written: true },
      { id: "b", title: "", blocks: [] },
    ],
  },
  milestones: [{ day: "2031-03-15", what: title }],
  model: null,
});

onBothEngines("documents", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    const { db } = database;
    for (const { viewer } of [zoe, ali, noa, admin]) await aPerson(db, viewer.role, { id: viewer.id });
    const grant = { plan: "elite", startsOn: parisDay(now), endsOn: null, reason: "Test" } as const;
    for (const id of ["zoe", "noa"]) await grantPlan(db, admin, id, grant, now);
  });
  afterAll(() => database.close());

  test("versions made at once have each their number, and what says the same is no new one", async () => {
    const { db } = database;
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, index) => keepVersion(db, zoe, "roadmap", said(`Version ${index}`))),
    );
    const numbers = made.map((each) => (each.status === "made" ? each.number : 0)).toSorted((a, b) => a - b);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const last = await readVersion(db, zoe, "roadmap", 8);
    expect(await keepVersion(db, zoe, "roadmap", said(last?.composed.title ?? ""))).toEqual({
      ...{ status: "unchanged", number: 8 },
    });
    expect(await keepVersion(db, zoe, "business-plan", said("x"))).toEqual({ status: "made", number: 1 });
    expect((await versionsOf(db, zoe, "roadmap")).map(({ number, lang, written }) => [number, lang, written])).toEqual(
      [8, 7, 6, 5, 4, 3, 2, 1].map((number) => [number, "fr", ["a"]]),
    );
    for (let more = 9; more < versionsInDay; more += 1) await keepVersion(db, zoe, "business-plan", said(String(more)));
    expect(await keepVersion(db, zoe, "pitch-deck", said("one too many"))).toEqual({ status: "too-many" });
  });

  test("the newest versions of each document are kept, and all of the last 24 hours", async () => {
    const { db } = database;
    const day = (index: number) => new Date(Date.UTC(2031, 0, index, 12));
    const make = (kind: "roadmap" | "pitch-deck", index: number, at: Date) =>
      keepVersion(db, noa, kind, said(`Version ${index}`), at);
    const numbers = async () => (await versionsOf(db, noa, "roadmap")).map((each) => each.number).toReversed();
    await make("pitch-deck", 1, day(1));
    for (let index = 1; index <= versionsKept + 2; index += 1) await make("roadmap", index, day(index));
    expect(await numbers()).toEqual(Array.from({ length: versionsKept }, (_, index) => index + 3));
    expect((await versionsOf(db, noa, "pitch-deck")).map((each) => each.number)).toEqual([1]);
    for (let index = 1; index <= versionsInDay; index += 1) await make("roadmap", 100 + index, day(90));
    expect(await numbers()).toEqual(Array.from({ length: versionsInDay }, (_, index) => index + versionsKept + 3));
    expect(await make("roadmap", 200, day(90))).toEqual({ status: "too-many" });
    expect(await make("roadmap", 201, day(92))).toEqual({ status: "made", number: versionsInDay + versionsKept + 3 });
    expect(await numbers()).toHaveLength(versionsKept);
  });

  test("a founder's words stay until they change them; another plan, and another founder, reads none of it", async () => {
    const { db } = database;
    const text = "Nos mots";
    await saveChoices(db, zoe, "roadmap", [
      { section: "goals", chosen: false, text },
      { section: "price", chosen: true, text: "of another document" },
    ]);
    expect(await readChoices(db, zoe, "roadmap")).toEqual([{ section: "goals", chosen: false, text }]);
    await saveChoices(db, zoe, "roadmap", [{ section: "goals", chosen: true, text: "" }]);
    expect(await readChoices(db, zoe, "roadmap")).toEqual([{ section: "goals", chosen: true, text: "" }]);
    for (const refused of [
      () => readChoices(db, ali, "roadmap"),
      () => readVersion(db, ali, "roadmap", 1),
      () => versionsOf(db, ali, "roadmap"),
      () => saveChoices(db, ali, "roadmap", []),
      () => keepVersion(db, ali, "roadmap", said("x")),
      () => readVersion(db, admin, "roadmap", 1),
    ])
      await expect(refused()).rejects.toBeInstanceOf(NotAllowed);
  });
});
