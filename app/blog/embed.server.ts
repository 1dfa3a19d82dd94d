import type { Content } from "../../domain/content/content.server.ts";
import { listPosts } from "../../domain/post/post.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { withPicture } from "./picture.server.ts";

const most = 3;

export async function latestPosts(db: Db, content: Content, lang: Lang) {
  const { posts } = await listPosts(db, lang, { category: null, query: "", after: null });
  return posts.slice(0, most).map(withPicture(content, lang));
}
