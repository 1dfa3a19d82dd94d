import type { MetaDescriptor } from "react-router";
import { organisation } from "../../platform/language/organisation.ts";

/** Personal pages are not indexed; a page with a secret URL uses "no-referrer". */
export function personalMetadata(
  title: string | undefined,
  referrer: "same-origin" | "no-referrer" = "same-origin",
): MetaDescriptor[] {
  return [
    { title: `${title ?? ""} · ${organisation()}` },
    { name: "robots", content: "noindex" },
    // "no-referrer" is not the default, because browsers then send forms without the page's origin.
    { name: "referrer", content: referrer },
  ];
}
