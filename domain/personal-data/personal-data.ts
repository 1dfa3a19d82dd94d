import type { SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

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

/** A person who is identified by an e-mail address, with the ids of their records. */
export type Subject = {
  email: string;
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
  /** The ids under which the person opened startups' decks. */
  readers: string[];
  /** The meetings of hours that a mentor keeps under this address without an account. */
  mentored: string[];
  /** The ids of outgoing mails and CRM jobs about this person. */
  jobs: string[];
  /** All of the ids above that a job may be about. */
  records: string[];
};

type Columns<T extends PgTable> = Extract<keyof T["$inferSelect"], string>;

/** Why rows are kept after an erasure, and the values that replace the personal ones (null empties a column). */
export type Kept<Column extends string = string> = {
  why: string;
  blanked: Partial<Record<Column, "null" | "digest">>;
};

/**
 * How a row belongs to a person: the column, the field of `Subject` that the column matches, the values that other
 * columns have, and what is kept after an erasure.
 */
type Owner<Column extends string> = {
  column: Column;
  is: Exclude<keyof Subject, "digests">;
  only?: Partial<Record<Column, string>>;
  kept?: Kept<Column>;
};

/** A table with personal data: the owners of its rows, the columns exported to them, and what an erasure does. */
export type PersonalTable<T extends PgTable = PgTable> = {
  table: T;
  category: Category;
  /**
   * An erasure deletes the rows of an owner unless they are kept. A row of two people may be deleted for one of them
   * and kept for the other.
   */
  owners: readonly Owner<Columns<T>>[];
  exported: readonly Columns<T>[];
  /** Rows outside this condition are neither exported nor counted for the subject; `rule` says which they are. */
  exportedWhere?: { rule: string; of(subject: Subject): SQL | undefined };
  withheld: Partial<Record<Columns<T>, string>>;
  /** Columns exported only to the person named in another column, and not to other owners of the row. */
  ownOnly?: Partial<Record<Columns<T>, Columns<T>>>;
  /** Timestamps exported in full only to the person named in another column; other owners get the day in Paris. */
  dayOnly?: Partial<Record<Columns<T>, Columns<T>>>;
};

/** A table without personal data, with the reason. */
export type ImpersonalTable = { table: PgTable; why: string };

export const personal = <T extends PgTable>(entry: PersonalTable<T>) => entry as unknown as PersonalTable;

export const impersonal = (table: PgTable, why: string): ImpersonalTable => ({ table, why });

/** The tables of one domain folder, in an order in which tables come after those that they refer to. */
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

/** The proof of a consent is kept, without personal data. */
export const keptProof: Kept<"subject"> = {
  why: "proof of a consent, five years, by the digest of the address alone",
  blanked: { subject: "digest" },
};
