import { invitationsADay } from "../suppression/invitation-mail.server.ts";
import { and, eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { emailContext } from "../../e2e/emails.ts";
import { published } from "../../e2e/peers/published.ts";
import { aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { samplePdf, written as textOf } from "../../platform/pdf/sample-pdf.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { removeDeck, uploadDeck } from "../deck/deck.server.ts";
import { drawNext } from "../deck/draw.server.ts";
import { keepAgreement } from "../deck/agreement.server.ts";
import { deckLink } from "../deck/link.table.ts";
import { followedSince, followStartup, unfollow } from "../follow/follow.server.ts";
import { follow, followInvitation } from "../follow/follow.table.ts";
import { followLimits } from "../follow/follow-limits.ts";
import { confirmFollow, declineFollow, openFollowInvitation, removeFollower } from "../follow/invitation.server.ts";
import { inviteFollower } from "../follow/invite.server.ts";
import { setUpdateStopped } from "../follow/stop.server.ts";
import { introduction, introductionAnswer, introductionBlock } from "../introduction/introduction.table.ts";
import { kpiCheckIn } from "../kpi/check-in.table.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { countUnread, ownNotifications } from "../notification/own.server.ts";
import { shownOf } from "../edit-conflict/edit-conflict.server.ts";
import { displayedField } from "../edit-conflict/edit-conflict.ts";
import type { Actor } from "../person/actor.ts";
import { blockPerson, liftBlock } from "../person/block.server.ts";
import { person } from "../person/person.table.ts";
import { startupSeat } from "../person/startup.table.ts";
import { reviewPublication } from "../publication/review-publication.server.ts";
import { withdraw } from "../publication/publication.server.ts";
import { saveFounderProfile } from "../startup/founder-profile.server.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import { readDraft, saveDraft } from "./draft.server.ts";
import { investorUpdate, updateRecipient } from "./investor-update.table.ts";
import {
  deckInUpdate,
  ownUpdate,
  numbersToSend,
  previewUpdate,
  updateFor,
  updateInMail,
  updatesFrom,
  updatesOf,
} from "./read.server.ts";
import { readRecipients } from "./recipients.server.ts";
import { sendUpdate } from "./send.server.ts";

const now = new Date("2026-11-23T15:00:00Z");
const later = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);
const written = { worked: "Deux cantines", stuck: "La prospection", asked: "Un contact", cash: false, runway: false };
const toAll = { ...written, to: null, corrects: "" };

onBothEngines("updates for investors", (open) => {
  let database: Database;
  let cast: { zoe: Actor; ida: Actor; noor: Actor };
  beforeAll(async () => {
    database = await open();
    const approved = { verdict: "yes" as const };
    cast = {
      zoe: await published(database.db, "sel", now, { startup_name: "Sel" }),
      ida: await aPerson(database.db, "investor", { ...approved, firstName: "Ida", lastName: "Roux" }),
      noor: await aPerson(database.db, "investor", { ...approved, firstName: "Noor", lastName: "Bel" }),
    };
  });
  afterAll(() => database.close());

  const mailsTo = async (email: string) =>
    (await database.db.select({ data: job.data }).from(job).where(eq(job.key, email))).map(({ data }) => data);
  const idOf = async (email: string) =>
    (await database.db.select().from(followInvitation).where(eq(followInvitation.email, email))).at(-1)?.id ?? "";
  const month = (on: string, mrr: number) => ({
    ...{ id: crypto.randomUUID(), founder: "sel", month: on, mrr, cash: 5_200_000, burn: 1_000_000 },
    ...{ cac: 15_000, churn: 4.5, author: "sel", source: "form" as const },
  });

  test("following shows the name, tells the startup once, and ends", async () => {
    const { db } = database;
    const { zoe, ida } = cast;
    await Promise.all(Array.from({ length: 20 }, () => followStartup(db, ida, "sel", now)));
    expect(await followedSince(db, ida, "sel")).toEqual(now);
    const seen = await readRecipients(db, zoe, now);
    expect(seen.recipients).toMatchObject([{ called: "Ida Roux", via: "follow" }]);
    expect(JSON.stringify(seen)).not.toContain(ida.viewer.email);
    const name = (shown: string) => db.update(person).set({ name: shown }).where(eq(person.id, ida.viewer.id));
    for (const hidden of ["", "ida@roux-partners.example"]) {
      await name(hidden);
      expect((await readRecipients(db, zoe, now)).recipients).toMatchObject([{ called: "" }]);
    }
    await name("Ida Roux");
    await unfollow(db, ida, "sel", now);
    expect((await readRecipients(db, zoe, now)).recipients).toEqual([]);
    await followStartup(db, ida, "sel", later(1));
    expect(await db.$count(follow)).toBe(1);
    const told = (await ownNotifications(db, zoe, later(1))).filter(({ kind }) => kind === "follower");
    expect(told).toMatchObject([{ data: { times: 1 } }]);
    await expect(followStartup(db, zoe, "sel", now)).rejects.toThrow(NotAllowed);
    expect(await followStartup(db, ida, "nobody", now)).toBe(false);
  });

  test("an address is asked once however often it is pressed, and gets nothing before its reader confirms", async () => {
    const { db } = database;
    const { zoe } = cast;
    const ask = (email: string, at = now) => inviteFollower(db, zoe, { email, lang: "en" }, at);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask("Odette@Tante.example")));
    expect(answers.filter(({ status }) => status === "invited")).toHaveLength(1);
    expect(await mailsTo("odette@tante.example")).toHaveLength(1);
    const id = await idOf("odette@tante.example");
    const renamed = (name: string) =>
      db.update(founderProfile).set({ startup_name: name }).where(eq(founderProfile.user_id, "sel"));
    await renamed("Not looked at yet");
    expect(await openFollowInvitation(db, id, now)).toMatchObject({ name: "Sel" });
    await renamed("Sel");
    expect(await openFollowInvitation(db, id, later(15))).toBeUndefined();
    expect(await confirmFollow(db, id, later(15))).toBe(false);
    expect((await readRecipients(db, zoe, now)).waiting).toMatchObject([{ email: "odette@tante.example" }]);
    const pressed = await Promise.all(Array.from({ length: 20 }, () => confirmFollow(db, id, now)));
    expect(pressed.filter(Boolean)).toHaveLength(1);
    expect(await openFollowInvitation(db, id, now)).toBeUndefined();
    expect(await ask(cast.noor.viewer.email)).toEqual({ status: "invited" });
    expect(await removeFollower(db, zoe, await idOf(cast.noor.viewer.email), now)).toBe(true);
    expect(await ask("loulou@tante.example")).toEqual({ status: "invited" });
    expect(await declineFollow(db, await idOf("loulou@tante.example"), { stop: true }, now)).toBe(true);
    expect(await ask("loulou@tante.example")).toEqual({ status: "invited" });
    expect(await mailsTo("loulou@tante.example")).toHaveLength(1);
  });

  test("a startup has its day's invitations, and nobody's mailbox gets more than three of all startups", async () => {
    const { db } = database;
    for (const id of ["a", "b", "c", "d", "e"]) {
      const founder = await published(db, `asks-${id}`, now);
      expect(await inviteFollower(db, founder, { email: "one@target.example", lang: "fr" }, now)).toEqual({
        status: "invited",
      });
    }
    expect(await mailsTo("one@target.example")).toHaveLength(invitationsADay);
    const founder = await published(db, "asks-many", now);
    const ask = (n: number) => inviteFollower(db, founder, { email: `${n}@many.example`, lang: "fr" }, now);
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => ask(n)));
    expect(answers.filter(({ status }) => status === "invited")).toHaveLength(followLimits.day);
  });

  test("no update leaves without the last month's numbers", async () => {
    const { db } = database;
    expect(await sendUpdate(db, cast.zoe, toAll, now)).toEqual({ status: "check-in" });
    await db.insert(kpiCheckIn).values(month("2026-06-01", 400_000));
    expect(await sendUpdate(db, cast.zoe, toAll, now)).toEqual({ status: "check-in" });
    await db.insert(kpiCheckIn).values([month("2026-09-01", 1_000_000), month("2026-10-01", 1_230_000)]);
  });

  test("pressed a hundred times it is one update and one mail each, with the numbers of its hour", async () => {
    const { db } = database;
    const { zoe, ida, noor } = cast;
    const presses = await Promise.all(Array.from({ length: 100 }, () => sendUpdate(db, zoe, toAll, now)));
    expect(new Set(presses.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(presses[0]).toMatchObject({ status: "sent", to: 2 });
    const [update] = await db.select().from(investorUpdate);
    const id = update?.id ?? "";
    expect(update?.figures).toMatchObject({ month: "2026-10-01", mrr: 1_230_000, cash: null, runway: null });
    for (const email of [ida.viewer.email, "odette@tante.example"])
      expect((await mailsTo(email)).filter((data) => JSON.stringify(data).includes("investor-update"))).toHaveLength(1);
    expect(await mailsTo(noor.viewer.email)).toHaveLength(1);
    await db.insert(kpiCheckIn).values(month("2026-10-01", 9_900_000));
    expect(await updateFor(db, ida, id, "en")).toMatchObject({ figures: { mrr: 1_230_000 }, lang: "fr" });
    expect(await updateFor(db, noor, id, "en")).toBeNull();
    expect(await updatesFrom(db, ida, "sel")).toMatchObject([{ id, isCorrection: false }]);
    await unfollow(db, ida, "sel", now);
    const named = (await ownUpdate(db, zoe, id, "fr"))?.got.map(({ called, firm }) => [called, firm]);
    expect(named).toEqual(expect.arrayContaining([[null, null]]));
    expect(JSON.stringify(named)).not.toContain("Roux");
    await db.update(follow).set({ endedAt: null }).where(eq(follow.investor, ida.viewer.id));
    expect(await ownUpdate(db, zoe, id, "fr")).toMatchObject({
      got: expect.arrayContaining([expect.objectContaining({ called: "odette@tante.example" })]),
    });
    expect(await countUnread(db, ida, { now })).toBe(1);
    expect(await updatesOf(db, zoe)).toMatchObject([{ id, to: 2 }]);
    const { recipients } = await readRecipients(db, zoe, now);
    expect(recipients.map(({ via, received }) => `${via} ${received}`).toSorted()).toEqual([
      "follow 1",
      "invitation 1",
    ]);
    const other = await published(db, "vent", now);
    expect(await ownUpdate(db, other, id, "fr")).toBeNull();
  });

  test("the preview is the mail; only an invited address answers to the founder", async () => {
    const { db } = database;
    const { zoe, ida } = cast;
    const [update] = await db.select().from(investorUpdate);
    const inMail = async (subscription: string) => updateInMail(db, update?.id ?? "", subscription);
    const [followed] = await db.select().from(follow);
    expect(await inMail(followed?.id ?? "")).toMatchObject({ via: "follow", replyTo: null });
    expect(await inMail(await idOf("odette@tante.example"))).toMatchObject({ replyTo: zoe.viewer.email });
    const id = crypto.randomUUID();
    await db.insert(introduction).values({
      ...{ id, founder: "sel", investor: ida.viewer.id, by: ida.viewer.id, startupName: "Sel" },
      ...{ message: "A", askedAt: now, expiresAt: later(14), closedAt: later(1), ending: "yes" },
    });
    expect(await inMail(followed?.id ?? "")).toMatchObject({ replyTo: null });
    const yes = { introduction: id, side: "startup", verdict: "yes", by: zoe.viewer.id, at: now } as const;
    await db.insert(introductionAnswer).values({ ...yes, email: zoe.viewer.email });
    expect(await inMail(followed?.id ?? "")).toMatchObject({ replyTo: zoe.viewer.email });
    const branding = emailContext.branding("fr");
    const preview = await previewUpdate(
      db,
      zoe,
      { ...written, runway: true, corrects: false },
      { lang: "fr", from: branding, deckUrl: null },
      now,
    );
    expect(preview?.text).toContain("Deux cantines");
    expect(preview?.text).toMatch(/Runway\s:\s5,\d\smois/);
    expect(preview?.text).not.toContain("Trésorerie");
    expect(preview?.text).not.toContain(ida.viewer.email);
  });

  test("a sent update never changes; a correction is another message, and a month has two", async () => {
    const { db } = database;
    const { zoe } = cast;
    const [update] = await db.select().from(investorUpdate);
    await expect(db.update(investorUpdate).set({ worked: "Autre" })).rejects.toThrow();
    expect(await db.execute(sql`select worked from investor_update`)).toMatchObject({
      rows: [{ worked: "Deux cantines" }],
    });
    const correction = { ...toAll, worked: "Trois cantines", corrects: update?.id ?? "" };
    expect(await sendUpdate(db, zoe, correction, later(1))).toMatchObject({ status: "sent" });
    expect(await sendUpdate(db, zoe, { ...toAll, worked: "Quatre" }, later(2))).toEqual({ status: "month-full" });
    const seen = await readRecipients(db, zoe, later(12));
    expect(await sendUpdate(db, zoe, { ...toAll, worked: "Cinq", to: [] }, later(12))).toEqual({ status: "nobody" });
    const [one] = seen.recipients;
    expect(await sendUpdate(db, zoe, { ...toAll, worked: "Cinq", to: [one?.id ?? ""] }, later(12))).toMatchObject({
      to: 1,
    });
  });

  test("who stops, is erased or is no longer approved gets nothing more", async () => {
    const { db } = database;
    const { zoe, ida, noor } = cast;
    const odette = await idOf("odette@tante.example");
    await setUpdateStopped(db, odette, true, later(13));
    const [update] = await db.select().from(investorUpdate);
    expect(await updateInMail(db, update?.id ?? "", odette)).toBeNull();
    await followStartup(db, noor, "sel", later(13));
    await db.update(person).set({ verdict: "no" }).where(eq(person.id, noor.viewer.id));
    expect((await readRecipients(db, zoe, later(13))).recipients).toMatchObject([{ called: "Ida Roux" }]);
    const toldOfReturn = async () =>
      (await ownNotifications(db, zoe, later(13))).filter(({ kind, data }) => kind === "follower" && data["state"]);
    expect(await toldOfReturn()).toEqual([]);
    for (const stopped of [false, true, false]) await setUpdateStopped(db, odette, stopped, later(13));
    expect((await readRecipients(db, zoe, later(13))).recipients).toHaveLength(2);
    const [told, ...more] = await toldOfReturn();
    expect([told?.data, more]).toEqual([{ state: "resumed", day: parisDay(later(13)) }, []]);
    expect(JSON.stringify(told)).not.toContain("odette");
    const sent = await db.$count(updateRecipient);
    await db.delete(person).where(eq(person.id, ida.viewer.id));
    expect(await db.$count(updateRecipient)).toBe(sent);
    expect((await readRecipients(db, zoe, later(13))).recipients).toMatchObject([{ called: "odette@tante.example" }]);
    await setUpdateStopped(db, odette, true, later(13));
    await inviteFollower(db, zoe, { email: "odette@tante.example", lang: "fr" }, later(13));
    const its = and(eq(followInvitation.email, "odette@tante.example"), isNull(followInvitation.endedAt));
    const [newer] = await db.select().from(followInvitation).where(its);
    await confirmFollow(db, newer?.id ?? "", later(13));
    expect(await removeFollower(db, zoe, newer?.id ?? "", later(13))).toBe(true);
    for (const link of [odette, newer?.id ?? ""]) await setUpdateStopped(db, link, false, later(13));
    expect((await readRecipients(db, zoe, later(13))).recipients).toEqual([]);
    expect(await toldOfReturn()).toHaveLength(1);
    await withdraw(db, zoe, later(13));
    expect(await db.$count(investorUpdate)).toBeGreaterThan(0);
    await db.execute(sql`delete from startup where id = 'sel'`);
    expect(await db.$count(investorUpdate)).toBe(0);
  });

  test("a reader who resumes while the startup invites the address again has one open invitation", async () => {
    const { db } = database;
    const founder = await published(db, "vase", now, { startup_name: "Vase" });
    for (let turn = 0; turn < 8; turn += 1) {
      const email = `reader-${turn}@vase.example`;
      await inviteFollower(db, founder, { email, lang: "fr" }, now);
      const id = await idOf(email);
      await confirmFollow(db, id, now);
      await setUpdateStopped(db, id, true, now);
      await Promise.all([
        setUpdateStopped(db, id, false, now),
        inviteFollower(db, founder, { email, lang: "fr" }, now),
      ]);
      const its = and(eq(followInvitation.email, email), isNull(followInvitation.endedAt));
      expect(await db.$count(followInvitation, its)).toBe(1);
    }
    const [first] = await db.select().from(followInvitation).where(eq(followInvitation.email, "reader-0@vase.example"));
    if (!first) throw new Error("none");
    await db
      .update(followInvitation)
      .set({ endedAt: now, confirmedAt: now })
      .where(eq(followInvitation.email, first.email));
    const others = Array.from({ length: followLimits.recipients - 7 }, (_, at) => ({
      ...{ id: crypto.randomUUID(), startup: "vase", email: `${at}@vase.example`, lang: "fr" as const },
      ...{ by: founder.viewer.id, createdAt: now, expiresAt: later(14) },
    }));
    await db.insert(followInvitation).values(others);
    await setUpdateStopped(db, first.id, false, now);
    const its = and(eq(followInvitation.email, first.email), isNull(followInvitation.endedAt));
    expect(await db.$count(followInvitation, its)).toBe(0);
  });

  test("a deck goes to each reader by a link of their own, within the plan's number of links", async () => {
    const { db } = database;
    const founder = await published(db, "port", now, { startup_name: "Port" });
    await followStartup(db, await aPerson(db, "investor", { verdict: "yes", firstName: "Alma" }), "port", now);
    await inviteFollower(db, founder, { email: "odile@tante.example", lang: "fr" }, now);
    await confirmFollow(db, await idOf("odile@tante.example"), now);
    await db.insert(kpiCheckIn).values({ ...month("2026-10-01", 2_000_000), founder: "port", author: "port" });
    const withDeck = { ...toAll, deck: true };
    expect(await sendUpdate(db, founder, withDeck, now)).toEqual({ status: "no-deck" });
    const file = { name: "d.pdf", read: () => Promise.resolve(samplePdf({ pages: [textOf("Ports")] })) };
    await uploadDeck(db, founder, file, now);
    await drawNext(db);
    const readers = {
      follower: { startup: "port", email: null },
      invited: { startup: "port", email: "odile@tante.example" },
    };
    expect(await deckInUpdate(db, readers.follower)).toBeNull();
    await reviewPublication(
      db,
      signedIn("admin", "desk"),
      "port",
      { verdict: "yes", reason: "", look: undefined },
      now,
    );

    const others = Array.from({ length: 100 }, (_, at) => ({
      ...{ id: crypto.randomUUID(), founder: "port", toEmail: `${at}@tante.example`, lang: "fr" as const },
      ...{ watermark: true, createdAt: now, createdBy: "port", expiresAt: later(3_000) },
    }));
    await db.insert(deckLink).values(others);
    expect(await sendUpdate(db, founder, withDeck, now)).toEqual({ status: "too-many-links" });
    await db.delete(deckLink);
    const presses = await Promise.all(Array.from({ length: 20 }, () => sendUpdate(db, founder, withDeck, now)));
    expect(new Set(presses.map((each) => JSON.stringify(each))).size).toBe(1);
    const links = await db.select().from(deckLink);
    expect(links).toMatchObject([{ toEmail: "odile@tante.example", watermark: true }]);
    expect(JSON.stringify(await mailsTo("odile@tante.example"))).toContain('"deck":true');
    expect(JSON.stringify(await mailsTo("odile@tante.example"))).not.toContain("deck-invitation");
    expect(await deckInUpdate(db, readers.follower)).toEqual({ startup: "port" });
    expect(await deckInUpdate(db, readers.invited)).toEqual({ link: links[0]?.id });
    await db.update(deckLink).set({ cutAt: now, cutBy: "port" });
    expect(await deckInUpdate(db, readers.invited)).toBeNull();

    // The startup has ended this reader's deck link, so the next update gives the reader no new link.
    for (const each of ["2026-11-01", "2026-12-01", "2027-01-01"])
      await db.insert(kpiCheckIn).values({ ...month(each, 2_000_000), founder: "port", author: "port" });
    const sentAt = async (days: number) =>
      (await sendUpdate(db, founder, { ...withDeck, worked: `Day ${days}` }, later(days))).status;
    expect([await sentAt(40), await db.$count(deckLink)]).toEqual(["sent", 1]);
    const agreement = await keepAgreement(db, "port", { text: "I keep it.", lang: "fr" }, now);
    await db.update(deckLink).set({ cutAt: null, cutBy: null, expiresAt: later(41), agreement });
    expect([await sentAt(80), await db.$count(deckLink, eq(deckLink.agreement, agreement))]).toEqual(["sent", 2]);
    await removeDeck(db, founder, 99, later(81));
    expect(await deckInUpdate(db, readers.invited)).toBeNull();
    await uploadDeck(db, founder, file, later(82));
    await drawNext(db);
    expect([await sentAt(83), await db.$count(deckLink, eq(deckLink.agreement, agreement))]).toEqual(["sent", 3]);
  });

  test("sent again with the deck, an update goes once more to the invited readers who have no link to it", async () => {
    const { db } = database;
    const founder = await published(db, "mole", now, { startup_name: "Mole" });
    await followStartup(db, await aPerson(db, "investor", { verdict: "yes", firstName: "Alma" }), "mole", now);
    for (const email of ["olga@tante.example", "omar@tante.example"]) {
      await inviteFollower(db, founder, { email, lang: "fr" }, now);
      await confirmFollow(db, await idOf(email), now);
    }
    await db.insert(kpiCheckIn).values({ ...month("2026-10-01", 2_000_000), founder: "mole", author: "mole" });
    const file = { name: "d.pdf", read: () => Promise.resolve(samplePdf({ pages: [textOf("Moles")] })) };
    await uploadDeck(db, founder, file, now);
    await drawNext(db);
    const plain = await sendUpdate(db, founder, toAll, now);
    expect(plain).toMatchObject({ status: "sent", to: 3 });
    const revoked = { founder: "mole", toEmail: "omar@tante.example", lang: "fr" as const, watermark: true };
    await db.insert(deckLink).values({
      ...{ ...revoked, id: crypto.randomUUID(), createdAt: now, createdBy: "mole", expiresAt: later(30) },
      ...{ cutAt: now, cutBy: "mole" },
    });
    const withDeck = { ...toAll, deck: true };
    const presses = await Promise.all(Array.from({ length: 5 }, () => sendUpdate(db, founder, withDeck, later(1))));
    expect(presses).toEqual(presses.map(() => ({ status: "sent", id: expect.any(String), to: 1 })));
    expect(new Set(presses.map((each) => ("id" in each ? each.id : ""))).size).toBe(1);
    const its = and(eq(deckLink.founder, "mole"), isNull(deckLink.cutAt));
    expect(await db.select().from(deckLink).where(its)).toMatchObject([{ toEmail: "olga@tante.example" }]);
    expect(JSON.stringify(await mailsTo("olga@tante.example"))).toContain('"deck":true');
    expect(JSON.stringify(await mailsTo("omar@tante.example"))).not.toContain('"deck":true');
    expect(await db.$count(investorUpdate, eq(investorUpdate.startup, "mole"))).toBe(2);
  });

  test("an investor reads the name that the team has approved, in the mail and on the page, until the next is", async () => {
    const { db } = database;
    const zoe = await published(db, "nom", now, { startup_name: "Saline" });
    const maud = await aPerson(db, "investor", { verdict: "yes", firstName: "Maud" });
    await followStartup(db, maud, "nom", now);
    await db.insert(kpiCheckIn).values({ ...month("2026-10-01", 2_000_000), founder: "nom", author: "nom" });
    const sent = await sendUpdate(db, zoe, { ...toAll, worked: "All well" }, now);
    if (sent.status !== "sent") throw new Error(sent.status);
    await saveFounderProfile(db, zoe, { startup_name: "Grande Banque" });
    const [following] = await db.select().from(follow).where(eq(follow.startup, "nom"));
    const mail = await updateInMail(db, sent.id, following?.id ?? "");
    const page = await updateFor(db, maud, sent.id, "en", now);
    expect([mail?.startup, page?.name]).toEqual(["Saline", "Saline"]);
    // A withdrawn profile is in nobody's queue, so its new name has not been looked at.
    await withdraw(db, zoe, now);
    expect(await updateInMail(db, sent.id, following?.id ?? "")).toMatchObject({ startup: "Saline" });
    expect(await updateFor(db, maud, sent.id, "en", now)).toMatchObject({ name: "Saline" });
  });

  test("a startup that the team has hidden writes to nobody, by no seat, and what it had sent or queued is closed", async () => {
    const { db } = database;
    const zoe = await published(db, "lune", now, { startup_name: "Lune" });
    const editor = await aPerson(db, "founder", { seat: { id: "lune", role: "editor" } });
    const maud = await aPerson(db, "investor", { verdict: "yes", firstName: "Maud" });
    await followStartup(db, maud, "lune", now);
    await db.insert(kpiCheckIn).values({ ...month("2026-10-01", 2_000_000), founder: "lune", author: "lune" });
    const ask = (email: string) => inviteFollower(db, editor, { email, lang: "fr" }, now);
    expect(await ask("jeanne@tante.example")).toEqual({ status: "invited" });
    const queued = await sendUpdate(db, editor, { ...toAll, worked: "Before" }, now);
    const invitation = await idOf("jeanne@tante.example");
    const [following] = await db.select().from(follow).where(eq(follow.startup, "lune"));
    const inMail = () => updateInMail(db, "id" in queued ? queued.id : "", following?.id ?? "");
    const onPages = async () => [
      (await updateFor(db, maud, "id" in queued ? queued.id : "", "en", now))?.worked,
      (await updatesFrom(db, maud, "lune")).length,
    ];
    expect([await inMail(), await onPages()]).toMatchObject([{ startup: "Lune" }, ["Before", 1]]);

    const admin = await aPerson(db, "admin");
    await blockPerson(db, admin, zoe.viewer.id, { reason: "Fraud", line: "Write to us." });
    expect(await sendUpdate(db, editor, { ...toAll, worked: "After" }, now)).toEqual({ status: "held" });
    expect(await ask("louise@tante.example")).toEqual({ status: "held" });
    expect(await mailsTo("louise@tante.example")).toEqual([]);
    expect([await inMail(), await onPages()]).toEqual([null, [undefined, 0]]);
    expect(await openFollowInvitation(db, invitation, now)).toBeUndefined();
    expect(await confirmFollow(db, invitation, now)).toBe(false);

    await liftBlock(db, admin, zoe.viewer.id);
    expect([await inMail(), await onPages()]).toMatchObject([{ startup: "Lune" }, ["Before", 1]]);
    await blockPerson(db, admin, zoe.viewer.id, { reason: "Fraud", line: "Write to us." });
    expect(await declineFollow(db, invitation, { stop: true }, now)).toBe(true);
  });

  test("a follower whom the startup has blocked is left out, silently, of what is queued too", async () => {
    const { db } = database;
    const zoe = await published(db, "mur", now, { startup_name: "Mur" });
    const maud = await aPerson(db, "investor", { verdict: "yes", firstName: "Maud" });
    const alma = await aPerson(db, "investor", { verdict: "yes", firstName: "Alma" });
    for (const each of [maud, alma]) await followStartup(db, each, "mur", now);
    await db.insert(kpiCheckIn).values({ ...month("2026-10-01", 2_000_000), founder: "mur", author: "mur" });
    const first = await sendUpdate(db, zoe, { ...toAll, worked: "First" }, now);
    const [following] = await db.select().from(follow).where(eq(follow.investor, maud.viewer.id));
    const inMail = () => updateInMail(db, "id" in first ? first.id : "", following?.id ?? "");
    expect(await inMail()).toMatchObject({ startup: "Mur" });
    const by = { founder: "mur", investor: maud.viewer.id, by: zoe.viewer.id, at: now };
    await db.insert(introductionBlock).values(by);
    expect(await inMail()).toBeNull();
    expect(await sendUpdate(db, zoe, { ...toAll, worked: "Second" }, now)).toMatchObject({ status: "sent", to: 1 });
    expect(await followedSince(db, maud, "mur")).toEqual(now);
    await db.delete(introductionBlock);
    await db.update(person).set({ verdict: "no" }).where(eq(person.id, maud.viewer.id));
    expect(await inMail()).toBeNull();
  });

  test("the same words to other readers are another update; to the same ones, the same", async () => {
    const { db } = database;
    const zoe = await published(db, "duo", now, { startup_name: "Duo" });
    for (const firstName of ["Maud", "Alma"])
      await followStartup(db, await aPerson(db, "investor", { verdict: "yes", firstName }), "duo", now);
    await db.insert(kpiCheckIn).values({ ...month("2026-10-01", 2_000_000), founder: "duo", author: "duo" });
    const [one, other] = (await readRecipients(db, zoe, now)).recipients.map(({ id }) => id);
    const sendTo = (...to: (string | undefined)[]) => sendUpdate(db, zoe, { ...toAll, to: to.map(String) }, now);
    const first = await sendTo(one);
    expect(await sendTo(one)).toEqual(first);
    const second = await sendTo(other);
    expect(second).toMatchObject({ status: "sent", to: 1 });
    expect(second).not.toEqual(first);
    expect(await sendTo(other)).toEqual(second);
    expect(await sendTo(one, other)).toEqual(second);
    expect(await sendUpdate(db, zoe, { ...toAll, worked: "More" }, now)).toEqual({ status: "month-full" });
  });

  test("no update leaves with other numbers than its page showed", async () => {
    const { db } = database;
    const ria = await published(db, "ria", now, { startup_name: "Ria" });
    await followStartup(db, await aPerson(db, "investor", { verdict: "yes", firstName: "Maud" }), "ria", now);
    const record = (mrr: number, recordedAt: Date) =>
      db.insert(kpiCheckIn).values({ ...month("2026-10-01", mrr), founder: "ria", author: "ria", recordedAt });
    const page = async () => (await numbersToSend(db, ria, "en", now))?.digest ?? "";
    await record(2_000_000, now);
    const before = await page();
    await record(2_100_000, later(1));
    expect(await sendUpdate(db, ria, { ...toAll, numbers: before }, now)).toEqual({ status: "numbers-changed" });
    expect(await updatesOf(db, ria)).toEqual([]);
    const shown = { ...toAll, numbers: await page() };
    expect(await sendUpdate(db, ria, shown, now)).toMatchObject({ status: "sent", to: 1 });
    expect(await sendUpdate(db, ria, { ...shown, cash: true }, now)).toMatchObject({ status: "sent" });
    expect(await updatesOf(db, ria)).toMatchObject([{ figures: { mrr: 2_100_000 } }, { figures: { mrr: 2_100_000 } }]);
  });

  test("an investor whom the startup has blocked follows without ringing its bell", async () => {
    const { db } = database;
    const lou = await published(db, "bloc", now, { startup_name: "Bloc" });
    const maud = await aPerson(db, "investor", { verdict: "yes", firstName: "Maud" });
    const pair = { founder: "bloc", investor: maud.viewer.id };
    await db.insert(introductionBlock).values({ ...pair, by: lou.viewer.id, at: now });
    expect(await followStartup(db, maud, "bloc", now)).toBe(true);
    expect(await followedSince(db, maud, "bloc")).toEqual(now);
    expect((await ownNotifications(db, lou, now)).filter(({ kind }) => kind === "follower")).toEqual([]);
  });

  test("an introduced investor answers whoever said yes, an invited address whoever sent it", async () => {
    const { db } = database;
    const zoe = await published(db, "voix", now, { startup_name: "Voix" });
    const editor = await aPerson(db, "founder", { seat: { id: "voix", role: "editor" } });
    const maud = await aPerson(db, "investor", { verdict: "yes", firstName: "Maud" });
    await followStartup(db, maud, "voix", now);
    await inviteFollower(db, zoe, { email: "lucie@tante.example", lang: "fr" }, now);
    const invited = await idOf("lucie@tante.example");
    await confirmFollow(db, invited, now);
    await db.insert(kpiCheckIn).values({ ...month("2026-10-01", 2_000_000), founder: "voix", author: "voix" });
    const sent = await sendUpdate(db, editor, toAll, now);
    const [following] = await db.select().from(follow).where(eq(follow.startup, "voix"));
    const replyTo = async (subscription = "") =>
      (await updateInMail(db, "id" in sent ? sent.id : "", subscription))?.replyTo;
    expect(await replyTo(invited)).toBe(editor.viewer.email);
    expect(await replyTo(following?.id)).toBeNull();
    const id = crypto.randomUUID();
    await db.insert(introduction).values({
      ...{ id, founder: "voix", investor: maud.viewer.id, by: maud.viewer.id, startupName: "Voix" },
      ...{ message: "A", askedAt: now, expiresAt: later(14), closedAt: later(1), ending: "yes" },
    });
    const mate = await aPerson(db, "founder", { seat: { id: "voix", role: "editor" } });
    const yes = { introduction: id, side: "startup", verdict: "yes", by: mate.viewer.id, at: now } as const;
    await db.insert(introductionAnswer).values({ ...yes, email: mate.viewer.email });
    expect(await replyTo(following?.id)).toBe(mate.viewer.email);
    const desk = await aPerson(db, "admin");
    for (const { viewer } of [mate, editor]) await blockPerson(db, desk, viewer.id, { reason: "R", line: "L" });
    expect([await replyTo(following?.id), await replyTo(invited)]).toEqual([null, null]);
    for (const { viewer } of [mate, editor]) await liftBlock(db, desk, viewer.id);
    expect([await replyTo(following?.id), await replyTo(invited)]).toEqual([mate.viewer.email, editor.viewer.email]);
    for (const gone of [mate, editor]) await db.delete(startupSeat).where(eq(startupSeat.person, gone.viewer.id));
    expect([await replyTo(following?.id), await replyTo(invited)]).toEqual([null, null]);
  });

  test("a draft outlives its window, and of two colleagues neither writes over the other unasked", async () => {
    const { db } = database;
    const zoe = await published(db, "eau", now, { startup_name: "Eau" });
    await followStartup(db, await aPerson(db, "investor", { verdict: "yes", firstName: "Maud" }), "eau", now);
    const ana = await aPerson(db, "founder", { seat: { id: "eau", role: "editor" } });
    const { draft: empty } = await readDraft(db, zoe);
    const sent = { [displayedField]: shownOf(empty) };
    const save = (by: Actor, worked: string) => saveDraft(db, by, { typed: { ...empty, worked }, sent }, now);
    const answers = await Promise.all([...Array(10).keys()].map((turn) => save(turn % 2 ? zoe : ana, `${turn}`)));
    expect(answers.filter((answer) => "status" in answer)).toHaveLength(1);
    const { draft, savedAt } = await readDraft(db, ana);
    expect(savedAt).toEqual(now);
    const first = answers.findIndex((answer) => "status" in answer);
    expect(draft.worked).toBe(`${first}`);
    const author = first % 2 ? zoe : ana;
    const other = first % 2 ? ana : zoe;
    const displayed = shownOf(draft);
    const at = later(40);
    await db.insert(kpiCheckIn).values({ ...month("2026-12-01", 2_000_000), founder: "eau", author: "eau" });
    await sendUpdate(db, author, { ...toAll, worked: "Another text", displayed: shownOf(empty) }, at);
    expect((await readDraft(db, zoe)).draft.worked).toBe(`${first}`);
    const final = { ...toAll, worked: "Final", displayed };
    const sends = await Promise.all(Array.from({ length: 20 }, () => sendUpdate(db, other, final, at)));
    expect(new Set(sends.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(sends[0]).toMatchObject({ status: "sent" });
    expect(await readDraft(db, zoe)).toEqual({ draft: empty, savedAt: null });
  });

  test("an address that has confirmed is said to be a reader only where the list shows it", async () => {
    const { db } = database;
    const founder = await published(db, "algue", now);
    const maud = await aPerson(db, "investor", { verdict: "yes", firstName: "Maud" });
    const { email } = maud.viewer;
    const ask = () => inviteFollower(db, founder, { email, lang: "en" }, now);
    const listed = async () => JSON.stringify(await readRecipients(db, founder, now)).includes(email);
    expect([await ask(), await ask(), await listed()]).toEqual([
      { status: "invited" },
      { status: "invited-already" },
      true,
    ]);
    expect(await confirmFollow(db, await idOf(email), now)).toBe(true);
    expect([await ask(), await listed()]).toEqual([{ status: "reader-already" }, true]);
    await followStartup(db, maud, "algue", now);
    expect([await ask(), await listed()]).toEqual([{ status: "invited-already" }, false]);
    await unfollow(db, maud, "algue", now);
    expect(await ask()).toEqual({ status: "reader-already" });
    expect(await mailsTo(email)).toHaveLength(1);
  });
});
