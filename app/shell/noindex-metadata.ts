import type { MetaDescriptor } from "react-router";

/** Of a page that no robot keeps: one person's, or the desk's. `title` is what its loader gave. */
export function noindexMetadata(title: string | undefined): MetaDescriptor[] {
  return [{ title: title || "The Lab" }, { name: "robots", content: "noindex" }];
}
