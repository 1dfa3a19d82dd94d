import { organisation } from "../../platform/language/organisation.ts";

/** For pages that belong to one person: no search engine is to know them. */
export const accountMetadata = (title: string | undefined) => [
  { title: title ? `${title} · ${organisation()}` : organisation() },
  { name: "robots", content: "noindex" },
];
