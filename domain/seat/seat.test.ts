import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPitchSession } from "../../e2e/peers/sessions.ts";
import { aLead, aPerson } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { keepAnswer, keepQuestion } from "../copilot/conversation.server.ts";
import type { Event } from "../content/content.ts";
import { contentRecord } from "../content/content.table.ts";
import { chatMessage } from "../copilot/chat.table.ts";
import { notification } from "../notification/notification.table.ts";
import type { Actor } from "../person/actor.ts";
import { blockPerson, liftBlock } from "../person/block.server.ts";
import { openStartup } from "../person/open-startup.server.ts";
import { createPerson } from "../person/person.server.ts";
import { person } from "../person/person.table.ts";
import type { SeatRole } from "../person/seat.ts";
import { contactOf, seatOf, seatsOf } from "../person/startup-contact.server.ts";
import { seatEvent, seatInvitation, startup, startupSeat } from "../person/startup.table.ts";
import { lead } from "../lead/lead.table.ts";
import { answerApplication } from "../pitch-session/answer.server.ts";
import { ownPitchApplications } from "../pitch-session/founder-application.server.ts";
import { tiePlaces } from "../pitch-session/founder-of.server.ts";
import { pitchApplication } from "../pitch-session/pitch-application.table.ts";
import { acceptForSession } from "../pitch-session/session-place.server.ts";
import { sessionPlace } from "../pitch-session/session-place.table.ts";
import { takeSeat } from "../person/take-seat.server.ts";
import { erase } from "../privacy/erase.server.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import { accept } from "./accept.server.ts";
import { invitationsTo, openInvitation } from "./acceptable.server.ts";
import { close, leave, remove, setRole } from "./change.server.ts";
import { tellSuccessor } from "./contact.server.ts";
import { openInvitations, refuse, withdraw } from "./invitation.server.ts";
import { invite } from "./invite.server.ts";
import { announceRemoval, noticeOf, removeOwner, takeBackRemoval } from "./owner-removal.server.ts";
import { seatLimits } from "./seat-limits.ts";

