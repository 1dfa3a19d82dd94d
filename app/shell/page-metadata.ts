import type { MetaDescriptor } from "react-router";
import { languages, type Lang } from "../../platform/language/language.ts";
import { languageOf, pathsOf, socialPath, type RouteName } from "../paths.ts";
import { breadcrumbData, isRead, organisationData } from "./structured-data.ts";

type Metadata = { title: string; description: string };

type More = {
  noindex?: boolean;
  social?: string;
  /** The alternative text of the social media image's photo; undefined if the image has no photo. */
  picture?: string | undefined;
  shows?: string | undefined;
  path?: string;
  /** The languages in which the page exists. Undefined if the page exists in all languages. */
  editions?: readonly Lang[];
  article?: { publishedOn: string; checkedOn: string };
  feed?: string | undefined;
};

const inLanguage = (address: string, lang: Lang) => `${address}${address.includes("?") ? "&" : "?"}lang=${lang}`;

export function pageMetadata(
  page: RouteName,
  { title, description }: Metadata,
  root: { lang: Lang; defaultLang: Lang; appUrl: string; organisation: string } | undefined,
  {
    noindex,
    social = page,
    picture,
    shows = picture,
    path = pathsOf(page)[0],
    editions = languages,
    article,
    feed,
  }: More = {},
): MetaDescriptor[] {
  if (!root) return [{ title }];
  const address = `${root.appUrl}${path}`;
  const lang = editions.find((edition) => edition === root.lang) ?? editions[0] ?? root.lang;
  const byDefault = languageOf(page, root.defaultLang);
  const at = (each: Lang) => (each === byDefault ? address : inLanguage(address, each));
  const own = at(lang);
  const indexed: MetaDescriptor[] = noindex
    ? [{ name: "robots", content: "noindex" }]
    : [
        { tagName: "link", rel: "canonical", href: own },
        ...editions.map((edition) => ({
          tagName: "link" as const,
          rel: "alternate",
          hrefLang: edition,
          href: at(edition),
        })),
        { tagName: "link", rel: "alternate", hrefLang: "x-default", href: address },
        page === "home"
          ? organisationData(root.organisation, root.appUrl)
          : breadcrumbData(root.organisation, root.appUrl, title, own),
      ];
  const shown: MetaDescriptor[] = [
    { title },
    { name: "description", content: description },
    ...indexed,
    ...(feed ? [{ tagName: "link" as const, rel: "alternate", type: "application/rss+xml", href: feed }] : []),
  ];
  if (!isRead) return shown;
  const image = root.appUrl + socialPath(social, root.lang, picture !== undefined);
  return [
    ...shown,
    { property: "og:type", content: article ? "article" : "website" },
    ...(article
      ? [
          { property: "article:published_time", content: article.publishedOn },
          { property: "article:modified_time", content: article.checkedOn },
        ]
      : []),
    { property: "og:site_name", content: root.organisation },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: own },
    { property: "og:locale", content: lang === "fr" ? "fr_FR" : "en_GB" },
    { property: "og:image", content: image },
    ...(shows === undefined ? [] : [{ property: "og:image:alt", content: shows }]),
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
