import type { Content } from "../../domain/content/content.server.ts";
import { newestPosts } from "../../domain/post/post.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { feedPath, pathOf } from "../paths.ts";

const length = 30;

const xml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const date = (moment: Date) => moment.toUTCString().replace("GMT", "+0000");

export async function drawFeed(db: Db, appUrl: string, content: Content, lang: Lang) {
  const { title, tagline } = content.page("blog", lang);
  const { organisation, sampleContentShown } = content.site;
  const posts = await newestPosts(db, lang, length);
  const items = posts.map((post) => {
    const url = `${appUrl}${pathOf("article", { slug: post.slug })}?lang=${lang}`;
    const author = post.authorIsSample && !sampleContentShown ? organisation : post.author;
    return `<item><title>${xml(post.title)}</title><link>${xml(url)}</link><guid isPermaLink="true">${xml(url)}</guid><pubDate>${date(post.publishedAt ?? new Date(0))}</pubDate><dc:creator>${xml(author)}</dc:creator><category>${xml(post.category)}</category><description>${xml(post.excerpt)}</description></item>`;
  });
  const [newest] = posts;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>${xml(`${organisation}${lang === "fr" ? "\u00A0:" : ":"} ${title}`)}</title><link>${xml(`${appUrl}${pathOf("blog")}?lang=${lang}`)}</link><description>${xml(tagline)}</description><language>${lang}</language>${newest?.publishedAt ? `<lastBuildDate>${date(newest.publishedAt)}</lastBuildDate>` : ""}<atom:link href="${xml(`${appUrl}${feedPath(lang)}`)}" rel="self" type="application/rss+xml"/>${items.join("")}</channel></rss>
`;
}
