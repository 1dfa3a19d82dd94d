import type { Db } from "../../platform/db/database.server.ts";
export async function createDeliveries(_tx: Db, _lead: unknown) {}
