import type { Role } from "../../domain/person/viewer.ts";
import { languageOf, pathOf, pathsOf, type RouteName } from "../../app/paths.ts";
import { type Lang, languages } from "../../platform/language/language.ts";

const templates: readonly RouteName[] = [
  "home",
  "program",
  "pitch-session",
  "investors",
  "about",
  "application",
  "pitch-application",
  "blog",
  "article",
  "quiz",
  "guide",
  "studio",
  "pitch-session-4",
  "privacy",
  "pricing",
  "sign-up",
];

const addressOf = (page: RouteName) =>
  page === "article" ? pathOf("article", { slug: "bsa-air-plafond" }) : pathsOf(page)[0];

/** French pages come last, because a visit to a French page sets the language cookie. */
export const routes: { name: string; page: RouteName; lang: Lang; path: string }[] = languages.flatMap((lang) =>
  templates.map((page) => ({
    name: `${page} (${lang})`,
    page,
    lang,
    path: languageOf(page, "en") === lang ? addressOf(page) : `${addressOf(page)}?lang=${lang}`,
  })),
);

export const signedInPages = [
  { page: "founder-dashboard", role: "founder" },
  { page: "founder-visibility", role: "founder" },
  { page: "founder-readiness", role: "founder" },
  { page: "founder-tools", role: "founder" },
  { page: "founder-funding", role: "founder" },
  { page: "founder-pitch", role: "founder" },
  { page: "founder-acceleration", role: "founder" },
  { page: "founder-check-in", role: "founder" },
  { page: "founder-profile", role: "founder" },
  { page: "investor-dashboard", role: "investor" },
  { page: "investor-deals", role: "investor" },
  { page: "investor-profile", role: "investor" },
  { page: "admin", role: "admin" },
  { page: "account", role: "founder" },
] as const satisfies readonly { page: RouteName; role: Role }[];
