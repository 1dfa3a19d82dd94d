import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { published } from "../../e2e/peers/published.ts";
import { aPerson } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { addNote, notesOn } from "../deal-stage/note.server.ts";
import { clearStage, setStage, shownStage, stageOf } from "../deal-stage/stage.server.ts";
import { fund, fundInvitation, fundSeat } from "../fund/fund.table.ts";
import { fundLimits } from "../fund/fund-limits.ts";
import { ownFund } from "../fund/fund.server.ts";
import { acceptSeat, openFundInvitation, refuseSeat, withdrawSeat } from "../fund/invitation.server.ts";
import { inviteToFund } from "../fund/invite.server.ts";
import { shuttingOut } from "../colleague/shut-out.server.ts";
import type { Actor } from "../person/actor.ts";
import { blockPerson } from "../person/block.server.ts";
import { changeRole } from "../person/role.server.ts";
import { recordDecision } from "../person/state.server.ts";
import { erase } from "../privacy/erase.server.ts";
import { leaveFund, readFundTeam, removeColleague } from "./fund-team.server.ts";
import { displayedField } from "../edit-conflict/edit-conflict.ts";

const now = new Date("2026-11-23T15:00:00Z");

onBothEngines("the team of a fund", (open) => {
  let database: Database;
  let cast: { ida: Actor; noor: Actor; kim: Actor };
  beforeAll(async () => {
    database = await open();
    cast = {
      ida: await aPerson(database.db, "investor", { firstName: "Ida", lastName: "Roux", verdict: "yes" }),
      noor: await aPerson(database.db, "investor", { firstName: "Noor", lastName: "Bel", verdict: "yes" }),
      kim: await aPerson(database.db, "investor", { verdict: "yes" }),
    };
    await published(database.db, "sel", now);
    await published(database.db, "vent", now);
  });
  afterAll(() => database.close());

  const ask = (by: Actor, email: string) => inviteToFund(database.db, by, { email, lang: "fr" }, now);
  const idOf = async (email: string) =>
    (await database.db.select().from(fundInvitation).where(eq(fundInvitation.email, email))).at(-1)?.id ?? "";

  test("the first invitation founds one fund, however often it is pressed, and mails once", async () => {
    const { db } = database;
    const { ida, noor } = cast;
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(ida, noor.viewer.email.toUpperCase())));
    expect(answers.filter(({ status }) => status === "invited")).toHaveLength(1);
    expect([await db.$count(fund), await db.$count(job, eq(job.key, noor.viewer.email))]).toEqual([1, 1]);
    expect(await ask(ida, "nobody@fund.example")).toEqual({ status: "invited" });
    expect(await withdrawSeat(db, noor, await idOf("nobody@fund.example"), now)).toBe(false);
    expect(await withdrawSeat(db, ida, await idOf("nobody@fund.example"), now)).toBe(true);
  });

  test("a seat is for the approved account of the invited address, and taken once", async () => {
    const { db } = database;
    const { noor, kim } = cast;
    const id = await idOf(noor.viewer.email);
    const pending = { ...noor, viewer: { ...noor.viewer, approved: false } };
    await expect(acceptSeat(db, pending, id, now)).rejects.toThrow(NotAllowed);
    expect(await acceptSeat(db, kim, id, now)).toBe("not-yours");
    const answers = await Promise.all(Array.from({ length: 30 }, () => acceptSeat(db, noor, id, now)));
    expect(answers.filter((answer) => answer === "joined")).toHaveLength(1);
    expect(await openFundInvitation(db, id, now)).toBeUndefined();
    expect(await readFundTeam(db, noor, now)).toMatchObject({ isLead: false, invitations: [] });
    expect(await ask(noor, "more@fund.example")).toEqual({ status: "not-lead" });
  });

  test("one live seat a person, also when two funds' invitations are accepted at once", async () => {
    const { db } = database;
    const { ida, kim } = cast;
    const other = await aPerson(db, "investor", { verdict: "yes" });
    await ask(ida, kim.viewer.email);
    await ask(other, kim.viewer.email);
    const invitations = await db.select().from(fundInvitation).where(eq(fundInvitation.email, kim.viewer.email));
    const answers = await Promise.all(invitations.map(({ id }) => acceptSeat(db, kim, id, now)));
    expect(answers.toSorted()).toEqual(["joined", "seated"]);
    expect(await db.$count(fundSeat, eq(fundSeat.person, kim.viewer.id))).toBe(1);
    await leaveFund(db, kim, now);
  });

  test("an invitation that is withdrawn or refused while it is accepted has one end, and each is told it", async () => {
    const { db } = database;
    const [lead, late] = [
      await aPerson(db, "investor", { verdict: "yes" }),
      await aPerson(db, "investor", { verdict: "yes" }),
    ];
    await ask(lead, "first@fund.example");
    const [first] = await db.select().from(fundInvitation).where(eq(fundInvitation.email, "first@fund.example"));
    if (!first) throw new Error("No fund");
    for (let round = 0; round < 40; round += 1) {
      const id = randomUUID();
      await db.insert(fundInvitation).values({ ...first, id, email: late.viewer.email });
      const end = round % 2 ? withdrawSeat(db, lead, id, now) : refuseSeat(db, id, {}, now);
      const [accepted, ended] = await Promise.all([acceptSeat(db, late, id, now), end]);
      expect([accepted, ended]).toEqual(accepted === "joined" ? ["joined", false] : ["gone", true]);
      if (accepted === "joined") await removeColleague(db, lead, late.viewer.id, now);
    }
  });

  test("five seats at most, invitations included, and ten parallel ones fill no more", async () => {
    const { ida } = cast;
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => ask(ida, `seat${n}@fund.example`)));
    expect(answers.filter(({ status }) => status === "invited").length).toBeLessThanOrEqual(fundLimits.seats - 2);
    expect(answers.some(({ status }) => status === "full")).toBe(true);
    const [{ id } = { id: "" }] = (await readFundTeam(database.db, ida, now))?.invitations ?? [];
    expect(await refuseSeat(database.db, id, { stop: true }, now)).toBe(true);
  });

  test("an old tab leaves a colleague's stage, and asks where both changed one thing", async () => {
    const { db } = database;
    const { ida, noor } = cast;
    const startup = "sel";
    await setStage(db, ida, { startup, stage: "to-read", tags: ["sud"] }, now);
    const sent = { [displayedField]: shownStage(await stageOf(db, ida, startup)) };
    await setStage(db, noor, { startup, stage: "talking" }, now);
    expect(await setStage(db, ida, { startup, stage: "to-read", tags: ["sud", "b2b"], sent }, now)).toBe(true);
    expect(await stageOf(db, noor, startup)).toMatchObject({ stage: "talking", tags: ["sud", "b2b"] });
    expect(await setStage(db, ida, { startup, stage: "passed", tags: ["sud"], sent }, now)).toMatchObject({
      overtaken: [{ name: "stage", typed: "passed", saved: "talking" }],
    });
    await clearStage(db, noor, startup);
    expect(await setStage(db, ida, { startup, stage: "to-read", tags: ["sud"], sent }, now)).toBe(true);
    expect(await stageOf(db, noor, startup)).toBeNull();
    expect(await setStage(db, ida, { startup, stage: "to-read", tags: ["sud"] }, now)).toBe(true);
    expect(await stageOf(db, noor, startup)).toMatchObject({ stage: "to-read", by: expect.stringContaining("Ida") });
    await clearStage(db, noor, startup);
  });

  test("of two colleagues who set a stage at once, the second is asked, and a stage just cleared stays cleared", async () => {
    const { db } = database;
    const { ida, noor } = cast;
    const startup = "sel";
    for (let round = 0; round < 10; round += 1) {
      const sent = { [displayedField]: shownStage(null) };
      const answers = await Promise.all([
        setStage(db, ida, { startup, stage: "talking", sent }, now),
        setStage(db, noor, { startup, stage: "studying", sent }, now),
      ]);
      expect(answers.filter((answer) => answer === true)).toHaveLength(1);
      const kept = await stageOf(db, ida, startup);
      expect(kept).toMatchObject({ stage: answers[0] === true ? "talking" : "studying" });
      const unchanged = { startup, stage: kept?.stage, sent: { [displayedField]: shownStage(kept) } };
      await Promise.all([setStage(db, ida, unchanged, now), clearStage(db, noor, startup)]);
      expect(await stageOf(db, ida, startup)).toBeNull();
    }
  });

  test("stages and team notes are shared, own notes are not; who leaves takes their own", async () => {
    const { db } = database;
    const { ida, noor } = cast;
    await setStage(db, noor, { startup: "sel", stage: "talking", tags: ["sud"] }, now);
    await setStage(db, ida, { startup: "vent", stage: "studying" }, now);
    await addNote(db, noor, { startup: "sel", text: "Pour nous", shared: true }, now);
    await addNote(db, noor, { startup: "sel", text: "Pour moi", shared: false }, now);
    await addNote(db, ida, { startup: "sel", text: "Vue d'Ida", shared: true }, now);
    expect(await stageOf(db, ida, "sel")).toMatchObject({ stage: "talking", tags: ["sud"], by: "Noor Bel" });
    expect((await notesOn(db, ida, "sel")).map(({ text }) => text).toSorted()).toEqual(["Pour nous", "Vue d'Ida"]);
    expect(await removeColleague(db, noor, ida.viewer.id, now)).toBe(false);
    expect(await leaveFund(db, noor, now)).toBe(true);
    expect((await notesOn(db, noor, "sel")).map(({ text }) => text).toSorted()).toEqual(["Pour moi", "Pour nous"]);
    expect(await stageOf(db, noor, "sel")).toMatchObject({ stage: "talking", by: null });
    expect(await stageOf(db, noor, "vent")).toBeNull();
    expect((await notesOn(db, ida, "sel")).map(({ text }) => text)).toEqual(["Vue d'Ida"]);
    expect(await stageOf(db, ida, "sel")).toMatchObject({ stage: "talking" });
  });

  test("the last one out closes the fund and keeps what they set", async () => {
    const { db } = database;
    const { ida } = cast;
    const before = await db.$count(fund);
    expect(await leaveFund(db, ida, now)).toBe(true);
    expect(await db.$count(fund)).toBe(before - 1);
    expect(await stageOf(db, ida, "vent")).toMatchObject({ stage: "studying" });
    expect(await readFundTeam(db, ida, now)).toBeNull();
  });

  test("another role ends a seat, and the fund has room again", async () => {
    const { db } = database;
    const admin = await aPerson(db, "admin");
    const [lead, colleague] = [await aPerson(db, "investor", { verdict: "yes" }), cast.kim];
    await ask(lead, colleague.viewer.email);
    expect(await acceptSeat(db, colleague, await idOf(colleague.viewer.email), now)).toBe("joined");
    const becomeFounder = (id: string) => shuttingOut(db, id, (tx) => changeRole(tx, admin, id, "founder"), now);
    expect(await becomeFounder(colleague.viewer.id)).toEqual({ status: "stored" });
    expect((await readFundTeam(db, lead, now))?.people).toMatchObject([{ isMe: true }]);
    expect(await becomeFounder(lead.viewer.id)).toEqual({ status: "stored" });
    expect(await db.$count(fundSeat, and(eq(fundSeat.person, lead.viewer.id), isNull(fundSeat.endedAt)))).toBe(0);
  });

  test("a lead who is blocked or no longer approved opens the fund to nobody, and a colleague leads", async () => {
    const { db } = database;
    const approved = () => aPerson(db, "investor", { verdict: "yes" });
    const admin = await aPerson(db, "admin");
    const shutOut = {
      block: (id: string) => blockPerson(db, admin, id, { reason: "R", line: "L" }),
      refuse: (id: string) =>
        recordDecision(db, { personId: id, verdict: "no", reason: "R", author: admin.viewer.id, decidedAt: now }),
    };
    for (const shut of Object.values(shutOut)) {
      const [lead, colleague, late] = [await approved(), await approved(), await approved()];
      for (const { viewer } of [colleague, late]) await ask(lead, viewer.email);
      expect(await acceptSeat(db, colleague, await idOf(colleague.viewer.email), now)).toBe("joined");
      await shut(lead.viewer.id);
      const id = await idOf(late.viewer.email);
      expect(await openFundInvitation(db, id, now)).toBeUndefined();
      expect(await acceptSeat(db, late, id, now)).toBe("gone");
      expect(await readFundTeam(db, colleague, now)).toMatchObject({ isLead: true, invitations: [{ id }] });
      const people = (await readFundTeam(db, colleague, now))?.people ?? [];
      expect(people.filter(({ lacksAccess }) => lacksAccess).map(({ person }) => person)).toEqual([lead.viewer.id]);
      expect(await withdrawSeat(db, colleague, id, now)).toBe(true);
      expect(await ask(colleague, late.viewer.email)).toEqual({ status: "invited" });
      expect(await removeColleague(db, colleague, lead.viewer.id, now)).toBe(true);
    }
  });

  test("a fund without a firm is called by its lead, and an erasure leaves nothing of the lead's name", async () => {
    const { db } = database;
    const claire = await aPerson(db, "investor", { firstName: "Claire", lastName: "Durand", verdict: "yes" });
    const max = await aPerson(db, "investor", { firstName: "Max", lastName: "Weil", verdict: "yes" });
    await ask(claire, max.viewer.email);
    const id = await idOf(max.viewer.email);
    expect(await openFundInvitation(db, id, now)).toMatchObject({ name: "Claire Durand" });
    expect(await acceptSeat(db, max, id, now)).toBe("joined");
    expect(await ownFund(db, max)).toMatchObject({ name: "Claire Durand" });
    const order = { email: claire.viewer.email, about: randomUUID(), crm: false, forGood: true };
    expect(await db.transaction((tx) => erase(tx, order))).toMatchObject({ status: "erased" });
    expect(JSON.stringify(await db.select().from(fund))).not.toContain("Durand");
    expect(await ownFund(db, max)).toMatchObject({ name: "Max Weil" });
  });
});
