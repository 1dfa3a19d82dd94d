import type { Content } from "../../domain/content/content.server.ts";
import type { Lang } from "../../platform/language/language.ts";

export function newsletterBlock(content: Content, lang: Lang) {
  const { title, intro } = content.page("newsletter", lang);
  return { title, intro, notice: content.find("notice", "newsletter", lang) };
}

export type NewsletterBlockData = ReturnType<typeof newsletterBlock>;
