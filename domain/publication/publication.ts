/** What a founder may show investors beside the name, the sector and the stage, or keep back. */
export const shownParts = [
  "description",
  "team",
  "market",
  "traction",
  "figures",
  "funding",
  "deck",
  "website",
  "cap-table",
] as const;
export type ShownPart = (typeof shownParts)[number];

/** Whom a startup sells to. */
export const customerKinds = ["B2B", "B2C", "Marketplace", "Infrastructure"] as const;
export type CustomerKind = (typeof customerKinds)[number];
