import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** Whether the timestamp exists: the database would answer 30 February with an error. */
function isTime(text: string) {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 19) === text.slice(0, 19);
}

/** Types of sort key, and how each is written to and read from a URL. */
const kinds = {
  time: {
    is: isTime,
    write: (column: Keyed) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    read: (text: string) => sql`${text}::timestamptz`,
  },
  uuid: {
    is: (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text),
    write: (column: Keyed) => sql`${column}::text`,
    read: (text: string) => sql`${text}::uuid`,
  },
  number: {
    is: (text: string) => /^\d{1,15}$/.test(text),
    write: (column: Keyed) => sql`${column}::text`,
    read: (text: string) => sql`${text}::bigint`,
  },
  text: {
    is: (text: string) => /^[^~\p{Cc}]{1,300}$/u.test(text),
    write: (column: Keyed) => sql`${column}::text`,
    read: (text: string) => sql`${text}::text`,
  },
};

type Keyed = AnyColumn | SQL;

/** The sort keys of a list; the last key must be unique. An index must have the keys in this order. */
export type Order = { by: readonly { key: Keyed; kind: keyof typeof kinds }[]; newestFirst: boolean };

/** A page's position from the URL: after a row or before one; `size` is the number of rows, 50 by default. */
export type Place = { after?: string | undefined; before?: string | undefined; size?: number };

/** `previous` and `next` are the positions of the neighbouring pages; null if there is none. */
export type Page<Row> = { rows: Row[]; previous: string | null; next: string | null };

const separator = "~";

/** Select this beside a row's columns: its position in the order, to the microsecond. */
export const placeIn = ({ by }: Order) =>
  sql<string>`concat_ws(${separator}, ${sql.join(
    by.map(({ key, kind }) => kinds[kind].write(key)),
    sql`, `,
  )})`;

/** The key values of a position; null for a malformed one. */
function valuesAt({ by }: Order, place: string | undefined) {
  const parts = place?.split(separator) ?? [];
  if (parts.length !== by.length) return null;
  const values = by.map(({ kind }, index) =>
    kinds[kind].is(parts[index] ?? "") ? kinds[kind].read(parts[index] ?? "") : null,
  );
  return values.every((value) => value !== null) ? values : null;
}

const list = (parts: readonly (Keyed | SQL)[]) => sql.join([...parts], sql`, `);

/** Arguments of the query for one page. */
export type PageQuery = { where: SQL | undefined; orderBy: SQL[]; limit: number };

/** Reads one page by keyset, so that page 1,000 costs as much as page 1. `read` must select `place: placeIn(order)`. */
export async function readPage<Row extends { place: string }>(
  order: Order,
  { after, before, size = 50 }: Place,
  read: (args: PageQuery) => Promise<Row[]>,
): Promise<Page<Row>> {
  const backwards = valuesAt(order, before);
  const forwards = backwards ? null : valuesAt(order, after);
  const from = backwards ?? forwards;
  const descending = order.newestFirst !== (backwards !== null);
  const keys = order.by.map(({ key }) => key);
  const found = await read({
    where: from ? sql`(${list(keys)}) ${descending ? sql`<` : sql`>`} (${list(from)})` : undefined,
    orderBy: keys.map((key) => sql`${key} ${descending ? sql`desc` : sql`asc`}`),
    limit: size + 1,
  });
  const rows = found.slice(0, size);
  if (backwards) rows.reverse();
  const more = found.length > size;
  return {
    rows,
    previous: (backwards ? more : forwards !== null) ? (rows[0]?.place ?? null) : null,
    next: (backwards ? true : more) ? (rows.at(-1)?.place ?? null) : null,
  };
}

/** Yields every page of a list. */
export async function* everyPage<Found extends Page<unknown>>(
  read: (place: Place) => Promise<Found>,
): AsyncGenerator<Found> {
  for (let after: string | undefined; ;) {
    const page = await read({ after });
    yield page;
    if (page.next === null) return;
    after = page.next;
  }
}
