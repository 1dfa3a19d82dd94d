import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { and, count, desc, eq, gt, lte } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustEdit } from "../startup/access.ts";
import { mustStillEdit } from "../startup/still-sits.server.ts";
import type { Actor } from "../person/actor.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { mustOpen } from "../plan-grant/must-open.server.ts";
import { documentVersion } from "./document.table.ts";
import type { DocumentKind } from "./kind.ts";
import { versionsInDay, versionsKept } from "./outline.ts";
import { composed, madeAt, milestones, model, number, ofKind, type Composed } from "./document.server.ts";

type Kept = { status: "made" | "unchanged"; number: number } | { status: "too-many" };

/**
 * Saves the composed content as the document's next version, and deletes versions that are no longer kept. If the
 * content is identical to the newest version, returns that version instead.
 */
export async function keepVersion(
  db: Db,
  actor: Actor,
  kind: DocumentKind,
  content: Composed,
  now = new Date(),
): Promise<Kept> {
  const founder = mustEdit(actor);
  return db.transaction(async (tx) => {
    // The lock prevents two concurrent calls from using the same version number.
    await lockStartup(tx, founder);
    await mustStillEdit(tx, actor);
    await mustOpen(tx, founder, "generators");
    const [last] = await tx
      .select({ number, composed, milestones, model })
      .from(documentVersion)
      .where(ofKind(founder, kind))
      .orderBy(desc(number))
      .limit(1);
    if (last && isDeepStrictEqual({ ...last, number: 0 }, { number: 0, ...JSON.parse(JSON.stringify(content)) }))
      return { status: "unchanged", number: last.number };
    const dayAgo = new Date(now.getTime() - 24 * 3_600_000);
    const [today] = await tx
      .select({ made: count() })
      .from(documentVersion)
      .where(and(eq(documentVersion.founder, founder), gt(madeAt, dayAgo)));
    if ((today?.made ?? 0) >= versionsInDay) return { status: "too-many" };
    const next = (last?.number ?? 0) + 1;
    await tx.insert(documentVersion).values({ id: randomUUID(), founder, kind, number: next, ...content, madeAt: now });
    // Without a limit, one startup's versions could make its owner's data export take the server's memory.
    await tx
      .delete(documentVersion)
      .where(and(ofKind(founder, kind), lte(number, next - versionsKept), lte(madeAt, dayAgo)));
    return { status: "made", number: next };
  });
}
