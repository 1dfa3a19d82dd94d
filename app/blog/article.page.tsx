import { data, Link } from "react-router";
import { readChart } from "../../domain/post/chart.ts";
import type { PostSummary } from "../../domain/post/post.ts";
import { findArticle } from "../../domain/post/article.server.ts";
import { withoutMark } from "../../domain/post/save.server.ts";
import { formats } from "../../platform/language/format.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { fold } from "../../platform/language/search-text.ts";
import { Monogram } from "../../ui/monogram.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { NewsletterBlock } from "../newsletter/embed.tsx";
import { newsletterBlock } from "../newsletter/embed.server.ts";
import { feedPath, pathOf, socialPath } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { NotFound } from "../shell/not-found.tsx";
import { pageMetadata } from "../shell/page-metadata.ts";
import { sourceOf } from "../shell/picture.ts";
import { rootData } from "../shell/root-data.ts";
import { articleData } from "../shell/structured-data.ts";
import { NoBreak } from "../shell/no-break.tsx";
import type { Route } from "./+types/article.page.ts";
import "./blog.css";
import { Cover } from "./cover.tsx";
import { ArticleText } from "./embed.tsx";
import { PostCard, PostFacts } from "./post-card.tsx";
import { withPicture } from "./picture.server.ts";
import { ShareLink } from "./share-link.tsx";
import { blogWords } from "./words.ts";

const portraitSize = 48;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { content, db, env, lang } = context.get(services);
  const found = await findArticle(db, lang, params.slug);
  if (!found) return data({ shown: null, metadata: content.page("home", lang).metadata }, { status: 404 });
  const pictured = withPicture(content, lang);
  const article = pictured(found.article);
  const { organisation, sampleContentShown } = content.site;
  // When sample content is hidden, the organisation's name is shown instead of a sample author's name.
  const isSample = article.author.sample;
  const author = isSample && !sampleContentShown ? { name: organisation, sample: false } : article.author;
  const signature = fold(author.name);
  const colleague = content.list("team", article.lang).find(({ name }) => fold(withoutMark(name)) === signature);
  return data({
    shown: {
      ...found,
      article: { ...article, author },
      previous: found.previous && { ...found.previous, chart: "" },
      next: found.next && { ...found.next, chart: "" },
      related: found.related.map((post) => ({
        ...pictured(post),
        chart: "",
        finding: readChart(post.chart, post.lang)?.finding,
      })),
      colleague: colleague && {
        role: colleague.role,
        portrait: sourceOf(colleague.image, portraitSize),
        zoom: colleague.zoom,
      },
      url: `${env.APP_URL}${pathOf("article", { slug: article.slug })}`,
      isDue: parisDay(new Date()) > article.reviewAfter,
      newsletter: newsletterBlock(content, lang),
    },
    metadata: { title: `${article.title} – ${organisation}`, description: article.excerpt },
  });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const root = rootData(matches);
  const { shown, metadata } = loaderData;
  if (!shown || !root) return pageMetadata("home", metadata, root, { noindex: true });
  const { article } = shown;
  const address = `${root.appUrl}${pathOf("article", { slug: article.slug })}`;
  const social = `articles/${article.slug}`;
  return [
    ...pageMetadata("article", metadata, root, {
      path: pathOf("article", { slug: article.slug }),
      editions: article.editions,
      social,
      picture: article.picture?.alt,
      shows: article.picture?.alt ?? readChart(article.chart, article.lang)?.finding,
      article: { publishedOn: article.publishedOn, checkedOn: article.checkedOn },
      feed: feedPath(root.lang),
    }),
    articleData(article, {
      url: `${address}?lang=${article.lang}`,
      image: root.appUrl + socialPath(social, article.lang, article.picture !== undefined),
      organisation: root.organisation,
    }),
  ];
};

export default function ArticlePage({ loaderData: { shown } }: Route.ComponentProps) {
  const { lang } = useLanguage();
  const words = useWords(blogWords).article;
  if (!shown) return <NotFound />;
  const { article, colleague, previous, next, related, url, isDue, newsletter } = shown;
  const { date, count } = formats[lang];
  const foreign = article.lang === lang ? undefined : article.lang;
  const read = article.views > 0 && words.views(count(article.views), article.views === 1);
  return (
    <>
      <article className="page article">
        <div className="article-head">
          <p>
            <TextLink to={pathOf("blog")} viewTransition>
              {words.back}
            </TextLink>
          </p>
          <h1 lang={foreign}>
            <NoBreak title={article.title} />
          </h1>
          <p className="lead" lang={foreign}>
            {article.excerpt}
          </p>
          <PostFacts post={article} />
          <div className="article-by">
            <Monogram
              name={article.author.name}
              image={colleague?.portrait}
              zoom={colleague?.zoom}
              size={portraitSize}
            />
            <div>
              <p>
                <strong lang={foreign}>{article.author.name}</strong>{" "}
                {article.author.sample && <span className="mark">{words.example}</span>}
              </p>
              {colleague && <p lang={foreign}>{colleague.role}</p>}
              <p className="note">
                <span className="inline-block">{`${words.published(date(article.publishedOn))},`}</span>{" "}
                <span className="mr-3 inline-block">{words.checked(date(article.checkedOn))}</span>{" "}
                {read && <span className="inline-block">{read}</span>}
              </p>
            </div>
          </div>
          {isDue && <p className="article-due">{words.due(date(article.reviewAfter))}</p>}
        </div>
        <div className="article-cover">
          <Cover post={article} sizes="(width >= 64rem) 20rem, 92vw" />
        </div>
        {article.sections.length > 0 && (
          <nav className="article-contents" aria-labelledby="contents">
            <h2 id="contents">{words.contents}</h2>
            <ol lang={foreign}>
              {article.sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <ArticleText html={article.html} lang={foreign} />
        <div className="article-end">
          <p>
            {words.project}{" "}
            <TextLink to={pathOf("quiz", { lang })} reloadDocument>
              {words.quiz}
            </TextLink>
          </p>
          <ShareLink url={url} />
          {(previous || next) && (
            <nav aria-label={words.neighbours} className="article-neighbours">
              {previous && <Neighbour label={words.previous} post={previous} rel="prev" />}
              {next && <Neighbour label={words.next} post={next} rel="next" />}
            </nav>
          )}
        </div>
      </article>
      {related.length > 0 && (
        <section className="page article-related" aria-labelledby="related">
          <h2 id="related" className="text-title-m">
            {words.related}
          </h2>
          <ul className="post-grid">
            {related.map((post) => (
              <li key={post.id}>
                <PostCard post={post} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <NewsletterBlock block={newsletter} />
    </>
  );
}

function Neighbour({ label, post, rel }: { label: string; post: PostSummary; rel: "prev" | "next" }) {
  const { lang } = useLanguage();
  return (
    <Link to={pathOf("article", { slug: post.slug })} rel={rel} viewTransition>
      <span className="note">{label}</span>
      <strong lang={post.lang === lang ? undefined : post.lang}>{post.title}</strong>
    </Link>
  );
}
