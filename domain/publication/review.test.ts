import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "../person/viewer.ts";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { auditEntry } from "../audit/audit.table.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { dealFilterIn } from "../deal/deal.ts";
import { countDeals, dealsFor } from "../deal/deals.server.ts";
import { dealOf } from "../deal/record.server.ts";
import { recordView } from "../deal/views.server.ts";
import { investorProfile } from "../investor/investor-profile.table.ts";
import { tellInvestors } from "./tell-investors.server.ts";
import { ownNotifications } from "../notification/own.server.ts";
import { notification } from "../notification/notification.table.ts";
import { blockPerson } from "../person/block.server.ts";
import { person } from "../person/person.table.ts";
import { planGrant } from "../plan-grant/plan-grant.table.ts";
import { exportOf } from "../privacy/export.server.ts";
import type { FounderProfile } from "../startup/founder-profile.ts";
import { saveProfile } from "./founder-profile.server.ts";
import { reviewPublication } from "./review-publication.server.ts";
import { publicationState, publicationToReview } from "./read-reviews.server.ts";
import { change, withdraw } from "./publication.server.ts";
import { publish } from "./publish.server.ts";
import { publicationLook } from "./publication.table.ts";

const investor = signedIn("investor", "schiste");
const lea = signedIn("admin", "lea");
const max = signedIn("admin", "max");
const start = new Date("2026-11-24T09:00:00Z");
const later = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
const choices = { customers: ["B2B" as const], deepTech: false, shown: ["description" as const, "deck" as const] };
const profile = {
  ...{ startup_name: "Bruyère", founder_name: "Inès", sector: "saas", description: "…", current_stage: "idea" },
  pitch_deck_url: "https://slides.example/bruyere",
};

