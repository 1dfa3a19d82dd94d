import type { Content } from "../../domain/content/content.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { growthOf } from "../simulator/embed.server.ts";

export type HomeSections = ReturnType<typeof readHomeSections>;

export function readHomeSections(content: Content, lang: Lang) {
  const testimonials = content.list("testimonial", lang).filter(({ page }) => page === "home");
  const logos = content.list("logo", lang);
  return {
    page: content.page("home", lang),
    growth: growthOf(content),
    featured: testimonials.find(({ featured }) => featured),
    testimonials: testimonials.filter(({ featured }) => !featured),
    investors: logos.filter(({ group }) => group === "investors"),
    trusted: [1, 2, 3].map((place) => logos.filter(({ row }) => row === place)),
    comparison: content.list("comparison", lang).filter(({ page }) => page === "home"),
    questions: content.list("faq", lang).filter(({ page }) => page === "home"),
    formulas: content.list("formula", lang).filter(({ offered }) => offered),
  };
}
