import { type AnyColumn, and, type SQL, sql } from "drizzle-orm";

/** Checks that a time from a URL exists in the calendar. PostgreSQL would fail on a date such as 30 February. */
function isTime(text: string) {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 19) === text.slice(0, 19);
}

/** Decodes a text in a position, which is hexadecimal because names may contain the separator; null if malformed. */
function textIn(hex: string) {
  if (!/^([\da-f]{2})*$/.test(hex)) return null;
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Buffer.from(hex, "hex"));
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}

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
    is: (text: string) => /^-?\d{1,18}$/.test(text),
    write: (column: Keyed) => sql`${column}::text`,
    read: (text: string) => sql`${text}::bigint`,
  },
  text: {
    is: (text: string) => textIn(text) !== null,
    write: (column: Keyed) => sql`encode(convert_to(${column}::text, 'UTF8'), 'hex')`,
    read: (text: string) => sql`${textIn(text)}::text`,
  },
};

type Keyed = AnyColumn | SQL;

type SortKey = {
  key: Keyed;
  kind: keyof typeof kinds;
  /** If set, the list contains only rows with this value; such keys must come before all other keys. */
  value?: string;
  /** If set, the key is at least this value in all rows; only for the first key without fixed `value`. */
  from?: string;
  /** If set, the key is below this value in all rows; only for the first key without a fixed `value`. */
  before?: string;
  /** The key's lowest value, which means "unknown" and comes last. All keys before this key need a fixed `value`. */
  unknown?: string;
};

/** The sort keys of a list; the last key must be unique, and an index must contain the same order. */
export type Order = { by: readonly SortKey[]; newestFirst: boolean };

/** The name of the column that a visitor sorts by, after a minus if descending; empty by default. */
export type Sort<Name extends string> = Name | `-${Name}` | "";

/** Splits a sort order into its name and direction; undefined for the default order. */
export function sortedBy<Name extends string>(sort: Sort<Name>): { name: Name; newestFirst: boolean } | undefined {
  if (sort === "") return undefined;
  const newestFirst = sort.startsWith("-");
  return { name: (newestFirst ? sort.slice(1) : sort) as Name, newestFirst };
}

export type DateSort = Sort<"date">;

/** Returns the order of a list that is sorted by one date, in the direction that `sort` requires. */
export const byDate = (newest: Order, sort: DateSort | undefined): Order => ({
  ...newest,
  newestFirst: sort !== "date",
});

/** A page begins after the position `after` or ends before `before`; `size` is 50 rows by default. */
export type Place = { after?: string | undefined; before?: string | undefined; size?: number };

/** `previous` and `next` are the positions of the neighbouring pages; null if there is none. */
export type Page<Row> = { rows: Row[]; previous: string | null; next: string | null };

const separator = "~";

/** Returns SQL for the position of a row, with times exact to the microsecond. */
export const placeIn = ({ by }: Order) =>
  sql<string>`concat_ws(${separator}, ${sql.join(
    by.map(({ key, kind }) => kinds[kind].write(key)),
    sql`, `,
  )})`;

const isIn = ({ kind, value, from = "", before }: SortKey, part: string) =>
  kinds[kind].is(part) &&
  (value === undefined || textIn(part) === value) &&
  part >= from &&
  (before === undefined || part < before);

/** Returns the key values of a position. Returns null for a malformed position and for a position of another list. */
function valuesAt({ by }: Order, place: string | undefined) {
  const parts = place?.split(separator) ?? [];
  if (parts.length !== by.length) return null;
  const values = by.map((key, index) =>
    isIn(key, parts[index] ?? "") ? kinds[key.kind].read(parts[index] ?? "") : null,
  );
  return values.every((value) => value !== null) ? values : null;
}

const list = (parts: readonly (Keyed | SQL)[]) => sql.join([...parts], sql`, `);

export type PageQuery = { where: SQL | undefined; orderBy: SQL[]; limit: number };

/** Returns SQL limits of a list, with `>=` and `<=` because the query planner would ignore the index with `=`. */
function limitsOf({ by }: Order) {
  const shared = by.filter(({ value }) => value !== undefined);
  const next = by[shared.length];
  const limit = (edge: string | undefined, beyond: SQL, otherwise: SQL) => {
    const [keys, values] = [shared.map(({ key }) => key), shared.map(({ value }) => sql`${value}`)];
    if (next && edge !== undefined)
      return sql`(${list([...keys, next.key])}) ${beyond} (${list([...values, kinds[next.kind].read(edge)])})`;
    return keys.length > 0 ? sql`(${list(keys)}) ${otherwise} (${list(values)})` : undefined;
  };
  return {
    lowest: limit(next?.from, sql`>=`, sql`>=`),
    highest: limit(next?.before, sql`<`, sql`<=`),
  };
}

/** Returns the SQL condition that a row is within the limits of the list's order (`value`, `from` and `before`). */
export function isWithin(order: Order) {
  const { lowest, highest } = limitsOf(order);
  return and(lowest, highest);
}

/** Returns the ranges that a list reads in turn; ascending lists read unknown values last, in a second query. */
function stretchesOf({ by, newestFirst }: Order): { above?: SQL; below?: SQL }[] {
  const at = by.findIndex(({ unknown }) => unknown !== undefined);
  const key = by[at];
  if (newestFirst || !key) return [{}];
  const keys = list(by.slice(0, at + 1).map((each) => each.key));
  const lowest = kinds[key.kind].read(key.unknown ?? "");
  const bound = list([...by.slice(0, at).map(({ value }) => sql`${value}`), lowest]);
  return [{ above: sql`(${keys}) > (${bound})` }, { below: sql`(${keys}) <= (${bound})` }];
}

/** Checks whether a list position belongs to a row whose sort value is unknown. */
const isUnknown = ({ by }: Order, place: string | undefined) =>
  by.some(({ unknown }, index) => unknown !== undefined && unknown === place?.split(separator)[index]);

/** A page begins at the position of a row, so that page 1,000 costs as much as page 1. */
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
  const orderBy = keys.map((key) => sql`${key} ${descending ? sql`desc` : sql`asc`}`);
  const stretches = backwards ? stretchesOf(order).toReversed() : stretchesOf(order);
  // The list is read in two parts, known and unknown values; a page may need only the second part.
  const rest =
    from && isUnknown(order, backwards ? before : after) !== (backwards !== null) ? stretches.slice(-1) : stretches;
  const { lowest, highest } = limitsOf(order);
  const found: Row[] = [];
  for (const [index, { above, below }] of rest.entries()) {
    if (found.length > size) break;
    const at = index === 0 && from ? sql`(${list(keys)}) ${descending ? sql`<` : sql`>`} (${list(from)})` : undefined;
    // The page's position replaces the list's limit on that side, so that the database starts reading at the page.
    const bounds = [at && !descending ? at : (above ?? lowest), at && descending ? at : (below ?? highest)];
    found.push(...(await read({ where: and(...bounds), orderBy, limit: size + 1 - found.length })));
  }
  const rows = found.slice(0, size);
  if (backwards) rows.reverse();
  const more = found.length > size;
  return {
    rows,
    previous: (backwards ? more : forwards !== null) ? (rows[0]?.place ?? null) : null,
    next: (backwards ? true : more) ? (rows.at(-1)?.place ?? null) : null,
  };
}

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