onBothEngines("seats", (open, kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  let people = 0;

  async function account(name: string, role: "founder" | "investor" = "founder") {
    people += 1;
    const email = `${name}.${people}@seats.example`;
    const id = await createPerson(database.db, { email, firstName: name, lastName: "Vidal", role, lang: "fr" });
    return { id: id ?? "", email, role };
  }

  type Account = Awaited<ReturnType<typeof account>>;

  const acts = async ({ id, email, role }: Account): Promise<Actor> => ({
    viewer: {
      ...{ id, email, role, firstName: "", lastName: "", approved: true, functions: [], sessionId: "" },
      startup: (await seatOf(database.db, id)) ?? null,
    },
    address: "192.0.2.9",
  });

  async function named(owner: Account, name: string) {
    const seat = await seatOf(database.db, owner.id);
    await database.db.insert(founderProfile).values({ id: randomUUID(), user_id: seat?.id ?? "", startup_name: name });
    return seat?.id ?? "";
  }

  async function applied(owner: Account, founder: string, session: string) {
    const id = await aLead(database.db, { form: "pitch-application", email: owner.email, payload: { session } });
    const sent = { lead: id, founder, session, scan: randomUUID(), score: 80, plan: "free" as const, feeText: "" };
    await database.db.insert(pitchApplication).values(sent);
    return id;
  }

  async function invited(owner: Account, email: string, role: "editor" | "reader" = "editor") {
    const answer = await invite(database.db, await acts(owner), { email, role, lang: "en" });
    const [found] = await database.db
      .select({ id: seatInvitation.id })
      .from(seatInvitation)
      .where(and(eq(seatInvitation.email, email), eq(seatInvitation.by, owner.id)))
      .orderBy(sql`created_at desc`)
      .limit(1);
    return { ...answer, id: found?.id ?? "" };
  }

  async function joined(owner: Account, name: string, role: SeatRole = "editor") {
    const who = await account(name);
    const { id } = await invited(owner, who.email, role === "reader" ? "reader" : "editor");
    expect(await accept(database.db, await acts(who), id)).toEqual({ status: "joined" });
    if (role === "owner") await setRole(database.db, await acts(owner), { person: who.id, role });
    return who;
  }

  const mailsTo = async (email: string) =>
    (await database.db.select({ data: job.data }).from(job).where(eq(job.key, email)))
      .map(({ data }) => String((data as { letter: string }).letter))
      .filter((letter) => letter.startsWith("seat-"));

  const rolesOf = async (id: string) => (await seatsOf(database.db, id)).map(({ role }) => role);

  describe("an invitation", () => {
    test("gives its address a seat, once, and one mail to each side", async () => {
      const ada = await account("ada");
      const noe = await account("noe");
      const { id, status } = await invited(ada, noe.email.toUpperCase().toLowerCase());
      expect(status).toBe("invited");
      const answers = await Promise.all(
        Array.from({ length: 100 }, async () => accept(database.db, await acts(noe), id)),
      );
      expect(answers.filter((each) => each.status === "joined")).toHaveLength(1);
      expect(new Set(answers.map((each) => each.status))).toEqual(new Set(["joined", "gone"]));
      expect(await seatOf(database.db, noe.id)).toEqual({ id: ada.id, role: "editor" });
      expect(await mailsTo(noe.email)).toEqual(["seat-invitation"]);
      expect(await mailsTo(ada.email)).toEqual(["seat-joined"]);
      // The joining founder's empty startup was deleted.
      expect(await database.db.$count(startup, eq(startup.id, noe.id))).toBe(0);
    });

    test("is refused to everybody else, and void once withdrawn, refused, expired or its inviter owns no more", async () => {
      const ada = await account("ada");
      const noe = await account("noe");
      const first = await invited(ada, noe.email);
      const by = async (who: Account, id: string, now?: Date) =>
        (await accept(database.db, await acts(who), id, now)).status;
      expect(await by(await account("eve"), first.id)).toBe("not-yours");
      expect(await by(noe, first.id, new Date(Date.now() + 8 * 86_400_000))).toBe("gone");
      expect(await withdraw(database.db, await acts(ada), first.id)).toBe(true);
      expect(await withdraw(database.db, await acts(ada), first.id)).toBe(false);
      expect(await withdraw(database.db, await acts(ada), "nothing")).toBe(false);
      expect(await by(noe, first.id)).toBe("gone");
      const second = await invited(ada, noe.email);
      expect(await refuse(database.db, second.id)).toBe(true);
      expect(await by(noe, second.id)).toBe("gone");
      const bea = await joined(ada, "bea", "owner");
      const third = await invited(bea, noe.email);
      await setRole(database.db, await acts(bea), { person: bea.id, role: "editor" });
      expect(await by(noe, third.id)).toBe("gone");
      const ivy = await account("ivy", "investor");
      const fourth = await invited(ada, ivy.email);
      expect(await by(ivy, fourth.id)).toBe("role");
    });

    test("accepted and refused at once ends as one of the two", async () => {
      const { db } = database;
      const ada = await account("ada");
      const outcomes: [boolean, boolean][] = [];
      for (let pair = 0; pair < 8; pair += 1) {
        const noe = await account(`noe${pair}`);
        const { id } = await invited(ada, noe.email);
        const actor = await acts(noe);
        const [accepted, refused] = await Promise.all([accept(db, actor, id), refuse(db, id)]);
        outcomes.push([accepted.status === "joined", refused]);
        // Leaves room for the next pair.
        await db.delete(startupSeat).where(and(eq(startupSeat.person, noe.id), eq(startupSeat.startup, ada.id)));
      }
      expect(outcomes.filter(([accepted, refused]) => accepted === refused)).toEqual([]);
    });

    test("is void while its inviter is blocked", async () => {
      const { db } = database;
      const admin = await aPerson(db, "admin");
      const ada = await account("ada");
      const noe = await account("noe");
      const { id } = await invited(ada, noe.email);
      expect(await invitationsTo(db, await acts(noe))).toMatchObject([{ id }]);
      await blockPerson(db, admin, ada.id, { reason: "R", line: "L" });
      expect(await openInvitation(db, id)).toBeUndefined();
      expect(await invitationsTo(db, await acts(noe))).toEqual([]);
      expect((await accept(db, await acts(noe), id)).status).toBe("gone");
      await liftBlock(db, admin, ada.id);
      expect((await accept(db, await acts(noe), id)).status).toBe("joined");
    });

    test("waits for a founder to close a startup that holds something, by its name", async () => {
      const ada = await account("ada");
      const noe = await account("noe");
      await named(noe, "Épices & Cie");
      const { id } = await invited(ada, noe.email);
      expect(await accept(database.db, await acts(noe), id)).toEqual({ status: "seated" });
      expect(await close(database.db, await acts(noe), "Epices")).toEqual({ status: "name" });
      expect(await close(database.db, await acts(noe), " épices & cie ")).toEqual({ status: "closed" });
      expect(await database.db.$count(founderProfile, eq(founderProfile.user_id, noe.id))).toBe(0);
      expect(await accept(database.db, await acts(noe), id)).toEqual({ status: "joined" });
    });

    test("waits too for a founder to close a startup with a place or an answer of a Pitch Session", async () => {
      const { db } = database;
      const [ada, noe, eve] = [await account("ada"), await account("noe"), await account("eve")];
      const admin = await aPerson(db, "admin");
      const sent = (who: Account) =>
        aLead(db, { form: "pitch-application", email: who.email, payload: { session: "spring" } });
      const placed = await sent(noe);
      const { id } = await invited(ada, noe.email);
      await acceptForSession(db, admin, placed, await aPitchSession(db, { id: "spring", startsOn: "2099-12-10" }));
      expect(await accept(db, await acts(noe), id)).toEqual({ status: "seated" });
      await tiePlaces(db);
      expect(await accept(db, await acts(noe), id)).toEqual({ status: "seated" });
      expect(await ownPitchApplications(db, await acts(noe))).toMatchObject([{ place: "spring" }]);
      expect(await close(db, await acts(noe), "")).toEqual({ status: "closed" });
      expect(await accept(db, await acts(noe), id)).toEqual({ status: "joined" });
      const asked = await sent(eve);
      const second = await invited(ada, eve.email);
      await answerApplication(db, admin, { lead: asked, reason: "early", line: "" });
      expect(await accept(db, await acts(eve), second.id)).toEqual({ status: "seated" });
      expect(await close(db, await acts(eve), "")).toEqual({ status: "closed" });
      await sent(eve);
      expect(await accept(db, await acts(eve), second.id)).toEqual({ status: "joined" });
      await tiePlaces(db);
      expect(await ownPitchApplications(db, await acts(ada))).toEqual([]);
    });

    test("is limited by startup, and by address without a word of it", async () => {
      const ada = await account("ada");
      const other = () => `${randomUUID()}@seats.example`;
      const status = async (email = other()) => (await invited(ada, email)).status;
      const to = other();
      expect([await status(to), await status(to)]).toEqual(["invited", "invited-already"]);
      expect(await status(ada.email)).toBe("seated");
      for (let more = 1; more < seatLimits.open; more += 1) expect(await status()).toBe("invited");
      expect(await status()).toBe("too-many-open");
      const withdrawAll = async () => {
        const rows = await openInvitations(database.db, await acts(ada));
        for (const { id } of rows) await withdraw(database.db, await acts(ada), id);
      };
      await withdrawAll();
      for (let more = seatLimits.open; more < seatLimits.day; more += 1) expect(await status()).toBe("invited");
      await withdrawAll();
      expect(await status()).toBe("limited");
      const noe = await account("noe");
      const unknown = other();
      for (let times = 0; times < 5; times += 1) {
        const owner = await account("owner");
        expect([(await invited(owner, noe.email)).status, (await invited(owner, unknown)).status]).toEqual([
          "invited",
          "invited",
        ]);
      }
      expect([(await mailsTo(noe.email)).length, (await mailsTo(unknown)).length]).toEqual([3, 3]);
    });

    test("is sent no more to an address that said it is not meant", async () => {
      const ada = await account("ada");
      const email = `${randomUUID()}@seats.example`;
      expect(await refuse(database.db, (await invited(ada, email)).id, { stop: true })).toBe(true);
      expect((await invited(ada, email)).status).toBe("invited");
      expect(await mailsTo(email)).toEqual(["seat-invitation"]);
    });

    test("finds at most eight people in a startup", async () => {
      const ada = await account("ada");
      for (let more = 1; more < seatLimits.seats; more += 1) await joined(ada, "more");
      expect((await invited(ada, "one-more@seats.example")).status).toBe("full");
    });
  });

  describe("a role", () => {
    test("is changed by owners, but an owner's only by themselves, and never the last one's", async () => {
      const ada = await account("ada");
      const bea = await joined(ada, "bea", "owner");
      const noe = await joined(ada, "noe");
      const set = async (who: Account, whose: Account, role: SeatRole) =>
        (await setRole(database.db, await acts(who), { person: whose.id, role })).status;
      expect(await set(ada, noe, "reader")).toBe("set");
      expect(await set(bea, ada, "reader")).toBe("owner");
      expect(await set(ada, await account("eve"), "reader")).toBe("gone");
      await expect(set(noe, noe, "owner")).rejects.toThrow(NotAllowed);
      expect(await set(ada, ada, "editor")).toBe("set");
      expect(await set(bea, bea, "editor")).toBe("last-owner");
      expect(await mailsTo(noe.email)).toEqual(["seat-invitation", "seat-role"]);
      expect((await mailsTo(bea.email)).toSorted()).toEqual(["seat-contact", "seat-invitation", "seat-role"]);
    });

    test("of a request that is out of date counts no more", async () => {
      const ada = await account("ada");
      const bea = await joined(ada, "bea", "owner");
      const before = await acts(bea);
      await setRole(database.db, before, { person: bea.id, role: "reader" });
      await expect(invite(database.db, before, { email: "x@y.example", role: "editor", lang: "en" })).rejects.toThrow(
        NotAllowed,
      );
      await expect(remove(database.db, before, ada.id)).rejects.toThrow(NotAllowed);
    });
  });

  describe("who goes", () => {
    test("takes their chat and notifications with them and leaves the rest", async () => {
      const ada = await account("ada");
      const noe = await joined(ada, "noe");
      const { db } = database;
      await db.insert(chatMessage).values({ id: randomUUID(), founder: noe.id, type: "user", content: "MRR?" });
      await db.insert(notification).values({ id: randomUUID(), person: noe.id, kind: "plan", event: "a", data: {} });
      expect((await remove(db, await acts(ada), ada.id)).status).toBe("owner");
      expect(await remove(db, await acts(ada), noe.id)).toEqual({ status: "removed" });
      expect(await remove(db, await acts(ada), noe.id)).toEqual({ status: "gone" });
      expect(await db.$count(chatMessage, eq(chatMessage.founder, noe.id))).toBe(0);
      expect(await db.$count(notification, eq(notification.person, noe.id))).toBe(0);
      expect(await db.$count(person, eq(person.id, noe.id))).toBe(1);
      expect((await mailsTo(noe.email)).at(-1)).toBe("seat-removed");
      const events = await db
        .select({ kind: seatEvent.kind })
        .from(seatEvent)
        .where(eq(seatEvent.person, noe.id))
        .orderBy(seatEvent.at);
      expect(events.map((each) => each.kind)).toEqual(["joined", "removed"]);
    });

    test("keeps no answer that was being written, whoever is first", async () => {
      const { db } = database;
      const answer = { parts: [], model: null, tokens: 0, unverified: [], failure: "stopped" as const };
      for (let round = 0; round < 20; round += 1) {
        const ada = await account("ada");
        const noe = await joined(ada, "noe");
        const before = await acts(noe);
        const question = (await keepQuestion(db, before, "MRR?", "en", new Date())).id;
        const asked = { founder: noe.id, startup: ada.id, question };
        const gone = round % 2 === 0 ? leave(db, before) : remove(db, await acts(ada), noe.id);
        await Promise.all([keepAnswer(db, asked, answer, "en", new Date()), gone]);
        expect(await db.$count(chatMessage, eq(chatMessage.founder, noe.id))).toBe(0);
        await expect(keepQuestion(db, before, "And now?", "en", new Date())).rejects.toThrow(NotAllowed);
        expect(await keepAnswer(db, asked, answer, "en", new Date())).toBeUndefined();
      }
    });

    test("as an owner against their will goes by the operator after five days' notice", async () => {
      const { db } = database;
      const admin = await aPerson(db, "admin");
      const ada = await account("ada");
      const noe = await joined(ada, "noe");
      const days = (count: number) => new Date(announced.getTime() + count * 86_400_000);
      const announced = new Date(Date.now() + 60_000);
      const reason = "Left the company in May.";
      const announce = async (now = announced, person = ada.id) =>
        (await announceRemoval(db, admin, { person, reason }, now)).status;
      expect(await announce(announced, noe.id)).toBe("no-owner");
      expect(await removeOwner(db, admin, ada.id, days(9))).toEqual({ status: "unchanged" });
      expect(await takeBackRemoval(db, admin, ada.id)).toEqual({ status: "unchanged" });
      expect(await announce()).toBe("stored");
      expect(await announce()).toBe("unchanged");
      const notice = await noticeOf(db, { person: ada.id, startup: ada.id });
      expect(notice).toEqual({ reason, announcedAt: announced, from: days(5) });
      expect(await removeOwner(db, admin, ada.id, days(4.99))).toEqual({ status: "early", from: days(5) });
      expect(await takeBackRemoval(db, admin, ada.id, days(4.99))).toEqual({ status: "stored" });
      expect(await removeOwner(db, admin, ada.id, days(9))).toEqual({ status: "unchanged" });
      expect(await announce(days(5))).toBe("stored");
      expect(await removeOwner(db, admin, ada.id, days(9.99))).toMatchObject({ status: "early" });
      const pressed = await Promise.all(
        Array.from({ length: 20 }, async () => (await removeOwner(db, admin, ada.id, days(10))).status),
      );
      expect(pressed.toSorted()).toEqual([...Array.from({ length: 19 }, () => "no-owner"), "stored"]);
      expect(await seatOf(db, ada.id)).toBeUndefined();
      expect(await seatOf(db, noe.id)).toEqual({ id: ada.id, role: "owner" });
      const mails = await mailsTo(ada.email);
      expect(mails.toSorted()).toEqual(["seat-joined", "seat-kept", "seat-notice", "seat-notice", "seat-removed"]);
      expect((await mailsTo(noe.email)).at(-1)).toBe("seat-contact");
      expect(await announce(days(11), noe.id)).toBe("alone");
      for (const actor of [await acts(noe), await aPerson(db, "team")])
        await expect(announceRemoval(db, actor, { person: ada.id, reason })).rejects.toThrow(NotAllowed);
    });

    test("stays under notice through a change of role, and is free of it once they left", async () => {
      const { db } = database;
      const admin = await aPerson(db, "admin");
      const ada = await account("ada");
      const bea = await joined(ada, "bea", "owner");
      const notice = () => noticeOf(db, { person: bea.id, startup: ada.id });
      const announce = () => announceRemoval(db, admin, { person: bea.id, reason: "Asked by the other owner." });
      const late = new Date(Date.now() + 30 * 86_400_000);
      expect(await announce()).toEqual({ status: "stored" });
      const from = (await notice())?.from;
      await setRole(db, await acts(bea), { person: bea.id, role: "editor" });
      expect(await announce()).toEqual({ status: "unchanged" });
      expect(await removeOwner(db, admin, bea.id)).toEqual({ status: "early", from });
      expect(await takeBackRemoval(db, admin, bea.id)).toEqual({ status: "stored" });
      expect(await notice()).toBeNull();
      expect(await announce()).toEqual({ status: "no-owner" });
      await setRole(db, await acts(ada), { person: bea.id, role: "owner" });
      expect(await announce()).toEqual({ status: "stored" });
      const again = (await notice())?.from;
      await setRole(db, await acts(bea), { person: bea.id, role: "reader" });
      await setRole(db, await acts(ada), { person: bea.id, role: "owner" });
      expect((await notice())?.from).toEqual(again);
      expect(await leave(db, await acts(bea))).toEqual({ status: "left" });
      expect(await notice()).toBeNull();
      const cleo = await joined(ada, "cleo", "owner");
      await announceRemoval(db, admin, { person: cleo.id, reason: "Asked by the other owner." });
      await setRole(db, await acts(cleo), { person: cleo.id, role: "editor" });
      expect(await removeOwner(db, admin, cleo.id, late)).toEqual({ status: "stored" });
      expect(await seatOf(db, cleo.id)).toBeUndefined();
    });

    test("keeps an owner under notice from changing who is left, until the notice is taken back", async () => {
      const { db } = database;
      const admin = await aPerson(db, "admin");
      const ada = await account("ada");
      const noe = await joined(ada, "noe");
      const lou = await joined(ada, "lou", "owner");
      const friend = await account("friend");
      const { id: earlier } = await invited(ada, friend.email);
      const days = (count: number) => new Date(Date.now() + count * 86_400_000);
      const announced = await announceRemoval(db, admin, { person: ada.id, reason: "Asked by the others." });
      expect(announced).toEqual({ status: "stored" });
      const changes = async () => {
        const actor = await acts(ada);
        const role = (to: SeatRole) => setRole(db, actor, { person: noe.id, role: to });
        return [
          (await role("reader")).status,
          (await role("owner")).status,
          (await invite(db, actor, { email: friend.email, role: "editor", lang: "en" })).status,
          (await remove(db, actor, noe.id)).status,
          (await close(db, actor, "")).status,
        ];
      };
      expect(await changes()).toEqual(Array.from({ length: 5 }, () => "notice"));
      expect(await accept(db, await acts(friend), earlier)).toEqual({ status: "gone" });
      expect(await setRole(db, await acts(lou), { person: noe.id, role: "reader" })).toEqual({ status: "set" });
      expect(await leave(db, await acts(lou))).toEqual({ status: "left" });
      expect(await leave(db, await acts(noe))).toEqual({ status: "left" });
      expect(await removeOwner(db, admin, ada.id, days(6))).toEqual({ status: "alone" });
      expect(await close(db, await acts(ada), "")).toEqual({ status: "notice" });
      expect(await takeBackRemoval(db, admin, ada.id, days(6))).toEqual({ status: "stored" });
      const { id } = await invited(ada, noe.email);
      expect(await accept(db, await acts(noe), id)).toEqual({ status: "joined" });
      expect(await setRole(db, await acts(ada), { person: noe.id, role: "reader" })).toEqual({ status: "set" });
      expect(await remove(db, await acts(ada), noe.id)).toEqual({ status: "removed" });
      expect(await close(db, await acts(ada), "")).toEqual({ status: "closed" });
    });

    test("lets an owner remove nobody once their own removal is announced, whoever is first", async () => {
      const { db } = database;
      const admin = await aPerson(db, "admin");
      for (let round = 0; round < 5; round += 1) {
        const ada = await account("ada");
        const noe = await joined(ada, "noe");
        const actor = await acts(ada);
        const [announced, { status }] = await Promise.all([
          announceRemoval(db, admin, { person: ada.id, reason: "Asked by the others." }),
          remove(db, actor, noe.id),
        ]);
        const days = new Date(Date.now() + 6 * 86_400_000);
        const { status: removed } = await removeOwner(db, admin, ada.id, days);
        expect([announced.status, status, removed]).toEqual(
          status === "removed" ? ["alone", "removed", "alone"] : ["stored", "notice", "stored"],
        );
      }
    });

    test("opens one startup with twenty presses at once, or has the seat that they accept meanwhile", async () => {
      const { db } = database;
      for (let round = 0; round < 5; round += 1) {
        const ada = await account("ada");
        const noe = await joined(ada, "noe");
        await leave(db, await acts(noe));
        const { id } = await invited(ada, noe.email);
        const actor = await acts(noe);
        const opened = await Promise.all([
          ...Array.from({ length: 10 }, () => openStartup(db, noe.id)),
          ...(round > 1 ? [accept(db, actor, id)] : []),
          ...Array.from({ length: 10 }, () => openStartup(db, noe.id)),
        ]);
        const seat = await seatOf(db, noe.id);
        expect(seat).toBeDefined();
        expect(await db.$count(startup, eq(startup.contact, noe.id))).toBe(seat?.role === "owner" ? 1 : 0);
        expect(opened).toHaveLength(round > 1 ? 21 : 20);
        if (round <= 1) expect(new Set(opened)).toEqual(new Set([seat?.id]));
      }
    });

    test("may be invited and join again", async () => {
      const ada = await account("ada");
      const noe = await joined(ada, "noe");
      await remove(database.db, await acts(ada), noe.id);
      const { status, id } = await invited(ada, noe.email, "reader");
      expect(status).toBe("invited");
      expect(await accept(database.db, await acts(noe), id)).toEqual({ status: "joined" });
      expect(await seatOf(database.db, noe.id)).toEqual({ id: ada.id, role: "reader" });
      const events = await database.db.select().from(seatEvent).where(eq(seatEvent.person, noe.id));
      expect(events.map((each) => each.kind).toSorted()).toEqual(["joined", "joined", "removed"]);
    });

    test("hands the contact over; the last one stays or closes", async () => {
      const ada = await account("ada");
      const id = await named(ada, "Halage");
      const noe = await joined(ada, "noe", "reader");
      expect(await close(database.db, await acts(ada), "Halage")).toEqual({ status: "others" });
      expect(await leave(database.db, await acts(ada))).toEqual({ status: "left" });
      expect(await seatOf(database.db, noe.id)).toEqual({ id, role: "owner" });
      expect((await mailsTo(noe.email)).at(-1)).toBe("seat-contact");
      expect(await leave(database.db, await acts(noe))).toEqual({ status: "last" });
      expect(await seatOf(database.db, ada.id)).toBeUndefined();
    });

    test("takes its open applications along and leaves whoever closes it no notification on its place", async () => {
      const { db } = database;
      const [ada, admin] = [await account("ada"), await aPerson(db, "admin")];
      const startup = await named(ada, "Halage");
      const startsOn = "2099-12-10";
      const event: Event = {
        ...{ kind: "event", id: randomUUID(), name: { en: "P", fr: "P" }, startsOn, endsOn: null, startTime: "18:00" },
        ...{ endTime: null, place: null, applicationsCloseOn: null, format: "quarterly", capacity: null },
        ...{ selected: null, pitched: null, confirm: false },
      };
      await db.insert(contentRecord).values({ kind: "event", id: event.id, position: 0, data: event });
      const sent = await aLead(db, { form: "pitch-application", email: ada.email, startup });
      await acceptForSession(db, admin, sent, event);
      const [asked, answered] = [await applied(ada, startup, "spring"), await applied(ada, startup, "autumn")];
      await answerApplication(db, admin, { lead: answered, reason: "early", line: "" });
      expect(await close(db, await acts(ada), "Halage")).toEqual({ status: "closed" });
      const left = await db.select({ id: lead.id }).from(lead).where(eq(lead.email, ada.email));
      expect(left.map((each) => each.id).toSorted()).toEqual([sent, answered].toSorted());
      expect(await acceptForSession(db, admin, asked, { id: "spring" })).toBe("gone");
      expect(await acceptForSession(db, admin, sent, event)).toBe("gone");
      expect(
        (await db.select().from(sessionPlace).where(eq(sessionPlace.leadId, sent)))[0]?.takenBackAt,
      ).not.toBeNull();
      expect(await db.$count(notification, eq(notification.person, ada.id))).toBe(0);
      const bea = await account("bea");
      await takeSeat(db, ada.id, { id: await named(bea, "Rivale"), role: "editor" });
      await tiePlaces(db);
      expect(await ownPitchApplications(db, await acts(bea))).toEqual([]);
    });

    test("hands the contact to nobody who is blocked while another member is there", async () => {
      const { db } = database;
      const admin = await aPerson(db, "admin");
      const ada = await account("ada");
      const id = await named(ada, "Halage");
      const bea = await joined(ada, "bea", "owner");
      const noe = await joined(ada, "noe", "reader");
      await blockPerson(db, admin, bea.id, { reason: "R", line: "L" });
      await db.transaction((tx) => tellSuccessor(tx, ada.email));
      expect((await mailsTo(bea.email)).at(-1)).toBe("seat-role");
      expect((await mailsTo(noe.email)).at(-1)).toBe("seat-successor");
      expect(await leave(db, await acts(ada))).toEqual({ status: "left" });
      expect((await contactOf(db, id))?.id).toBe(noe.id);
      expect(await seatOf(db, noe.id)).toEqual({ id, role: "owner" });
      expect(await leave(db, await acts(noe))).toEqual({ status: "left" });
      expect((await contactOf(db, id))?.id).toBe(bea.id);
    });

    test("at once with all others leaves an owner in each startup", async () => {
      const startups = kind === "postgres" ? 25 : 6;
      const teams = await Promise.all(
        Array.from({ length: startups }, async () => {
          const ada = await account("ada");
          return [ada, await joined(ada, "bea", "owner"), await joined(ada, "cleo", "owner")];
        }),
      );
      const left = await Promise.all(
        teams.flat().map(async (who) => (await leave(database.db, await acts(who))).status),
      );
      expect(left.filter((each) => each === "left")).toHaveLength(2 * startups);
      for (const [first] of teams) expect(await rolesOf(first?.id ?? "")).toEqual(["owner"]);
    });

    test.each([
      ["ada", "bea", "cleo"],
      ["cleo", "ada", "bea"],
      ["bea", "cleo", "ada"],
    ])("by erasure in the order %s, %s, %s keeps the startup until the last", async (...order) => {
      const ada = await account("ada");
      const id = await named(ada, "Halage");
      const team: Record<string, Account> = {
        ada,
        bea: await joined(ada, "bea"),
        cleo: await joined(ada, "cleo", "owner"),
      };
      const { db } = database;
      const [name] = order.splice(2);
      for (const each of order) {
        const email = team[each]?.email ?? "";
        const about = randomUUID();
        expect(await db.transaction((tx) => erase(tx, { email, about, crm: false, forGood: true }))).toMatchObject({
          status: "erased",
        });
        expect(await db.$count(founderProfile, eq(founderProfile.user_id, id))).toBe(1);
        expect((await rolesOf(id)).includes("owner")).toBe(true);
      }
      const last = team[name ?? ""]?.email ?? "";
      await db.transaction((tx) => erase(tx, { email: last, about: randomUUID(), crm: false, forGood: true }));
      expect(await db.$count(startup, eq(startup.id, id))).toBe(0);
      expect(await db.$count(startupSeat, eq(startupSeat.startup, id))).toBe(0);
    });
  });
});
