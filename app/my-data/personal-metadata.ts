import type { MetaDescriptor } from "react-router";

/** Of a page that belongs to one person: no robot keeps it, and its address goes nowhere. */
export function personalMetadata(title: string | undefined): MetaDescriptor[] {
  return [
    { title: `${title ?? ""} · The Lab` },
    { name: "robots", content: "noindex" },
    { name: "referrer", content: "no-referrer" },
  ];
}
