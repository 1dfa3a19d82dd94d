import { aLead, aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import type { Role } from "../person/viewer.ts";
import { emptyInvestorProfile, type InvestorProfile } from "./investor-profile.ts";
import { readInvestorProfile, saveInvestorProfile } from "./investor-profile.server.ts";
import { ownRegistrations } from "./registrations.server.ts";

const actor = (id: string, role: Role = "investor") => signedIn(role, id);

const profile: InvestorProfile = {
  company_name: "Saline Capital",
  bio: 'Salt, "really",\nand {lagoons}.',
  linkedin_url: "https://www.linkedin.com/in/ali",
  investment_stages: ["pre_seed", "seed"],
  ticket_size_min: 0,
  ticket_size_max: 1_000_000_000,
  investment_focus: ["b2b", "deep-tech"],
  preferred_sectors: ["fintech"],
};

onBothEngines("an investor's profile", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    for (const id of ["ali", "zoe"]) await aPerson(database.db, "investor", { id });
  });
  afterAll(() => database.close());

  test("is made with the first save, kept whole, and read by its owner alone", async () => {
    const { db } = database;
    expect(await readInvestorProfile(db, actor("ali"))).toEqual({
      profile: emptyInvestorProfile,
      savedAt: null,
      firm: "",
    });
    const now = new Date("2026-11-21T10:00:00Z");
    expect(await saveInvestorProfile(db, actor("ali"), profile, now)).toEqual({
      profile,
      savedAt: now,
      firm: profile.company_name,
    });
    await saveInvestorProfile(db, actor("ali"), { ticket_size_min: null, investment_stages: [] });
    expect((await readInvestorProfile(db, actor("ali"))).profile).toEqual({
      ...profile,
      ticket_size_min: null,
      investment_stages: [],
    });
    expect((await readInvestorProfile(db, actor("zoe"))).savedAt).toBeNull();
    for (const somebody of [null, actor("ali", "founder"), actor("ali", "admin")]) {
      await expect(readInvestorProfile(db, somebody)).rejects.toThrow(somebody ? NotAllowed : "User not authenticated");
      await expect(saveInvestorProfile(db, somebody, profile)).rejects.toThrow();
    }
  });

  test("keeps crossed tickets as the draft they are, and no ticket below nothing, whoever writes it", async () => {
    const crossed = { ticket_size_min: 2, ticket_size_max: 1 };
    const { profile: kept } = await saveInvestorProfile(database.db, actor("zoe"), crossed);
    expect([kept.ticket_size_min, kept.ticket_size_max]).toEqual([2, 1]);
    for (const name of ["ticket_size_min", "ticket_size_max"])
      await expect(saveInvestorProfile(database.db, actor("zoe"), { [name]: -1 })).rejects.toThrow();
  });

  test("comes with the registrations of its e-mail: no other form, no other person's, no spam", async () => {
    const { db } = database;
    const registration = { form: "investor-registration", email: "ali@lab.test" } as const;
    const mine = await aLead(db, registration);
    for (const other of [{ email: "zoe@lab.test" }, { form: "contact" as const }, { spam: true }])
      await aLead(db, { ...registration, ...other });
    expect((await ownRegistrations(db, actor("ali"))).map(({ id }) => id)).toEqual([mine]);
    await expect(ownRegistrations(db, actor("ali", "founder"))).rejects.toThrow(NotAllowed);
  });
});
