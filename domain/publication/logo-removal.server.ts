import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustHave } from "../audit/access.ts";
import { audit } from "../audit/audit.server.ts";
import { notifyStartup } from "../notification/notify.server.ts";
import type { Actor } from "../person/actor.ts";
import { contactOf } from "../person/startup-contact.server.ts";
import { logoVersionOf } from "../startup/logo.server.ts";
import { startupLogo } from "../startup/startup-logo.table.ts";

/** Returns "overtaken" if the logo is no longer the `shown` version. */
export async function removeLogoOf(
  db: Db,
  actor: Actor,
  startup: string,
  shown?: string,
  now = new Date(),
): Promise<"removed" | "overtaken" | "gone"> {
  mustHave(actor, "startups");
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(startupLogo)
      .where(and(eq(startupLogo.startup, startup), shown ? eq(startupLogo.version, shown) : undefined))
      .returning({ startup: startupLogo.startup });
    const owner = await contactOf(tx, startup);
    if (gone.length === 0 && (await logoVersionOf(tx, startup)) !== null) return "overtaken";
    if (gone.length === 0 || !owner) return "gone";
    await notifyStartup(
      tx,
      startup,
      { kind: "publication", event: `logo:${now.toISOString()}`, data: { of: "logo" } },
      now,
    );
    await audit(tx, actor, { action: "logo.remove", object: { kind: "person", id: owner.id } });
    return "removed";
  });
}
