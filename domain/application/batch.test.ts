import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { answers } from "../../e2e/peers/application-answers.ts";
import { atOnce } from "../../e2e/peers/answer-terms.ts";
import { aLead, aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { joinTeam } from "../person/team.server.ts";
import { exportOf, holdingsOf } from "../privacy/export.server.ts";
import { withdrawApplication } from "./applicant-actions.server.ts";
import { readForTeam } from "./application.server.ts";
import { application, applicationSubmission } from "./application.table.ts";
import { decideBatch, mostInBatch, previewBatch, readBatch, recallBatch } from "./batch.server.ts";
import { decide } from "./decision.server.ts";
import { inviteToCall } from "./invitation.server.ts";
import { recall } from "./recall.server.ts";
import { releaseDue } from "./release.server.ts";
import { syncStatus } from "./status.server.ts";
import { changeApplication } from "./submit.server.ts";

const now = new Date("2026-12-01T09:00:00Z");
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const held = { ...atOnce, hold: 15 };
const [author, colleague] = [signedIn("admin", "author"), signedIn("admin", "colleague")];
const reason = "Too early";
const no = { step: "first", verdict: "no", reason, line: "A line." } as const;
const log = {
  warn(details: unknown) {
    throw new Error("An answer was not released", { cause: details });
  },
};

onBothEngines("applications decided together", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    for (const { viewer } of [author, colleague]) await aPerson(database.db, "admin", { id: viewer.id });
  });
  afterAll(() => database.close());

  async function applied(count: number) {
    const { db } = database;
    const ids = Array.from({ length: count }, () => randomUUID());
    for (const id of ids) {
      const email = `${id}@b.test`;
      await aLead(db, { id, form: "application", email });
      await db.insert(application).values({ id, intake: "2026-12", email, lang: "fr", sentAt: now });
      await db.insert(applicationSubmission).values({ id: randomUUID(), applicationId: id, answers, submittedAt: now });
      await syncStatus(db, id);
    }
    return ids;
  }
  const preview = (ids: string[], verdict: "yes" | "no" | "wait" = "no") =>
    previewBatch(database.db, author, { ids, verdict, line: "The line" }, held, now);
  const rowsOf = async (ids: string[]) =>
    (await preview(ids)).map(({ id, submission }) => ({ application: id, submission, line: `Line of ${id}` }));
  const send = async (
    rows: Awaited<ReturnType<typeof rowsOf>>,
    verdict: "yes" | "no" | "wait" = "no",
    terms = held,
  ) => {
    const decided = await decideBatch(database.db, author, { verdict, reason, rows }, terms, now);
    if (decided.status !== "decided") throw new Error("Limited");
    return decided.batch;
  };
  const resultOf = async (batch: string) => {
    const result = await readBatch(database.db, author, batch);
    const decided = result?.decided.map(({ id }) => id).toSorted() ?? [];
    return { decided, refused: new Map(result?.refused.map(({ id, status }) => [id, status])) };
  };
  const mailsOf = async (id: string) =>
    (await database.db.select().from(job).where(eq(job.subject, id))).filter(({ queue }) => queue === "team-mail");

  test("go each for itself: those that changed since, were withdrawn or decided are refused by name", async () => {
    const ids = await applied(6);
    const [stale = "", withdrawn = "", decided = "", invited = "", ...good] = ids;
    const rows = await rowsOf(ids);
    const changed = { answers: { ...answers, pitch: "Reeds for roofs." }, notify: "" };
    await changeApplication(database.db, stale, changed, held.rule, minutes(1));
    await withdrawApplication(database.db, withdrawn, { notify: "" }, now);
    await decide(database.db, colleague, decided, { ...no, ...held }, now);
    const call = { times: [new Date("2027-01-04T09:00:00Z")], where: "By video", reason, anyway: true };
    await inviteToCall(database.db, colleague, invited, { ...call, ...held }, now);
    const batch = await send(rows);
    expect(await resultOf(batch)).toEqual({
      decided: good.toSorted(),
      refused: new Map([
        [stale, "stale"],
        [withdrawn, "withdrawn"],
        [decided, "decided"],
        [invited, "held"],
      ]),
    });
    for (const id of good) expect((await readForTeam(database.db, id))?.first?.line).toBe(`Line of ${id}`);
    await releaseDue(database.db, held, log, minutes(20));
    for (const id of good)
      expect((await mailsOf(id)).map(({ data }) => data)).toMatchObject([{ line: `Line of ${id}` }]);
  });

  test("are listed by name, accents beside their letter", async () => {
    const ids = await applied(3);
    for (const [nth, companyName] of ["Zéphyr", "Écluse", "fanal"].entries())
      await database.db
        .update(applicationSubmission)
        .set({ answers: { ...answers, companyName } })
        .where(eq(applicationSubmission.applicationId, ids[nth] ?? ""));
    const batch = await send(await rowsOf(ids));
    const names = async () => (await readBatch(database.db, author, batch))?.decided.map(({ startup }) => startup);
    expect(await names()).toEqual(["Écluse", "fanal", "Zéphyr"]);
  });

  test("are accepted up to the places, and a first reply is no acceptance", async () => {
    const ids = await applied(4);
    const [first = "", ...called] = ids;
    const call = { times: [new Date("2027-01-04T09:00:00Z")], where: "By video", reason, anyway: true };
    for (const id of called) await inviteToCall(database.db, author, id, { ...call, ...atOnce }, now);
    await database.db.update(application).set({ intake: "2031-05" });
    expect((await preview(ids, "yes")).map(({ refused }) => refused)).toEqual(["too-early", null, null, null]);
    const rows = (await preview(ids, "yes")).map(({ id, submission }) => ({ application: id, submission, line: "" }));
    const { decided, refused } = await resultOf(await send(rows, "yes", { ...held, places: 2 }));
    expect([decided.length, [...refused.values()].toSorted(), refused.get(first)]).toEqual([
      2,
      ["full", "too-early"],
      "too-early",
    ]);
  });

  test("accept nobody who waited until their intake began, before the mails are read and after", async () => {
    const { db } = database;
    const [waiting = ""] = await applied(1);
    const call = { times: [new Date("2027-01-04T09:00:00Z")], where: "By video", reason, anyway: true };
    await inviteToCall(db, author, waiting, { ...call, ...atOnce }, now);
    await decide(db, author, waiting, { step: "final", verdict: "wait", reason, line: "", ...atOnce }, now);
    await db.update(application).set({ intake: "2026-09" }).where(eq(application.id, waiting));
    const [shown] = await preview([waiting], "yes");
    expect(shown?.refused).toBe("begun");
    const batch = await send([{ application: waiting, submission: shown?.submission ?? "", line: "" }], "yes");
    expect((await resultOf(batch)).refused).toEqual(new Map([[waiting, "begun"]]));
  });

  test("overturn no colleague's decision, and decide no other step than their author was shown", async () => {
    const [invited = "", waiting = "", declined = "", bare = ""] = await applied(4);
    const { db } = database;
    const call = { times: [new Date("2027-01-04T09:00:00Z")], where: "By video", reason, anyway: true };
    const invite = (id: string) => inviteToCall(db, colleague, id, { ...call, ...atOnce }, now);
    for (const id of [waiting, declined, bare]) await invite(id);
    const shown = await preview([invited, waiting, declined, bare]);
    await invite(invited);
    const final = (id: string, verdict: "wait" | "no") =>
      decide(db, colleague, id, { step: "final", verdict, reason, line: "Theirs", ...atOnce }, now);
    await final(waiting, "wait");
    await final(declined, "no");
    await final(bare, "no");
    const rows = shown.map(({ id, submission, step, shownDecision, shownCall }) => {
      const row = { application: id, submission, line: "Mine" };
      return id === bare ? row : { ...row, step, shownDecision, shownCall };
    });
    const expected = new Map(shown.map(({ id }) => [id, "decided"]));
    expect(await resultOf(await send(rows))).toEqual({ decided: [], refused: expected });
    const plain = [declined, bare].map((application) => ({
      ...{ application, line: "" },
      submission: shown.find(({ id }) => id === application)?.submission ?? "",
    }));
    expect((await resultOf(await send(plain, "yes"))).decided).toEqual([]);
    expect((await preview([declined], "yes"))[0]?.refused).toBe("decided");
    const again = (await preview([waiting])).map(({ id, ...row }) => ({ ...row, application: id, line: "Mine" }));
    expect((await resultOf(await send(again))).decided).toEqual([waiting]);
  });

  test("that cannot be decided tell their applicants nothing, in their own data either", async () => {
    const [id = ""] = await applied(1);
    const seen = async () =>
      JSON.stringify([await holdingsOf(database.db, `${id}@b.test`), await exportOf(database.db, `${id}@b.test`)]);
    const before = await seen();
    const batch = await send([{ application: id, submission: randomUUID(), line: "A line." }]);
    expect((await resultOf(batch)).refused).toEqual(new Map([[id, "stale"]]));
    expect(await seen()).toBe(before);
  });

  test("go on after one that fails, which is noted", async () => {
    const ids = await applied(3);
    const [one = "", failing = "", last = ""] = ids;
    const rows = (await rowsOf(ids)).map((row) => (row.application === failing ? { ...row, line: " " } : row));
    expect(await resultOf(await send(rows))).toEqual({
      decided: [one, last].toSorted(),
      refused: new Map([[failing, "failed"]]),
    });
  });

  test("are taken back together, by a colleague too, but for those that have left", async () => {
    const ids = await applied(5);
    const batch = await send(await rowsOf(ids));
    const [one] = (await readBatch(database.db, author, batch))?.decided ?? [];
    await recall(database.db, author, { application: one?.id ?? "", answer: one?.decision ?? "" }, minutes(1));
    const pressed = await Promise.all([
      recallBatch(database.db, colleague, batch, minutes(2)),
      recallBatch(database.db, author, batch, minutes(2)),
    ]);
    expect(pressed[0].count + pressed[1].count).toBe(4);
    await releaseDue(database.db, held, log, minutes(60));
    for (const id of ids) expect(await mailsOf(id)).toEqual([]);
    expect(await recallBatch(database.db, author, batch, minutes(61))).toEqual({ count: 0, status: "recalled" });
    const left = await send(await rowsOf(ids));
    await releaseDue(database.db, held, log, minutes(60));
    expect(await recallBatch(database.db, author, left, minutes(61))).toEqual({ count: 0, status: "left" });
    for (const id of ids) expect(await mailsOf(id)).toHaveLength(1);
  });

  test("are taken back by a change of the applicant, which the batch names apart from a withdrawal", async () => {
    const [changed = "", withdrawn = ""] = await applied(2);
    const batch = await send(await rowsOf([changed, withdrawn]));
    const newer = { answers: { ...answers, pitch: "Reeds for roofs." }, notify: "" };
    await changeApplication(database.db, changed, newer, held.rule, minutes(1));
    await withdrawApplication(database.db, withdrawn, { notify: "" }, minutes(1));
    const { decided = [] } = (await readBatch(database.db, author, batch)) ?? {};
    expect(new Map(decided.map((each) => [each.id, [each.recalledAt, each.recalledBy, each.isChanged]]))).toEqual(
      new Map([
        [changed, [minutes(1), null, true]],
        [withdrawn, [minutes(1), null, false]],
      ]),
    );
  });

  test("are decided only as long as their author may: whoever loses the right meanwhile decides no more", async () => {
    const { db } = database;
    const ids = await applied(3);
    const rows = await rowsOf(ids);
    const [first = "", ...later] = ids;
    const manager = await aPerson(db, "team");
    await joinTeam(db, manager.viewer.id, ["manager"]);
    const actor = { ...manager, viewer: { ...manager.viewer, functions: ["manager" as const] } };
    await db.execute(sql`create function lose_right() returns trigger language plpgsql as
      $$ begin delete from team_member where person_id = new.author; return new; end $$`);
    await db.execute(sql`create trigger lose_right after insert on application_decision
      for each row execute function lose_right()`);
    const decided = await decideBatch(db, actor, { verdict: "no", reason, rows }, held, now);
    await db.execute(sql`drop function lose_right cascade`);
    const batch = decided.status === "decided" ? decided.batch : "";
    expect(await resultOf(batch)).toEqual({ decided: [first], refused: new Map(later.map((id) => [id, "ended"])) });
  });

  test("are taken back only as long as whoever does it may", async () => {
    const { db } = database;
    const batch = await send(await rowsOf(await applied(3)));
    const manager = await aPerson(db, "team");
    await joinTeam(db, manager.viewer.id, ["manager"]);
    const actor = { ...manager, viewer: { ...manager.viewer, functions: ["manager" as const] } };
    await db.execute(sql`create function lose_right() returns trigger language plpgsql as
      $$ begin delete from team_member where person_id = new.recalled_by; return new; end $$`);
    // Deferred to the commit of the first recall, as if another request took the right away after it.
    await db.execute(sql`create constraint trigger lose_right after update on application_decision
      deferrable initially deferred for each row execute function lose_right()`);
    await expect(recallBatch(db, actor, batch, minutes(2))).rejects.toThrow(NotAllowed);
    await db.execute(sql`drop function lose_right cascade`);
    const { decided = [] } = (await readBatch(db, author, batch)) ?? {};
    expect(decided.filter(({ recalledAt }) => recalledAt)).toHaveLength(1);
  });

  test("are fifty at most, by the team, twenty times an hour", async () => {
    const ids = await applied(mostInBatch + 2);
    expect(await preview(ids)).toHaveLength(mostInBatch);
    const { decided } = await resultOf(await send((await rowsOf(ids)).concat(await rowsOf(ids.slice(-2)))));
    expect(decided).toHaveLength(mostInBatch);
    for (const role of ["founder", "investor"] as const) {
      const stranger = signedIn(role);
      const batch = { verdict: "no" as const, reason, rows: [] };
      await expect(decideBatch(database.db, stranger, batch, held, now)).rejects.toThrow();
      await expect(readBatch(database.db, stranger, randomUUID())).rejects.toThrow();
      await expect(recallBatch(database.db, stranger, randomUUID())).rejects.toThrow();
    }
    const keen = signedIn("admin", "keen");
    const press = () => decideBatch(database.db, keen, { verdict: "no", reason, rows: [] }, held, now);
    const statuses = [];
    for (let nth = 0; nth < 21; nth += 1) statuses.push((await press()).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => "decided"), "limited"]);
  });
});
