import { aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { records } from "../../content/all.ts";
import { onBothEngines } from "../../e2e/both-engines.ts";
import type { Database, Db } from "../../platform/db/database.server.ts";
import { auditEntry } from "../audit/audit.table.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { person } from "../person/person.table.ts";
import { joinTeam } from "../person/team.server.ts";
import { loadShippedContent, watchContent } from "./content.server.ts";
import { contentRevision } from "./content.table.ts";
import type { ContentRecord, RecordOf } from "./content.ts";
import { differences } from "./difference.ts";
import { changeRecord, discardDraft, freeId, moveRecord, undoRevision } from "./edit.server.ts";
import { deleteRecord } from "./delete-record.server.ts";
import { publishDue } from "./publish-due.server.ts";
import { historyOf } from "./history.server.ts";
import { listRecords } from "./list.server.ts";
import { readRecordState } from "./record-state.server.ts";
import { keepingPeople } from "../pitch-session/keep-session.server.ts";
import type { Actor } from "../person/actor.ts";
import type { RecordName, When } from "./editing.ts";

const author = signedIn("admin", "operator");
const fee = { kind: "fact", id: "offer.upfront_fee" } as const;
const aQuestion = (id: string): RecordOf<"faq"> => ({
  kind: "faq",
  id,
  page: "home",
  question: { en: "Why?", fr: "Pourquoi ?" },
  answer: [{ en: "Because.", fr: "Parce que." }],
  formulas: false,
});

describe("differences", () => {
  test("are told leaf by leaf", () => {
    const before = { a: { en: "x", fr: "y" }, list: [1, 2], gone: true };
    expect(differences(before, { a: { en: "x", fr: "z" }, list: [1, 3, 4] })).toEqual([
      { path: "a.fr", before: "y", after: "z" },
      { path: "list.1", before: 2, after: 3 },
      { path: "list.2", before: undefined, after: 4 },
      { path: "gone", before: true, after: undefined },
    ]);
    expect(differences(before, before)).toEqual([]);
  });
});

onBothEngines("editing content", (open) => {
  let database: Database;
  let db: Db;
  let watch: Awaited<ReturnType<typeof watchContent>>;
  beforeEach(async () => {
    database = await open();
    db = database.db;
    await loadShippedContent(db, records);
    await aPerson(db, "admin", { id: author.viewer.id });
    watch = await watchContent(db, () => {});
  });
  afterEach(async () => {
    watch.stop();
    await database.close();
  });

  const content = async () => {
    await watch.refresh();
    return watch.current();
  };
  async function change(record: ContentRecord, when: When = "now") {
    const name = { kind: record.kind, id: record.id };
    const status = await readRecordState(db, author, name);
    const isNew = !status.published && !status.draft;
    return changeRecord(db, author, { record, name, base: isNew ? null : status.base, when });
  }
  const published = async <R extends ContentRecord>({ kind, id }: { kind: R["kind"]; id: string }) => {
    const found = (await readRecordState(db, author, { kind, id })).published;
    if (!found) throw new Error(`${kind} ${id}`);
    return found as R;
  };
  const feeOf = async (value: number) => ({ ...(await published<RecordOf<"fact">>(fee)), value });
  const home = () => published<Extract<RecordOf<"page">, { id: "home" }>>({ kind: "page", id: "home" });
  const actions = async () =>
    (await db.select({ action: auditEntry.action }).from(auditEntry).orderBy(auditEntry.id)).map(
      ({ action }) => action,
    );

  test.each([
    ["offer.duration", [0, 1.5, 121, 1_000_000_000]],
    ["site.clients_revenue_years", [0, 101]],
    ["studio.mvp_days", [0, 367]],
    ["intake.start", [-1, 0, 0.5, 29]],
    ["intake.first_answer", [0, 1_000_000_000]],
    ["intake.final_decision", [-1, 1_000_000_000]],
    ["plan.trial", [0, 1.5, 13, 1_200]],
    ["guide.days", [0, 367]],
  ] as const)("a figure that pages draw or plan with keeps within its bounds: %s", async (id, values) => {
    const own = await published<RecordOf<"fact">>({ kind: "fact", id });
    for (const value of values) {
      const answer = await change({ ...own, value });
      expect({ value, ...answer }).toMatchObject({ value, status: "refused" });
    }
    expect((await content()).fact(id).value).toBe(own.value);
  });

  test.each([
    ["intake.start", -1],
    ["intake.start", 3.5],
    ["intake.applications_due", 0],
    ["intake.interviews", { from: -3, to: 2.5 }],
    ["readiness.review", 1e12],
  ] as const)("another unit doesn't take the bounds of a figure away: %s as %o", async (id, value) => {
    const own = await published<RecordOf<"fact">>({ kind: "fact", id });
    expect(await change({ ...own, value, unit: "count" })).toMatchObject({
      problems: expect.arrayContaining([{ path: "unit", code: "wrongForm" }]),
    });
    expect(await change({ ...own, value })).toMatchObject({ status: "refused" });
  });

  test("a day of the guide and a level of the quiz, by which mails find their text, keep their number", async () => {
    const day = await published<RecordOf<"guide-day">>({ kind: "guide-day", id: "day-07" });
    const profile = await published<RecordOf<"quiz-profile">>({ kind: "quiz-profile", id: "level-2" });
    for (const number of [500, 8])
      expect(await change({ ...day, day: number })).toMatchObject({ problems: [{ path: "day", code: "wrongForm" }] });
    expect(await change({ ...profile, level: 3 })).toMatchObject({ problems: [{ path: "level", code: "wrongForm" }] });
    expect(await change({ ...day, minutes: 12 })).toMatchObject({ status: "saved" });
    expect(await change({ ...profile, from: 9 })).toMatchObject({ status: "saved" });
  });

  test("a published change is read at once, with who made it, and can be undone", async () => {
    const before = (await content()).version;
    expect(await change(await feeOf(9_500))).toMatchObject({ status: "saved" });
    const now = await content();
    expect(now.version).toBeGreaterThan(before);
    expect(now.fact("offer.upfront_fee").value).toBe(9_500);
    const { past } = await historyOf(db, author, fee, null);
    expect(past).toHaveLength(1);
    expect(differences(past[0]?.before, past[0]?.data)).toEqual([{ path: "value", before: 9_900, after: 9_500 }]);
    const elsewhere = await undoRevision(db, author, { kind: "fact", id: "a.fact" }, past[0]?.id ?? "");
    expect(elsewhere).toEqual({ status: "refused", problems: [{ path: "", code: "unknownReference" }] });
    expect((await content()).fact("offer.upfront_fee").value).toBe(9_500);
    expect(await undoRevision(db, author, fee, past[0]?.id ?? "")).toMatchObject({ status: "saved" });
    expect((await content()).fact("offer.upfront_fee").value).toBe(9_900);
    expect((await historyOf(db, author, fee, null)).past).toHaveLength(2);
    expect(await actions()).toEqual(["content.publish", "content.publish"]);
    const [entry] = await db.select().from(auditEntry).orderBy(auditEntry.id);
    expect(entry).toMatchObject({ actor: "operator", before: { value: 9_900 }, after: { value: 9_500 } });
  });

  test("a draft lies beside what is published, and there is one", async () => {
    await change(await feeOf(1), "draft");
    await change(await feeOf(2), "draft");
    expect((await content()).fact("offer.upfront_fee").value).toBe(9_900);
    expect((await readRecordState(db, author, fee)).draft?.record).toMatchObject({ value: 2 });
    const drafted = (await readRecordState(db, author, fee)).draft?.record;
    expect(drafted && (await content()).with(drafted).fact("offer.upfront_fee").value).toBe(2);
    await discardDraft(db, author, fee);
    expect((await readRecordState(db, author, fee)).draft).toBeNull();
    await change(await feeOf(3), "draft");
    await change(await feeOf(4));
    expect((await readRecordState(db, author, fee)).draft).toBeNull();
    expect((await content()).fact("offer.upfront_fee").value).toBe(4);
  });

  test("a change with a date is published then, once, and not before", async () => {
    const future = new Date(Date.now() + 3_600_000);
    expect(await change(await feeOf(5), new Date(Date.now() - 1))).toMatchObject({
      problems: [{ path: "publishAt", code: "notInTheFuture" }],
    });
    await change(await feeOf(5), future);
    expect(await publishDue(db, keepingPeople)).toBe(0);
    await db.update(contentRevision).set({ publishAt: sql`now()` });
    await Promise.all([publishDue(db, keepingPeople), publishDue(db, keepingPeople)]);
    expect((await content()).fact("offer.upfront_fee").value).toBe(5);
    expect(await publishDue(db, keepingPeople)).toBe(0);
    const { past } = await historyOf(db, author, fee, null);
    expect(past.map(({ publishedAt }) => publishedAt !== null)).toEqual([true]);
    expect(await actions()).toEqual(["content.schedule", "content.publish-on-date"]);
  });

  test("a dated change is not published once its author may no longer publish; it waits as a failed one", async () => {
    const before = (await content()).fact("offer.upfront_fee").value;
    await change(await feeOf(6), new Date(Date.now() + 60_000));
    await db.update(contentRevision).set({ publishAt: sql`now()` });
    await db.update(person).set({ role: "team" });
    await publishDue(db, keepingPeople);
    expect((await content()).fact("offer.upfront_fee").value).toBe(before);
    expect((await readRecordState(db, author, fee)).draft).toMatchObject({
      record: { value: 6 },
      problem: "authorMayNoLonger",
    });
  });

  test("only administrators change the addresses that get notices and replies", async () => {
    const name = { kind: "setting", id: "site" } as const;
    const manager = signedIn("team", "manager", ["manager"]);
    const site = await published<RecordOf<"setting">>(name);
    const by = async (who: Actor, more: Partial<RecordOf<"setting">>) => {
      const { base } = await readRecordState(db, author, name);
      return changeRecord(db, who, { record: { ...site, ...more }, name, base, when: "now" });
    };
    for (const path of ["notificationEmail", "contactEmail", "legalEmail"])
      expect(await by(manager, { [path]: "me@elsewhere.example" })).toEqual({
        status: "refused",
        problems: [{ path, code: "onlyAdministrators" }],
      });
    expect(await by(manager, { city: "Arles" })).toMatchObject({ status: "saved" });
    expect(await by(author, { notificationEmail: "team@lab.example" })).toMatchObject({ status: "saved" });
  });

  test.each(["notificationEmail", "contactEmail", "legalEmail"])(
    "a dated change of an address waits as a failed one once its author is no administrator: %s",
    async (path) => {
      const name = { kind: "setting", id: "site" } as const;
      const site = await published<RecordOf<"setting">>(name);
      const dated = async (more: object) => {
        await change({ ...site, ...more }, new Date(Date.now() + 60_000));
        await db.update(contentRevision).set({ publishAt: sql`now()` });
        await publishDue(db, keepingPeople);
        return readRecordState(db, author, name);
      };
      await db.update(person).set({ role: "team" });
      await joinTeam(db, author.viewer.id, ["manager"]);
      expect(await dated({ [path]: "me@elsewhere.example" })).toMatchObject({
        published: site,
        draft: { problem: `${path} onlyAdministrators` },
      });
      expect(await dated({ city: "Arles" })).toMatchObject({ published: { city: "Arles" }, draft: null });
    },
  );

  test("a dated change that no longer fits stays with its reason", async () => {
    await change({ ...(await home()), why: { title: { en: "{a.fact}", fr: "x" }, paragraphs: [] } } as never);
    expect(await actions()).toEqual([]);
    const fact = { ...(await feeOf(7)), id: "a.fact" };
    await change(fact);
    const page = await home();
    await change({ ...page, why: { ...page.why, title: { en: "{a.fact}", fr: "x" } } }, new Date(Date.now() + 60_000));
    await deleteRecord(
      db,
      author,
      { kind: "fact", id: "a.fact" },
      (await readRecordState(db, author, { kind: "fact", id: "a.fact" })).base,
    );
    await db
      .update(contentRevision)
      .set({ publishAt: sql`now()` })
      .where(eq(contentRevision.kind, "page"));
    await publishDue(db, keepingPeople);
    await publishDue(db, keepingPeople);
    expect((await readRecordState(db, author, { kind: "page", id: "home" })).draft?.problem).toBe(
      "why.title.en unknownFact a.fact",
    );
    expect((await home()).why.title).toEqual(page.why.title);
  });

  test("what the schema or the facts refuse is told with its place, and nothing is stored", async () => {
    const page = await home();
    const wrong = {
      ...page,
      hero: { ...page.hero, subtitle: { en: "", fr: "{offer.nothing}" } },
      why: { ...page.why, paragraphs: [] },
    };
    const refused = await change(wrong as never);
    expect(refused).toEqual({
      status: "refused",
      problems: [
        { path: "hero.subtitle.en", code: "empty" },
        { path: "why.paragraphs", code: "tooFew", limit: 1 },
      ],
    });
    const unknown = { ...page, hero: { ...page.hero, subtitle: { en: "{offer.nothing}", fr: "x" } } };
    expect(await change(unknown)).toMatchObject({
      problems: [{ path: "hero.subtitle.en", code: "unknownFact", about: "offer.nothing" }],
    });
    const { tax: _, ...untaxed } = await feeOf(1);
    expect(await change(untaxed as never)).toMatchObject({ problems: [{ path: "tax", code: "stillQuoted" }] });
    const participation = { kind: "fact", id: "pitch.participation_fee" } as const;
    const { tax: __, ...words } = await published<RecordOf<"fact">>(participation);
    expect(await change({ ...words, value: 500, unit: "eur" } as never)).toMatchObject({
      problems: [{ path: "tax", code: "stillQuoted" }],
    });
    for (const priced of [{ ...words, tax: "HT" }, await feeOf(1)])
      expect(await change({ ...priced, value: 500, unit: "count" } as never)).toEqual({
        status: "refused",
        problems: [{ path: "unit", code: "wrongForm" }],
      });
    expect(await change({ ...(await feeOf(1)), value: "soon" } as never)).toMatchObject({ status: "refused" });
    expect(await change(await feeOf(-1))).toMatchObject({ problems: [{ path: "value", code: "tooLow", limit: 0 }] });
    for (const [id, code] of [
      ["simulator.multiple", "notANumber"],
      ["simulator.range", "notARange"],
    ] as const) {
      const fact = records.find((each) => each.id === id);
      if (!fact) throw new Error(id);
      const problems = [{ path: "value", code }];
      expect(await change({ ...fact, value: { en: "A lot", fr: "Beaucoup" } } as never)).toMatchObject({ problems });
    }
    const session = records.find((record) => record.kind === "event");
    expect(await change({ ...session, startsOn: "2027-02-10", endsOn: "2027-01-01" } as never)).toEqual({
      status: "refused",
      problems: [{ path: "endsOn", code: "dayOrder" }],
    });
    const dated = { ...session, startsOn: "2027-02-10", endsOn: "2027-02-11", startTime: "18:00", endTime: "21:00" };
    for (const [path, code, wrong] of [
      ["applicationsCloseOn", "closingOrder", "2027-02-11"],
      ["endTime", "timeOrder", "18:00"],
    ] as const)
      expect(await change({ ...dated, [path]: wrong } as never)).toEqual({
        status: "refused",
        problems: [{ path, code }],
      });
    expect(await change({ ...dated, startTime: null } as never)).toMatchObject({
      problems: [{ path: "endTime", code: "timeOrder" }],
    });
    expect((await historyOf(db, author, fee, null)).past).toEqual([]);
    expect(await actions()).toEqual([]);
    // Words in place of an amount have no tax basis.
    expect(await change(words as never)).toMatchObject({ status: "saved" });
  });

  test("who began with what is no longer there overwrites nothing", async () => {
    const { base } = await readRecordState(db, author, fee);
    const [one, two] = [await feeOf(1), await feeOf(2)];
    const both = await Promise.all(
      [one, two].map((record) => changeRecord(db, author, { record, name: fee, base, when: "now" })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(["overtaken", "saved"]);
  });

  test("an older tab discards no draft that it has not shown", async () => {
    const name = { kind: "faq", id: "older-tab" } as const;
    const asking = (en: string) => ({ ...aQuestion(name.id), question: { en, fr: "x" } });
    const baseNow = async () => (await readRecordState(db, author, name)).base;
    await change(asking("Short?"), "draft");
    const short = await baseNow();
    await change(asking("Long?"), "draft");
    expect(await discardDraft(db, author, name, short)).toEqual({ status: "overtaken" });
    expect((await readRecordState(db, author, name)).draft?.record).toEqual(asking("Long?"));
    expect(await discardDraft(db, author, name, await baseNow())).toMatchObject({ status: "saved" });
    expect((await readRecordState(db, author, name)).draft).toBeNull();
  });

  test("an older tab undoes no change beside which it has not shown what stands", async () => {
    const name = { kind: "faq", id: "older-tab" } as const;
    const asking = (en: string) => ({ ...aQuestion(name.id), question: { en, fr: "x" } });
    const baseNow = async () => (await readRecordState(db, author, name)).base;
    await change(asking("First?"));
    await change(asking("Published?"));
    const seen = await baseNow();
    await change(asking("Dated?"), new Date(Date.now() + 3_600_000));
    const [, latest] = (await historyOf(db, author, name, null)).past;
    const undo = async (shown: string) => undoRevision(db, author, name, latest?.id ?? "", shown);
    expect(await undo(seen)).toEqual({ status: "overtaken" });
    expect((await readRecordState(db, author, name)).draft?.record).toEqual(asking("Dated?"));
    expect(await discardDraft(db, author, name, await baseNow())).toMatchObject({ status: "saved" });
    expect(await undo(seen)).toMatchObject({ status: "saved" });
    expect(await undo(seen)).toEqual({ status: "overtaken" });
    await deleteRecord(db, author, name, await baseNow());
    const [deletion] = (await historyOf(db, author, name, null)).past;
    const gone = await baseNow();
    await change(asking("Again?"));
    expect(await undoRevision(db, author, name, deletion?.id ?? "", gone)).toEqual({ status: "overtaken" });
    expect((await readRecordState(db, author, name)).published).toEqual(asking("Again?"));
  });

  test("collections take records, let them go and keep their order over a restart", async () => {
    const id = await freeId(db, "faq", "why");
    expect(await change(aQuestion(id))).toMatchObject({ status: "saved" });
    expect(await freeId(db, "faq", "why")).toBe("why-2");
    const ids = async () => (await listRecords(db, author, "faq")).map((each) => each.id);
    const [first = "", second = ""] = await ids();
    await moveRecord(db, author, { kind: "faq", id: second }, "up");
    const { base } = await readRecordState(db, author, { kind: "faq", id: first });
    expect(await deleteRecord(db, author, { kind: "faq", id: first }, base)).toMatchObject({ status: "saved" });
    const left = await ids();
    expect(left[0]).toBe(second);
    expect(left).not.toContain(first);
    await loadShippedContent(db, records);
    expect(await ids()).toEqual(left);
    const { past } = await historyOf(db, author, { kind: "faq", id: first }, null);
    expect(await undoRevision(db, author, { kind: "faq", id: first }, past[0]?.id ?? "")).toMatchObject({
      status: "saved",
    });
    expect(await ids()).toContain(first);
    const added = (await historyOf(db, author, { kind: "faq", id }, null)).past[0];
    expect(await undoRevision(db, author, { kind: "faq", id }, added?.id ?? "")).toMatchObject({ status: "saved" });
    expect(await ids()).not.toContain(id);
  });

  test("a draft of a new record is listed and seen by nobody else", async () => {
    await change(aQuestion("draft-only"), "draft");
    expect((await listRecords(db, author, "faq")).at(-1)).toMatchObject({ id: "draft-only", published: false });
    expect((await content()).list("faq", "en").map(({ id }) => id)).not.toContain("draft-only");
  });

  test("a fact that is quoted, a fact shipped with the code and what the site stands on cannot be deleted", async () => {
    const remove = async (name: RecordName) =>
      deleteRecord(db, author, name, (await readRecordState(db, author, name)).base);
    const added = { kind: "fact", id: "a.fact" } as const;
    await change({ ...(await feeOf(7)), id: added.id });
    const page = await home();
    await change({ ...page, why: { ...page.why, title: { en: "{a.fact}", fr: "x" } } });
    expect(await remove(added)).toMatchObject({ problems: [{ code: "stillQuoted" }] });
    await change(page);
    expect(await remove(added)).toMatchObject({ status: "saved" });
    const review = { kind: "fact", id: "readiness.review" } as const;
    const shipped = await published<RecordOf<"fact">>(review);
    await change({ ...shipped, value: 7 }, "draft");
    for (const name of [review, fee, { kind: "page", id: "home" } as const]) {
      expect(await readRecordState(db, author, name)).toMatchObject({ mayBeDeleted: false });
      expect(await remove(name)).toMatchObject({ problems: [{ code: "wrongForm" }] });
    }
    await change({ ...shipped, value: 7 });
    expect(await remove(review)).toMatchObject({ status: "refused" });
  });

  test("a fact is not deleted while a text that quotes it is published", async () => {
    const page = await home();
    const name = { kind: "page", id: page.id } as const;
    for (const nth of Array.from({ length: 10 }).keys()) {
      const added = { kind: "fact", id: `a.fact_${nth}` } as const;
      await change({ ...(await feeOf(7)), id: added.id });
      const record = { ...page, why: { ...page.why, title: { en: `{${added.id}}`, fr: "x" } } };
      const [ofFact, ofPage] = [await readRecordState(db, author, added), await readRecordState(db, author, name)];
      const answers = await Promise.all([
        deleteRecord(db, author, added, ofFact.base),
        changeRecord(db, author, { record, name, base: ofPage.base, when: "now" }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual(["refused", "saved"]);
      await change(page);
    }
  });

  test("an editor does not overwrite a publication on a date that they have not seen", async () => {
    const name = { kind: "faq", id: "scheduled" } as const;
    const asking = (en: string) => ({ ...aQuestion(name.id), question: { en, fr: "x" } });
    for (const nth of Array.from({ length: 10 }).keys()) {
      const scheduled = await change(asking(`${nth}?`), new Date(Date.now() + 3_600_000));
      const own = eq(contentRevision.id, scheduled.status === "saved" ? scheduled.revision : "");
      const publishAt = sql`now() - interval '1 minute'`;
      await db.update(contentRevision).set({ publishAt }).where(own);
      const { base } = await readRecordState(db, author, name);
      const [saved] = await Promise.all([
        changeRecord(db, author, { record: asking("Other?"), name, base, when: "now" }),
        publishDue(db, keepingPeople),
      ]);
      const [row] = await db.select({ publishedAt: contentRevision.publishedAt }).from(contentRevision).where(own);
      expect(saved.status).toBe(row?.publishedAt ? "overtaken" : "saved");
    }
  });

  test("a changed wording takes the next version, an unchanged one does not", async () => {
    const name = { kind: "notice", id: "simulator" } as const;
    const notice = await published<RecordOf<"notice">>(name);
    await change({ ...notice, summary: { en: "Other words.", fr: "D’autres mots." } });
    expect(await published(name)).toMatchObject({ version: notice.version + 1 });
    await change(await published(name));
    expect(await published(name)).toMatchObject({ version: notice.version + 1 });
  });

  test("nobody but an administrator changes anything", async () => {
    const founder = signedIn("founder");
    const { base } = await readRecordState(db, author, fee);
    const record = await feeOf(1);
    await expect(changeRecord(db, founder, { record, name: fee, base, when: "now" })).rejects.toThrow(NotAllowed);
    await expect(deleteRecord(db, founder, fee, base)).rejects.toThrow(NotAllowed);
    await expect(moveRecord(db, founder, fee, "up")).rejects.toThrow(NotAllowed);
    await expect(discardDraft(db, founder, fee)).rejects.toThrow(NotAllowed);
    await expect(undoRevision(db, founder, fee, crypto.randomUUID())).rejects.toThrow(NotAllowed);
  });
});
