import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/database.server.ts";

export type Table = { schema: string; name: string; columns: { name: string; type: string }[] };
export type Checked = { rows: number; checksum: string };

export const identifier = ({ schema, name }: Pick<Table, "schema" | "name">) =>
  sql`${sql.identifier(schema)}.${sql.identifier(name)}`;

/** Returns all tables with their writable columns, each after the tables that its foreign keys refer to. */
export async function tablesOf(db: Db, schema = "public"): Promise<Table[]> {
  const { rows } = await db.execute<Pick<Table, "name" | "columns">>(sql`
    select c.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', a.atttypid::regtype::text) order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname = ${schema} and c.relkind = 'r' group by c.oid, c.relname order by c.relname`);
  const { rows: links } = await db.execute<{ child: string; parent: string }>(sql`
    select child.relname as child, parent.relname as parent from pg_constraint k
    join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
    where k.contype = 'f' and child.oid <> parent.oid and not k.condeferrable`);
  const tables = rows.map(({ name, columns }) => ({ schema, name, columns }));
  const placed: Table[] = [];
  const place = (table: Table) => {
    if (placed.includes(table)) return;
    for (const { parent } of links.filter(({ child }) => child === table.name)) {
      const needed = tables.find(({ name }) => name === parent);
      if (needed) place(needed);
    }
    placed.push(table);
  };
  tables.forEach(place);
  return placed;
}

/** Returns the tables that hold rows. One query tells them apart, because most tables of a small site are empty. */
export async function filledOf(db: Db, tables: readonly Table[]): Promise<Set<Table>> {
  const each = tables.map((table) => sql`exists (select from ${identifier(table)})`);
  const { rows } = await db.execute<{ filled: boolean[] }>(sql`select array[${sql.join(each, sql`, `)}] as filled`);
  return new Set(tables.filter((_, at) => rows[0]?.filled[at]));
}

/** A bytea column is replaced by its MD5, because its bytes as text would take four times the memory. */
const digested = (table: Table) =>
  sql.join(
    table.columns.map(({ name, type }) => {
      const column = sql.identifier(name);
      return type === "bytea" ? sql`md5(${column}) as ${column}` : sql`${column}`;
    }),
    sql`, `,
  );

/**
 * Returns a table's row count and a digest that depends neither on the order of the rows nor on the database engine.
 */
async function check(db: Db, table: Table, columns: SQL): Promise<Checked> {
  const { rows } = await db.execute<Checked>(sql`
    select count(*)::int as rows, coalesce(md5(string_agg(digest, '' order by digest collate "C")), '') as checksum
    from (select md5(row_to_json(t)::text) as digest from (select ${columns} from ${identifier(table)}) t) each`);
  return rows[0] ?? { rows: 0, checksum: "" };
}

export async function checkAll(db: Db, tables?: readonly Table[], columnsOf: (table: Table) => SQL = digested) {
  const checked: Record<string, Checked> = {};
  const all = tables ?? (await tablesOf(db));
  const filled = await filledOf(db, all);
  for (const table of all)
    checked[table.name] = filled.has(table) ? await check(db, table, columnsOf(table)) : { rows: 0, checksum: "" };
  return checked;
}
