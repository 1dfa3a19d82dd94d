import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { folded } from "../../platform/db/search-column.ts";
import { type Answers, type ApplicationStatus, typedOf } from "./application.ts";
import { type Application, readApplication, readForTeam } from "./application.server.ts";
import { meeting } from "../meeting/meeting.table.ts";
import { application } from "./application.table.ts";

type Seen = Pick<Application, "withdrawnAt" | "first" | "final">;

export function statusOf({ withdrawnAt, first, final }: Seen): ApplicationStatus {
  if (withdrawnAt) return "withdrawn";
  if (final) return ({ yes: "accepted", no: "declined", wait: "waitlisted", freed: "freed" } as const)[final.verdict];
  if (!first) return "first";
  return first.verdict === "yes" ? "call" : "declined";
}

/** Returns true if nothing more will come of an application in its intake. */
export const isOver = (found: Seen) => ["withdrawn", "declined", "freed"].includes(statusOf(found));

const wordsIn = (email: string, answers: Answers) => [email, ...Object.values(typedOf(answers))].join(" ");

async function callOf(tx: Db, { id, invitation }: Application) {
  if (!invitation?.chosenTime) return null;
  const [booked] = await tx
    .select({ startsAt: meeting.startsAt })
    .from(meeting)
    .where(and(eq(meeting.application, id), isNull(meeting.cancelledAt)));
  return booked?.startsAt ?? null;
}

/** Every function that changes an application must call this function last. */
export async function syncStatus(tx: Db, id: string) {
  const [shown, known] = [await readApplication(tx, id), await readForTeam(tx, id)];
  if (!shown || !known) return;
  const { sentAt, email, answers } = known;
  await tx
    .update(application)
    .set({
      status: statusOf(known),
      shownStatus: statusOf(shown),
      sentAt,
      callAt: await callOf(tx, shown),
      search: folded(sql`${wordsIn(email, answers)}::text`),
    })
    .where(eq(application.id, id));
}
