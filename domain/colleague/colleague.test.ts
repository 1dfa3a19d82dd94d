import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { and, count, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { auditEntry } from "../audit/audit.table.ts";
import type { Event } from "../content/content.ts";
import { contentRecord } from "../content/content.table.ts";
import { byLink, endedHostLinks, hostLinkState, hostOfLink, makeHostLink } from "../meeting/host-link.server.ts";
import { credential, loginSession } from "../person/account.table.ts";
import type { Actor } from "../person/actor.ts";
import { makeLink, openLink } from "../person/link.server.ts";
import { blockPerson } from "../person/block.server.ts";
import { person } from "../person/person.table.ts";
import { changeRole } from "../person/role.server.ts";
import { openSession, readSession } from "../person/session.server.ts";
import { signIn } from "../person/sign-in.server.ts";
import { teamMember } from "../person/team-member.table.ts";
import { joinTeam } from "../person/team.server.ts";
import { host as hostTable } from "../meeting/host.table.ts";
import { dayLinks, makeDayLink, openDayLink } from "../session-day/day-link.server.ts";
import { sessionLink } from "../session-day/session-day.table.ts";
import { may } from "../team/rights.ts";
import { acceptInvitation } from "./accept.server.ts";
import { endAccess } from "./end-access.server.ts";
import { changeFunctions } from "./functions.server.ts";
import { forgetInvitations, listInvitations, openInvitation, withdrawInvitation } from "./invitation.server.ts";
import { inviteColleague } from "./invite.server.ts";
import { teamInvitation } from "./invitation.table.ts";
import { listColleagues } from "./list.server.ts";

const event: Event = {
  ...{ kind: "event", id: "june", name: { en: "J", fr: "J" }, startsOn: "2027-06-10", endsOn: null },
  ...{ startTime: "18:30", endTime: "20:30", place: null, applicationsCloseOn: null, format: "quarterly" },
  ...{ capacity: null, selected: null, pitched: null, confirm: false },
};
const secret = "a secret of the test that is long enough";
const password = "flamants roses et sel";
const browser = { address: "10.1.2.3", device: "a test" };
const known = { ...browser, past: { signedInAs: new Map(), signUps: [] } };

onBothEngines("the team", (open) => {
  let database: Database;
  let admin: Actor;
  beforeAll(async () => {
    database = await open();
    admin = await aPerson(database.db, "admin");
  });
  afterAll(() => database.close());

  const newEmail = () => `${randomUUID()}@colleague.example`;
  const mailsTo = (email: string, letter: string) =>
    database.db
      .select({ data: job.data })
      .from(job)
      .where(and(eq(job.key, email), sql`${job.data} ->> 'letter' = ${letter}`));
  async function invitationTo(email: string) {
    const [found] = await database.db.select().from(teamInvitation).where(eq(teamInvitation.email, email));
    if (!found) throw new Error("There is no invitation");
    return found.id;
  }
  const accept = (id: string) =>
    acceptInvitation(database.db, { id, firstName: "Lou", lastName: "Halage", password, browser });

  async function aColleague(...functions: ("manager" | "reviewer" | "expert")[]) {
    const actor = await aPerson(database.db, "team");
    await joinTeam(database.db, actor.viewer.id, functions);
    const token = await openSession(database.db, actor.viewer.id, "open", browser);
    return { id: actor.viewer.id, token, actor: { ...actor, viewer: { ...actor.viewer, functions } } };
  }

  describe("functions", () => {
    test("are changed by administrators and count from the next request of the same session", async () => {
      const { db } = database;
      const { id, token, actor } = await aColleague("reviewer");
      const change = (functions: ("manager" | "reviewer" | "expert")[], who: Actor = admin, whose = id) =>
        changeFunctions(db, who, { id: whose, functions });
      const rights = async () => {
        const session = await readSession(db, token);
        return [session && may(session, "score"), session && may(session, "applications")];
      };
      expect(await rights()).toEqual([true, false]);
      expect(await change(["expert", "manager"])).toEqual({ status: "stored" });
      expect(await rights()).toEqual([true, true]);
      expect(await change(["manager", "expert"])).toEqual({ status: "unchanged" });
      expect(await change(["expert"])).toEqual({ status: "stored" });
      expect(await rights()).toEqual([false, false]);
      await expect(change(["manager"], actor)).rejects.toThrow(NotAllowed);
      expect(await change(["manager"], admin, admin.viewer.id)).toEqual({ status: "admin" });
      expect(await change(["manager"], admin, "nobody")).toEqual({ status: "gone" });
      await endAccess(db, admin, { id, to: null });
      expect(await change(["manager"])).toEqual({ status: "gone" });
      const noted = await db
        .select({ after: auditEntry.after })
        .from(auditEntry)
        .where(and(eq(auditEntry.action, "team.functions"), eq(auditEntry.objectId, id)));
      expect(noted).toHaveLength(2);
      // The mail about the first change was not sent yet, so the second mail replaced the first mail.
      const told = await db.select({ data: job.data }).from(job).where(eq(job.key, actor.viewer.email));
      const lists = told.flatMap(({ data }) => (data as { functions?: string[] }).functions ?? []);
      expect(lists).toEqual(["expert"]);
    });
  });

  describe("inviting", () => {
    test("mails a link that opens an account with these functions once, up to the second factor", async () => {
      const email = newEmail();
      const asked = { email, functions: ["reviewer", "expert"], lang: "fr" } as const;
      expect(await inviteColleague(database.db, admin, asked)).toEqual({ status: "stored" });
      const id = await invitationTo(email);
      expect(await mailsTo(email, "team-invited")).toMatchObject([{ data: { invitation: id, lang: "fr" } }]);
      expect((await listInvitations(database.db, admin)).map((each) => each.email)).toContain(email);
      expect(await inviteColleague(database.db, admin, asked)).toEqual({ status: "open" });

      const made = await accept(id);
      if (!made || made.problem !== undefined) throw new Error("Not accepted");
      const session = await readSession(database.db, made.token);
      expect(session).toMatchObject({
        stage: "enrolment",
        lang: "fr",
        viewer: { email, role: "team", functions: ["reviewer", "expert"], firstName: "Lou" },
      });
      expect(session && may(session, "score")).toBe(true);
      expect(session && may(session, "applications")).toBe(false);
      expect(await accept(id)).toBeUndefined();
      expect(await inviteColleague(database.db, admin, asked)).toEqual({ status: "account" });
      const signedIn = await signIn(database.db, secret, { email, password, browser: known });
      expect(signedIn).toMatchObject({ status: "opened", stage: "enrolment" });
    });

    test("of 100 who accept one invitation together, one gets the account", async () => {
      const email = newEmail();
      await inviteColleague(database.db, admin, { email, functions: ["manager"], lang: "en" });
      const id = await invitationTo(email);
      const attempts = await Promise.allSettled(Array.from({ length: 100 }, () => accept(id)));
      const accepted = attempts.filter((each) => each.status === "fulfilled" && each.value?.problem === undefined);
      expect(accepted.filter((each) => each.status === "fulfilled" && each.value)).toHaveLength(1);
      const people = await database.db.select({ id: person.id }).from(person).where(eq(person.email, email));
      expect(people).toHaveLength(1);
      const ids = people.map((each) => each.id);
      expect(
        await database.db
          .select()
          .from(teamMember)
          .where(eq(teamMember.personId, ids[0] ?? "")),
      ).toHaveLength(1);
    });

    test("a password that is too weak uses nothing up", async () => {
      const email = newEmail();
      await inviteColleague(database.db, admin, { email, functions: ["manager"], lang: "en" });
      const id = await invitationTo(email);
      const asked = { id, firstName: "Lou", lastName: "Halage", browser };
      const weak = await acceptInvitation(database.db, { ...asked, password: "password1234" });
      expect(weak?.problem).toBeDefined();
      expect(await openInvitation(database.db, id)).toBeDefined();
    });

    test("withdrawn, expired, or of somebody who is no administrator any more, it opens nothing", async () => {
      const { db } = database;
      const [withdrawn, expired, orphaned] = [newEmail(), newEmail(), newEmail()];
      const other = await aPerson(db, "admin");
      for (const email of [withdrawn, expired])
        await inviteColleague(db, admin, { email, functions: ["expert"], lang: "en" });
      await inviteColleague(db, other, { email: orphaned, functions: ["expert"], lang: "en" });
      const ids = [await invitationTo(withdrawn), await invitationTo(expired), await invitationTo(orphaned)] as const;
      expect(await withdrawInvitation(db, admin, ids[0])).toBe(true);
      expect(await withdrawInvitation(db, admin, ids[0])).toBe(false);
      await db
        .update(teamInvitation)
        .set({ expiresAt: sql`now() - interval '1 second'` })
        .where(eq(teamInvitation.id, ids[1]));
      await changeRole(db, admin, other.viewer.id, "investor");
      for (const id of ids) expect(await accept(id)).toBeUndefined();
      expect(await inviteColleague(db, admin, { email: expired, functions: ["expert"], lang: "en" })).toEqual({
        status: "stored",
      });
      await forgetInvitations(db, new Date(Date.now() + 9 * 86_400_000));
      const left = await db.select({ left: count() }).from(teamInvitation);
      expect(left).toEqual([{ left: 0 }]);
    });

    test("opens the account of somebody who has left again, under their old id, and nobody else's", async () => {
      const { db } = database;
      const { id, actor } = await aColleague("expert");
      const { email } = actor.viewer;
      const asked = { email, functions: ["manager"], lang: "en" } as const;
      expect(await inviteColleague(db, admin, asked)).toEqual({ status: "account" });
      expect(await endAccess(db, admin, { id, to: null })).toEqual({ status: "stored" });
      expect(await inviteColleague(db, admin, asked)).toEqual({ status: "stored" });
      const invitation = await invitationTo(email);
      // Only a few requests may wait for a password hash; the rejected requests are ignored here.
      const answers = await Promise.allSettled(Array.from({ length: 20 }, () => accept(invitation)));
      const opened = answers.flatMap((each) => (each.status === "fulfilled" && each.value ? [each.value] : []));
      expect(opened).toMatchObject([{ problem: undefined, personId: id, functions: ["manager"] }]);
      const [back] = opened;
      const session = back && back.problem === undefined ? await readSession(db, back.token) : undefined;
      expect(session).toMatchObject({ stage: "enrolment", viewer: { id, functions: ["manager"], firstName: "Lou" } });
      expect(await inviteColleague(db, admin, asked)).toEqual({ status: "account" });
      const founder = await aPerson(db, "founder");
      const other = { ...asked, email: founder.viewer.email };
      expect(await inviteColleague(db, admin, other)).toEqual({ status: "account" });
    });

    test("20 may be open, and one address is mailed at most three times a day", async () => {
      const { db } = database;
      const often = newEmail();
      for (let time = 0; time < 5; time += 1) {
        expect((await inviteColleague(db, admin, { email: often, functions: ["expert"], lang: "en" })).status).toBe(
          "stored",
        );
        const [open] = await listInvitations(db, admin);
        await db.update(job).set({ state: "done" }).where(eq(job.key, often));
        await withdrawInvitation(db, admin, open?.id ?? "");
      }
      expect(await mailsTo(often, "team-invited")).toHaveLength(3);
      const asked = Array.from({ length: 30 }, () =>
        inviteColleague(db, admin, { email: newEmail(), functions: ["expert"], lang: "en" }),
      );
      const answers = (await Promise.all(asked)).map(({ status }) => status);
      expect(answers.filter((status) => status === "stored")).toHaveLength(20);
      expect(answers.filter((status) => status === "many")).toHaveLength(10);
      await db.delete(teamInvitation);
    });

    test.each(["manager", "reviewer", "expert"] as const)(
      "a %s invites nobody, and ends nobody's access",
      async (each) => {
        const { actor } = await aColleague(each);
        const invitation = { email: newEmail(), functions: [each], lang: "en" } as const;
        await expect(inviteColleague(database.db, actor, invitation)).rejects.toThrow(NotAllowed);
        await expect(endAccess(database.db, actor, { id: admin.viewer.id, to: null })).rejects.toThrow(NotAllowed);
        await expect(listColleagues(database.db, actor)).rejects.toThrow(NotAllowed);
      },
    );
  });

  describe("ending access", () => {
    test("ends sessions, links, the password and sent invitations, hands over, and mails once, of 20 at once", async () => {
      const { db } = database;
      const [leaver, successor] = [await aPerson(db, "admin"), await aColleague("manager")];
      const { id, email } = leaver.viewer;
      await db.insert(credential).values({ personId: id, hash: "$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$AAAA" });
      const tokens = await Promise.all(["open", "open"].map(() => openSession(db, id, "open", browser)));
      const link = await makeLink(db, id, "reset");
      const invited = newEmail();
      await inviteColleague(db, leaver, { email: invited, functions: ["expert"], lang: "en" });

      const to = successor.id;
      const answers = await Promise.all(Array.from({ length: 20 }, () => endAccess(db, admin, { id, to })));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(19).fill("gone"), "stored"]);
      for (const token of tokens) expect(await readSession(db, token)).toBeUndefined();
      expect(await openLink(db, link, "reset")).toBeUndefined();
      expect(await openInvitation(db, await invitationTo(invited))).toBeUndefined();
      expect(await db.select().from(credential).where(eq(credential.personId, id))).toEqual([]);
      expect(await mailsTo(email, "access-ended")).toHaveLength(1);
      expect((await listColleagues(db, admin)).map((each) => each.id)).not.toContain(id);
      const ended = and(eq(auditEntry.action, "team.end"), eq(auditEntry.objectId, id));
      expect(await db.select().from(auditEntry).where(ended)).toMatchObject([
        { actor: admin.viewer.id, before: { role: "admin", sessions: 2, invitations: 1 }, after: { successor: to } },
      ]);
    });

    test("a link to hours or to a session opens only while its maker may make it", async () => {
      const { db } = database;
      const evening = new Date("2027-06-10T16:00:00Z");
      await db.insert(contentRecord).values({ kind: "event", id: event.id, position: 0, data: event });
      const [leaver, narrowed, demoted] = [
        await aColleague("manager"),
        await aColleague("manager", "expert"),
        await aPerson(db, "admin"),
      ];
      const stays = await aColleague("manager");
      const makers = [leaver.actor, narrowed.actor, demoted, stays.actor];
      const links = await Promise.all(
        makers.map(async (actor) => {
          const host = { id: randomUUID(), kind: "mentor" as const };
          const [hours, day] = [await makeHostLink(db, actor, host), await makeDayLink(db, actor, event.id, evening)];
          if (hours === "gone" || day.status !== "stored") throw new Error("Not made");
          return { host: host.id, hours: hours.token, day: day.token };
        }),
      );
      const own = await makeHostLink(db, narrowed.actor, { id: narrowed.id, kind: "expert" });
      const opened = () =>
        Promise.all(
          links.map(async ({ host, hours, day }) => [
            (await hostOfLink(db, hours)) === host,
            (await byLink(db, hours, async () => "stored")) === "stored",
            (await openDayLink(db, { token: day, address: "10.9.9.9" }, evening)).status === "open",
          ]),
        );
      const [open, shut] = [Array(3).fill(true), Array(3).fill(false)];
      expect(await opened()).toEqual([open, open, open, open]);
      await endAccess(db, admin, { id: leaver.id, to: null });
      await changeFunctions(db, admin, { id: narrowed.id, functions: ["expert"] });
      await changeRole(db, admin, demoted.viewer.id, "investor");
      expect(await opened()).toEqual([shut, shut, shut, open]);
      const ownOpens = async () => (own === "gone" ? undefined : hostOfLink(db, own.token));
      expect(await ownOpens()).toBe(narrowed.id);
      // An expert's private notes are for the expert alone, so a manager makes no link and an earlier one has ended.
      expect(await makeHostLink(db, stays.actor, { id: narrowed.id, kind: "expert" })).toBe("gone");
      expect(await ownOpens()).toBe(narrowed.id);
      const states = await Promise.all(links.map(({ host }) => hostLinkState(db, admin, host)));
      expect(states).toEqual(["ended", "ended", "ended", "open"]);
      expect(await endedHostLinks(db, admin)).toEqual(new Set(links.slice(0, 3).map(({ host }) => host)));
      await db.update(hostTable).set({ linkMadeBy: stays.id }).where(eq(hostTable.id, narrowed.id));
      expect(await ownOpens()).toBeUndefined();
      const listed = await dayLinks(db, admin, event.id);
      expect(listed.map(({ opens }) => opens).toSorted()).toEqual([false, false, false, true]);
      await db.delete(person).where(eq(person.id, stays.id));
      expect(await opened()).toEqual([shut, shut, shut, shut]);
    });

    test("an upgrade takes the maker of an earlier link from the audit log", async () => {
      const { db } = database;
      const known = await aColleague("manager");
      const record = { ...event, id: "before" };
      await db.insert(contentRecord).values({ kind: "event", id: record.id, position: 1, data: record });
      const [host, other, unknown] = [randomUUID(), randomUUID(), randomUUID()];
      for (const actor of [admin, known.actor]) await makeHostLink(db, actor, { id: host, kind: "mentor" });
      await makeHostLink(db, known.actor, { id: other, kind: "mentor" });
      for (const actor of [known.actor, admin, known.actor]) {
        await makeDayLink(db, actor, record.id);
        await setTimeout(100);
      }
      const made = db
        .select({ madeBy: sessionLink.madeBy })
        .from(sessionLink)
        .where(eq(sessionLink.session, record.id))
        .orderBy(sessionLink.madeAt);
      const makers = await made;
      // Restores the state before migration 0069, in which links had no recorded maker.
      await db.update(hostTable).set({ linkMadeBy: null });
      await db.update(sessionLink).set({ madeBy: null });
      await db.update(hostTable).set({ id: unknown }).where(eq(hostTable.id, other));
      const migration = readFileSync(new URL("../../db/migrations/0069_link_makers.sql", import.meta.url), "utf8");
      for (const statement of migration.split("--> statement-breakpoint"))
        if (/^update/m.test(statement)) await db.execute(sql.raw(statement));
      expect(await made).toEqual(makers);
      const makerOf = async (id: string) =>
        (await db.select({ by: hostTable.linkMadeBy }).from(hostTable).where(eq(hostTable.id, id)))[0]?.by;
      expect([await makerOf(host), await makerOf(unknown)]).toEqual([known.id, null]);
    });

    test("whoever left has no session again, whatever opens one", async () => {
      const { db } = database;
      const { id, token } = await aColleague("reviewer");
      expect(await endAccess(db, admin, { id, to: null })).toEqual({ status: "stored" });
      expect(await readSession(db, token)).toBeUndefined();
      const again = await openSession(db, id, "open", browser);
      expect(await readSession(db, again)).toBeUndefined();
      expect(await db.select().from(loginSession).where(eq(loginSession.personId, id))).toEqual([]);
    });

    test("work goes to somebody who may score or to no one, and founders have no access that this ends", async () => {
      const { db } = database;
      const [{ id }, founder] = [await aColleague("expert"), await aPerson(db, "founder")];
      const [reviewer, expert] = [await aColleague("reviewer"), await aColleague("expert")];
      expect(await endAccess(db, admin, { id: reviewer.id, to: expert.id })).toEqual({ status: "successor" });
      expect(await endAccess(db, admin, { id: reviewer.id, to: admin.viewer.id })).toEqual({ status: "stored" });
      expect(await endAccess(db, admin, { id, to: founder.viewer.id })).toEqual({ status: "successor" });
      expect(await endAccess(db, admin, { id, to: id })).toEqual({ status: "successor" });
      expect(await endAccess(db, admin, { id, to: "nobody" })).toEqual({ status: "successor" });
      expect(await endAccess(db, admin, { id: founder.viewer.id, to: null })).toEqual({ status: "gone" });
    });

    test("whoever is blocked is listed and can be removed for good, but takes over nothing", async () => {
      const { db } = database;
      const [blocked, { id }] = [await aColleague("reviewer"), await aColleague("reviewer")];
      expect(await blockPerson(db, admin, blocked.id, { reason: "R", line: "L" })).toEqual({ status: "stored" });
      expect(await listColleagues(db, admin)).toContainEqual(
        expect.objectContaining({ id: blocked.id, isBlocked: true }),
      );
      expect(await endAccess(db, admin, { id, to: blocked.id })).toEqual({ status: "successor" });
      expect(await endAccess(db, admin, { id: blocked.id, to: id })).toEqual({ status: "stored" });
      expect((await listColleagues(db, admin)).map((each) => each.id)).not.toContain(blocked.id);
    });

    test("the last administrator stays, also where two end each other at once", async () => {
      const { db } = database;
      expect(await endAccess(db, admin, { id: admin.viewer.id, to: null })).toEqual({ status: "last" });
      const other = await aPerson(db, "admin");
      const both = await Promise.allSettled([
        endAccess(db, admin, { id: other.viewer.id, to: null }),
        endAccess(db, other, { id: admin.viewer.id, to: null }),
      ]);
      expect(both.filter((each) => each.status === "fulfilled" && each.value.status === "stored")).toHaveLength(1);
      expect(both.filter((each) => each.status === "rejected" && each.reason instanceof NotAllowed)).toHaveLength(1);
      const left = await db.select({ left: count() }).from(person).where(eq(person.role, "admin"));
      expect(left).toEqual([{ left: 1 }]);
    });
  });
});
