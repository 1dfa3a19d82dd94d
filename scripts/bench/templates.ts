import { type PageName, pathOf } from "../../app/paths.ts";
import { type Lang, languages } from "../../platform/language/language.ts";

/** One page of each template. */
const templates: readonly PageName[] = [
  "home",
  "program",
  "pitch-session",
  "investors",
  "about",
  "application",
  "pitch-application",
  "privacy",
];

/** Each template in each language, by a name to print. */
export const routes: { name: string; page: PageName; lang: Lang; path: string }[] = templates.flatMap((page) =>
  languages.map((lang) => ({
    name: `${page} (${lang})`,
    page,
    lang,
    path: lang === "en" ? pathOf(page) : `${pathOf(page)}?lang=${lang}`,
  })),
);
