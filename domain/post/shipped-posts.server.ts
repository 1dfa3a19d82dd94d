import { createHash } from "node:crypto";
import { inArray } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { raiseVersion } from "../content/content.server.ts";
import type { PostSource } from "./post-file.server.ts";
import { post } from "./post.table.ts";
import { rendering } from "./rendering.ts";
import { asWritten, rowsOf, write } from "./save.server.ts";

const digestOf = (edition: PostSource) =>
  createHash("sha256")
    .update(JSON.stringify([rendering, edition]))
    .digest("base64url");

export async function loadShippedPosts(db: Db, shipped: readonly PostSource[]) {
  const digests = new Map(shipped.map((edition) => [edition, digestOf(edition)] as const));
  const posts = Map.groupBy(shipped, ({ id }) => id);
  await db.transaction(async (tx) => {
    const known = await tx
      .select({ id: post.id, lang: post.lang, digest: post.digest })
      .from(post)
      .where(inArray(post.id, [...posts.keys()]));
    let changed = false;
    for (const [id, editions] of posts) {
      const stored = known.filter((row) => row.id === id);
      const isTouched = stored.some(({ digest }) => digest === null);
      const isSame =
        stored.length === editions.length &&
        editions.every((edition) => stored.some(({ digest }) => digest === digests.get(edition)));
      if (isTouched || isSame) continue;
      await write(tx, id, await rowsOf(editions.map((source) => asWritten(source, digests.get(source) ?? null))));
      changed = true;
    }
    if (changed) await raiseVersion(tx);
  });
}
