import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { emailContext } from "../../e2e/emails.ts";
import { aPerson } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { writeAudit } from "../audit/audit.server.ts";
import { auditEntry } from "../audit/audit.table.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { operatorNotice } from "../delivery/operator-notice.emails.server.ts";
import type { Actor } from "./actor.ts";
import { blockPerson } from "./block.server.ts";
import { createPerson } from "./person.server.ts";
import { joinTeam, langOfTeamMember, whileHolding } from "./team.server.ts";

onBothEngines("mails to the team", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const account = (email: string, role: "admin" | "founder", lang: "en" | "fr") =>
    createPerson(database.db, { email, firstName: "", lastName: "", role, lang });

  test("are in the language of the account that has the address, and lead to the record on the desk", async () => {
    const { db } = database;
    await account("ines@lab.example", "admin", "fr");
    await account("max@lab.example", "admin", "en");
    await account("zoe@startup.example", "founder", "fr");
    const context = { ...emailContext, teamLang: async (to: string) => (await langOfTeamMember(db, to)) ?? "en" };
    const mailed = async (to: string, form: "contact" | "application-time") => {
      const about = { key: "ada@visitor.example", subject: "6b5f2f60-0000-4000-8000-000000000001" };
      const { row } = operatorNotice.with({ to, form, fields: [["email", about.key]] });
      const mail = await operatorNotice.read(row, about)?.write(context);
      expect(mail).toMatchObject({ to, replyTo: about.key });
      expect(mail?.text).toContain(
        `https://lab.example/desk/${form === "contact" ? "lead" : "application"}/${about.subject}`,
      );
      return mail?.subject;
    };
    expect(await mailed("Ines@lab.example", "contact")).toMatch(/^Nouveau lead/);
    expect(await mailed("max@lab.example", "application-time")).toMatch(/^New lead/);
    for (const nobody of ["zoe@startup.example", "leads@lab.example"])
      expect(await mailed(nobody, "contact")).toMatch(/^New lead/);
  });
});

onBothEngines("a change that needs a right of the team", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test("is undone if the right was lost since the request began", async () => {
    const { db } = database;
    const [admin, other] = [await aPerson(db, "admin"), await aPerson(db, "admin")];
    const manager = await aPerson(db, "team");
    await joinTeam(db, manager.viewer.id, ["manager"]);
    const write = (actor: Actor) =>
      whileHolding(db, actor, "applications", async (tx) => {
        await writeAudit(tx, { actor: actor.viewer.id, action: "application.decide" });
        return "stored";
      });
    const written = () => db.$count(auditEntry, eq(auditEntry.action, "application.decide"));
    for (const actor of [admin, manager]) expect(await write(actor)).toBe("stored");
    await joinTeam(db, manager.viewer.id, ["expert"]);
    await blockPerson(db, other, admin.viewer.id, { reason: "Left", line: "Left" });
    for (const actor of [admin, manager]) await expect(write(actor)).rejects.toThrow(NotAllowed);
    expect(await written()).toBe(2);
  });
});
