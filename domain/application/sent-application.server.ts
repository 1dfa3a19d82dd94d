import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { lead } from "../lead/lead.table.ts";
import { applicationRevision } from "./application.table.ts";

/**
 * What the receipt of an application may repeat to the browser that sent it: its sender's name and its intake. A version
 * that waits to be confirmed is read in the same way, so that nothing tells it from a first one.
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
