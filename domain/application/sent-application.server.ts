import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { lead } from "../lead/lead.table.ts";
import { applicationRevision } from "./application.table.ts";

/**
 * Returns a receipt's data. An unconfirmed revision gets the receipt of a new application, to reveal no existing
 * application.
 */
export async function sentApplication(db: Db, id: string) {
  const [found] = await db
    .select({ email: lead.email, payload: lead.payload, answers: applicationRevision.answers })
    .from(lead)
    .leftJoin(applicationRevision, eq(applicationRevision.id, lead.id))
    .where(eq(lead.id, id));
  const intake = found?.payload["intake"];
  if (!found || typeof intake !== "string") return undefined;
  const name = found.answers?.fullName ?? found.payload["fullName"];
  return { intake, email: found.email, fullName: typeof name === "string" ? name : "" };
}
