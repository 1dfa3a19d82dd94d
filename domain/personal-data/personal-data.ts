import type { SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

export type Category =
  | "account"
  | "forms"
  | "application"
  | "numbers"
  | "copilot"
  | "guide"
  | "newsletter"
  | "consents"
  | "messages"
  | "log"
  | "requests";

/** A person identified by an e-mail address, with the ids of all records about that person. */
export type Subject = {
  email: string;
  digest: string;
  /** `digest`, followed by the digests of older spellings of the e-mail address, which older rows may contain. */
  digests: readonly string[];
  people: string[];
  /** The startups in which nobody except this person has a seat. */
  startups: string[];
  leads: string[];
  applications: string[];
  guides: string[];
  subscriptions: string[];
  /** The ids of the rows in `deck_reader` that stand for the person as a reader of pitch decks. */
  readers: string[];
  /** The ids of the meetings hosted by a mentor without an account, found by the mentor's e-mail address. */
  mentored: string[];
  jobs: string[];
  /** The ids of the person's leads, applications and similar records, by which jobs about the person are found. */
  records: string[];
};

type Columns<T extends PgTable> = Extract<keyof T["$inferSelect"], string>;

/** Why an erasure keeps some rows, and which columns the erasure sets to null or to a digest. */
export type Kept<Column extends string = string> = {
  why: string;
  blanked: Partial<Record<Column, "null" | "digest">>;
};

/** A rule by which a row belongs to a person: `column` contains one of the values in `Subject[is]`. */
type Owner<Column extends string> = {
  column: Column;
  is: Exclude<keyof Subject, "digests">;
  only?: Partial<Record<Column, string>>;
  kept?: Kept<Column>;
};

/** A table with personal data: the owners of its rows, the exported columns, and the effect of an erasure. */
export type PersonalTable<T extends PgTable = PgTable> = {
  table: T;
  category: Category;
  /** The rules by which a row belongs to a person. An erasure keeps rows found by a rule with `kept`. */
  owners: readonly Owner<Columns<T>>[];
  exported: readonly Columns<T>[];
  /** Only rows that meet this condition are exported. `rule` describes the condition in words. */
  exportedWhere?: { rule: string; of(subject: Subject): SQL | undefined };
  withheld: Partial<Record<Columns<T>, string>>;
  /** Columns that only one person may export; the value names the column with that person's id. */
  ownOnly?: Partial<Record<Columns<T>, Columns<T>>>;
  /** Timestamp columns exported only as a Paris day, except to the person whose id is in the named column. */
  dayOnly?: Partial<Record<Columns<T>, Columns<T>>>;
};

export type ImpersonalTable = { table: PgTable; why: string };

export const personal = <T extends PgTable>(entry: PersonalTable<T>) => entry as unknown as PersonalTable;

export const impersonal = (table: PgTable, why: string): ImpersonalTable => ({ table, why });

/** The tables of one domain folder. Each table comes after the tables to which it refers. */
export type DataOfNoun = readonly (PersonalTable | ImpersonalTable)[];

export const withheldBecause = {
  ourId: "an id of ours that says nothing of the person",
  sameAddress: "the address that the export is about",
  opensReceipt: "a key that opens a page",
  secret: "what the sign-in is checked against; it would let somebody else in",
  folded: "the other columns once more, folded for the search",
  administrator: "names another person, an administrator",
  digest: "a keyed digest of the address",
  link: "a part of a link that works once",
};

/** Keeps the proof of a consent after an erasure, without personal data. */
export const keptProof: Kept<"subject"> = {
  why: "proof of a consent, five years, by the digest of the address alone",
  blanked: { subject: "digest" },
};
