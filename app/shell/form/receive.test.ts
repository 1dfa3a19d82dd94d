import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../../e2e/both-engines.ts";
import { signedIn } from "../../../e2e/peers/viewers.ts";
import type { Role } from "../../../domain/person/viewer.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import { giveBack } from "../../../platform/rate/bucket.server.ts";
import { waitOf } from "./receive.server.ts";

onBothEngines("the forms of an account", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  async function takenOf(role: Role, id: string, count: number) {
    const { viewer } = signedIn(role, id);
    for (let taken = 0; taken < count; taken += 1) {
      const wait = await waitOf(database.db, viewer);
      if (wait > 0) return { taken, wait };
    }
    return { taken: count, wait: 0 };
  }

  test.each(["founder", "investor"] as const)("of one %s are 120 at once and 600 a day", async (role) => {
    let ofDay = 0;
    let wait = 0;
    for (let burst = 0; burst < 6; burst += 1) {
      const { taken, ...more } = await takenOf(role, role, 200);
      expect(taken).toBeLessThan(200);
      if (burst === 0) expect(taken).toBeGreaterThanOrEqual(120);
      ofDay += taken;
      ({ wait } = more);
      await giveBack(database.db, `forms:${role}`);
    }
    // The limit recovers one form every 144 s, so slightly more than 600 forms may be accepted.
    expect(ofDay).toBeGreaterThanOrEqual(600);
    expect(ofDay).toBeLessThan(610);
    expect(wait).toBeGreaterThan(2);
    expect((await takenOf(role, `another ${role}`, 1)).taken).toBe(1);
  });

  test("of an administrator have no bound", async () => {
    expect(await takenOf("admin", "operator", 700)).toEqual({ taken: 700, wait: 0 });
  });
});
