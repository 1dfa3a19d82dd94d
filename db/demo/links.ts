import type { ContentRecord } from "../../domain/content/content.ts";

const deck = "/sample-deck.svg";
const withDeck = new Set([
  ...["abricot", "brique", "cabane", "dalle", "escale"],
  ...["noisette", "ombrelle", "palissade", "quenouille", "roseau"],
]);

/** Returns the record with its sample links. Returns undefined if the demo has no links for this record. */
export function linked(record: ContentRecord): ContentRecord | undefined {
  if (record.kind === "team") return { ...record, linkedin: `https://linkedin.example/in/${record.id}` };
  if (record.kind === "startup" && withDeck.has(record.id)) return { ...record, deck };
  if (record.kind === "project" && ["potager", "passerelle"].includes(record.id))
    return { ...record, link: `https://${record.id}.example/` };
  return undefined;
}

/** The demo team's contact details; every address is reserved for examples. */
export const reachable = {
  contactEmail: "bonjour@thelab.example",
  contactPhone: "04 65 71 23 45",
  socialLink: "https://social.example/the-lab",
  chatWorkspaceLink: "https://chat.example.com/the-lab",
};
