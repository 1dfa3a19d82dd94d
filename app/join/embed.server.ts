import type { Content } from "../../domain/content/content.server.ts";
import type { Lang } from "../../platform/language/language.ts";

export function joinSection(content: Content, lang: Lang) {
  const { contactEmail, socialLink } = content.site;
  return {
    page: content.page("join", lang),
    notice: content.find("notice", "join", lang),
    marketing: content.find("consent", "marketing-email", lang),
    email: contactEmail,
    social: socialLink,
  };
}

export type JoinSectionData = ReturnType<typeof joinSection>;
