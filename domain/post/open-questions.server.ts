import { and, countDistinct, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { post } from "./post.table.ts";

/** SQL pattern for the English or French sentence in which an article admits that a source could not be read. */
export const saysItIsOpen = "n’avons (pas )?pu|we could(n’t| not| read no)";

export async function articlesWithOpenQuestions(db: Db) {
  const [row] = await db
    .select({ count: countDistinct(post.id) })
    .from(post)
    .where(and(isNotNull(post.publishedAt), sql`${post.body} ~* ${saysItIsOpen}`));
  return row?.count ?? 0;
}
