import type { SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/** The sections of a data export. */
export type Category =
  | "account"
  | "forms"
  | "application"
  | "guide"
  | "newsletter"
  | "consents"
  | "messages"
  | "log"
  | "requests";

/** The reader of one address, with the ids of what is theirs. */
export type Subject = {
  email: string;
  /** A keyed digest of the address. */
  digest: string;
  /** `digest`, and the digests of earlier spellings of the address. */
  digests: readonly string[];
  people: string[];
  /** The startups in which this person has the only seat. */
  startups: string[];
  leads: string[];
  applications: string[];
  guides: string[];
  subscriptions: string[];
  /** Their records as a reader of startups' decks. */
  readers: string[];
  /** The ids of outgoing mails and CRM jobs about this person. */
  jobs: string[];
  /** All the uuids above that jobs may be about. */
  records: string[];
};

type Columns<T extends PgTable> = Extract<keyof T["$inferSelect"], string>;

/** Rows that outlive an erasure: why, and what is written over in them (null empties). */
export type Kept<Column extends string = string> = {
  why: string;
  blanked: Partial<Record<Column, "null" | "digest">>;
};

/** How a row belongs to a person: the column, the key of `Subject` that it contains, and what an erasure keeps. */
type Owner<Column extends string> = { column: Column; is: Exclude<keyof Subject, "digests">; kept?: Kept<Column> };

/** A table with personal data: the owners of its rows, the columns exported to them, and what an erasure does. */
export type PersonalTable<T extends PgTable = PgTable> = {
  table: T;
  category: Category;
  /** An owner's erasure deletes the row unless it is kept; a row of two people may be deleted by one and kept for the other. */
  owners: readonly Owner<Columns<T>>[];
  exported: readonly Columns<T>[];
  /** Rows outside this condition are neither exported nor counted for the subject; `rule` says which they are. */
  exportedWhere?: { rule: string; of(subject: Subject): SQL | undefined };
  /** Columns that are never exported, with the reason. */
  withheld: Partial<Record<Columns<T>, string>>;
  /** Columns exported only to the person named in another column; other owners of the row do not get them. */
  ownOnly?: Partial<Record<Columns<T>, Columns<T>>>;
  /** Timestamps exported in full only to the person named in another column; other owners get the day in Paris. */
  dayOnly?: Partial<Record<Columns<T>, Columns<T>>>;
};

/** A table without personal data, with the reason. */
export type ImpersonalTable = { table: PgTable; why: string };

export const personal = <T extends PgTable>(entry: PersonalTable<T>) => entry as unknown as PersonalTable;

export const impersonal = (table: PgTable, why: string): ImpersonalTable => ({ table, why });

/** The tables of one domain folder; tables that depend on the rows of others come after them. */
export type DataOfNoun = readonly (PersonalTable | ImpersonalTable)[];

/** Reasons why a column is never exported. */
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

/** The proof of a consent is kept, without the person's name. */
export const keptProof: Kept<"subject"> = {
  why: "proof of a consent, five years, by the digest of the address alone",
  blanked: { subject: "digest" },
};
