import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import { ask } from "../../platform/db/ask.server.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { auditEntry } from "../audit/audit.table.ts";
import { listAudit } from "../audit/list.server.ts";
import { blockPerson, endSessionsOf, liftBlock } from "../person/block.server.ts";
import { ownNotifications } from "../notification/own.server.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import type { Actor } from "../person/actor.ts";
import { readPersonFile } from "../person/file.server.ts";
import { listPeople, type PersonFilter } from "../person/list.server.ts";
import { person } from "../person/person.table.ts";
import { investorsWaiting } from "../person/waiting.server.ts";
import { changeRole } from "../person/role.server.ts";
import { openSession, readSession } from "../person/session.server.ts";
import type { Role } from "../person/viewer.ts";
import { ownFund } from "../fund/fund.server.ts";
import { inviteToFund } from "../fund/invite.server.ts";
import { introduction } from "../introduction/introduction.table.ts";
import { receivedIntroductions } from "../introduction/received.server.ts";
import { decideOnInvestor } from "./approval.server.ts";
import { readInvestorProfileOf, saveInvestorProfile } from "./investor-profile.server.ts";

const browser = { address: "10.0.0.1", device: "Firefox" };
const everything: PersonFilter = { role: "", state: "", text: "" };

onBothEngines("people on the desk", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const somebody = async (role: Role, more: { firstName?: string; lastName?: string; lang?: "en" | "fr" } = {}) =>
    (await aPerson(database.db, role, { firstName: "Zoé", lastName: "Étang", ...more })).viewer;

  let actor: Actor;
  beforeEach(async () => {
    actor = signedIn("admin", (await somebody("admin")).id);
  });

  const entriesAbout = async (id: string) =>
    (await listAudit(database.db, actor, { actor: "", action: "", object: id, from: "", to: "" }, {})).rows.map(
      ({ action, actor, before, after, address }) => ({ action, actor, before, after, address }),
    );

  const listed = async (filter: Partial<PersonFilter>) =>
    (await listPeople(database.db, actor, { ...everything, ...filter }, { size: 500 })).rows.map(({ id }) => id);

  describe("an investor", () => {
    test("is late on the desk once the answer promised at sign-up is overdue; a firm's new name never is", async () => {
      const { db } = database;
      const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
      const waiting = async () => (await ask(db, { all: investorsWaiting(24, actor) })).all;
      const before = await waiting();
      const renamed = await aPerson(db, "investor", { createdAt: hoursAgo(90) });
      await saveInvestorProfile(db, renamed, { company_name: "Quai Capital" });
      await decideOnInvestor(db, actor, renamed.viewer.id, { verdict: "yes", reason: "Known", firm: "Quai Capital" });
      await saveInvestorProfile(db, renamed, { company_name: "Another Fund" });
      await aPerson(db, "investor", { createdAt: hoursAgo(23) });
      const { viewer } = await aPerson(db, "investor", { createdAt: hoursAgo(25) });
      expect(await waiting()).toMatchObject({ count: before.count + 3, late: before.late + 1 });
      await decideOnInvestor(db, actor, viewer.id, { verdict: "no", reason: "Does not invest" });
      expect(await waiting()).toMatchObject({ count: before.count + 2, late: before.late });
    });

    test("whom a colleague has decided on since is not decided on from an old tab", async () => {
      const { db } = database;
      const { id, email } = await somebody("investor");
      const shown = async () => (await readPersonFile(db, actor, id))?.decisions[0]?.id ?? "";
      const decide = async (verdict: "yes" | "no", shownDecision?: string, onlyFirm = false) =>
        (await decideOnInvestor(db, actor, id, { verdict, reason: "Known", shownDecision, onlyFirm })).status;
      expect(await decide("yes", "")).toBe("stored");
      const approved = await shown();
      expect([await decide("no", ""), await decide("yes", "")]).toEqual(["overtaken", "unchanged"]);
      expect(await decide("no", approved)).toBe("stored");
      const answers = [await decide("yes", ""), await decide("yes", approved), await decide("yes", approved, true)];
      expect(answers).toEqual(["overtaken", "overtaken", "overtaken"]);
      expect(await decide("yes", await shown())).toBe("stored");
      expect(await decide("no")).toBe("stored");
      expect(await db.$count(job, eq(job.key, email))).toBe(4);
    });

    test("who gives their firm a new name after the approval is seen under it once the team has approved it", async () => {
      const { db } = database;
      const { id, email } = await somebody("investor");
      const own = signedIn("investor", id);
      const rename = (name: string) => saveInvestorProfile(db, own, { company_name: name });
      const approve = (firm?: string) => decideOnInvestor(db, actor, id, { verdict: "yes", reason: "Known", firm });
      const seen = async () => (await readInvestorProfileOf(db, actor, id)).firm;
      const isWaiting = async () => (await listed({ state: "waiting" })).includes(id);
      const founder = await somebody("founder");
      await db.insert(introduction).values({
        ...{ id: randomUUID(), founder: founder.id, investor: id, by: id, startupName: "Halage", message: "" },
        ...{ askedAt: new Date(), expiresAt: new Date(Date.now() + 86_400_000) },
      });
      const seenByStartup = async () =>
        (await receivedIntroductions(db, signedIn("founder", founder.id))).waiting.map(({ firm }) => firm);

      await rename("Quai Capital");
      await approve("Quai Capital");
      expect([await seen(), await seenByStartup(), await isWaiting()]).toEqual([
        "Quai Capital",
        ["Quai Capital"],
        false,
      ]);
      await rename("Another Fund");
      expect([await seen(), await seenByStartup(), await isWaiting()]).toEqual([
        "Quai Capital",
        ["Quai Capital"],
        true,
      ]);
      await inviteToFund(db, own, { email: "colleague@quai.example", lang: "fr" });
      expect(await ownFund(db, own)).toMatchObject({ name: "Quai Capital" });
      // The name changes again after the team has read it: only the name that the team read is approved.
      await rename("A Third Fund");
      expect(await approve("Another Fund")).toEqual({ status: "stored" });
      expect([await seenByStartup(), await isWaiting()]).toEqual([["Another Fund"], true]);
      await approve("A Third Fund");
      expect([await seenByStartup(), await isWaiting()]).toEqual([["A Third Fund"], false]);
      await rename("");
      expect([await seenByStartup(), await isWaiting()]).toEqual([[""], false]);
      expect(await db.$count(job, eq(job.key, email))).toBe(1);
      // A page that was opened before a refusal approves a name at most, never the account.
      await decideOnInvestor(db, actor, id, { verdict: "no", reason: "Left" });
      expect(
        await decideOnInvestor(db, actor, id, { verdict: "yes", reason: "Known", firm: "Quai", onlyFirm: true }),
      ).toEqual({ status: "unchanged" });
    });

    test("is approved: the session sees it, a mail in their language leaves, the log says so", async () => {
      const { db } = database;
      const { id, email } = await somebody("investor");
      const token = await openSession(db, id, "open", browser);
      const sees = async () => (await readSession(db, token))?.viewer.approved;
      expect([await sees(), (await listed({ state: "waiting" })).includes(id)]).toEqual([false, true]);

      expect(await decideOnInvestor(db, actor, id, { verdict: "yes", reason: "Known" })).toEqual({ status: "stored" });
      expect(await sees()).toBe(true);
      expect(await decideOnInvestor(db, actor, id, { verdict: "yes", reason: "Again" })).toEqual({
        status: "unchanged",
      });
      expect(await decideOnInvestor(db, actor, id, { verdict: "no", reason: "Pas un investisseur." })).toEqual({
        status: "stored",
      });
      expect(await sees()).toBe(false);
      const own = await ownNotifications(db, signedIn("investor", id));
      expect(own.map(({ kind, data }) => [kind, data["verdict"]]).toSorted()).toEqual([
        ["approval", "no"],
        ["approval", "yes"],
      ]);
      const mails = await db.select({ data: job.data }).from(job).where(eq(job.key, email)).orderBy(job.seq);
      expect(mails.map(({ data }) => data)).toEqual([
        { letter: "investor-approved", lang: "fr" },
        { letter: "investor-refused", lang: "fr", line: "Pas un investisseur." },
      ]);
      expect(await entriesAbout(id)).toEqual([
        {
          action: "person.approval",
          actor: actor.viewer.id,
          before: { verdict: "yes" },
          after: { verdict: "no" },
          address: "10.0.0.1",
        },
        {
          action: "person.approval",
          actor: actor.viewer.id,
          before: { verdict: null },
          after: { verdict: "yes" },
          address: "10.0.0.1",
        },
      ]);
      expect([
        (await listed({ state: "refused" })).includes(id),
        (await listed({ state: "approved" })).includes(id),
      ]).toEqual([true, false]);
    });

    test("is decided once by two who decide at the same moment", async () => {
      const { id, email } = await somebody("investor");
      const yes = { verdict: "yes", reason: "Known" } as const;
      const answers = await Promise.all([1, 2, 3].map(() => decideOnInvestor(database.db, actor, id, yes)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual(["stored", "unchanged", "unchanged"]);
      expect(await database.db.select().from(job).where(eq(job.key, email))).toHaveLength(1);
    });

    test("is nobody else", async () => {
      const { id } = await somebody("founder");
      const yes = { verdict: "yes", reason: "Known" } as const;
      expect(await decideOnInvestor(database.db, actor, id, yes)).toEqual({ status: "no-investor" });
      expect(await decideOnInvestor(database.db, actor, "nobody", yes)).toEqual({ status: "gone" });
    });
  });

  test("a block ends the sessions at once, and lifting it brings none back", async () => {
    const { db } = database;
    const { id } = await somebody("founder");
    const tokens = [await openSession(db, id, "open", browser), await openSession(db, id, "open", browser)];
    expect(await blockPerson(db, actor, id, { reason: "Spam", line: "Trop de messages." })).toEqual({
      status: "stored",
    });
    expect(await blockPerson(db, actor, id, { reason: "Spam", line: "Trop de messages." })).toEqual({
      status: "unchanged",
    });
    const mails = await db
      .select({ data: job.data })
      .from(job)
      .innerJoin(person, eq(person.email, job.key))
      .where(eq(person.id, id));
    expect(mails).toMatchObject([{ data: { letter: "account-blocked", line: "Trop de messages." } }]);
    expect(await listed({ state: "blocked" })).toEqual([id]);
    expect(await liftBlock(db, actor, id)).toEqual({ status: "stored" });
    expect(await liftBlock(db, actor, id)).toEqual({ status: "unchanged" });
    for (const token of tokens) expect(await readSession(db, token)).toBeUndefined();
    expect((await entriesAbout(id)).map(({ action, before, after }) => [action, before, after])).toEqual([
      ["person.unblock", { blocked: true }, { blocked: false }],
      ["person.block", { blocked: false, sessions: 2 }, { blocked: true, sessions: 0 }],
    ]);
    const file = await readPersonFile(db, actor, id);
    expect(file).toMatchObject({
      blocked: false,
      blocks: [{ reason: "Spam", author: "Zoé Étang", liftedBy: "Zoé Étang" }],
    });
  });

  test("another role ends the sessions that were opened with the old one", async () => {
    const { db } = database;
    const { id } = await somebody("founder");
    const token = await openSession(db, id, "open", browser);
    expect(await changeRole(db, actor, id, "admin")).toEqual({ status: "stored" });
    expect(await changeRole(db, actor, id, "admin")).toEqual({ status: "unchanged" });
    expect(await readSession(db, token)).toBeUndefined();
    expect(await entriesAbout(id)).toMatchObject([
      { action: "person.role", before: { role: "founder" }, after: { role: "admin" } },
    ]);
    const mailed = (await db.select({ data: job.data }).from(job)).map(({ data }) => data);
    expect(mailed.filter((data) => JSON.stringify(data).includes("role-changed"))).toEqual([
      { letter: "role-changed", lang: "fr", role: "admin" },
    ]);
  });

  test("a role that the form didn't show is not changed from an old tab", async () => {
    const { db } = database;
    const { id } = await somebody("founder");
    expect(await changeRole(db, actor, id, "investor")).toEqual({ status: "stored" });
    expect(await changeRole(db, actor, id, "admin", "founder")).toEqual({ status: "overtaken" });
    expect(await changeRole(db, actor, id, "investor", "founder")).toEqual({ status: "unchanged" });
    expect(await entriesAbout(id)).toHaveLength(1);
    expect(await changeRole(db, actor, id, "admin", "investor")).toEqual({ status: "stored" });
  });

  test("nobody changes their own role or blocks themselves", async () => {
    const { id } = actor.viewer;
    expect(await changeRole(database.db, actor, id, "founder")).toEqual({ status: "own" });
    expect(await blockPerson(database.db, actor, id, { reason: "Enough", line: "" })).toEqual({ status: "own" });
    expect(await entriesAbout(id)).toEqual([]);
  });

  test("of administrators who take each other's rights one always stays", async () => {
    const { db } = database;
    const others = await Promise.all([1, 2, 3].map(() => somebody("admin")));
    const all = [actor.viewer.id, ...others.map(({ id }) => id)];
    const tries = all.flatMap((actor) =>
      all
        .filter((id) => id !== actor)
        .map((id, index) =>
          index % 2
            ? changeRole(db, signedIn("admin", actor), id, "founder")
            : blockPerson(db, signedIn("admin", actor), id, { reason: "Out", line: "" }),
        ),
    );
    const answers = await Promise.allSettled(tries);
    for (const answer of answers) if (answer.status === "rejected") expect(answer.reason).toBeInstanceOf(NotAllowed);
    const blocked = await listed({ state: "blocked" });
    const left = (await listed({ role: "admin" })).filter((id) => all.includes(id) && !blocked.includes(id));
    expect(left.length).toBeGreaterThanOrEqual(1);
  });

  test("sessions are ended, one's own but the present one", async () => {
    const { db } = database;
    const { id } = await somebody("investor");
    for (let session = 0; session < 3; session += 1) await openSession(db, id, "open", browser);
    expect([await endSessionsOf(db, actor, id), await endSessionsOf(db, actor, id)]).toEqual([3, 0]);
    expect(await entriesAbout(id)).toMatchObject([
      { action: "person.end-sessions", before: { sessions: 3 }, after: { sessions: 0 } },
    ]);
    const mine = await openSession(db, actor.viewer.id, "open", browser);
    await openSession(db, actor.viewer.id, "open", browser);
    const own = await readSession(db, mine);
    if (!own) throw new Error("A session that was just opened is gone");
    expect(await endSessionsOf(db, { ...actor, viewer: own.viewer }, actor.viewer.id)).toBe(1);
    expect(await readSession(db, mine)).toBeDefined();
  });

  test("no verb serves anybody but an administrator", async () => {
    const { db } = database;
    const { id } = await somebody("founder");
    for (const role of ["founder", "investor"] as const) {
      const stranger = signedIn(role, (await somebody(role)).id);
      const verbs = [
        () => decideOnInvestor(db, stranger, id, { verdict: "yes", reason: "x" }),
        () => blockPerson(db, stranger, id, { reason: "x", line: "" }),
        () => liftBlock(db, stranger, id),
        () => changeRole(db, stranger, id, "admin"),
        () => endSessionsOf(db, stranger, id),
        () => readPersonFile(db, stranger, id),
      ];
      for (const verb of verbs) await expect((async () => verb())()).rejects.toBeInstanceOf(NotAllowed);
    }
    expect(await entriesAbout(id)).toEqual([]);
  });

  test("the list finds people by role, state and text, page by page", async () => {
    const { db } = database;
    const founder = await somebody("founder", { firstName: "Hélène", lastName: "Œuvrard" });
    const investor = await somebody("investor", { firstName: "Ludovic", lastName: "Marais" });
    expect(await listed({ text: "helene oeuvr" })).toEqual([founder.id]);
    expect(await listed({ text: "marais", role: "investor" })).toEqual([investor.id]);
    expect(await listed({ text: "marais", role: "founder" })).toEqual([]);
    expect(await listed({ text: investor.email })).toEqual([investor.id]);
    expect(await listed({ text: "???" })).toEqual([]);
    const whole = await listed({});
    const paged: string[] = [];
    for (let after: string | undefined; ;) {
      const page = await listPeople(db, actor, everything, { ...(after ? { after } : {}), size: 3 });
      paged.push(...page.rows.map(({ id }) => id));
      if (!page.next) break;
      after = page.next;
    }
    expect(paged).toEqual(whole);
  });

  test("a look at somebody's file is noted once in ten minutes", async () => {
    const { id } = await somebody("founder");
    await readPersonFile(database.db, actor, id);
    await readPersonFile(database.db, actor, id);
    expect((await entriesAbout(id)).map(({ action }) => action)).toEqual(["person.look"]);
    expect(await readPersonFile(database.db, actor, "nobody")).toBeUndefined();
    expect(await database.db.select().from(auditEntry).where(eq(auditEntry.objectId, "nobody"))).toEqual([]);
  });
});
