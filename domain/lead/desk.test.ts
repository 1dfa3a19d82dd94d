import { randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aLead, signedIn } from "../../e2e/peers/viewers.ts";
import { ask } from "../../platform/db/ask.server.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { everyPage, type Place } from "../../platform/db/keyset.server.ts";
import { auditEntry } from "../audit/audit.table.ts";
import { registrationsToAnswer } from "../investor/registrations.server.ts";
import { sessionPlace } from "../pitch-session/session-place.table.ts";
import { sessionRecord } from "../session-record/session-record.table.ts";
import { countLeads, leadsOfDay, messagesToAnswer, untoldLeads } from "./count.server.ts";
import type { LeadStatus } from "./lead.ts";
import { lead, leadConsent, leadStatusChange } from "./lead.table.ts";
import { leadsOf as listedOf } from "./leads-of.server.ts";
import { listLeads } from "./list.server.ts";
import { type LeadFilter, leadStates } from "./lead-filter.server.ts";
import { leadNotes, writeNote } from "./note.server.ts";
import { readSender } from "./sender.server.ts";
import { setLeadStatus, settleLeads } from "./status.server.ts";

const admin = signedIn("admin", "reader");
const nothing: LeadFilter = { form: "", state: "", from: "", to: "", text: "" };

onBothEngines("leads on the desk", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const payload = { fullName: "Zoé Œuvrard", message: 'Un "étang"\nà Lattes' };
  const add = (more: Parameters<typeof aLead>[1] = {}) =>
    aLead(database.db, { email: "someone@startup.example", payload, notified: true, ...more });
  const list = async (filter: Partial<LeadFilter>) =>
    (await listLeads(database.db, admin, { ...nothing, ...filter }, {})).rows.map(({ id }) => id);
  const waiting = () =>
    ask(database.db, {
      registrations: registrationsToAnswer(24, admin),
      untold: untoldLeads(admin),
      today: leadsOfDay(admin),
    });

  test("are found by words of any case and accent, by their form, state and day, and spam stands aside", async () => {
    const plain = await add({ createdAt: new Date("2026-11-20T12:00:00Z") });
    const other = await add({ form: "join", email: "other@b.test", payload: { fullName: "Ada" }, notified: false });
    const spam = await add({ spam: true, notified: false });
    expect(await list({})).toEqual([other, plain]);
    expect(await list({ state: "spam" })).toEqual([spam]);
    expect(await list({ form: "join" })).toEqual([other]);
    expect(await list({ state: "untold" })).toEqual([other]);
    expect(await list({ from: "2026-11-20", to: "2026-11-20" })).toEqual([plain]);
    for (const text of ["oeuvrard", "ETANG", "étang lattes", "someone@startup", "a lattes"])
      expect(await list({ text }), text).toEqual([plain]);
    for (const text of ["fullName", "message", "absent", "ang x", '"; drop table lead'])
      expect(await list({ text }), text).toEqual([]);
    expect(await list({ text: "ada", form: "contact" })).toEqual([]);
    expect(await list({ from: "2026-13-45", to: "yesterday" })).toEqual([other, plain]);
    await database.db.delete(lead);
  });

  test("with an international domain are found as it is typed and as it is stored", async () => {
    const id = await add({ email: "nolwenn@xn--brlerie-g2a.bzh", payload: { fullName: "Nolwenn" } });
    await add({ email: "nolwenn@lattes.fr", payload: { fullName: "Nolwenn" } });
    for (const text of [
      "nolwenn@brûlerie.bzh",
      "BRÛLERIE",
      "Nolwenn bru\u0302lerie.bzh",
      "xn--brlerie-g2a.bzh",
      "nolwenn@xn--brlerie-g2a.bzh",
    ])
      expect(await list({ text }), text).toEqual([id]);
    expect(await list({ text: "nolwenn@brûlerie.fr" })).toEqual([]);
  });

  test("a search says when it could not look at all that match", async () => {
    const addMany = (email: string, many: number, at: string) =>
      database.db.execute(sql`insert into lead (id, form, key, receipt, email, lang, payload, source, created_at)
        select gen_random_uuid(), 'contact', ${email} || n, ${email} || n, ${email}, 'fr', '{}', '{}', ${at}::timestamptz
        from generate_series(1, ${many}::int) n`);
    const found = (filter: Partial<LeadFilter>) =>
      listLeads(database.db, admin, { ...nothing, ...filter }, { size: 20 });
    await addMany("reed@old.test", 5_001, "2026-10-01");
    await addMany("salt@old.test", 30, "2026-10-02");
    await addMany("new@new.test", 2_000, "2026-11-01");
    expect(await found({ text: "reed" })).toMatchObject({ rows: { length: 20 }, partial: true });
    expect(await found({ text: "reed", to: "2026-10-01" })).toMatchObject({ rows: { length: 20 }, partial: false });
    expect(await found({ text: "salt" })).toMatchObject({ rows: { length: 20 }, partial: false });
    expect(await found({ text: "s" })).toMatchObject({ rows: [], partial: true });
    expect(await found({ text: "absent" })).toMatchObject({ rows: [], partial: false });
    expect(await found({})).toMatchObject({ rows: { length: 20 }, partial: false });
    await database.db.delete(lead);
  });

  test("are sorted by e-mail and name under every filter, those without a name last, and none is lost on the way", async () => {
    const names = ["Zoé", "élodie", "Ela ~ 1%", "", "Ångström", "zoe"];
    for (let n = 0; n < 48; n++) {
      await add({
        email: `${["b", "a~%", "c"][n % 3]}@x${n % 4}.test`,
        form: n % 2 ? "join" : "contact",
        payload:
          n % 4 === 1
            ? { firstName: names[n % 6] ?? "", lastName: "" }
            : { fullName: names[n % 6] ?? "", message: "m" },
        status: n % 8 < 5 ? "new" : "closed",
        notified: n % 5 > 0,
        spam: n % 12 === 11,
        createdAt: new Date(Date.UTC(2026, 10, 1 + (n % 7))),
      });
    }
    const plain = (text: string) =>
      text
        .normalize("NFD")
        .replace(/[\u0300-\u036f]/g, "")
        .toLowerCase()
        .replace(/[ ~%]+/g, " ")
        .trim();
    const states = ["", ...leadStates] as const;
    for (const state of states)
      for (const more of [
        {},
        { form: "contact" },
        { from: "2026-11-02", to: "2026-11-05" },
        { form: "join", to: "2026-11-04" },
      ] as const)
        for (const sort of ["date", "-date", "email", "-email", "name", "-name"] as const) {
          const filter = { ...nothing, ...more, state, sort };
          const read = (place: Place) => listLeads(database.db, admin, filter, place);
          const all = (await read({ size: 500 })).rows;
          expect(all.map(({ id }) => id).toSorted(), JSON.stringify(filter)).toEqual(
            (await list({ ...more, state })).toSorted(),
          );
          const keys = all.map(({ email, payload, createdAt }) => {
            if (sort.endsWith("date")) return createdAt.toISOString();
            return sort.endsWith("email") ? email : plain(String(payload["fullName"] ?? payload["firstName"]));
          });
          const known = keys.filter(Boolean);
          expect(keys.slice(0, known.length), JSON.stringify(filter)).toEqual(known);
          expect(known, JSON.stringify(filter)).toEqual(
            sort.startsWith("-") ? known.toSorted().toReversed() : known.toSorted(),
          );
          const paged: string[] = [];
          let last: string | null = null;
          for await (const { rows, previous } of everyPage((place) => read({ ...place, size: 5 }))) {
            paged.push(...rows.map(({ id }) => id));
            last = previous;
          }
          expect(paged, JSON.stringify(filter)).toEqual(all.map(({ id }) => id));
          if (last)
            expect((await read({ before: last, size: 500 })).rows).toEqual(
              all.slice(0, Math.floor((all.length - 1) / 5) * 5),
            );
        }
    await database.db.delete(lead);
  });

  test("come page by page in both directions, also those of one microsecond", async () => {
    await database.db.execute(sql`insert into lead (id, form, key, receipt, email, lang, payload, source, created_at)
      select gen_random_uuid(), 'contact', n::text, n::text, 'p@b.test', 'fr', '{}', '{}', timestamptz '2026-11-01' + n / 7 * interval '1 microsecond'
      from generate_series(1, 203) n`);
    const seen: string[] = [];
    for await (const { rows } of everyPage((place) => listLeads(database.db, admin, nothing, { ...place, size: 20 })))
      seen.push(...rows.map(({ id }) => id));
    expect(new Set(seen).size).toBe(203);
    const [first, second, third] = [seen.slice(0, 20), seen.slice(20, 40), seen.slice(40, 60)];
    const start = await listLeads(database.db, admin, nothing, { size: 20 });
    expect(start.previous).toBeNull();
    const next = await listLeads(database.db, admin, nothing, { after: start.next ?? "", size: 20 });
    expect(next.rows.map(({ id }) => id)).toEqual(second);
    const last = await listLeads(database.db, admin, nothing, { after: next.next ?? "", size: 20 });
    expect(last.rows.map(({ id }) => id)).toEqual(third);
    const back = await listLeads(database.db, admin, nothing, { before: last.previous ?? "", size: 20 });
    expect(back.rows.map(({ id }) => id)).toEqual(second);
    const home = await listLeads(database.db, admin, nothing, { before: back.previous ?? "", size: 20 });
    expect([home.rows.map(({ id }) => id), home.previous]).toEqual([first, null]);
    const id = seen[0] ?? "";
    for (const after of [
      "x",
      `2026-13-01T00:00:00.000000Z~${id}`,
      `2026-02-30T00:00:00.000000Z~${id}`,
      `${seen[0]}`,
      "~",
      "'; --",
    ])
      expect((await listLeads(database.db, admin, nothing, { after, size: 20 })).rows.map(({ id }) => id)).toEqual(
        first,
      );
    const found = await listLeads(
      database.db,
      admin,
      { ...nothing, text: "p@b.test" },
      { after: start.next ?? "", size: 20 },
    );
    expect(found.rows.map(({ id }) => id)).toEqual(second);
    await database.db.delete(lead);
  });

  test("of one address are read together, with what was agreed to and written, and the look is noted once", async () => {
    const [first, second] = [await add(), await add()];
    await add({ email: "other@b.test" });
    await database.db
      .insert(leadConsent)
      .values({ leadId: first, purpose: "notice", version: "1", wording: "What for", given: true });
    expect(await writeNote(database.db, admin, first, "Call back")).toBe(true);
    const sender = await readSender(database.db, admin, second);
    await readSender(database.db, admin, second);
    expect(sender?.leads.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted());
    expect(sender?.leads.find(({ id }) => id === first)?.consents).toMatchObject([{ wording: "What for" }]);
    expect(await leadNotes(database.db, admin, [first])).toMatchObject([{ text: "Call back", author: null }]);
    const log = await database.db.select().from(auditEntry).where(eq(auditEntry.objectId, second));
    expect(log.map(({ action, actor }) => [action, actor])).toEqual([["lead.look", "reader"]]);
    await expect(readSender(database.db, signedIn("founder"), second)).rejects.toThrow();
    await expect(writeNote(database.db, signedIn("investor"), first, "x")).rejects.toThrow();
    expect(await writeNote(database.db, admin, randomUUID(), "x")).toBe(false);
  });

  test("of a flood in one name are all on pages, and an old one opens on its own", async () => {
    const email = "crowded@startup.example";
    const old = await add({ email, createdAt: new Date("2026-09-01T12:00:00Z") });
    await writeNote(database.db, admin, old, "Met at the salon");
    for (let nth = 0; nth < 120; nth += 1) await add({ email });
    const sender = await readSender(database.db, admin, old);
    expect(sender?.leads.map(({ id }) => id)).toContain(old);
    expect(sender?.pages).toEqual({ total: 121, page: 3, pages: 3 });
    const first = await readSender(database.db, admin, old, 1);
    expect([first?.leads.length, first?.notes.length]).toEqual([50, 1]);
    const listed = await listedOf(database.db, admin, email);
    expect([listed.length, listed[0]?.inAll]).toEqual([20, 121]);
  });

  test("keep a note once that is sent twice, also at the same moment, and each other one", async () => {
    const id = await add();
    await Promise.all([writeNote(database.db, admin, id, "Call back"), writeNote(database.db, admin, id, "Call back")]);
    await writeNote(database.db, admin, id, "Call back on Monday");
    await writeNote(database.db, signedIn("admin", "other"), id, "Call back");
    expect((await leadNotes(database.db, admin, [id])).map(({ text }) => text).toSorted()).toEqual([
      "Call back",
      "Call back",
      "Call back on Monday",
    ]);
  });

  test("are answered and closed by dated rows, the same again is nothing, and nobody else may", async () => {
    const id = await add({ form: "investor-registration" });
    expect((await waiting()).registrations.count).toBe(1);
    let from: LeadStatus = "new";
    for (const to of ["answered", "answered", "closed", "new", "closed"] as const) {
      expect(await setLeadStatus(database.db, admin, id, { from, to })).toBe("stored");
      from = to;
    }
    const rows = await database.db
      .select()
      .from(leadStatusChange)
      .where(eq(leadStatusChange.leadId, id))
      .orderBy(leadStatusChange.changedAt);
    expect(rows.map(({ status, author }) => [status, author])).toEqual(
      ["answered", "closed", "new", "closed"].map((status) => [status, "reader"]),
    );
    expect(await list({ state: "closed" })).toEqual([id]);
    expect((await waiting()).registrations).toMatchObject({ count: 0, since: null });
    const again = { from: "closed", to: "new" } as const;
    await expect(setLeadStatus(database.db, signedIn("founder"), id, again)).rejects.toThrow();
    expect(await setLeadStatus(database.db, admin, randomUUID(), again)).toBe("gone");
  });

  test("wait until they are answered or set aside, whatever the day, where their sender expects words", async () => {
    await database.db.delete(lead);
    const old = { createdAt: new Date("2026-11-02T12:00:00Z") };
    const said = [];
    for (const form of ["contact", "pitch-application", "studio-audit", "deck-request", "join"] as const)
      said.push(await add({ form, ...old }));
    said.push(await add({ form: "quiz", payload: { score: 4, message: "Please call" }, ...old }));
    const [placed, closed] = [
      await add({ form: "pitch-application" }),
      await add({ form: "pitch-application", payload: { session: "over" } }),
    ];
    await database.db.insert(sessionPlace).values({ id: randomUUID(), leadId: placed, session: "next", author: "x" });
    const none = { applied: 1, selected: 0, pitched: 0, wishes: 0, introductions: 0 };
    await database.db.insert(sessionRecord).values({ session: "over", closedAt: new Date(), closedBy: "x", ...none });
    expect(await list({ state: "new" })).toEqual(expect.arrayContaining([placed, closed]));
    for (const form of ["simulator", "quiz", "notify-me", "conference"] as const)
      await add({ form, payload: { fullName: "Zoé" }, ...old });
    await add({ spam: true });
    expect(new Set(await list({ state: "unanswered" }))).toEqual(new Set(said));
    const messages = async () => (await ask(database.db, { figure: messagesToAnswer(admin) })).figure;
    expect(await messages()).toMatchObject({ count: 6, since: expect.stringContaining("2026-11-02") });
    const [contact = "", pitch = "", ...left] = said;
    await setLeadStatus(database.db, admin, contact, { from: "new", to: "answered" });
    await setLeadStatus(database.db, admin, pitch, { from: "new", to: "closed" });
    expect(new Set(await list({ state: "unanswered" }))).toEqual(new Set(left));
    expect((await messages()).count).toBe(4);
  });

  test("are settled several at once by the first who does, and none that came after the list was read", async () => {
    const { db } = database;
    await db.delete(lead);
    const other = signedIn("admin", "other");
    const ids = [];
    for (let nth = 0; nth < 20; nth += 1) ids.push(await add({ notified: false }));
    const told = await add();
    const until = new Date();
    const later = await add({ notified: false, createdAt: new Date(until.getTime() + 1_000) });
    const settled = await Promise.all([
      settleLeads(db, admin, { ids }, "answered"),
      settleLeads(db, other, { ids: ids.toReversed() }, "closed"),
    ]);
    expect(settled.toSorted()).toEqual([0, 20]);
    const rows = await db.select().from(leadStatusChange);
    expect([rows.length, new Set(rows.map(({ author }) => author)).size]).toEqual([20, 1]);
    const [first = ""] = ids;
    const became = (await listLeads(db, admin, nothing, {})).rows.find(({ id }) => id === first)?.status ?? "new";
    const overtaken = { from: "new", to: became === "answered" ? "closed" : "answered" } as const;
    expect(await setLeadStatus(db, other, first, overtaken)).toBe("overtaken");
    expect(await setLeadStatus(db, other, first, { from: "new", to: became })).toBe("stored");
    const more = [await add({ notified: false }), await add({ notified: false, form: "join" })];
    await db
      .update(lead)
      .set({ createdAt: new Date(until.getTime() - 1_000) })
      .where(inArray(lead.id, more));
    const untold = { ...nothing, state: "untold", form: "contact" } as const;
    expect(await countLeads(db, admin, untold, until)).toBe(1);
    expect(await settleLeads(db, admin, { filter: untold, until }, "closed")).toBe(1);
    expect(new Set(await list({ state: "new" }))).toEqual(new Set([told, later, more[1]]));
    expect(await settleLeads(db, admin, { filter: { ...nothing, state: "untold" }, until }, "closed")).toBe(1);
    await expect(settleLeads(db, signedIn("founder"), { ids }, "closed")).rejects.toThrow();
    await expect(countLeads(db, signedIn("investor"), untold, until)).rejects.toThrow();
  });

  test("are settled by the hundred, and as many as were settled is what is answered", async () => {
    const { db } = database;
    await db.delete(lead);
    const ids = [];
    for (let nth = 0; nth < 230; nth += 1) ids.push(await add());
    await setLeadStatus(db, admin, ids[7] ?? "", { from: "new", to: "answered" });
    const filter = { ...nothing, state: "unanswered" } as const;
    expect(await settleLeads(db, admin, { filter, until: new Date() }, "closed")).toBe(229);
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${leadStatusChange} where status = 'closed' group by xmin::text order by 1`,
    );
    expect(rows.map(({ count }) => count)).toEqual([29, 100, 100]);
    expect(
      await db.$count(auditEntry, and(eq(auditEntry.action, "lead.status"), inArray(auditEntry.objectId, ids))),
    ).toBe(230);
    expect(await settleLeads(db, admin, { filter, until: new Date() }, "closed")).toBe(0);
  });

  test("are counted for today: by form, late ones, and those nobody was told about", async () => {
    await database.db.delete(lead);
    await add({ notified: false });
    await add({ form: "investor-registration", createdAt: new Date(Date.now() - 25 * 3_600_000) });
    await add({ form: "investor-registration" });
    expect(await waiting()).toMatchObject({
      untold: 1,
      registrations: { count: 2, late: 1 },
      today: [
        { form: "contact", count: 1 },
        { form: "investor-registration", count: 1 },
      ],
    });
  });
});
