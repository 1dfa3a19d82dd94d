import type { MetaDescriptor } from "react-router";
import { organisation } from "../../platform/language/organisation.ts";

/** Of a page that no robot keeps: one person's, or the desk's. `title` is what its loader gave. */
export function noindexMetadata(title: string | undefined): MetaDescriptor[] {
  return [{ title: title || organisation() }, { name: "robots", content: "noindex" }];
}
