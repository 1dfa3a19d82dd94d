import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { writeAudit } from "./audit.server.ts";
import { auditEntry } from "./audit.table.ts";

onBothEngines("the audit log", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test("takes entries and lets nobody change or delete a young one", async () => {
    const { db } = database;
    await writeAudit(db, { actor: "a", action: "person.block", object: { kind: "person", id: "b" }, after: { to: 1 } });
    await expect(db.update(auditEntry).set({ action: "nothing" })).rejects.toThrow();
    await expect(db.delete(auditEntry)).rejects.toThrow();
    expect(await db.select().from(auditEntry)).toMatchObject([
      { actor: "a", action: "person.block", objectKind: "person", objectId: "b", result: "done", after: { to: 1 } },
    ]);
  });

  test("lets a year-old entry go", async () => {
    const { db } = database;
    await writeAudit(db, { actor: null, action: "sign-in" });
    await db.execute(
      sql`insert into audit_entry (at, action, result) values (now() - interval '13 months', 'old', 'done')`,
    );
    await db.delete(auditEntry).where(sql`${auditEntry.at} < now() - interval '12 months'`);
    expect(await db.select({ action: auditEntry.action }).from(auditEntry)).not.toContainEqual({ action: "old" });
  });
});
