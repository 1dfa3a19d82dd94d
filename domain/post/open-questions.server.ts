import { and, countDistinct, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { post } from "./post.table.ts";

/** SQL pattern of the sentence, in either language, that says that the author could not read the source. */
export const saysItIsOpen = "n’avons (pas )?pu|we could(n’t| not| read no)";

/** Published articles that contain this sentence; the editor removes it once the source was checked. */
export async function articlesWithOpenQuestions(db: Db) {
  const [row] = await db
    .select({ count: countDistinct(post.id) })
    .from(post)
    .where(and(isNotNull(post.publishedAt), sql`${post.body} ~* ${saysItIsOpen}`));
  return row?.count ?? 0;
}
