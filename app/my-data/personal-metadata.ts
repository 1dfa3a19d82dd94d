import type { MetaDescriptor } from "react-router";
import { organisation } from "../../platform/language/organisation.ts";

/**
 * Of a page that belongs to one person: no robot keeps it, and its address goes to no other site, or to nobody at all
 * where it opens everything (then a browser has to say itself that a form is our own).
 */
export function personalMetadata(
  title: string | undefined,
  referrer: "same-origin" | "no-referrer" = "same-origin",
): MetaDescriptor[] {
  return [
    { title: `${title ?? ""} · ${organisation()}` },
    { name: "robots", content: "noindex" },
    // With "no-referrer" browsers hide the origin of a form, which is how we know our own.
    { name: "referrer", content: referrer },
  ];
}
