import { eq, or, sql } from "drizzle-orm";
import { isAmong } from "../../platform/db/among.server.ts";
import { type DataOfNoun, impersonal, personal, withheldBecause as because } from "../personal-data/personal-data.ts";
import { deckAgreement, deckAgreementAccepted } from "./agreement.table.ts";
import { deckCode, deckLink, deckOpenCount } from "./link.table.ts";
import { deckPageRead, deckReader, deckVisit } from "./reading.table.ts";
import { deckClosure, deckReport } from "./report.table.ts";
import { deckOriginal, deckPage, deckVersion } from "./deck.table.ts";

const ofTheStartup = { category: "account", owners: [{ column: "founder", is: "startups" }] } as const;

const clock = "where the clock stands that counts the seconds of pages, which are given";

export const data: DataOfNoun = [
  personal({
    table: deckVersion,
    ...ofTheStartup,
    exported: ["number", "name", "size", "locked", "state", "why", "pages", "uploadedAt"],
    withheld: {
      id: because.ourId,
      founder: because.ourId,
      tries: "how often our server began to draw it",
      claimedUntil: "until when our server may draw it",
    },
  }),
  personal({
    table: deckOriginal,
    ...ofTheStartup,
    exported: ["number"],
    withheld: {
      founder: because.ourId,
      version: because.ourId,
      bytes: "up to 20 MB of a file, which the deck's page gives back whole",
    },
  }),
  personal({
    table: deckPage,
    ...ofTheStartup,
    exported: ["number", "text"],
    withheld: {
      founder: because.ourId,
      version: because.ourId,
      width: "pixels of a picture that is drawn from the file",
      height: "pixels of a picture that is drawn from the file",
      picture: "drawn from the file, which the deck's page gives back whole",
    },
  }),
  personal({
    table: deckAgreement,
    ...ofTheStartup,
    exported: ["text", "sha256", "lang", "at"],
    withheld: { id: because.ourId, founder: because.ourId },
  }),
  personal({
    table: deckAgreementAccepted,
    category: "account",
    owners: [
      { column: "founder", is: "startups" },
      {
        column: "email",
        is: "email",
        kept: { why: "the startup's proof of the agreement, five years, with the name and the address", blanked: {} },
      },
    ],
    exported: ["email", "name", "at"],
    withheld: { agreement: because.ourId, founder: because.ourId },
  }),
  personal({
    table: deckLink,
    category: "account",
    owners: [
      { column: "founder", is: "startups" },
      { column: "toEmail", is: "email" },
    ],
    exported: ["toEmail", "watermark", "copy", "lang", "createdAt", "expiresAt", "cutAt"],
    withheld: {
      ...{ id: because.ourId, founder: because.ourId, agreement: because.ourId, passwordHash: because.secret },
      ...{ createdBy: "names another person, of the startup", cutBy: "names another person, of the startup" },
    },
  }),
  personal({
    table: deckReader,
    category: "account",
    owners: [
      { column: "founder", is: "startups" },
      { column: "email", is: "email" },
      { column: "person", is: "people" },
    ],
    exported: ["email"],
    exportedWhere: {
      rule: "to the startup, only readers with a counted opening",
      of: ({ readers }) =>
        or(
          isAmong(deckReader.id, readers),
          sql`${deckReader.id} in (select v.reader from deck_visit v where v.counted)`,
        ),
    },
    withheld: {
      ...{ id: because.ourId, founder: because.ourId, person: "names the other person, or is their own id" },
      ...{ beatAt: clock, beatVisit: because.ourId, beatPage: clock },
    },
  }),
  personal({
    table: deckVisit,
    category: "account",
    owners: [
      { column: "founder", is: "startups" },
      {
        column: "reader",
        is: "readers",
        kept: { why: "the startup's count of openings stays, and names nobody any more", blanked: { reader: "null" } },
      },
    ],
    exported: ["openedAt", "shows", "counted"],
    exportedWhere: {
      rule: "to the startup, only counted openings",
      of: ({ readers }) => or(isAmong(deckVisit.reader, readers), deckVisit.counted),
    },
    dayOnly: { openedAt: "reader" },
    withheld: {
      ...{ id: because.ourId, founder: because.ourId, reader: because.ourId, version: because.ourId },
      link: because.ourId,
    },
  }),
  personal({
    table: deckPageRead,
    category: "account",
    owners: [
      { column: "founder", is: "startups" },
      { column: "reader", is: "readers" },
    ],
    exported: ["page", "seconds"],
    exportedWhere: { rule: "only to the reader", of: ({ readers }) => isAmong(deckPageRead.reader, readers) },
    withheld: { founder: because.ourId, reader: because.ourId, visit: because.ourId },
  }),
  personal({
    table: deckOpenCount,
    category: "account",
    owners: [{ column: "founder", is: "startups" }],
    exported: ["day", "openings"],
    withheld: { founder: because.ourId, link: because.ourId },
  }),
  personal({
    table: deckReport,
    category: "account",
    owners: [
      { column: "founder", is: "startups" },
      { column: "email", is: "email" },
    ],
    exported: ["email", "reason", "at", "answer", "answeredAt"],
    // Reports are never exported to the startup, because they would reveal that somebody reported the deck.
    exportedWhere: { rule: "only to who reported the deck", of: ({ email }) => eq(deckReport.email, email) },
    withheld: { id: because.ourId, founder: because.ourId, answeredBy: "names somebody of the team" },
  }),
  personal({
    table: deckClosure,
    ...ofTheStartup,
    exported: ["reason", "at"],
    withheld: { founder: because.ourId, by: "names somebody of the team" },
  }),
  impersonal(deckCode, "A digest of a code that holds for ten minutes, by a link's id; it goes with its link."),
];
