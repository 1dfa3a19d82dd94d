import { organisation } from "../../platform/language/organisation.ts";

/** Metadata of personal pages, which search engines must not index. */
export const accountMetadata = (title: string | undefined) => [
  { title: title ? `${title} · ${organisation()}` : organisation() },
  { name: "robots", content: "noindex" },
];
