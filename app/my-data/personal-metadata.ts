import type { MetaDescriptor } from "react-router";
import { organisation } from "../../platform/language/organisation.ts";

/**
 * Returns the metadata of a personal page: not indexed, and no Referer sent to other sites. A page with a secret URL
 * uses "no-referrer".
 */
export function personalMetadata(
  title: string | undefined,
  referrer: "same-origin" | "no-referrer" = "same-origin",
): MetaDescriptor[] {
  return [
    { title: `${title ?? ""} · ${organisation()}` },
    { name: "robots", content: "noindex" },
    // With "no-referrer", browsers do not name the page's origin when they send a form, and the server must recognise
    // the site's own forms by other headers. Therefore "no-referrer" is not the default.
    { name: "referrer", content: referrer },
  ];
}
