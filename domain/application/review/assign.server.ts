import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.server.ts";
import { mustHave } from "../../audit/access.ts";
import { audit } from "../../audit/audit.server.ts";
import { isOpenTo } from "../../audit/closed.server.ts";
import type { Actor } from "../../person/actor.ts";
import { application } from "../application.table.ts";
import { barredFrom, dealRound, give, lockRound, scorable } from "./round.server.ts";
import { scorers } from "./reader.server.ts";
import { reviewAssignment } from "./review.table.ts";

/** "closed": no open review round; "decided": no longer reviewable; "barred": the reviewer would not be impartial. */
export type Assigned = { status: "stored" | "gone" | "closed" | "decided" | "reviewer" | "barred" | "assigned" };

type Assignment = { intake: string; application: string; reviewer: string };

/** Assigns an application to a reviewer by hand, and redistributes the automatic assignments evenly. */
export async function assign(
  db: Db,
  actor: Actor,
  { intake, application: id, reviewer }: Assignment,
  now = new Date(),
): Promise<Assigned> {
  mustHave(actor, "applications");
  return db.transaction(async (tx): Promise<Assigned> => {
    const round = await lockRound(tx, intake);
    const [file] = await tx
      .select()
      .from(application)
      .where(and(eq(application.id, id), eq(application.intake, intake), isOpenTo(actor, application.id)));
    if (!file) return { status: "gone" };
    if (!round) return { status: "closed" };
    if (!scorable.some((status) => status === file.status)) return { status: "decided" };
    const readers = await scorers(tx);
    if (!readers.has(reviewer)) return { status: "reviewer" };
    const [known] = await tx
      .select({ id: reviewAssignment.id })
      .from(reviewAssignment)
      .where(
        and(
          eq(reviewAssignment.applicationId, id),
          eq(reviewAssignment.reviewer, reviewer),
          isNull(reviewAssignment.endedAt),
        ),
      );
    if (known) return { status: "assigned" };
    if ((await barredFrom(tx, [file], readers)).get(id)?.has(reviewer)) return { status: "barred" };
    await give(tx, file, { round, reviewer, by: actor.viewer.id, now });
    await dealRound(tx, intake, now);
    await audit(tx, actor, {
      action: "review.assign",
      object: { kind: "application", id },
      after: { successor: reviewer },
    });
    return { status: "stored" };
  });
}
