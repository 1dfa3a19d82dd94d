import { raiseVersion } from "../../domain/content/content.server.ts";
import { parsePost, type PostSource } from "../../domain/post/post-file.server.ts";
import { asWritten, rowsOf, write } from "../../domain/post/save.server.ts";
import type { Db } from "../../platform/db/database.server.ts";

/** Stores a post with these editions (at least one) and deletes the post's other stored editions. */
export async function savePost(db: Db, editions: readonly PostSource[]) {
  const parsed = editions.map((edition) => parsePost(edition, `${edition.id}.${edition.lang}`));
  const rows = await rowsOf(parsed.map((source) => asWritten(source, null)));
  await db.transaction(async (tx) => {
    await write(tx, parsed[0]?.id ?? 0, rows);
    await raiseVersion(tx);
  });
}
