import { randomUUID } from "node:crypto";
import { eq, getTableColumns } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustBe, mustHave } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { firmSeen } from "../person/firm-seen.server.ts";
import { emptyInvestorProfile, investorFields, type InvestorProfile } from "./investor-profile.ts";
import { investorProfile } from "./investor-profile.table.ts";

export type KeptInvestorProfile = {
  profile: InvestorProfile;
  savedAt: Date | null;
  /** The name of the firm as startups see it: a new name is seen once the accelerator's team has approved it. */
  firm: string;
};

export async function readInvestorProfile(db: Db, actor: Actor | null): Promise<KeptInvestorProfile> {
  return keptProfile(db, mustBe(actor, "investor"));
}

export async function readInvestorProfileOf(db: Db, actor: Actor, person: string): Promise<KeptInvestorProfile> {
  mustHave(actor, "accounts");
  return keptProfile(db, person);
}

async function keptProfile(db: Db, owner: string): Promise<KeptInvestorProfile> {
  const [row] = await db
    .select({ ...getTableColumns(investorProfile), firm: firmSeen })
    .from(investorProfile)
    .where(eq(investorProfile.user_id, owner));
  if (!row) return { profile: emptyInvestorProfile, savedAt: null, firm: "" };
  const values = investorFields.map((name) => [name, row[name]]);
  return { profile: Object.fromEntries(values) as InvestorProfile, savedAt: row.updated_at, firm: row.firm };
}

export async function saveInvestorProfile(
  db: Db,
  actor: Actor | null,
  fields: Partial<InvestorProfile>,
  now = new Date(),
): Promise<KeptInvestorProfile> {
  const owner = mustBe(actor, "investor");
  const values = { ...fields, updated_at: now };
  return db.transaction(async (tx) => {
    await tx
      .insert(investorProfile)
      .values({ id: randomUUID(), user_id: owner, ...values, created_at: now })
      .onConflictDoUpdate({ target: investorProfile.user_id, set: values });
    const kept = await readInvestorProfile(tx, actor);
    for (const name of investorFields)
      if (fields[name] !== undefined && String(fields[name]) !== String(kept.profile[name]))
        throw new Error(`${name} was not kept as it was sent`);
    return kept;
  });
}
