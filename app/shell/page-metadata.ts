import type { MetaDescriptor } from "react-router";
import { languages, type Lang } from "../../platform/language/language.ts";
import { languageOf, pathOf, type PageName } from "../paths.ts";
import { breadcrumbData, organisationData } from "./structured-data.ts";

type Metadata = { title: string; description: string };

/** What search engines and social networks read of a page. `root` is the root loader's data. */
export function pageMetadata(
  page: PageName,
  { title, description }: Metadata,
  root: { lang: Lang; defaultLang: Lang; appUrl: string; organisation: string } | undefined,
  more: { noindex?: boolean; social?: string } = {},
): MetaDescriptor[] {
  if (!root) return [{ title }];
  const address = `${root.appUrl}${pathOf(page)}`;
  const own = root.lang === languageOf(pathOf(page), root.defaultLang) ? address : `${address}?lang=${root.lang}`;
  const image = `${root.appUrl}/social/${more.social ?? page}.${root.lang}.png`;
  const indexed: MetaDescriptor[] = more.noindex
    ? [{ name: "robots", content: "noindex" }]
    : [
        { tagName: "link", rel: "canonical", href: own },
        ...languages.map((lang) => ({
          tagName: "link" as const,
          rel: "alternate",
          hrefLang: lang,
          href: `${address}?lang=${lang}`,
        })),
        { tagName: "link", rel: "alternate", hrefLang: "x-default", href: address },
        page === "home"
          ? organisationData(root.organisation, root.appUrl)
          : breadcrumbData(root.organisation, root.appUrl, title, own),
      ];
  return [
    { title },
    { name: "description", content: description },
    ...indexed,
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: root.organisation },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: own },
    { property: "og:locale", content: root.lang === "fr" ? "fr_FR" : "en_GB" },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
