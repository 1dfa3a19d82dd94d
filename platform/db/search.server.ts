import { and, getTableName, inArray, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, AnyPgTable } from "drizzle-orm/pg-core";
import { searchPatterns } from "../language/search-text.ts";
import { emailKey } from "../mail/email-key.server.ts";
import type { Db } from "./database.server.ts";
import { type PageQuery, type Order, type Page, type Place, readPage } from "./keyset.server.ts";

/** Frequent words are usually found among this many first rows, without the word index. */
const readInOrder = 2_000;
/** The maximum number of matches that are taken from the word index before sorting. */
const mostMatches = 5_000;

type Searched = {
  order: Order;
  place: Place;
  /** The table to search; the table must have a `search` column (search-column.ts) with a trigram index. */
  table: AnyPgTable & { id: AnyPgColumn };
  about: SQL | undefined;
  /** The search text as typed; every word must match. */
  text: string;
};

/** Reads rows with the columns that the list displays; `query` gives the conditions, the order and the limit. */
type Read<Row> = (db: Db, query: PageQuery) => Promise<Row[]>;

/** `partial` is true if too many rows match to examine them all, so that some rows may be missing from the list. */
export type FoundPage<Row> = Page<Row> & { partial: boolean };

/** Reads one page of a list, or of the list's rows that match the search text. */
export async function searchPage<Row extends { place: string }>(
  db: Db,
  { order, place, table, about, text }: Searched,
  read: Read<Row>,
): Promise<FoundPage<Row>> {
  const words = searchWords(text);
  // A text without letters or digits matches nothing.
  if (text.trim() && words.length === 0) return { rows: [], previous: null, next: null, partial: false };
  let partial = false;
  const page = await readPage<Row>(order, place, async (query) => {
    if (words.length === 0) return read(db, { ...query, where: and(about, query.where) });
    const found = await search(db, { table, about, words }, query, read);
    partial ||= found.partial;
    return found.rows;
  });
  return { ...page, partial };
}

const mostWords = 8;

/**
 * A word with non-ASCII letters has a second alternative: the ASCII form of an internet domain, such as
 * "xn--crperie-kya".
 */
type Word = readonly [readonly string[], ...(readonly string[])[]];

const searchWords = (text: string): Word[] =>
  text
    .split(/\s+/)
    .slice(0, mostWords)
    .map((word): Word => {
      const [typed, stored] = [searchPatterns(word), searchPatterns(emailKey(word))] as const;
      return String(typed) === String(stored) ? [typed] : [typed, stored];
    })
    .filter(([typed]) => typed.length > 0);

const matchOf = (words: readonly Word[]) =>
  and(
    ...words.map((spellings) =>
      or(...spellings.map((patterns) => and(...patterns.map((pattern) => sql`search like ${pattern}`)))),
    ),
  );

const anyIndexed = (words: readonly Word[]) =>
  words.some((spellings) => spellings.every((patterns) => patterns.some((pattern) => pattern.length > 4)));

/** Searches the first rows, then the word index; a single query would read the whole table for some words. */
async function search<Row>(
  db: Db,
  { table, about, words }: Pick<Searched, "table" | "about"> & { words: readonly Word[] },
  query: PageQuery,
  read: Read<Row>,
): Promise<{ rows: Row[]; partial: boolean }> {
  const { where, orderBy, limit } = query;
  const { id } = table;
  const order = sql.join(orderBy, sql`, `);
  const matches = matchOf(words);
  const alias = sql.identifier(getTableName(table));
  const inOrder = sql`select * from ${table} where ${and(about, where) ?? sql`true`} order by ${order} limit ${readInOrder}`;
  const among = sql`${id} in (select ${id} from (${inOrder}) ${alias} where ${matches} order by ${order} limit ${limit})`;
  const near = await read(db, { ...query, where: among });
  if (near.length === limit) return { rows: near, partial: false };
  const isRest = (await countOf(db, inOrder)) < readInOrder;
  if (isRest || !anyIndexed(words)) return { rows: near, partial: !isRest };
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const found = sql`select * from ${table} where ${matches} limit ${mostMatches}`;
      const { rows } = await tx.execute<{ looked: number; ids: string[] | null }>(sql`
        select count(*)::int as looked,
          (array_agg(${id}::text order by ${order}) filter (where ${and(about, where) ?? sql`true`}))[1:${limit}::int] as ids
        from (${found}) ${alias}`);
      const { looked = 0, ids } = rows[0] ?? {};
      return { rows: await read(tx, { ...query, where: inArray(id, ids ?? []) }), partial: looked === mostMatches };
    },
    { accessMode: "read only" },
  );
}

async function countOf(db: Db, rows: SQL) {
  const [counted] = (await db.execute<{ count: number }>(sql`select count(*)::int as count from (${rows}) counted`))
    .rows;
  return counted?.count ?? 0;
}
