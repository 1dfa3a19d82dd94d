/** For pages that belong to one person: no search engine is to know them. */
export const accountMetadata = (title: string | undefined) => [
  { title: title ? `${title} · The Lab` : "The Lab" },
  { name: "robots", content: "noindex" },
];
