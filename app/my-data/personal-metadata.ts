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
    // "no-referrer" is not the default, because browsers then omit the Origin of a form, so the server must recognise
    // the site's own forms by other headers.
    { name: "referrer", content: referrer },
  ];
}
