import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aLead, aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import type { Answers } from "../application/application.ts";
import { application, applicationSubmission } from "../application/application.table.ts";
import type { LeadForm } from "../form/forms.ts";
import { lead } from "../lead/lead.table.ts";
import { writeAudit } from "./audit.server.ts";
import { auditEntry } from "./audit.table.ts";
import { listAudit, occurringActions } from "./list.server.ts";
import { type AuditFilter, nobody } from "./filter.server.ts";
import { noteRefusal } from "./refusal.server.ts";

const actor = signedIn("admin");

onBothEngines("the audit log", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test("takes entries and lets nobody change or delete a young one", async () => {
    const { db } = database;
    await writeAudit(db, {
      actor: "a",
      action: "person.block",
      object: { kind: "person", id: "b" },
      after: { count: 1 },
    });
    await expect(db.update(auditEntry).set({ action: "nothing" })).rejects.toThrow();
    await expect(db.delete(auditEntry)).rejects.toThrow();
    expect(await db.select().from(auditEntry)).toMatchObject([
      { actor: "a", action: "person.block", objectKind: "person", objectId: "b", result: "done", after: { count: 1 } },
    ]);
  });

  test("is listed by who, what, about what and when, with the names of people who are still there", async () => {
    const { db } = database;
    const { id } = (await aPerson(db, "admin", { firstName: "Ada", lastName: "Sel" })).viewer;
    await writeAudit(db, { actor: id, action: "lead.status", object: { kind: "lead", id: "l1" }, after: { count: 2 } });
    await writeAudit(db, { actor: id, action: "person.block", object: { kind: "person", id } });
    await writeAudit(db, { actor: null, action: "sign-in", object: { kind: "person", id: "gone" }, result: "refused" });
    const everything = { actor: "", action: "", object: "", from: "", to: "" };
    const listed = async (filter: Partial<AuditFilter>) =>
      (await listAudit(db, actor, { ...everything, ...filter }, {})).rows.map(({ action, actorName, objectName }) => [
        action,
        actorName,
        objectName,
      ]);
    const [status, block, refused] = [
      ["lead.status", "Ada Sel", null],
      ["person.block", "Ada Sel", "Ada Sel"],
      ["sign-in", null, null],
    ];
    expect(await listed({ actor: id })).toEqual([block, status]);
    expect(await listed({ actor: nobody, action: "sign-in" })).toEqual([refused]);
    expect(await listed({ object: "lead:l1" })).toEqual([status]);
    expect(await listed({ object: "person:l1" })).toEqual([]);
    expect(await listed({ object: id, action: "person.block" })).toEqual([block]);
    expect(await listed({ actor: id, from: "2020-01-01", to: "2020-12-31" })).toEqual([]);
    for (const to of ["no day", "2026-99-99"])
      expect(await listed({ actor: id, from: "2020-01-01", to })).toEqual([block, status]);
    expect(await occurringActions(db, actor)).toEqual(["lead.status", "person.block", "sign-in"]);
  });

  test("names leads and applications by company and person, and those that are erased no more", async () => {
    const { db } = database;
    const sent = async (form: LeadForm, email: string, payload: Record<string, string>) => {
      const id = await aLead(db, { form, email, payload });
      await writeAudit(db, { actor: null, action: "lead.look", object: { kind: "lead", id } });
      return id;
    };
    const deck = await sent("deck-request", "b@b.test", { fullName: "Lou Sel", firm: "Roseau Capital" });
    const bare = await sent("notify-me", "nue@b.test", {});
    const quiz = await sent("quiz", "q@b.test", { firstName: "Ina", lastName: "Osier" });
    const id = await sent("application", "a@b.test", { companyName: "Older" });
    await db.insert(application).values({ id, intake: "2026-12", email: "a@b.test", lang: "fr" });
    const answers = { companyName: "Anguille", fullName: "Zoé Martin" } as Answers;
    await db
      .insert(applicationSubmission)
      .values({ id: randomUUID(), applicationId: id, answers, submittedAt: new Date() });
    await writeAudit(db, { actor: null, action: "application.look", object: { kind: "application", id } });
    await writeAudit(db, { actor: null, action: "lead.look", object: { kind: "lead", id: "no id of ours" } });
    const anything = { actor: "", action: "", object: "", from: "", to: "" };
    const named = async (object: string, called?: string[]) =>
      (await listAudit(db, actor, { ...anything, object, ...(called && { called }) }, {})).rows.map(
        ({ objectKind, objectName, objectForm }) => [objectKind, objectName, objectForm],
      );
    expect(await named(deck)).toEqual([["lead", "Roseau Capital, Lou Sel", "deck-request"]]);
    expect(await named("Sel", [bare, quiz])).toEqual([
      ["lead", "Ina Osier", "quiz"],
      ["lead", "nue@b.test", "notify-me"],
    ]);
    expect(await named(`application:${id}`)).toEqual([["application", "Anguille, Zoé Martin", null]]);
    expect(await named("no id of ours")).toEqual([["lead", null, null]]);
    await db.delete(lead).where(eq(lead.id, id));
    expect(await named(`application:${id}`)).toEqual([["application", null, null]]);
    expect(await named(`lead:${id}`)).toEqual([["lead", null, null]]);
  });

  test("notes a refused access once for each page and person, and no loop's worth of them", async () => {
    const { db } = database;
    const refused = async () =>
      (await db.select().from(auditEntry).orderBy(auditEntry.id)).filter(({ action }) => action === "access.refused");
    const asked = (actor: string, path: string) => noteRefusal(db, { actor, path, address: "192.0.2.1" });
    await asked("one", "/admin/people");
    await asked("one", "/admin/people");
    await asked("one", "/admin/leads");
    await asked("other", "/admin/people");
    expect(await refused()).toMatchObject(
      [
        ["one", "/admin/people"],
        ["one", "/admin/leads"],
        ["other", "/admin/people"],
      ].map(([actor, objectId]) => ({ actor, objectKind: "page", objectId, result: "refused", address: "192.0.2.1" })),
    );
    for (let each = 0; each < 30; each += 1) await asked("other", `/admin/people/${each}`);
    expect((await refused()).filter(({ actor }) => actor === "other")).toHaveLength(20);
    for (let hour = 1; hour < 6; hour += 1)
      await db.execute(
        sql`insert into audit_entry (at, actor, action, object_kind, object_id, result)
          select now() - ${hour}::int * interval '1 hour', 'third', 'access.refused', 'page', '/admin/' || each, 'refused'
          from generate_series(1, 11) as each`,
      );
    for (let each = 0; each < 30; each += 1) await asked("third", `/admin/leads/${each}`);
    expect((await refused()).filter(({ actor }) => actor === "third")).toHaveLength(60);
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
