import type { MetaDescriptor } from "react-router";
import { organisation } from "../../platform/language/organisation.ts";

/**
 * Metadata of a page that search engines must not index: a personal page or the desk. `title` comes from its loader.
 */
export function noindexMetadata(title: string | undefined): MetaDescriptor[] {
  return [{ title: title || organisation() }, { name: "robots", content: "noindex" }];
}
