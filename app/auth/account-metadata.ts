import { organisation } from "../../platform/language/organisation.ts";

export const accountMetadata = (title: string | undefined) => [
  { title: title ? `${title} · ${organisation()}` : organisation() },
  { name: "robots", content: "noindex" },
];
