import type { ContentRecord } from "../../domain/content/content.ts";

/** An address that is reserved for examples, or a file of our own. */
const deck = "/sample-deck.svg";
const withDeck = new Set([
  ...["abricot", "brique", "cabane", "dalle", "escale"],
  ...["noisette", "ombrelle", "palissade", "quenouille", "roseau"],
]);

/** The record with the links that a filled site shows; undefined where it has none to show. */
export function linked(record: ContentRecord): ContentRecord | undefined {
  if (record.kind === "team") return { ...record, linkedin: `https://linkedin.example/in/${record.id}` };
  if (record.kind === "startup" && withDeck.has(record.id)) return { ...record, deck };
  if (record.kind === "project" && ["potager", "passerelle"].includes(record.id))
    return { ...record, link: `https://${record.id}.example/` };
  return undefined;
}

/** How a visitor would reach the team of the demo: none of it leads to anybody. */
export const reachable = {
  contactEmail: "bonjour@thelab.example",
  contactPhone: "04 65 71 23 45",
  socialLink: "https://social.example/the-lab",
  chatWorkspaceLink: "https://chat.example.com/the-lab",
};
