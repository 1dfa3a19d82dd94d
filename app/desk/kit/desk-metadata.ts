import type { MetaDescriptor } from "react-router";

/** Of a page of the desk: no robot keeps it. `title` is what its loader gave. */
export function deskMetadata(title: string | undefined): MetaDescriptor[] {
  return [{ title: title ?? "The Lab" }, { name: "robots", content: "noindex" }];
}
