import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { readSignedId, writeSignedId } from "../../platform/installation/signed-id.server.ts";
import { lead } from "../lead/lead.table.ts";

const purpose = "quiz-picture";

export const pictureOf = (secret: string, id: string) => writeSignedId(secret, purpose, id);

export async function resultToShow(db: Db, secret: string, signed: string) {
  const id = readSignedId(secret, purpose, signed);
  if (!id) return undefined;
  const [found] = await db
    .select({ payload: lead.payload, lang: lead.lang })
    .from(lead)
    .where(and(eq(lead.id, id), eq(lead.form, "quiz")));
  const { answers, score, max } = found?.payload ?? {};
  return found && typeof answers === "string"
    ? { lang: found.lang, answers, score: Number(score), max: Number(max) }
    : undefined;
}
