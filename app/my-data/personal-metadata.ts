import type { MetaDescriptor } from "react-router";
import { organisation } from "../../platform/language/organisation.ts";

/**
 * Metadata of a personal page: no indexing, and no Referer to other sites. If the URL itself gives access, no Referer
 * at all; browsers must then prove by other headers that a form is from this site.
 */
export function personalMetadata(
  title: string | undefined,
  referrer: "same-origin" | "no-referrer" = "same-origin",
): MetaDescriptor[] {
  return [
    { title: `${title ?? ""} · ${organisation()}` },
    { name: "robots", content: "noindex" },
    // With "no-referrer" browsers omit a form's origin, by which the server recognises its own forms.
    { name: "referrer", content: referrer },
  ];
}
