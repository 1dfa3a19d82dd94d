import articleStyles from "./article.css?url";
import "./blog.css";
import type { ShownPost } from "./cover.tsx";
import { PostList } from "./post-list.tsx";

type ArticleTextProps = { html: string; lang: string | undefined };

export function ArticleText({ html, lang }: ArticleTextProps) {
  return (
    <>
      <link rel="stylesheet" href={articleStyles} precedence="medium" />
      <div className="article-body" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

export const LatestPosts = ({ posts }: { posts: ShownPost[] }) => (
  <div className="page pb-8">
    <PostList posts={posts} />
  </div>
);
