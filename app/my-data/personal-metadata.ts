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
    // The default is not "no-referrer", because with that value, browsers hide the page's origin when they send forms.
    { name: "referrer", content: referrer },
  ];
}
