import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { answers } from "../../e2e/peers/application-answers.ts";
import { aLead, aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { credential, signUp } from "../person/account.table.ts";
import { personConsent } from "../person/person-consent.table.ts";
import { personByEmail } from "../person/person.server.ts";
import { fillFounderProfile, founderProfileOf } from "../startup/founder-profile.server.ts";
import { startup as startupTable, startupSeat } from "../person/startup.table.ts";
import { accountFor, openOwnAccount, takeOver } from "./account.server.ts";
import { application, applicationDecision, applicationSubmission } from "./application.table.ts";
import { withdrawApplication } from "./applicant-actions.server.ts";
import { profileOf } from "./profile.server.ts";
import { syncStatus } from "./status.server.ts";

const secret = "a secret for the tests of this file";
const said = {
  startup_name: "Étang",
  founder_name: "Zoé Martin",
  website: "https://etang.example",
  description: "Salt for restaurants.",
  current_stage: "first-customers",
};
const chosen = {
  firstName: "Zoé",
  lastName: "Martin",
  lang: "fr" as const,
  password: "a salty marsh at dawn",
  accepted: [{ purpose: "terms" as const, version: 1, wording: "I accept" }],
  address: "10.9.0.1",
};

onBothEngines("the account of an applicant", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  async function applied(verdicts: ("yes" | "no")[] = ["yes", "yes"]) {
    const { db } = database;
    const id = randomUUID();
    const email = `${id}@b.test`;
    const own = { id, email, lang: "fr" as const };
    await aLead(db, { ...own, form: "application" });
    await db.insert(application).values({ ...own, intake: "2026-12" });
    await db
      .insert(applicationSubmission)
      .values({ id: randomUUID(), applicationId: id, answers, submittedAt: new Date() });
    for (const [index, verdict] of verdicts.entries())
      await db.insert(applicationDecision).values({
        id: randomUUID(),
        applicationId: id,
        step: index === 0 ? ("first" as const) : ("final" as const),
        verdict,
        author: signedIn("admin").viewer.id,
        reason: "Traction",
        decidedAt: new Date(),
        releasedAt: new Date(),
      });
    await syncStatus(db, id);
    return { id, email };
  }
  let networks = 0;
  const openOwn = (id: string) =>
    openOwnAccount(database.db, secret, id, {
      ...chosen,
      browser: { address: `10.9.0.${(networks += 1)}`, device: "a test" },
    });

  test("is opened once, with what the application says; what a stranger signed up with that e-mail is worth nothing", async () => {
    const { id, email } = await applied();
    const stranger = { email, firstName: "Eve", lastName: "X", role: "founder" as const, lang: "en" as const };
    await database.db.insert(signUp).values({ id: randomUUID(), ...stranger, hash: "hers", accepted: [] });
    const got = await Promise.all(Array.from({ length: 4 }, () => openOwn(id)));
    expect(got.map(({ status }) => status).toSorted()).toEqual(["known", "known", "known", "opened"]);
    const owner = await personByEmail(database.db, email);
    expect(owner).toMatchObject({ role: "founder", firstName: "Zoé", emailVerified: true });
    const ownId = owner?.id ?? "";
    expect((await founderProfileOf(database.db, ownId)).profile).toMatchObject({ ...said, email });
    expect(await database.db.select().from(signUp).where(eq(signUp.email, email))).toEqual([]);
    expect(await database.db.select().from(credential).where(eq(credential.personId, ownId))).toHaveLength(1);
    expect(await database.db.select().from(personConsent).where(eq(personConsent.personId, ownId))).toHaveLength(1);
  });

  test("that is there already gets what is empty in its profile, and keeps every word of its own", async () => {
    const { id, email } = await applied();
    const personId = (await aPerson(database.db, "founder", { email })).viewer.id;
    await fillFounderProfile(database.db, personId, { startup_name: "Étang SAS", phone: "+33467000000" });
    expect(await openOwn(id)).toEqual({ status: "known" });
    const missing = ["founder_name", "email", "website", "description", "current_stage"];
    expect(await accountFor(database.db, id)).toMatchObject({ role: "founder", fields: missing });
    expect(await takeOver(database.db, id, chosen)).toEqual(missing);
    expect(await takeOver(database.db, id, chosen)).toEqual([]);
    expect((await founderProfileOf(database.db, personId)).profile).toMatchObject({
      ...said,
      startup_name: "Étang SAS",
      phone: "+33467000000",
    });
  });

  test("with a reader's seat writes nothing into the startup of others", async () => {
    const { id, email } = await applied();
    const startup = (await aPerson(database.db, "founder")).viewer.id;
    const reader = (await aPerson(database.db, "founder", { email })).viewer.id;
    await database.db.delete(startupTable).where(eq(startupTable.id, reader));
    const sits = (role: "reader" | "editor") =>
      database.db
        .insert(startupSeat)
        .values({ person: reader, startup, role })
        .onConflictDoUpdate({ target: startupSeat.person, set: { role } });
    await sits("reader");
    expect(await accountFor(database.db, id)).toMatchObject({ role: "founder", fields: [] });
    expect(await takeOver(database.db, id, chosen)).toBeUndefined();
    expect((await founderProfileOf(database.db, startup)).savedAt).toBeNull();
    await sits("editor");
    expect(await takeOver(database.db, id, chosen)).toContain("startup_name");
  });

  test("opens for nobody who is not accepted, and an investor's takes nothing over", async () => {
    const others = [await applied([]), await applied(["yes"]), await applied(["no"]), await applied(["yes", "no"])];
    const left = await applied();
    await withdrawApplication(database.db, left.id, { notify: "" });
    for (const { id, email } of [...others, left]) {
      expect(await openOwn(id)).toEqual({ status: "gone" });
      expect(await takeOver(database.db, id, chosen)).toBeUndefined();
      expect(await personByEmail(database.db, email)).toBeUndefined();
    }
    const { id, email } = await applied();
    await aPerson(database.db, "investor", { email });
    expect(await takeOver(database.db, id, chosen)).toBeUndefined();
  });
});

test("what a profile would refuse is left out, and the rest goes over", () => {
  const profile = profileOf({ email: "zoe@b.test", answers: { ...answers, website: "http://etang.example" } });
  expect(profile).toEqual({ ...said, email: "zoe@b.test", website: undefined });
});
