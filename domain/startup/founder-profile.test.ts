import { aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import type { Role } from "../person/viewer.ts";
import { emptyFounderProfile, founderFields, type FounderProfile } from "./founder-profile.ts";
import { readFounderProfile, saveFounderProfile } from "./founder-profile.server.ts";
import { founderProfile } from "./founder-profile.table.ts";

const actor = (id: string, role: Role = "founder") => signedIn(role, id);

onBothEngines("a founder's profile", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    for (const id of ["zoe", "ali"]) await aPerson(database.db, "founder", { id });
  });
  afterAll(() => database.close());

  test("is empty until something is saved", async () => {
    expect(await readFounderProfile(database.db, actor("zoe"))).toEqual({
      profile: emptyFounderProfile,
      savedAt: null,
    });
  });

  test("keeps all 27 fields, and a section leaves the others alone", async () => {
    const { db } = database;
    const all = Object.fromEntries(founderFields.map((name) => [name, `${name} \u{1F680} "é"`])) as FounderProfile;
    all.creation_date = "2024-05-01";
    const now = new Date("2026-11-21T10:00:00Z");
    expect(await saveFounderProfile(db, actor("zoe"), all, now)).toEqual({ profile: all, savedAt: now });
    await saveFounderProfile(db, actor("zoe"), { team_size: "solo", creation_date: "" });
    const { profile } = await readFounderProfile(db, actor("zoe"));
    expect(profile).toEqual({ ...all, team_size: "solo", creation_date: "" });
  });

  test("saved by sixteen at once is one profile", async () => {
    const { db } = database;
    await Promise.all(
      Array.from({ length: 16 }, (_, count) =>
        saveFounderProfile(db, actor("ali"), { startup_name: `Saline ${count}` }),
      ),
    );
    const rows = (await db.select().from(founderProfile)).filter(({ user_id }) => user_id === "ali");
    expect(rows).toHaveLength(1);
    expect(rows[0]?.startup_name).toMatch(/^Saline \d+$/);
  });

  test("belongs to its founder alone", async () => {
    const { db } = database;
    const mine = await readFounderProfile(db, actor("zoe"));
    await saveFounderProfile(db, actor("ali"), { startup_name: "Marais" });
    expect(await readFounderProfile(db, actor("zoe"))).toEqual(mine);
    await expect(readFounderProfile(db, null)).rejects.toThrow("User not authenticated");
    for (const somebody of [actor("zoe", "investor"), actor("zoe", "admin")]) {
      await expect(readFounderProfile(db, somebody)).rejects.toThrow(NotAllowed);
      await expect(saveFounderProfile(db, somebody, { sector: "saas" })).rejects.toThrow(NotAllowed);
    }
  });
});
