import { useWords } from "../shell/language.tsx";
import articleStyles from "./article.css?url";
import "./blog.css";
import type { ShownPost } from "./cover.tsx";
import { PostCard } from "./post-card.tsx";
import { blogWords } from "./words.ts";

type ArticleTextProps = { html: string; lang: string | undefined };

/** The text of an article, as its page shows it. */
export function ArticleText({ html, lang }: ArticleTextProps) {
  return (
    <>
      <link rel="stylesheet" href={articleStyles} precedence="medium" />
      <div className="article-body" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

/** What readers of the newsletter were last written about. */
export function LatestPosts({ posts }: { posts: ShownPost[] }) {
  const own = useWords(blogWords);
  return (
    <ul className="page post-grid pb-8" aria-label={own.list}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  );
}
