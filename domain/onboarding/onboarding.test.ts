import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import type { Actor } from "../person/actor.ts";
import { createPerson } from "../person/person.server.ts";
import type { Role } from "../person/viewer.ts";
import { finishOnboarding, isNewHere } from "./onboarding.server.ts";

onBothEngines("what opens by itself at the first visit", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  async function somebody(role: Role): Promise<Actor> {
    const email = `${role}@onboarding.example`;
    const id = await createPerson(database.db, { email, firstName: "", lastName: "", role, lang: "fr" });
    if (!id) throw new Error("Made twice");
    return { viewer: { id, email, firstName: "", lastName: "", role, approved: true, sessionId: "" }, address: "" };
  }

  test("stays away from whoever finished it or passed over it, once and for all", async () => {
    const { db } = database;
    const [founder, investor] = [await somebody("founder"), await somebody("investor")];
    await finishOnboarding(db, founder, "skipped");
    await finishOnboarding(db, founder, "finished");
    expect([await isNewHere(db, founder), await isNewHere(db, investor)]).toEqual([false, true]);
  });

  test("is nothing for administrators", async () => {
    await expect(isNewHere(database.db, await somebody("admin"))).rejects.toThrow(NotAllowed);
  });
});
