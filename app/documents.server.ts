import type { Content } from "../domain/content/content.server.ts";
import type { Env } from "../platform/env.server.ts";
import type { RenderedAnswer } from "../platform/kept/kept-pages.server.ts";
import { type Lang, languages } from "../platform/language/language.ts";
import {
  auditRequestPath,
  contactPath,
  frenchReceiptPath,
  pages,
  pathOf,
  type PageName,
  receiptPath,
} from "./paths.ts";
import { drawSocialImage } from "./social/image.server.ts";

/** The titles on the social images, by the image's name. */
const socialTitles: Record<string, (content: Content, lang: Lang) => string> = {
  home: (content, lang) => {
    const { lead, wide } = content.page("home", lang).hero.headline;
    return `${lead} ${wide}`;
  },
  program: (content, lang) => content.page("program", lang).hero.title,
  "pitch-session": (content, lang) => content.page("pitch-session", lang).hero.title,
  investors: (content, lang) => content.page("investors", lang).metadata.title,
  studio: (content, lang) => content.page("studio", lang).hero.title,
  about: (content, lang) => content.page("about", lang).metadata.title,
};

type Document = (env: Env, content: Content) => RenderedAnswer | Promise<RenderedAnswer>;

const text = (body: string, type = "text/plain"): RenderedAnswer => ({
  status: 200,
  body,
  headers: { "Content-Type": `${type}; charset=utf-8` },
});

/** They show a form that stands on another page as well. */
const notIndexed: readonly PageName[] = ["simulator", "contact", "join", "notify-me", "studio-audit"];

/** What a visitor's receipt leads to. */
const notCrawled = [receiptPath, frenchReceiptPath, auditRequestPath].map((path) => `Disallow: ${path("")}`).join("\n");

/** Public pages that search engines should know, by their canonical path. */
function indexedPages() {
  return (Object.keys(pages) as PageName[]).filter((name) => pages[name].kept && !notIndexed.includes(name));
}

const documents: Record<string, Document> = {
  "/robots.txt": ({ APP_URL }) => text(`User-agent: *\n${notCrawled}\n\nSitemap: ${APP_URL}/sitemap.xml\n`),

  "/sitemap.xml": ({ APP_URL }) => {
    const urls = indexedPages().map((name) => {
      const address = `${APP_URL}${pathOf(name)}`;
      const alternates = [...languages.map((lang) => [lang, `${address}?lang=${lang}`]), ["x-default", address]]
        .map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`)
        .join("");
      return `<url><loc>${address}</loc>${alternates}</url>`;
    });
    return text(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join("")}</urlset>\n`,
      "application/xml",
    );
  },

  "/.well-known/security.txt": ({ APP_URL }) => {
    const expires = new Date(Date.now() + 180 * 24 * 3_600_000).toISOString();
    return text(
      `Contact: ${APP_URL}${contactPath}\nExpires: ${expires}\nPreferred-Languages: en, fr\nCanonical: ${APP_URL}/.well-known/security.txt\n`,
    );
  },
};

for (const lang of languages)
  for (const [name, titleOf] of Object.entries(socialTitles))
    documents[`/social/${name}.${lang}.png`] = (_, content) => ({
      status: 200,
      body: drawSocialImage(content.site.organisation, titleOf(content, lang)),
      headers: {
        "Content-Type": "image/png",
        "Cache-Control": "public, max-age=86400",
        "Cross-Origin-Resource-Policy": "cross-origin",
      },
    });

export function hasDocument(path: string) {
  return Object.hasOwn(documents, path);
}

export async function documentAt(path: string, env: Env, content: Content) {
  return documents[path]?.(env, content);
}
