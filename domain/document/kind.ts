export const documentKinds = ["business-plan", "pitch-deck", "roadmap", "go-to-market"] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const isDocumentKind = (kind: string): kind is DocumentKind =>
  (documentKinds as readonly string[]).includes(kind);
