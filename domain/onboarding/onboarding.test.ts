import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import type { Role } from "../person/viewer.ts";
import { finishOnboarding, isNewHere } from "./onboarding.server.ts";

onBothEngines("what opens by itself at the first visit", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const somebody = (role: Role) => aPerson(database.db, role);

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
