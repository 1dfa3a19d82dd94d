import { and, getTableName, inArray, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, AnyPgTable } from "drizzle-orm/pg-core";
import { searchPatterns } from "../language/search-text.ts";
import type { Db } from "./database.server.ts";
import { type PageQuery, type Order, type Page, type Place, readPage } from "./keyset.server.ts";

/** How many rows are read in the list's order: what many rows hold is found among them. */
const readInOrder = 2_000;
/** The most that is taken out of the index of words before it is sorted. */
const mostMatches = 5_000;

type Searched = {
  order: Order;
  place: Place;
  /** It has a column `search` (folded.ts) under a trigram index. */
  table: AnyPgTable & { id: AnyPgColumn };
  about: SQL | undefined;
  /** As it was typed: all of its words have to be met. */
  text: string;
};

/** Reads the rows that meet a condition, as the list shows them. */
type Read<Row> = (db: Db, args: PageQuery) => Promise<Row[]>;

/** `partial`: too many rows hold the words for all of them to be looked at, so some may be missing. */
export type FoundPage<Row> = Page<Row> & { partial: boolean };

/** One page of a list, or of those of its rows that hold these words. */
export async function searchPage<Row extends { place: string }>(
  db: Db,
  { order, place, table, about, text }: Searched,
  read: Read<Row>,
): Promise<FoundPage<Row>> {
  const patterns = searchPatterns(text);
  // Signs without a letter or a digit are in no row.
  if (text.trim() && patterns.length === 0) return { rows: [], previous: null, next: null, partial: false };
  let partial = false;
  const page = await readPage<Row>(order, place, async (args) => {
    if (patterns.length === 0) return read(db, { ...args, where: and(about, args.where) });
    const found = await search(db, { table, about, patterns }, args, read);
    partial = found.partial;
    return found.rows;
  });
  return { ...page, partial };
}

const anyIndexed = (patterns: readonly string[]) => patterns.some((pattern) => pattern.length > 4);

/**
 * Left to itself the planner reads a whole table in order where it takes a word for frequent that only old rows hold.
 * So the first rows of the order are read, and where they do not fill the page, the index: of more than 5,000 matches
 * some are looked at, and another word or a filter tells them apart.
 */
async function search<Row>(
  db: Db,
  { table, about, patterns }: Pick<Searched, "table" | "about"> & { patterns: readonly string[] },
  args: PageQuery,
  read: Read<Row>,
): Promise<{ rows: Row[]; partial: boolean }> {
  const { where, orderBy, limit } = args;
  const { id } = table;
  const order = sql.join(orderBy, sql`, `);
  const matches = and(...patterns.map((pattern) => sql`search like ${pattern}`));
  const alias = sql.identifier(getTableName(table));
  const inOrder = sql`select * from ${table} where ${and(about, where) ?? sql`true`} order by ${order} limit ${readInOrder}`;
  const among = sql`${id} in (select ${id} from (${inOrder}) ${alias} where ${matches} order by ${order} limit ${limit})`;
  const near = await read(db, { ...args, where: among });
  if (near.length === limit) return { rows: near, partial: false };
  if (!anyIndexed(patterns)) return { rows: near, partial: (await countOf(db, inOrder)) === readInOrder };
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const found = sql`select * from ${table} where ${matches} limit ${mostMatches}`;
      const { rows } = await tx.execute<{ looked: number; ids: string[] | null }>(sql`
        select count(*)::int as looked,
          (array_agg(${id}::text order by ${order}) filter (where ${and(about, where) ?? sql`true`}))[1:${limit}::int] as ids
        from (${found}) ${alias}`);
      const { looked = 0, ids } = rows[0] ?? {};
      return { rows: await read(tx, { ...args, where: inArray(id, ids ?? []) }), partial: looked === mostMatches };
    },
    { accessMode: "read only" },
  );
}

async function countOf(db: Db, rows: SQL) {
  const [counted] = (await db.execute<{ count: number }>(sql`select count(*)::int as count from (${rows}) counted`))
    .rows;
  return counted?.count ?? 0;
}
