import MarkdownIt, { type Token } from "markdown-it";
import type { Lang } from "../../platform/language/language.ts";
import { typo } from "../../platform/language/typo.ts";
import { fold } from "../../platform/language/search-text.ts";
import { type BodyPictures, noBodyPictures, pictureAt } from "./body-picture.ts";
import type { Section } from "./post.ts";
import { headRows, plainText } from "./table-heads.server.ts";

const markdown = new MarkdownIt({ html: false });
const { rules } = markdown.renderer;
const { escapeHtml } = markdown.utils;

// Only https and mailto URLs, paths of this site and fragments become links. Any other URL is rendered as text.
markdown.validateLink = (url) => /^(https:\/\/|mailto:|\/(?![/\\])|#)/i.test(url) && !/[\u0000-\u0020\\]/.test(url);

type Drawing = { lang: Lang; pictures: BodyPictures };

// Replaces a picture that was not uploaded to this site by its alternative text.
rules["image"] = (tokens, index, _, env) => {
  const { content = "" } = tokens[index] ?? {};
  const address = String(tokens[index]?.attrGet("src"));
  const { lang, pictures } = env as Drawing;
  const found = pictures.get(pictureAt(address) ?? "");
  if (!found) return escapeHtml(content);
  const { width, height, widths, alt } = found;
  const at = (each: number) => address.replace(/^https?:\/\/[^/]+/, "").replace(/-\d+\.webp$/, `-${each}.webp`);
  const set = widths.map((each) => `${at(each)} ${each}w`).join(", ");
  return `<img src="${at(widths.at(-1) ?? width)}" srcset="${set}" sizes="(width >= 48rem) 44rem, 100vw" alt="${escapeHtml(content || alt[lang])}" width="${width}" height="${height}" loading="lazy">`;
};

rules["link_open"] = (tokens, index, options, _, renderer) => {
  const link = tokens[index];
  if (/^https:/i.test(String(link?.attrGet("href")))) link?.attrSet("rel", "noopener");
  return renderer.renderToken(tokens, index, options);
};

rules["table_open"] = (tokens, index) =>
  `<div class="article-table" role="group" tabindex="0" aria-label="${escapeHtml(String(tokens[index]?.meta?.["heading"]))}"><table class="table">`;
rules["table_close"] = () => "</table></div>";
rules["fence"] = (tokens, index) => `<pre><code>${escapeHtml(tokens[index]?.content ?? "")}</code></pre>`;

const thousands = /(?<![\d.,])\d{1,3}(?: \d{3})+(?!\d)/g;

export const frenchText = (text: string) => typo(text.replace(thousands, (number) => number.replaceAll(" ", "\u202F")));

function setText(tokens: readonly Token[], lang: Lang) {
  if (lang === "en") return;
  for (const token of tokens) {
    if (token.type === "text") token.content = frenchText(token.content);
    if (token.children) setText(token.children, lang);
  }
}

/** Turns all headings into h2 and h3, because the page's title is the h1. */
function nameSections(tokens: readonly Token[], title: string) {
  const sections: Section[] = [];
  const taken = new Set<string>();
  // Each name goes on from its last number, because counting anew takes too long for thousands of equal headings.
  const numbers = new Map<string, number>();
  let heading = title;
  // In posts without h1 and h2, smaller headings become h2, so that no heading level is skipped.
  const hasSections = tokens.some(({ type, tag }) => type === "heading_open" && (tag === "h1" || tag === "h2"));
  for (const [index, token] of tokens.entries()) {
    if (token.type === "table_open") token.meta = { heading };
    if (token.type !== "heading_open" && token.type !== "heading_close") continue;
    token.tag = !hasSections || token.tag === "h1" || token.tag === "h2" ? "h2" : "h3";
    if (token.type === "heading_close") continue;
    heading = plainText(tokens[index + 1]);
    if (token.tag !== "h2") continue;
    const name = `s-${fold(heading).replaceAll(" ", "-").slice(0, 60)}`;
    let id = name;
    let nth = numbers.get(name) ?? 1;
    while (taken.has(id)) id = `${name}-${(nth += 1)}`;
    numbers.set(name, nth);
    taken.add(id);
    token.attrSet("id", id);
    if (hasSections) sections.push({ id, title: heading });
  }
  return sections;
}

/** Matches a picture that the renderer left as Markdown text, because the picture's URL is not allowed. */
const leftAsText = /!\[[^\]]*\]\(([^)]*)\)/g;

export function missingPictures(body: string, pictures: BodyPictures) {
  const inline = markdown.parse(body, {}).flatMap(({ children }) => children ?? []);
  return inline.flatMap((token) => {
    if (token.type === "text") return [...token.content.matchAll(leftAsText)].map(([, address = ""]) => address);
    const address = token.type === "image" ? String(token.attrGet("src")) : undefined;
    return address === undefined || pictures.has(pictureAt(address) ?? "") ? [] : [address];
  });
}

const wordsAMinute = 200;

/** Renders a post's Markdown as HTML that contains only text, structure, uploaded pictures and safe links. */
export function renderMarkdown(body: string, lang: Lang, title: string, pictures: BodyPictures = noBodyPictures) {
  const env: Drawing = { lang, pictures };
  const tokens = markdown.parse(body, env);
  setText(tokens, lang);
  const sections = nameSections(tokens, title);
  headRows(tokens);
  const words =
    tokens
      .map(plainText)
      .join(" ")
      .match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return {
    html: markdown.renderer.render(tokens, markdown.options, env),
    sections,
    minutes: Math.max(1, Math.ceil(words / wordsAMinute)),
  };
}
