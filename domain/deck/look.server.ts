import { and, eq, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustHave } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { publication, publicationLook } from "../publication/publication.table.ts";
import { openPublication, openReview } from "../publication/review.server.ts";
import { pageTextOf } from "./deck.server.ts";
import { deckVersion } from "./deck.table.ts";
import { deckClosure, deckReport } from "./report.table.ts";

/** An SQL condition: the deck of this version's startup has an open report, or was closed by the accelerator's team. */
const isQuestioned = or(
  sql`exists (select 1 from ${deckReport} r where r.founder = ${deckVersion.founder} and r.answer is null)`,
  sql`exists (select 1 from ${deckClosure} c where c.founder = ${deckVersion.founder})`,
);

type Wanted = { startup: string; version: number; page: number };

/** Returns a page's size and text, or null if the accelerator's team may not see this version. */
export async function deckPageToLookAt(db: Db, actor: Actor, { startup, version, page }: Wanted) {
  mustHave(actor, "startups");
  if (!Number.isInteger(version) || version < 1 || version > 1_000_000) return null;
  const [found] = await db
    .select({ id: deckVersion.id, name: deckVersion.name, pages: sql<number>`${deckVersion.pages}` })
    .from(deckVersion)
    .leftJoin(publication, openPublication(startup))
    .leftJoin(publicationLook, openReview(startup))
    .where(
      and(
        ...[eq(deckVersion.founder, startup), eq(deckVersion.number, version), eq(deckVersion.state, "drawn")],
        or(eq(deckVersion.id, publication.deckVersion), eq(deckVersion.id, publicationLook.deckVersion), isQuestioned),
      ),
    );
  const drawn = found && (await pageTextOf(db, found.id, page));
  return found && drawn ? { ...found, page: drawn } : null;
}
