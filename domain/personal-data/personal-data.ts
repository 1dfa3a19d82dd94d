import type { PgTable } from "drizzle-orm/pg-core";

/** Parts of what we hold that a person can tell apart. */
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
  /** That one, and those of spellings that it was once kept in. */
  digests: readonly string[];
  people: string[];
  leads: string[];
  applications: string[];
  guides: string[];
  subscriptions: string[];
  /** What left the house, or was to leave it, because of them. */
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

/** Somebody a row belongs to: the column that names them, by what, and what their erasure leaves of the row. */
type Owner<Column extends string> = { column: Column; is: Exclude<keyof Subject, "digests">; kept?: Kept<Column> };

/** A table with rows about people: whose they are, what each owner is given, what becomes of them at an erasure. */
export type PersonalTable<T extends PgTable = PgTable> = {
  table: T;
  category: Category;
  /** An owner's erasure deletes the row unless it is kept; a row of two people may be deleted by one and kept for the other. */
  owners: readonly Owner<Columns<T>>[];
  exported: readonly Columns<T>[];
  /** What no owner is given, and why. */
  withheld: Partial<Record<Columns<T>, string>>;
  /** What is exported only to those whom that column names: to another owner of the row it is somebody else's. */
  ownOnly?: Partial<Record<Columns<T>, Columns<T>>>;
  /** An instant that is exported whole only to those whom that column names: another owner is given the day in Paris. */
  dayOnly?: Partial<Record<Columns<T>, Columns<T>>>;
};

/** A table without rows that belong to somebody, and why. */
export type ImpersonalTable = { table: PgTable; why: string };

export const personal = <T extends PgTable>(entry: PersonalTable<T>) => entry as unknown as PersonalTable;

export const impersonal = (table: PgTable, why: string): ImpersonalTable => ({ table, why });

/** What a noun says of its tables; what hangs on other rows stands after them. */
export type DataOfNoun = readonly (PersonalTable | ImpersonalTable)[];

/** Why a column is given to nobody. */
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

/** Of a consent, the proof stays: it names nobody any more. */
export const keptProof: Kept<"subject"> = {
  why: "proof of a consent, five years, by the digest of the address alone",
  blanked: { subject: "digest" },
};
