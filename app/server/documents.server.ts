import type { Content } from "../../domain/content/content.server.ts";
import { readRendition } from "../../domain/content/image-list.server.ts";
import { pointsByQuestion, profileOf, readAnswers } from "../../domain/quiz/scoring.ts";
import { resultToShow } from "../../domain/quiz/shared-result.server.ts";
import { readChart } from "../../domain/post/chart.ts";
import { newestSlugs } from "../../domain/post/post.server.ts";
import { findArticle } from "../../domain/post/article.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import type { Env } from "../../platform/env.server.ts";
import type { RenderedAnswer } from "../../platform/page-cache/page-cache.server.ts";
import { isLang, type Lang, languages } from "../../platform/language/language.ts";
import { drawFeed } from "../blog/feed.server.ts";
import {
  contactPath,
  feedPath,
  languageOf,
  pathsOf,
  pathOf,
  type RouteName,
  routeNames,
  routes,
  socialPath,
} from "../paths.ts";
import { growthOf } from "../simulator/embed.server.ts";
import { stopsOf } from "../simulator/projection.ts";
import { drawQuizImage } from "../social/quiz-image.server.ts";
import { cutSocialImage, drawSocialChart, drawSocialImage, type Months } from "../social/image.server.ts";

const titled = [
  "quiz",
  "conference",
  "pricing",
  "pitch-application",
  "investor-registration",
  "newsletter",
  "contact",
  "join",
  "privacy",
  "legal-notice",
  "terms",
  "sale-terms",
  "accessibility",
  "cookies",
] as const;

type TitleOf = (content: Content, lang: Lang) => string;

const socialTitles: Record<string, TitleOf> = {
  ...Object.fromEntries(
    titled.map((name): [string, TitleOf] => [name, (content, lang) => content.page(name, lang).title]),
  ),
  home: (content, lang) => {
    const { lead, wide } = content.page("home", lang).hero.headline;
    return `${lead} ${wide}`;
  },
  program: (content, lang) => content.page("program", lang).hero.title,
  "pitch-session": (content, lang) => content.page("pitch-session", lang).hero.title,
  "pitch-session-4": (content, lang) => content.find("event", "session-4", lang).name,
  "pitch-session-5": (content, lang) => content.find("event", "session-5", lang).name,
  investors: (content, lang) => content.page("investors", lang).metadata.title,
  guide: (content, lang) => content.page("guide", lang).hero.title,
  studio: (content, lang) => content.page("studio", lang).hero.title,
  about: (content, lang) => content.page("about", lang).metadata.title,
  application: (content, lang) => content.page("application", lang).metadata.title,
  blog: (content, lang) => content.page("blog", lang).tagline,
};

type Sources = { env: Env; content: Content; db: Db; secret: string };
type Document = (from: Sources) => RenderedAnswer | Promise<RenderedAnswer>;

const text = (body: string, type = "text/plain"): RenderedAnswer => ({
  status: 200,
  body,
  headers: { "Content-Type": `${type}; charset=utf-8` },
});

/** Pages that search engines should not index, because the pages repeat a form from another page or show a result. */
const notIndexed: readonly RouteName[] = [
  "simulator",
  "contact",
  "join",
  "notify-me",
  "newsletter",
  "application-resume",
  "application-resume-asked",
  "guide-confirmation",
  "my-data-asked",
  "studio-audit",
];

/**
 * Pages that search engines index but the server does not cache, because a startup may withdraw its deck at any time.
 */
const indexedUncached: readonly RouteName[] = ["pitch-session-4", "pitch-session-5"];

function indexedPages() {
  return routeNames.filter(
    (name) =>
      ("kept" in routes[name] || indexedUncached.includes(name)) && name !== "article" && !notIndexed.includes(name),
  );
}

/**
 * The maximum number of blog posts in the sitemap. Search engines find older posts through the blog's paginated list.
 */
const postsInSitemap = 5_000;

/** The URL includes the language if the document does not exist in the default language. */
function urlOf(address: string, editions: readonly Lang[], byDefault: Lang) {
  const at = (lang: Lang | undefined) => (lang === byDefault ? address : `${address}?lang=${lang}`);
  const own = editions.includes(byDefault) ? address : at(editions[0]);
  const alternates = [...editions.map((lang) => [lang, at(lang)]), ["x-default", address]]
    .map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`)
    .join("");
  return `<url><loc>${own}</loc>${alternates}</url>`;
}

const documents: Record<string, Document> = {
  "/robots.txt": ({ env: { APP_URL } }) =>
    text(
      [
        "User-agent: *",
        ...[
          pathOf("receipt", { receipt: "" }),
          `${pathOf("application")}/`,
          `${pathOf("newsletter")}/`,
          pathOf("guide-reading", { link: "" }),
          pathOf("studio-audit-request", { receipt: "" }),
        ].map((path) => `Disallow: ${path}`),
        `\nSitemap: ${APP_URL}/sitemap.xml\n`,
      ].join("\n"),
    ),

  "/sitemap.xml": async ({ env: { APP_URL, DEFAULT_LANGUAGE }, db, content }) => {
    const site = indexedPages().map((name) =>
      urlOf(`${APP_URL}${pathsOf(name)[0]}`, languages, languageOf(name, DEFAULT_LANGUAGE)),
    );
    const posts = (await newestSlugs(db, postsInSitemap)).map(({ slug, editions }) =>
      urlOf(`${APP_URL}${pathOf("article", { slug })}`, editions, DEFAULT_LANGUAGE),
    );
    const sessions = content
      .list("event", DEFAULT_LANGUAGE)
      .filter(({ startsOn }) => startsOn !== null)
      .map(({ id }) => urlOf(`${APP_URL}${pathOf("session-page", { id })}`, languages, DEFAULT_LANGUAGE));
    return text(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${[...site, ...sessions, ...posts].join("")}</urlset>\n`,
      "application/xml",
    );
  },

  "/.well-known/security.txt": ({ env: { APP_URL } }) => {
    const expires = new Date(Date.now() + 180 * 24 * 3_600_000).toISOString();
    return text(
      `Contact: ${APP_URL}${contactPath}\nExpires: ${expires}\nPreferred-Languages: en, fr\nCanonical: ${APP_URL}/.well-known/security.txt\n`,
    );
  },
};

