import type { FormValues } from "../../domain/application/application.ts";
import { leadOfReceipt } from "../../domain/lead/receipt.server.ts";
import type { Db } from "../../platform/db/database.server.ts";

/** Returns the answers that the visitor already gave in the simulator, to prefill the application form. */
export async function numbersOf(db: Db, receipt: string): Promise<FormValues | undefined> {
  const found = await leadOfReceipt(db, receipt);
  if (found?.form !== "simulator" || found.spam) return undefined;
  const { companyName, monthlyRevenue } = found.payload;
  return { email: found.email, companyName: String(companyName), monthlyRevenue: String(monthlyRevenue) };
}
