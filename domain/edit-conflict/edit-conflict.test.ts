import { lockStartup } from "../person/startup-contact.server.ts";
import { mustEdit } from "../startup/access.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { readFounderProfile, saveFounderProfile } from "../startup/founder-profile.server.ts";
import type { FounderProfile } from "../startup/founder-profile.ts";
import { changesOf, saveIfUnchanged, shownOf } from "./edit-conflict.server.ts";
import { keptField, displayedField } from "./edit-conflict.ts";

const texts = ["", "Saline", "Du sel\npour les tables", "non,oui"];
const sentOf = (shown: Record<string, unknown>) => ({ [displayedField]: shownOf(shown) });

test("of what was shown, typed and stands, nobody's change is lost and nothing else is written", () => {
  for (const shown of texts)
    for (const typed of texts)
      for (const saved of texts) {
        const { changed, overtaken } = changesOf(sentOf({ a: shown }), { a: typed }, { a: saved });
        const [mine, theirs] = [typed !== shown, saved !== shown];
        expect(Object.hasOwn(changed, "a")).toBe(mine && !theirs);
        expect(overtaken.map((each) => [each.typed, each.saved])).toEqual(
          mine && theirs && typed !== saved ? [[typed, saved]] : [],
        );
      }
});

test("a choice holds for the text that was seen, and is asked again where that changed too", () => {
  const sent = sentOf({ a: "old" });
  const [asked] = changesOf(sent, { a: "mine" }, { a: "theirs" }).overtaken;
  const choose = (whose: string) => ({ ...sent, [keptField("a")]: `${whose}-${asked?.seen}` });
  expect(changesOf(choose("mine"), { a: "mine" }, { a: "theirs" })).toEqual({ changed: { a: "mine" }, overtaken: [] });
  expect(changesOf(choose("theirs"), { a: "mine" }, { a: "theirs" })).toEqual({ changed: {}, overtaken: [] });
  expect(changesOf(choose("mine"), { a: "mine" }, { a: "newer" }).overtaken).toHaveLength(1);
});

test("a sender that tells nothing of what it was shown, or tells nonsense, writes what it sends", () => {
  const nonsense = ["", "{", "[]", '{"a":1}', `{"a":"${"x".repeat(7_000)}"}`, "null"];
  for (const told of nonsense)
    expect(changesOf({ [displayedField]: told }, { a: "mine" }, { a: "theirs" })).toEqual({
      changed: { a: "mine" },
      overtaken: [],
    });
});

test("lists, numbers and answers are told apart as a form holds them, and what is shown stays short", () => {
  const parts: Record<string, unknown> = { list: ["a", "b"], count: 3, none: null, is: false };
  expect(changesOf(sentOf(parts), { ...parts }, { ...parts, list: ["c"], none: 7 }).changed).toEqual({});
  expect(changesOf(sentOf(parts), { ...parts, is: true, count: 4 }, parts).changed).toEqual({ is: true, count: 4 });
  expect(shownOf({ text: "x".repeat(100_000) }).length).toBeLessThan(40);
});

onBothEngines("a profile open in two tabs", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    for (const id of ["zoe", "ali"]) await aPerson(database.db, "founder", { id });
  });
  afterAll(() => database.close());

  const save = (who: string, shown: FounderProfile, typed: Partial<FounderProfile>) => {
    const actor = signedIn("founder", who);
    return saveIfUnchanged<FounderProfile, string>(database.db, sentOf(shown), typed, {
      hold: (tx) => lockStartup(tx, mustEdit(actor)),
      read: async (tx) => (await readFounderProfile(tx, actor)).profile,
      save: async (tx, changed) => (await saveFounderProfile(tx, actor, changed), "saved"),
    });
  };
  const saved = async (who: string) => (await readFounderProfile(database.db, signedIn("founder", who))).profile;

  test("keeps the newer text of the one and takes what the other changed", async () => {
    const shown = await saved("zoe");
    await save("zoe", shown, { ...shown, startup_name: "Saline", description: "Le sel." });
    expect(await save("zoe", shown, { ...shown, sector: "foodtech" })).toBe("saved");
    expect(await saved("zoe")).toMatchObject({ startup_name: "Saline", description: "Le sel.", sector: "foodtech" });
  });

  test("writes nothing where both changed one field, and tells both texts", async () => {
    const shown = await saved("zoe");
    await save("zoe", shown, { description: "Le sel gris." });
    const asked = await save("zoe", shown, { description: "Le sel rose.", region: "bretagne" });
    expect(asked).toMatchObject({
      refused: "overtaken",
      overtaken: [{ name: "description", typed: "Le sel rose.", saved: "Le sel gris." }],
    });
    expect(await saved("zoe")).toMatchObject({ description: "Le sel gris.", region: "" });
  });

  test("of two saves at the same moment one is asked", async () => {
    const shown = await saved("ali");
    await save("ali", shown, { startup_name: "Ali" });
    const both = await saved("ali");
    const answers = await Promise.all(["Un", "Deux"].map((startup_name) => save("ali", both, { startup_name })));
    expect(answers.filter((answer) => answer === "saved")).toHaveLength(1);
    expect(answers.filter((answer) => answer !== "saved")).toMatchObject([{ refused: "overtaken" }]);
  });
});