onBothEngines("the team's look at a publication", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    for (const { viewer } of [investor, lea, max]) await account(viewer.id, viewer.role);
  });
  afterAll(() => database.close());

  const account = (id: string, role: Role) => aPerson(database.db, role, { id, email: `${id}@heath.example` });

  async function published(id: string, fields: Partial<FounderProfile> = {}) {
    const { db } = database;
    const founder = signedIn("founder", id);
    await account(id, "founder");
    await db.insert(planGrant).values({
      ...{ id: randomUUID(), startup: id, plan: "visible", startsOn: "2026-01-01", grantedBy: "lea", reason: "Test" },
    });
    await saveProfile(db, founder, { ...profile, ...fields }, start);
    expect(await publish(db, founder, choices, start)).toEqual({ status: "stored" });
    return founder;
  }

  const seen = async (id: string) => (await dealOf(database.db, investor, id, later(1)))?.record.profile ?? null;
  const named = async (name: string) =>
    (await dealsFor(database.db, investor, dealFilterIn(new URLSearchParams()), {}, later(1))).rows.filter(
      (row) => row.name === name,
    ).length;
  const state = async (id: string) => (await publicationState(database.db, id, later(1))).state;
  const yes = (id: string, now = later(1)) =>
    reviewPublication(database.db, lea, id, { verdict: "yes", reason: "", look: undefined }, now);
  const no = (id: string, reason: string) =>
    reviewPublication(database.db, lea, id, { verdict: "no", reason, look: undefined }, later(1));
  const mailsTo = async (id: string) =>
    (await database.db.select({ key: job.key }).from(job)).filter(({ key }) => key === `${id}@heath.example`).length;

  test("a first publication is told once to the approved investors all of whose wishes it fits", async () => {
    const { db } = database;
    const wishing = async (id: string, stages: string[], verdict: "yes" | null) => {
      await account(id, "investor");
      await db.update(person).set({ verdict }).where(eq(person.id, id));
      await db.insert(investorProfile).values({ id: randomUUID(), user_id: id, investment_stages: stages });
      return signedIn("investor", id);
    };
    const told = async (actor: typeof investor) => (await ownNotifications(db, actor)).map(({ kind }) => kind);
    const [fits, other, waiting, open, shutOut] = [
      await wishing("gneiss", ["pre_seed"], "yes"),
      await wishing("basalte", ["series_a"], "yes"),
      await wishing("marne", ["pre_seed"], null),
      await wishing("craie", [], "yes"),
      await wishing("argile", ["pre_seed"], "yes"),
    ];
    await blockPerson(db, lea, shutOut.viewer.id, { reason: "Test", line: "" });
    const founder = await published("lande");
    expect(await told(fits)).toEqual([]);
    await Promise.all([yes("lande"), yes("lande")]);
    await withdraw(db, founder, later(2));
    await publish(db, founder, choices, later(3));
    await saveProfile(db, founder, { startup_name: "Lande d’or" }, later(3));
    await yes("lande", later(4));
    await withdraw(db, founder, later(5));
    await tellInvestors(db, "lande", later(5));
    await publish(db, founder, choices, later(24 * 40));
    await tellInvestors(db, "lande", later(24 * 40));
    expect(await told(fits)).toEqual(["match"]);
    for (const actor of [other, waiting, open, shutOut]) expect(await told(actor)).toEqual([]);
  });

  test("from a founder's press to an investor's list takes somebody of the team, whose yes is told once", async () => {
    const { db } = database;
    const before = (await countDeals(db, investor, later(1))).all;
    const founder = await published("bruyere");
    expect(await seen("bruyere")).toBeNull();
    expect(await named("Bruyère")).toBe(0);
    expect((await countDeals(db, investor, later(1))).all).toBe(before);
    const browser = { method: "GET", userAgent: "Mozilla/5.0 Firefox/140.0", language: "fr" };
    expect(
      await recordView(
        db,
        investor,
        "bruyere",
        { kind: "profile", ...browser, purpose: undefined, objects: false },
        later(1),
      ),
    ).toBe(false);
    expect(await publicationState(db, "bruyere", later(1))).toMatchObject({
      state: "waiting",
      waits: { name: "Bruyère", deck: profile.pitch_deck_url, dueAt: later(48) },
    });
    await expect(
      reviewPublication(db, founder, "bruyere", { verdict: "yes", reason: "", look: undefined }, start),
    ).rejects.toThrow(NotAllowed);
    await expect(publicationToReview(db, investor, "bruyere")).rejects.toThrow(NotAllowed);
    const both = await Promise.all(
      [lea, max].flatMap((actor) =>
        (["yes", "no"] as const).map((verdict) =>
          reviewPublication(db, actor, "bruyere", { verdict, reason: "Un nom", look: undefined }, later(1)),
        ),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(["gone", "gone", "gone", "stored"]);
    expect(await mailsTo("bruyere")).toBe(1);
    expect(await db.$count(notification, eq(notification.person, "bruyere"))).toBe(1);
    const audited = await db
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.action, "publication.look"), eq(auditEntry.objectId, "bruyere")));
    expect(audited).toHaveLength(1);
  });

  test("a yes shows it; what else changes is seen at once, a new name or deck after another yes", async () => {
    const { db } = database;
    const founder = await published("callune", { startup_name: "Callune" });
    expect(await yes("callune")).toEqual({ status: "stored" });
    expect(await named("Callune")).toBe(1);
    expect((await dealOf(db, investor, "callune", later(1)))?.record.publishedAt).toEqual(later(1));
    await saveProfile(db, founder, { description: "Un autre texte" });
    expect(await seen("callune")).toMatchObject({ description: "Un autre texte" });
    expect(await state("callune")).toBe("public");
    await saveProfile(db, founder, { startup_name: "Callune Or" }, later(2));
    expect(await seen("callune")).toMatchObject({ startup_name: "Callune", pitch_deck_url: profile.pitch_deck_url });
    expect([await named("Callune"), await named("Callune Or")]).toEqual([1, 0]);
    await saveProfile(db, founder, { pitch_deck_url: "https://steal.example/login" }, later(3));
    expect(await seen("callune")).toMatchObject({ startup_name: "Callune", pitch_deck_url: profile.pitch_deck_url });
    const found = await publicationState(db, "callune", later(3));
    expect(found).toMatchObject({ state: "public", shown: { name: "Callune" }, waits: { dueAt: later(50) } });
    const look = (await publicationToReview(db, lea, "callune"))?.waits?.id;
    await saveProfile(db, founder, { pitch_deck_url: "https://other.example/login" }, later(3));
    expect(await reviewPublication(db, lea, "callune", { verdict: "yes", reason: "", look }, later(4))).toEqual({
      status: "changed",
    });
    expect(await yes("callune", later(4))).toEqual({ status: "stored" });
    expect(await seen("callune")).toMatchObject({
      startup_name: "Callune Or",
      pitch_deck_url: "https://other.example/login",
    });
    // Removing a deck takes effect at once, and restoring the approved name needs no review.
    await saveProfile(db, founder, { pitch_deck_url: "", startup_name: "Callune Deux" });
    expect((await seen("callune"))?.pitch_deck_url).toBe("");
    await saveProfile(db, founder, { startup_name: "Callune Or" });
    expect(await publicationState(db, "callune", later(4))).toMatchObject({ state: "public", waits: null });
    expect(await yes("callune")).toEqual({ status: "gone" });
  });

  test("a yes to what no investor sees says that it is approved, and why it is not shown", async () => {
    const { db } = database;
    const told = async (id: string) => {
      const mails = await db
        .select({ data: job.data })
        .from(job)
        .where(eq(job.key, `${id}@heath.example`));
      const notices = await db
        .select({ data: notification.data })
        .from(notification)
        .where(eq(notification.person, id));
      return [mails.at(-1)?.data, notices.at(-1)?.data];
    };
    const founder = await published("molinie", { startup_name: "Molinie" });
    await db.update(planGrant).set({ endsOn: "2026-11-23" }).where(eq(planGrant.startup, "molinie"));
    expect(await yes("molinie")).toEqual({ status: "stored" });
    expect(await seen("molinie")).toBeNull();
    for (const each of await told("molinie"))
      expect(each).toMatchObject({ verdict: "yes", first: "yes", shown: "plan" });
    await db.update(planGrant).set({ endsOn: null }).where(eq(planGrant.startup, "molinie"));
    expect(await seen("molinie")).not.toBeNull();
    const colleague = await aPerson(db, "founder", { seat: { id: "molinie", role: "owner" } });
    await saveProfile(db, founder, { startup_name: "Molinie Or" }, later(1));
    await blockPerson(db, lea, "molinie", { reason: "Test", line: "" });
    expect(await yes("molinie", later(2))).toEqual({ status: "stored" });
    const [notice] = await ownNotifications(db, colleague);
    expect(notice?.data).toMatchObject({ verdict: "yes", first: "no", shown: "held" });
  });

  test("an answer about a closed deck says that it stays closed, and a name alone doesn't speak of it", async () => {
    const { db } = database;
    const founder = await published("linaire", { startup_name: "Linaire" });
    const told = async () => {
      const mails = await db.select({ data: job.data }).from(job).where(eq(job.key, "linaire@heath.example"));
      const notices = await db.select().from(notification).where(eq(notification.person, "linaire"));
      return { mail: mails.at(-1)?.data, notice: notices.map(({ data }) => data["shown"]) };
    };
    const review = (verdict: "yes" | "no", at: Date) =>
      reviewPublication(db, lea, "linaire", { verdict, reason: "Le lien", look: undefined, isDeckClosed: true }, at);
    await review("yes", start);
    expect(await told()).toMatchObject({ mail: { verdict: "yes", shown: "closed" }, notice: ["closed"] });
    await saveProfile(db, founder, { pitch_deck_url: "https://other.example/deck" }, later(2));
    await review("no", later(2));
    expect(await told()).toMatchObject({ mail: { verdict: "no", shown: "closed" }, notice: ["closed", "closed"] });
    await saveProfile(db, founder, { pitch_deck_url: "", startup_name: "Linaire Or" }, later(3));
    await review("yes", later(4));
    expect(await told()).toMatchObject({ mail: { shown: "yes" } });
  });

  test("a no is told with its reason and stays until the founder asks again", async () => {
    const { db } = database;
    const founder = await published("genet", { startup_name: "Genêt" });
    expect(await no("genet", "Le lien mène ailleurs")).toEqual({ status: "stored" });
    expect(await publicationState(db, "genet", later(1))).toMatchObject({
      state: "refused",
      waits: null,
      refused: { reason: "Le lien mène ailleurs" },
    });
    expect(await seen("genet")).toBeNull();
    await saveProfile(db, founder, { description: "Autre" });
    expect(await state("genet")).toBe("refused");
    await change(db, founder, choices, later(2));
    expect(await state("genet")).toBe("waiting");
    await withdraw(db, founder, later(2));
    expect(await state("genet")).toBe("private");
    expect(await yes("genet")).toEqual({ status: "gone" });
    await publish(db, founder, choices, later(3));
    expect(await seen("genet")).toBeNull();
    expect(await yes("genet")).toEqual({ status: "stored" });
    await withdraw(db, founder, later(4));
    await publish(db, founder, choices, later(24 * 40));
    expect((await publicationState(db, "genet", later(24 * 40))).state).toBe("public");
  });

  test("while the contact is blocked, a colleague reads that the profile is held back, not private", async () => {
    const { db } = database;
    await published("carex", { startup_name: "Carex" });
    expect(await yes("carex")).toEqual({ status: "stored" });
    const colleague = await aPerson(db, "founder", { seat: { id: "carex", role: "owner" } });
    expect(await state("carex")).toBe("public");
    await blockPerson(db, lea, "carex", { reason: "Test", line: "" });
    expect([await state("carex"), await seen("carex")]).toEqual(["held", null]);
    expect(await withdraw(db, colleague, later(1))).toEqual({ status: "stored" });
    expect(await state("carex")).toBe("private");
  });

  test("fifty saves at once leave one look open, and an export holds what was decided", async () => {
    const { db } = database;
    const founder = await published("ajonc", { startup_name: "Ajonc" });
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => saveProfile(db, founder, { startup_name: `Ajonc ${index}` })),
    );
    expect(await db.$count(publicationLook, eq(publicationLook.founder, "ajonc"))).toBe(1);
    await no("ajonc", "Trop de noms");
    const exported = JSON.stringify(await exportOf(db, "ajonc@heath.example"));
    expect(exported).toContain("Trop de noms");
    expect(exported).not.toContain("lookedBy");
  });
});
