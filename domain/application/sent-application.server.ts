import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { lead } from "../lead/lead.table.ts";
import { applicationRevision } from "./application.table.ts";

/**
 * Returns the sender's name and the intake for the receipt. An unconfirmed revision gets the same receipt as a first
 * submission, so that the receipt does not reveal that the e-mail address already has an application.
 */
export async function sentApplication(db: Db, id: string) {
  const [found] = await db
    .select({ payload: lead.payload, answers: applicationRevision.answers })
    .from(lead)
    .leftJoin(applicationRevision, eq(applicationRevision.id, lead.id))
    .where(eq(lead.id, id));
  const intake = found?.payload["intake"];
  if (typeof intake !== "string") return undefined;
  const name = found?.answers?.fullName ?? found?.payload["fullName"];
  return { intake, fullName: typeof name === "string" ? name : "" };
}
