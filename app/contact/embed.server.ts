import type { Content } from "../../domain/content/content.server.ts";
import type { Lang } from "../../platform/language/language.ts";

/** Data of the contact section, with only the settings that are public. */
export function contactSection(content: Content, lang: Lang) {
  const { street, postcode, city, country, contactEmail, contactPhone } = content.site;
  return {
    page: content.page("contact", lang),
    notice: content.find("notice", "contact", lang),
    marketing: content.find("consent", "marketing-email", lang),
    address: [street, [postcode, city].filter(Boolean).join(" "), country[lang]].filter(Boolean),
    email: contactEmail,
    phone: contactPhone,
  };
}

export type ContactSectionData = ReturnType<typeof contactSection>;
