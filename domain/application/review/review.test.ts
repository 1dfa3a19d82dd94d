import { randomUUID } from "node:crypto";
import { and, eq, isNull, notInArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { onBothEngines } from "../../../e2e/both-engines.ts";
import { answers } from "../../../e2e/peers/application-answers.ts";
import { aPerson } from "../../../e2e/peers/viewers.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import { listAudit } from "../../audit/list.server.ts";
import { endAccess } from "../../colleague/end-access.server.ts";
import { changeFunctions } from "../../colleague/functions.server.ts";
import { periodOf } from "../../figure/period.ts";
import { reviewerLoads } from "../../figure/reviewers.server.ts";
import { listLeads } from "../../lead/list.server.ts";
import { leadNotes, writeNote } from "../../lead/note.server.ts";
import type { Actor } from "../../person/actor.ts";
import { person } from "../../person/person.table.ts";
import { joinTeam } from "../../person/team.server.ts";
import { exportOf } from "../../privacy/export.server.ts";
import type { TeamFunction } from "../../team/rights.ts";
import { decideBatch, previewBatch } from "../batch.server.ts";
import { readApplicationDetail } from "../application-detail.server.ts";
import { findApplication } from "../application.server.ts";
import { applicationSubmission } from "../application.table.ts";
import { decide } from "../decision.server.ts";
import { inviteToCall } from "../invitation.server.ts";
import type { IntakeRule } from "../intake.ts";
import { listApplications } from "../list.server.ts";
import { recall } from "../recall.server.ts";
import { type Sent, submitApplication } from "../submit.server.ts";
import { blockPerson } from "../../person/block.server.ts";
import { changeRole } from "../../person/role.server.ts";
import { lettingIn, shuttingOut } from "../../colleague/shut-out.server.ts";
import { assign } from "./assign.server.ts";
import { declareConflict, liftConflict } from "./conflict.server.ts";
import { dealIn } from "./hand-over.server.ts";
import { reviewsDue } from "./due.server.ts";
import { openRound } from "./open-round.server.ts";
import { ownReviews } from "./own-reviews.server.ts";
import { readForReview } from "./read-review.server.ts";
import { seeScores } from "./ranking-look.server.ts";
import { readRanking } from "./read-ranking.server.ts";
import { readRound } from "./read-round.server.ts";
import { conflict, review, reviewAssignment } from "./review.table.ts";
import { submitReview } from "./submit-review.server.ts";

const secret = "a secret for the tests of this file";
const rule: IntakeRule = { due: 15, interviews: { from: 1, to: 15 }, start: 1 };
const delays = { firstAnswer: 48, call: 30, finalDecision: 1 };
const early = new Date("2026-12-01T09:00:00Z");
const steps = { maturity: 3, traction: 2, growth: 3, team: 4 };

let senders = 0;

onBothEngines("the reading of an intake", (open, engine) => {
  let database: Database;
  let director: Actor;
  beforeAll(async () => {
    database = await open();
    director = await aPerson(database.db, "admin", { id: "director" });
  });
  afterAll(() => database.close());

  async function aColleague(functions: TeamFunction[], email = `${randomUUID()}@gmail.com`): Promise<Actor> {
    const actor = await aPerson(database.db, "team", { email });
    await joinTeam(database.db, actor.viewer.id, functions);
    return { ...actor, viewer: { ...actor.viewer, functions } };
  }

  async function apply(intake: string, email = `p${(senders += 1)}@b.test`) {
    senders += 1;
    const sent: Sent = {
      ...{ answers, intake, email, lang: "fr", source: {}, notify: "", spam: false },
      consents: [{ purpose: "notice", version: 1, wording: "For", given: true }],
      address: `10.9.${senders >> 8}.${senders & 255}`,
    };
    await submitApplication(database.db, secret, sent, rule, early);
    const found = await findApplication(database.db, intake, email);
    if (!found) throw new Error("The application was not stored");
    return found.id;
  }

  const start = (intake: string, perFile = 2) =>
    openRound(database.db, director, { intake, perFile, answerHours: 48 }, early);
  const readersOf = async (id: string) =>
    (
      await database.db
        .select({ reviewer: reviewAssignment.reviewer })
        .from(reviewAssignment)
        .where(and(eq(reviewAssignment.applicationId, id), isNull(reviewAssignment.endedAt)))
    ).map(({ reviewer }) => reviewer);
  const send = (
    actor: Actor,
    id: string,
    more: { sentence?: string; steps?: typeof steps; from?: number; version?: number } = {},
  ) => submitReview(database.db, actor, { application: id, steps, sentence: "", from: 0, ...more });
  /** Ends the access of a test's reviewers, who would otherwise be assigned the applications of later tests. */
  const leave = (...actors: Actor[]) =>
    Promise.all(actors.map(({ viewer }) => endAccess(database.db, director, { id: viewer.id, to: null })));

  test("is opened once of 20 presses, dealt evenly, and latecomers and new reviewers are dealt in at once", async () => {
    const intake = "2027-01";
    const reviewers = await Promise.all([1, 2, 3].map(() => aColleague(["reviewer"])));
    for (let nth = 0; nth < 7; nth += 1) await apply(intake);
    const opened = await Promise.all(Array.from({ length: 20 }, () => start(intake)));
    expect(opened.filter(({ status }) => status === "stored")).toHaveLength(1);
    const loads = async () =>
      (await readRound(database.db, director, intake)).team.filter(({ isDealt }) => isDealt).map(({ load }) => load);
    expect((await loads()).toSorted()).toEqual([4, 5, 5]);
    const late = await apply(intake);
    expect(await readersOf(late)).toHaveLength(2);
    const joined = await aColleague(["reviewer"]);
    await dealIn(database.db, joined);
    expect((await loads()).toSorted()).toEqual([4, 4, 4, 4]);
    const [first] = await ownReviews(database.db, joined);
    expect(first?.dueAt).toEqual(new Date("2026-12-02T21:00:00Z"));
    const later = await aColleague(["reviewer"]);
    await dealIn(database.db, later, new Date("2027-03-01T09:00:00Z"));
    const dues = (await ownReviews(database.db, later)).map(({ dueAt }) => dueAt);
    expect(new Set(dues.map(Number))).toEqual(new Set([Date.parse("2027-03-01T21:00:00Z")]));
    expect((await readRound(database.db, director, intake)).done).toBe(0);
    await leave(...reviewers, joined, later);
  });

  test("a latecomer's file is dealt alone: nobody else's files change hands", async () => {
    const intake = "2027-11";
    const [one, two] = [await aColleague(["reviewer"]), await aColleague(["reviewer"])];
    const files: string[] = [];
    for (let nth = 0; nth < 6; nth += 1) files.push(await apply(intake));
    await start(intake, 1);
    const dealt = () => Promise.all(files.map(readersOf));
    const before = await dealt();
    // Nothing is reassigned before the third reviewer opens the desk, so this reviewer gets the late application.
    const three = await aColleague(["reviewer"]);
    const late = await apply(intake);
    expect(await dealt()).toEqual(before);
    expect(await readersOf(late)).toEqual([three.viewer.id]);
    await dealIn(database.db, three);
    expect(await dealt()).not.toEqual(before);
    await leave(one, two, three);
  });

  test("owed reviews are told per reviewer: one's own to a reviewer, and to a manager no count that tells who is in", async () => {
    const { db } = database;
    const intake = "2027-09";
    const [one, two] = [await aColleague(["reviewer"]), await aColleague(["reviewer", "manager"])];
    const files = [await apply(intake), await apply(intake), await apply(intake)];
    await start(intake);
    const at = new Date("2026-12-02T20:00:00Z");
    const owed = async (actor: Actor, now = at) =>
      (await reviewsDue(db, actor, now))
        .filter(({ reviewer }) => [one, two].some(({ viewer }) => viewer.id === reviewer))
        .map(({ reviewer, open, late }) => [reviewer === one.viewer.id ? "one" : "two", open, late]);
    expect(await owed(one)).toEqual([["one", 3, 0]]);
    expect((await owed(director)).toSorted()).toEqual([
      ["one", 3, 0],
      ["two", 3, 0],
    ]);
    expect((await owed(director, new Date("2026-12-02T21:00:00Z"))).toSorted()).toEqual([
      ["one", 3, 3],
      ["two", 3, 3],
    ]);
    const [first = ""] = files;
    expect(await owed(two)).toEqual([["two", 3, 0]]);
    await send(one, first);
    expect(await owed(two)).toEqual([["two", 3, 0]]);
    expect((await owed(director)).toSorted()).toEqual([
      ["one", 2, 0],
      ["two", 3, 0],
    ]);
    const period = periodOf("30d", new Date());
    const loads = (await reviewerLoads(db, director, { ...period, from: "2026-11-25", until: "2026-12-31" })).map(
      ({ id, files: count }) => [id, count],
    );
    expect(loads).toContainEqual([one.viewer.id, 3]);
    await leave(one, two);
  });

  test("who has seen a file's score, in the ranking or a list, is not assigned to it; to a file without one they are", async () => {
    const intake = "2027-10";
    const reader = await aColleague(["reviewer"]);
    const [ranked, listed] = [await aColleague(["manager"]), await aColleague(["manager"])];
    const [scored, unscored] = [await apply(intake), await apply(intake)];
    await start(intake, 1);
    const give = ({ viewer }: Actor, application: string) =>
      assign(database.db, director, { intake, application, reviewer: viewer.id });
    await readRanking(database.db, ranked, intake, 1);
    // The server's clock is a minute ahead of the database's clock, which cannot happen with PGlite.
    if (engine === "postgres") vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ["Date"] });
    expect(await send(reader, scored)).toEqual({ status: "stored" });
    vi.useRealTimers();
    await readRanking(database.db, ranked, intake, 1);
    await seeScores(database.db, listed, [{ id: scored, intake, score: 50 }]);
    for (const manager of [ranked, listed]) {
      expect(await give(manager, scored)).toEqual({ status: "barred" });
      expect(await give(manager, unscored)).toEqual({ status: "stored" });
    }
    const blind = await aColleague(["manager"]);
    expect(await give(blind, scored)).toEqual({ status: "stored" });
    await leave(reader, ranked, listed, blind);
  });

  test("a score that was listed is not shown to whom the file was given meanwhile", async () => {
    const intake = "2027-10";
    const [reader, manager] = [await aColleague(["reviewer"]), await aColleague(["manager"])];
    await start(intake, 1);
    const [id, other] = [await apply(intake), await apply(intake)];
    for (const each of [id, other]) {
      if (!(await readersOf(each)).includes(reader.viewer.id))
        await assign(database.db, director, { intake, application: each, reviewer: reader.viewer.id });
      expect(await send(reader, each)).toEqual({ status: "stored" });
    }
    const filter = { view: "all", intake, text: "" } as const;
    const { rows } = await listApplications(database.db, manager, filter, delays, {});
    const to = (application: string) =>
      assign(database.db, director, { intake, application, reviewer: manager.viewer.id });
    expect(await to(id)).toEqual({ status: "stored" });
    const shown = (await seeScores(database.db, manager, rows)).map((row) => row.id);
    expect([shown.includes(id), shown.includes(other)]).toEqual([false, true]);
    expect(await to(other)).toEqual({ status: "barred" });
    await leave(reader, manager);
  });

  test("nobody reads an applicant of their own domain, unless it is a public host's", async () => {
    const intake = "2027-02";
    const near = await aColleague(["reviewer"], "lou@canal.test");
    const other = await aColleague(["reviewer"], "sam@demo.example");
    const [own, part, open_] = [
      await apply(intake, "ceo@canal.test"),
      await apply(intake, "ceo@team.canal.test"),
      await apply(intake, "ceo@demo.example"),
    ];
    await start(intake);
    expect(await readersOf(own)).toEqual([other.viewer.id]);
    expect(await readersOf(part)).toEqual([other.viewer.id]);
    expect((await readersOf(open_)).toSorted()).toEqual([near.viewer.id, other.viewer.id].toSorted());
    const asked = { intake, application: own, reviewer: near.viewer.id };
    expect(await assign(database.db, director, asked)).toEqual({ status: "barred" });
    await leave(near, other);
  });

  test("a review sent 50 times at once is one version, a change is the next, and a decision ends it", async () => {
    const intake = "2027-03";
    const [reader, other] = [await aColleague(["reviewer"]), await aColleague(["reviewer"])];
    const id = await apply(intake);
    await start(intake, 1);
    const [mine, stranger] = (await readersOf(id)).includes(reader.viewer.id) ? [reader, other] : [other, reader];
    const versions = () => database.db.select().from(review).where(eq(review.applicationId, id)).orderBy(review.number);
    expect(await send(stranger, id)).toEqual({ status: "gone" });
    const all = await Promise.all(Array.from({ length: 50 }, () => send(mine, id)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(["stored"]));
    expect(await versions()).toMatchObject([{ number: 1, steps, voidedAt: null }]);
    const change = { sentence: "Chiffrez un fauteuil vide." };
    expect(await send(mine, id, change)).toEqual({ status: "overtaken" });
    expect(await send(mine, id, { ...change, from: 1 })).toEqual({ status: "stored" });
    expect(await send(mine, id, { sentence: "An older tab", from: 1 })).toEqual({ status: "overtaken" });
    expect(await versions()).toMatchObject([{ number: 1 }, { number: 2, ...change }]);
    await database.db
      .insert(applicationSubmission)
      .values({ id: randomUUID(), applicationId: id, answers, submittedAt: new Date(early.getTime() + 1_000) });
    expect(await send(mine, id, { sentence: "Of old answers", from: 2, version: 1 })).toEqual({ status: "changed" });
    expect(await send(mine, id, { ...change, from: 2, version: 2 })).toEqual({ status: "stored" });
    expect(await versions()).toHaveLength(3);
    const unknown = { ...steps, maturity: null, team: null };
    const wrong = { application: id, steps: unknown, sentence: "", from: 3 };
    expect(await submitReview(database.db, mine, wrong)).toEqual({ status: "unknown" });
    const before = await exportOf(database.db, (await ownFile(id)).email);
    expect(before.some(({ name }) => name === "review")).toBe(false);
    await decline(id);
    expect(await send(mine, id)).toEqual({ status: "decided" });
    const exported = (await exportOf(database.db, (await ownFile(id)).email)).find(({ name }) => name === "review");
    expect(exported?.rows.at(-1)).toMatchObject({ sentence: "Chiffrez un fauteuil vide.", steps });
    expect(JSON.stringify(exported)).not.toContain(mine.viewer.id);
    await leave(reader, other);
  });

  const ownFile = async (id: string) => {
    const found = await readApplicationDetail(database.db, director, id);
    if (!found) throw new Error("There is no such application");
    return found;
  };
  const decline = (id: string) =>
    decide(database.db, director, id, {
      step: "first",
      verdict: "no",
      reason: "r",
      line: "l",
      places: 4,
      rule,
      delays,
      hold: 0,
    });

  test("a decision that left shows others' reviews: who has not scored by then does not, once it is reopened", async () => {
    const { db } = database;
    const intake = "2026-12";
    const [reader, slow, other] = [
      await aColleague(["reviewer"]),
      await aColleague(["reviewer"]),
      await aColleague(["manager"]),
    ];
    const id = await apply(intake);
    await start(intake);
    await send(reader, id, { sentence: "canary" });
    await decline(id);
    expect((await readForReview(db, slow, id))?.others?.reviews).toHaveLength(1);
    const call = { times: [new Date("2027-12-06T09:00:00Z")], where: "By video", reason: "r", anyway: true };
    await inviteToCall(db, director, id, { ...call, places: 4, rule, delays, hold: 15 });
    const reviewsInExport = async () =>
      (await exportOf(db, (await ownFile(id)).email)).filter(({ name }) => name === "review");
    const before = await reviewsInExport();
    expect(await send(slow, id)).toEqual({ status: "gone" });
    expect(await send(reader, id, { sentence: "A second thought", from: 1 })).toEqual({ status: "stored" });
    expect(await reviewsInExport()).toEqual(before);
    const to = ({ viewer }: Actor) => assign(db, director, { intake, application: id, reviewer: viewer.id });
    expect(await to(slow)).toEqual({ status: "barred" });
    expect(await to(other)).toEqual({ status: "stored" });
    expect((await readForReview(db, other, id))?.others).toBeNull();
    await leave(reader, slow, other);
  });

  test("a hundred versions of reviews an hour are stored of one person", async () => {
    const intake = "2026-12";
    const keen = await aColleague(["reviewer"]);
    await start(intake);
    const id = await apply(intake);
    await assign(database.db, director, { intake, application: id, reviewer: keen.viewer.id });
    const sent = [];
    for (let nth = 0; nth < 101; nth += 1)
      sent.push((await send(keen, id, { sentence: `Version ${nth}`, from: nth })).status);
    expect(sent).toEqual([...Array.from({ length: 100 }, () => "stored"), "limited"]);
    await leave(keen);
  });

  test("one of 20 who assign a file to one person does, and whoever opened its reviews is not assigned", async () => {
    const intake = "2027-04";
    const reader = await aColleague(["reviewer"]);
    const manager = await aColleague(["manager"]);
    const id = await apply(intake);
    await start(intake, 1);
    await send(reader, id, { sentence: "canary" });
    const other = await aPerson(database.db, "admin");
    expect((await readForReview(database.db, other, id))?.others?.reviews).toMatchObject([{ sentence: "canary" }]);
    const to = (reviewer: Actor) =>
      assign(database.db, director, { intake, application: id, reviewer: reviewer.viewer.id });
    expect(await to(other)).toEqual({ status: "barred" });
    expect(await to(await aColleague(["expert"]))).toEqual({ status: "reviewer" });
    const all = await Promise.all(Array.from({ length: 20 }, () => to(manager)));
    expect(all.filter(({ status }) => status === "stored")).toHaveLength(1);
    expect((await readForReview(database.db, manager, id))?.others).toBeNull();
    await send(manager, id);
    expect((await readForReview(database.db, manager, id))?.others?.reviews).toMatchObject([{ sentence: "canary" }]);
    expect(await to(other)).toEqual({ status: "barred" });
    const nowhere = { intake: "2027-03", application: id, reviewer: manager.viewer.id };
    expect(await assign(database.db, director, nowhere)).toEqual({ status: "gone" });
    await leave(reader, manager);
  });

  describe("whoever is to score a file", () => {
    test("gets nothing of others' notes and reviews before their own is in, administrators included", async () => {
      const intake = "2027-05";
      const reader = await aColleague(["reviewer"]);
      const admin = await aPerson(database.db, "admin");
      const id = await apply(intake);
      await start(intake, 1);
      await assign(database.db, director, { intake, application: id, reviewer: admin.viewer.id });
      await send(reader, id, { sentence: "canary" });
      await writeNote(database.db, director, id, "canary of a note");
      const no = { step: "first", verdict: "no", reason: "r", line: "canary of a line" } as const;
      await decide(database.db, director, id, { ...no, places: 4, rule, delays, hold: 15 });
      const answer = (await ownFile(id)).first?.id ?? "";
      const held = async () => JSON.stringify(await readApplicationDetail(database.db, admin, id));
      expect(await held()).not.toMatch(/canary/);
      expect(JSON.stringify(await readApplicationDetail(database.db, director, id))).toMatch(/canary of a line/);
      const [knows, fresh] = [await aColleague(["manager", "reviewer"]), await aColleague(["manager", "reviewer"])];
      expect(JSON.stringify(await readApplicationDetail(database.db, knows, id))).toMatch(/canary of a line/);
      expect(await recall(database.db, director, { application: id, answer })).toEqual({ status: "stored" });
      const to = ({ viewer }: Actor) => assign(database.db, director, { intake, application: id, reviewer: viewer.id });
      expect([await to(knows), await to(fresh)]).toEqual([{ status: "barred" }, { status: "stored" }]);
      expect(JSON.stringify(await readApplicationDetail(database.db, fresh, id))).not.toMatch(/canary of a line/);
      const anything = { actor: "", action: "", object: "", from: "", to: "" };
      const seen = async () =>
        JSON.stringify([
          await readForReview(database.db, admin, id),
          await readApplicationDetail(database.db, admin, id),
          await leadNotes(database.db, admin, [id]),
          await readRound(database.db, admin, intake),
          (await listAudit(database.db, admin, { ...anything, object: id }, {})).rows.map(({ action }) => action),
        ]);
      expect(await seen()).not.toMatch(/canary|review\.submit|"isIn":true/);
      await send(admin, id);
      expect(await seen()).toMatch(/canary.*canary of a line.*canary of a note.*"isIn":true.*review\.submit/);
      await leave(reader, knows, fresh);
    });
  });

  test("a conflict closes the file to that person everywhere, voids their review, and is lifted by another", async () => {
    const intake = "2027-06";
    const manager = await aColleague(["manager", "reviewer"]);
    const [reader, spare] = [await aColleague(["reviewer"]), await aColleague(["reviewer"])];
    const id = await apply(intake);
    const others = await apply(intake);
    await start(intake, 3);
    await send(manager, id);
    expect(await declareConflict(database.db, manager, { application: id, reason: "My sister" })).toEqual({
      status: "stored",
    });
    const voided = await database.db.select().from(review).where(eq(review.applicationId, id));
    expect(voided).toMatchObject([{ voidedAt: expect.any(Date) }]);
    const filter = { view: "all", intake, text: "" } as const;
    const anything = { actor: "", action: "", object: "", from: "", to: "" };
    const everywhere = async () => [
      await readForReview(database.db, manager, id),
      await readApplicationDetail(database.db, manager, id),
      (await ownReviews(database.db, manager)).find((each) => each.id === id),
      (await listApplications(database.db, manager, filter, delays, {})).rows.find((each) => each.id === id),
      (await listLeads(database.db, manager, { form: "", state: "", from: "", to: "", text: "" }, {})).rows.find(
        (each) => each.id === id,
      ),
      (await readRound(database.db, manager, intake)).files.find((each) => each.id === id),
    ];
    expect(await everywhere()).toEqual(Array(6).fill(undefined));
    expect((await listApplications(database.db, manager, filter, delays, {})).rows.map((each) => each.id)).toEqual([
      others,
    ]);
    const decided = { step: "first", verdict: "no", reason: "r", line: "l", places: 4, rule, delays, hold: 0 } as const;
    expect(await decide(database.db, manager, id, decided)).toEqual({ status: "gone" });
    const verdict = "no" as const;
    const terms = { places: 4, rule, delays, hold: 0 };
    const batch = { ids: [id, others], verdict, line: "l" };
    const previewed = await previewBatch(database.db, manager, batch, terms);
    expect(previewed.map((each) => each.id)).toEqual([others]);
    const rows = [{ application: id, submission: "", line: "l" }];
    await decideBatch(database.db, manager, { verdict, reason: "r", rows }, terms);
    expect((await ownFile(id)).decisions).toEqual([]);
    expect(await writeNote(database.db, manager, id, "x")).toBe(false);
    expect(await send(manager, id)).toEqual({ status: "gone" });

    const admin = await aPerson(database.db, "admin");
    await declareConflict(database.db, admin, { application: others, reason: "A friend" });
    expect((await listAudit(database.db, admin, { ...anything, object: others }, {})).rows).toEqual([]);
    const found = (await readForReview(database.db, director, others))?.others?.conflicts;
    expect(found).toMatchObject([{ reason: "A friend" }]);
    const lifting = { application: others, conflict: found?.[0]?.id ?? "" };
    expect(await liftConflict(database.db, admin, lifting)).toEqual({ status: "gone" });
    const lifted = await Promise.all(Array.from({ length: 5 }, () => liftConflict(database.db, director, lifting)));
    expect(lifted.filter(({ status }) => status === "stored")).toHaveLength(1);
    expect(await readForReview(database.db, admin, others)).toBeDefined();
    await leave(manager, reader, spare);
  });

  test("a conflict is refused to the last who may decide, however many press at once", async () => {
    const id = await apply("2027-11");
    const deciders = [director, await aPerson(database.db, "admin"), await aColleague(["manager"])];
    const others = await database.db
      .select({ personId: person.id })
      .from(person)
      .where(
        notInArray(
          person.id,
          deciders.map(({ viewer }) => viewer.id),
        ),
      );
    if (others.length > 0)
      await database.db.insert(conflict).values(
        others.map((each) => ({
          ...each,
          id: randomUUID(),
          applicationId: id,
          reason: "A friend",
          declaredAt: early,
        })),
      );
    const pressed = await Promise.all(
      deciders.map((actor) => declareConflict(database.db, actor, { application: id, reason: "We are friends" })),
    );
    expect(pressed.map(({ status }) => status).toSorted()).toEqual(["last", "stored", "stored"]);
    const left = deciders[pressed.findIndex(({ status }) => status === "last")];
    expect(left && (await readForReview(database.db, left, id))).toBeDefined();
  });

  test("a leaver's open files go to whom they are handed, as far as they may read them; sent reviews stay", async () => {
    const intake = "2027-07";
    const reader = await aColleague(["reviewer"]);
    const manager = await aColleague(["manager"], "lou@marais.test");
    const [done, todo, own] = [await apply(intake), await apply(intake), await apply(intake, "ceo@marais.test")];
    await start(intake, 1);
    await send(reader, done, { sentence: "stays" });
    expect(await endAccess(database.db, director, { id: reader.viewer.id, to: manager.viewer.id })).toEqual({
      status: "stored",
    });
    expect(await readersOf(todo)).toEqual([manager.viewer.id]);
    expect(await readersOf(own)).toEqual([]);
    expect((await readForReview(database.db, director, done))?.others?.reviews).toMatchObject([{ sentence: "stays" }]);
    await leave(manager);
    expect(await readersOf(todo)).toEqual([]);
  });

  test("who is no reviewer any more hands their open files over, and who becomes one is dealt in", async () => {
    const intake = "2027-08";
    const [reader, other] = [await aColleague(["reviewer"]), await aColleague(["expert"])];
    const id = await apply(intake);
    await start(intake, 1);
    expect(await readersOf(id)).toEqual([reader.viewer.id]);
    const become = ({ viewer }: Actor, functions: TeamFunction[]) =>
      changeFunctions(database.db, director, { id: viewer.id, functions });
    await become(reader, ["expert"]);
    expect(await readersOf(id)).toEqual([]);
    await become(other, ["reviewer"]);
    expect(await readersOf(id)).toEqual([other.viewer.id]);
    await become(other, ["manager"]);
    await assign(database.db, director, { intake, application: id, reviewer: other.viewer.id });
    expect(await readersOf(id)).toEqual([other.viewer.id]);
    await become(other, ["expert"]);
    expect(await readersOf(id)).toEqual([]);
    await leave(reader, other);
  });

  test("who is blocked or gets another role hands their open files over", async () => {
    const { db } = database;
    const intake = "2027-09";
    const [one, two] = [await aColleague(["reviewer"]), await aColleague(["reviewer"])];
    const id = await apply(intake);
    await start(intake, 1);
    const other = { [one.viewer.id]: two.viewer.id, [two.viewer.id]: one.viewer.id };
    const [first = ""] = await readersOf(id);
    await shuttingOut(db, first, (tx) => blockPerson(tx, director, first, { reason: "R", line: "L" }));
    expect(await readersOf(id)).toEqual([other[first]]);
    const second = other[first] ?? "";
    await shuttingOut(db, second, (tx) => changeRole(tx, director, second, "investor"));
    expect(await readersOf(id)).toEqual([]);
    await lettingIn(db, director, first);
    expect(await readersOf(id)).toEqual([first]);
    await leave(first === one.viewer.id ? one : two);
  });
});
