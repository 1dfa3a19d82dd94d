import { and, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, AnyPgTable } from "drizzle-orm/pg-core";
import type { Db } from "./database.server.ts";
import type { Asked } from "./keyset.server.ts";

/** How many rows are read in the list's order: what many rows hold is found among them. */
const readInOrder = 2_000;
/** The most that is taken out of the index of words before it is sorted. */
const mostMatches = 5_000;

type Searched = {
  /** It has a column `search` (folded.ts) under a trigram index. */
  table: AnyPgTable;
  name: string;
  /** Its primary key. */
  id: AnyPgColumn;
  about: SQL | undefined;
  /** Of `searchPatterns`: all of them have to be met. */
  patterns: readonly string[];
};

/** Reads the rows that meet a condition, as the list shows them. */
type Read<Row> = (db: Db, asked: Asked) => Promise<Row[]>;

const anyIndexed = (patterns: readonly string[]) => patterns.some((pattern) => pattern.length > 4);

/**
 * One page of the rows that hold these words. Left to itself the planner reads a whole table in order where it takes
 * a word for frequent that only old rows hold. So the first rows of the order are read, and where they do not fill
 * the page, the index. Of more than 5,000 matches some are shown: another word or a filter tells them apart.
 */
export async function searchPage<Row>(
  db: Db,
  { table, name, id, about, patterns }: Searched,
  asked: Asked,
  read: Read<Row>,
): Promise<Row[]> {
  const { where, orderBy, limit } = asked;
  const order = sql.join(orderBy, sql`, `);
  const matches = and(...patterns.map((pattern) => sql`search like ${pattern}`));
  const alias = sql.identifier(name);
  const among = (rows: SQL, condition: SQL | undefined) =>
    sql`${id} in (select ${id} from (${rows}) ${alias} where ${condition ?? sql`true`} order by ${order} limit ${limit})`;
  const inOrder = sql`select * from ${table} where ${and(about, where) ?? sql`true`} order by ${order} limit ${readInOrder}`;
  const near = await read(db, { ...asked, where: among(inOrder, matches) });
  if (near.length === limit || !anyIndexed(patterns)) return near;
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const found = sql`select * from ${table} where ${matches} limit ${mostMatches}`;
      return read(tx, { ...asked, where: among(found, and(about, where)) });
    },
    { accessMode: "read only" },
  );
}
