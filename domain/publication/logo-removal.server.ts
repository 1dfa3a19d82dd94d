import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustHave } from "../audit/access.ts";
import { audit } from "../audit/audit.server.ts";
import { notifyStartup } from "../notification/notify.server.ts";
import type { Actor } from "../person/actor.ts";
import { contactOf } from "../person/startup-contact.server.ts";
import { startupLogo } from "../startup/startup-logo.table.ts";

export async function removeLogoOf(db: Db, actor: Actor, startup: string, now = new Date()) {
  mustHave(actor, "startups");
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(startupLogo)
      .where(eq(startupLogo.startup, startup))
      .returning({ startup: startupLogo.startup });
    const owner = await contactOf(tx, startup);
    if (gone.length === 0 || !owner) return false;
    await notifyStartup(
      tx,
      startup,
      { kind: "publication", event: `logo:${now.toISOString()}`, data: { of: "logo" } },
      now,
    );
    await audit(tx, actor, { action: "logo.remove", object: { kind: "person", id: owner.id } });
    return true;
  });
}
