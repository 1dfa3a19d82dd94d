import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { accountType, roleOfType } from "./account-type.ts";

test("investor is investor, founder is startup", () => {
  expect([accountType("investor"), accountType("founder"), accountType("admin")]).toEqual([
    "investor",
    "startup",
    "admin",
  ]);
  expect(roleOfType).toEqual({ startup: "founder", investor: "investor" });
});

onBothEngines("the database", (open) => {
  test("holds no role that nobody has made", async () => {
    const { db, close } = await open();
    const insert = (role: string) =>
      db.execute(
        sql`insert into person (id, email, name, first_name, last_name, role, lang) values (${randomUUID()}, ${randomUUID()}, '', '', '', ${role}, 'en')`,
      );
    for (const role of ["owner", "Admin", "startup", ""]) await expect(insert(role)).rejects.toThrow();
    await insert("founder");
    await close();
  });
});
