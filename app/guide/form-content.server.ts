import type { Content } from "../../domain/content/content.server.ts";
import type { Lang } from "../../platform/language/language.ts";

export const formContent = (content: Content, lang: Lang) => ({
  notice: content.find("notice", "guide", lang),
  marketing: content.find("consent", "marketing-email", lang),
  phoneConsent: content.find("consent", "guide-phone", lang),
});
