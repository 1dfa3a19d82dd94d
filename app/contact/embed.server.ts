import type { Content } from "../../domain/content/content.server.ts";
import type { Lang } from "../../platform/language/language.ts";

/** Returns the data of the contact section. Of the site's settings, only the public ones are included. */
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