const image = (body: Buffer, type: "png" | "jpeg" = "png"): RenderedAnswer => ({
  status: 200,
  body,
  headers: {
    "Content-Type": `image/${type}`,
    "Cache-Control": "public, max-age=86400",
    "Cross-Origin-Resource-Policy": "cross-origin",
  },
});

for (const lang of languages) {
  documents[feedPath(lang)] = async ({ env, content, db }) =>
    text(await drawFeed(db, env.APP_URL, content, lang), "application/rss+xml");
  for (const [name, titleOf] of Object.entries(socialTitles))
    documents[socialPath(name, lang)] = async ({ content }) =>
      image(await drawSocialImage(content.site.organisation, titleOf(content, lang), monthsOf(content)));
}

function monthsOf(content: Content): Months {
  const growth = growthOf(content);
  return { multiple: growth.central, stops: stopsOf(growth) };
}

async function articleImage(slug: string, lang: Lang, isPhotograph: boolean, { content, db }: Sources) {
  const found = await findArticle(db, lang, slug);
  const chart = found && readChart(found.article.chart, found.article.lang);
  if (chart && !isPhotograph) return image(await drawSocialChart(chart));
  if (found && !isPhotograph)
    return image(await drawSocialImage(content.site.organisation, found.article.title, monthsOf(content)));
  const picture = found?.article.cover && content.picture(found.article.cover, lang);
  const bytes = picture && (await readRendition(db, picture.id, picture.widths.at(-1) ?? picture.width));
  if (bytes) return image(await cutSocialImage(bytes), "jpeg");
  return { ...text("No such picture"), status: 404, passing: true };
}

const articleImages = /^\/social\/articles\/([a-z0-9]+(?:-[a-z0-9]+)*)\.(en|fr)\.(png|jpg)$/;

const quizPictures = /^\/quiz\/pictures\/([\w-]{44})\.png$/;

/** The URL must be signed, because otherwise anyone could make the server draw any text. */
async function quizImage(signed: string, { db, secret, content }: Sources): Promise<RenderedAnswer> {
  const result = await resultToShow(db, secret, signed);
  if (!result) return { ...text("No such picture"), status: 404, passing: true };
  const questions = content.list("quiz-question", result.lang);
  const scored = pointsByQuestion(questions, readAnswers(result.answers, questions));
  const { title } = profileOf(content.list("quiz-profile", result.lang), result.score);
  const { headers, ...answer } = image(
    await drawQuizImage({ organisation: content.site.organisation, title, scored, ...result, count: questions.length }),
  );
  return { ...answer, headers: { ...headers, "Cache-Control": "public, max-age=31536000, immutable" } };
}

const uploadedImages = /^\/images\/([\w-]{22})-(\d{1,4})\.webp$/;

/** Returns an uploaded picture. Browsers cache it indefinitely, because the URL identifies the picture's bytes. */
async function uploadedImage(id: string, width: number, { db }: Sources): Promise<RenderedAnswer> {
  const bytes = await readRendition(db, id, width);
  if (!bytes) return { ...text("No such picture"), status: 404, passing: true };
  return {
    status: 200,
    body: bytes,
    headers: {
      "Content-Type": "image/webp",
      "Cache-Control": "public, max-age=31536000, immutable",
      Vary: "Accept-Encoding",
    },
  };
}

export function hasDocument(path: string) {
  return (
    Object.hasOwn(documents, path) || articleImages.test(path) || quizPictures.test(path) || uploadedImages.test(path)
  );
}

export async function documentAt(path: string, from: Sources) {
  const [, slug, lang, type] = articleImages.exec(path) ?? [];
  if (slug && isLang(lang)) return articleImage(slug, lang, type === "jpg", from);
  const [, result] = quizPictures.exec(path) ?? [];
  if (result) return quizImage(result, from);
  const [, picture, width] = uploadedImages.exec(path) ?? [];
  if (picture) return uploadedImage(picture, Number(width), from);
  return documents[path]?.(from);
}
