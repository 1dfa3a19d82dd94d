import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { lead } from "./lead.table.ts";

export async function leadOfReceipt(db: Db, receipt: string) {
  if (!/^[\w-]{22}$/.test(receipt)) return undefined;
  const [found] = await db
    .select({
      id: lead.id,
      form: lead.form,
      email: lead.email,
      lang: lead.lang,
      payload: lead.payload,
      spam: lead.spam,
      createdAt: lead.createdAt,
    })
    .from(lead)
    .where(eq(lead.receipt, receipt));
  return found;
}
