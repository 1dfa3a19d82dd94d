import { Link } from "react-router";
import { listPosts } from "../../domain/post/post.server.ts";
import { LinkButton } from "../../ui/button.tsx";
import { NewsletterBlock } from "../newsletter/embed.tsx";
import { newsletterBlock } from "../newsletter/embed.server.ts";
import { feedPath } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { pageMetadata } from "../shell/page-metadata.ts";
import { rootData } from "../shell/root-data.ts";
import type { Route } from "./+types/blog.page.ts";
import "./blog.css";
import { withPicture } from "./picture.server.ts";
import { listPath, readListAddress, tabs } from "./list-address.ts";
import { PostCard } from "./post-card.tsx";
import { PostList } from "./post-list.tsx";
import { SearchForm } from "./search-form.tsx";
import { blogWords } from "./words.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { content, db, lang } = context.get(services);
  const listAddress = readListAddress(new URL(request.url).searchParams);
  const { posts, featured, older } = await listPosts(db, lang, listAddress);
  const shown = withPicture(content, lang);
  const list = { posts: posts.map(shown), featured: featured && shown(featured), older };
  return {
    listAddress,
    page: content.page("blog", lang),
    list,
    newsletter: newsletterBlock(content, lang),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { listAddress, page } = loaderData;
  const root = rootData(matches);
  return pageMetadata("blog", page.metadata, root, {
    path: listPath({ category: listAddress.category, after: listAddress.after }),
    // Search engines must not index pages of search results.
    noindex: listAddress.query !== "",
    feed: root && feedPath(root.lang),
  });
};

export default function Blog({ loaderData: { listAddress, page, list, newsletter } }: Route.ComponentProps) {
  const { lang } = useLanguage();
  const words = useWords(blogWords);
  const { posts, featured, older } = list;
  const { category, query, after } = listAddress;
  const isEmpty = posts.length === 0 && !featured;
  const whole = query !== "" && !after && !older;
  return (
    <>
      <section className="page blog">
        <div className="grid gap-3">
          <h1>{page.title}</h1>
          <p className="lead">{page.tagline}</p>
        </div>
        <div className="blog-ask">
          <SearchForm search={listAddress} />
          <nav aria-label={words.tabs.label}>
            <ul className="blog-tabs">
              {[null, ...tabs].map((tab) => (
                <li key={tab ?? "all"}>
                  <Link
                    to={listPath({ category: tab, query })}
                    aria-current={tab === category ? "page" : undefined}
                    preventScrollReset
                  >
                    {words.tabs[tab ?? "all"]}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div role="status" className={isEmpty ? "blog-empty" : "note"}>
          {isEmpty ? (
            <>
              <p className="text-title-s">{category ? words.empty.category : words.empty.search}</p>
              <LinkButton to={listPath()} look="secondary">
                {words.empty.all}
              </LinkButton>
            </>
          ) : (
            whole && words.found(posts.length)
          )}
        </div>
        {featured && <PostCard post={featured} featured />}
        {posts.length > 0 && <PostList posts={posts} />}
        {(older || after) && (
          <nav aria-label={words.pages.label} className="blog-pages">
            {after && (
              <LinkButton to={listPath({ category, query })} look="quiet">
                {words.pages.newest}
              </LinkButton>
            )}
            {older && (
              <LinkButton to={listPath({ category, query, after: older })} look="secondary">
                {words.pages.older}
              </LinkButton>
            )}
          </nav>
        )}
        <p>
          <a href={feedPath(lang)} className="link">
            {words.feed}
          </a>
        </p>
      </section>
      <NewsletterBlock block={newsletter} />
    </>
  );
}
