import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { audit } from "../audit/audit.server.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { mustEdit, mustRead } from "../startup/access.ts";
import { mustStillEdit } from "../startup/still-sits.server.ts";
import { type Limited, lockedOwn, takeChange } from "./change.server.ts";
import { withoutContactDetails } from "./contact-details.ts";
import { isProposal } from "./introduction.ts";
import { introductionBlock } from "./introduction.table.ts";

type Changed = { status: "stored" | "gone" } | Limited;

/**
 * Hides all requests of an investor from a startup. The investor is not informed: the requests expire as if unanswered.
 */
export async function blockInvestor(db: Db, actor: Actor, id: string, now = new Date()): Promise<Changed> {
  mustEdit(actor);
  const limited = await takeChange(db, actor.viewer.id);
  if (limited) return limited;
  return db.transaction(async (tx): Promise<Changed> => {
    const own = await lockedOwn(tx, actor, id);
    // The list of blocked investors must not name an investor before both sides have said yes.
    if (own?.side !== "startup" || (isProposal(own.row) && own.row.ending !== "yes")) return { status: "gone" };
    const { founder, investor } = own.row;
    await tx
      .insert(introductionBlock)
      .values({ founder, investor, by: actor.viewer.id, at: now })
      .onConflictDoNothing();
    await audit(tx, actor, { action: "introduction.block", object: { kind: "startup", id: founder } });
    return { status: "stored" };
  });
}

export async function unblockInvestor(db: Db, actor: Actor, investor: string): Promise<Changed> {
  const founder = mustEdit(actor);
  const limited = await takeChange(db, actor.viewer.id);
  if (limited) return limited;
  return db.transaction(async (tx): Promise<Changed> => {
    await lockStartup(tx, founder);
    await mustStillEdit(tx, actor);
    const lifted = await tx
      .delete(introductionBlock)
      .where(and(eq(introductionBlock.founder, founder), eq(introductionBlock.investor, investor)))
      .returning({ at: introductionBlock.at });
    if (lifted.length === 0) return { status: "gone" };
    await audit(tx, actor, { action: "introduction.unblock", object: { kind: "startup", id: founder } });
    return { status: "stored" };
  });
}

export async function blockedInvestors(db: Db, actor: Actor) {
  const startup = mustRead(actor);
  const rows = await db
    .select({ investor: introductionBlock.investor, name: person.name, at: introductionBlock.at })
    .from(introductionBlock)
    .innerJoin(person, eq(person.id, introductionBlock.investor))
    .where(eq(introductionBlock.founder, startup))
    .orderBy(desc(introductionBlock.at));
  return rows.map(({ name, ...row }) => ({ ...row, name: withoutContactDetails(name) }));
}
