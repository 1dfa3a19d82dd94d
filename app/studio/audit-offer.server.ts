import type { Content } from "../../domain/content/content.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import type { AuditOffer } from "./audit-offer.ts";

export function auditOffer(content: Content, lang: Lang): AuditOffer {
  return {
    title: content.page("studio-audit", lang).title,
    notice: content.find("notice", "studio-audit", lang),
    marketing: content.find("consent", "marketing-email", lang),
  };
}
