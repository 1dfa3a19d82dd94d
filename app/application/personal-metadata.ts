import type { MetaDescriptor } from "react-router";

/** Of a page that belongs to one person: no robot keeps it. */
export function personalMetadata(title: string | undefined): MetaDescriptor[] {
  return [{ title: title ?? "The Lab" }, { name: "robots", content: "noindex" }];
}
