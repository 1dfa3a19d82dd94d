import type { Content } from "../../domain/content/content.server.ts";
import type { Picture } from "../../domain/content/content.ts";
import type { PostSummary } from "../../domain/post/post.ts";
import type { Lang } from "../../platform/language/language.ts";

/** Adds the picture that the post's cover refers to, with its alt text in the page's language. */
export const withPicture =
  (content: Content, lang: Lang) =>
  <Post extends PostSummary>(post: Post): Post & { picture: Picture | undefined } => ({
    ...post,
    picture: post.cover === null ? undefined : content.picture(post.cover, lang),
  });
