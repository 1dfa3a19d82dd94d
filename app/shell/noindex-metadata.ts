import type { MetaDescriptor } from "react-router";
import { organisation } from "../../platform/language/organisation.ts";

export function noindexMetadata(title: string | undefined): MetaDescriptor[] {
  return [{ title: title || organisation() }, { name: "robots", content: "noindex" }];
}
