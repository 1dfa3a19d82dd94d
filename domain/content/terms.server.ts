import type { Lang } from "../../platform/language/language.ts";
import type { Content } from "./content.server.ts";

export function currentTerms(content: Content, lang: Lang) {
  const of = (id: "terms" | "sale-terms") => {
    const { version, updatedOn, title } = content.page(id, lang);
    return { version, updatedOn, title };
  };
  return { use: of("terms"), sale: of("sale-terms") };
}
