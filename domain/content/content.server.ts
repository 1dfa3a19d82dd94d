import { and, asc, eq, not, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { setOrganisation } from "../../platform/language/organisation.ts";
import { contentRecord, contentVersion } from "./content.table.ts";
import { image, imageRendition } from "./image.table.ts";
import type { ContentRecord, Fact, Kind, PageId, PageOf, Picture, RecordOf, Resolved, Site, Text } from "./content.ts";
import { kinds } from "./kinds.server.ts";
import { picture, resolveRecord } from "./resolve.ts";
import { isUnproven, settingsToComplete, type StoredPicture, unknownFacts } from "./references.ts";

class ContentError extends Error {}

export type Content = {
  version: number;
  page<Id extends PageId>(id: Id, lang: Lang): Resolved<PageOf<Id>>;
  /**
   * Returns all records of a kind, sorted by their position. Sample records are left out when the setting
   * `sampleContentShown` is false.
   */
  list<K extends Kind>(kind: K, lang: Lang): Resolved<RecordOf<K>>[];
  find<K extends Kind>(kind: K, id: string, lang: Lang): Resolved<RecordOf<K>>;
  fact(id: string): Fact;
  /** Checks whether the record is an invented example, or a banner that quotes an unconfirmed fact. */
  isSample(kind: Kind, id: string): boolean;
  facts(): Fact[];
  picture(id: string, lang: Lang): Picture | undefined;
  print(words: Text, lang: Lang): string;
  site: Site;
  /** Returns the names of empty settings that the content quotes. */
  settingsToComplete(): (keyof Site)[];
  /** Returns a copy of the content in which the given record replaces the published record, for previews. */
  with(record: ContentRecord): Content;
};

function parseRecord(record: { kind: Kind; id: string }): ContentRecord {
  const parsed = kinds[record.kind].schema.safeParse(record);
  if (!parsed.success)
    throw new ContentError(
      `${record.kind} ${record.id}: ${parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("; ")}`,
    );
  return parsed.data;
}

/**
 * Increments the content version, so that every server renders its cached pages again once the caller's transaction has
 * committed.
 */
export const raiseVersion = (tx: Db) =>
  tx
    .insert(contentVersion)
    .values({ version: 1 })
    .onConflictDoUpdate({
      target: contentVersion.id,
      set: { version: sql`${contentVersion.version} + 1` },
    });

/** Loads the records shipped with the code: inserts new records and updates records never edited on the site. */
export async function loadShippedContent(db: Db, records: readonly ContentRecord[]) {
  const rows = records.map((record, position) => ({
    kind: record.kind,
    id: record.id,
    position,
    data: parseRecord(record),
  }));
  const place = sql`case when ${contentRecord.placed} then ${contentRecord.position} else excluded.position end`;
  await db.transaction(async (tx) => {
    const changed = await tx
      .insert(contentRecord)
      .values(rows)
      .onConflictDoUpdate({
        target: [contentRecord.kind, contentRecord.id],
        set: { data: sql`excluded.data`, position: place, updatedAt: sql`now()` },
        setWhere: sql`not ${contentRecord.edited} and (${contentRecord.data}, ${contentRecord.position}) is distinct from (excluded.data, ${place})`,
      })
      .returning({ id: contentRecord.id });
    if (changed.length > 0) await raiseVersion(tx);
  });
}

/**
 * Stores a changed record. Throws a ContentError when the record violates its schema or quotes a fact that does not
 * exist.
 */
export async function saveRecord(db: Db, record: ContentRecord) {
  const data = parseRecord(record);
  await db.transaction(async (tx) => {
    const facts = factsOf(await tx.select().from(contentRecord).where(eq(contentRecord.kind, "fact")));
    if (data.kind === "fact") facts.set(data.id, data);
    const unknown = unknownFacts(data, facts);
    if (unknown.length > 0) throw new ContentError(`${data.kind} ${data.id}: no such fact: ${unknown.join(", ")}`);
    const saved = await tx
      .update(contentRecord)
      .set({ data, edited: true, updatedAt: sql`now()` })
      .where(and(eq(contentRecord.kind, data.kind), eq(contentRecord.id, data.id)))
      .returning({ id: contentRecord.id });
    if (saved.length === 0) throw new ContentError(`${data.kind} ${data.id}: no such record`);
    await raiseVersion(tx);
  });
}

export function factsOf(rows: { data: ContentRecord }[]) {
  return new Map(rows.flatMap(({ data }) => (data.kind === "fact" ? [[data.id, data] as const] : [])));
}

function siteOf(rows: { data: ContentRecord }[]): Site {
  for (const { data } of rows) if (data.kind === "setting") return data;
  throw new ContentError("setting site: no such record");
}

function taxed(facts: Map<string, Fact>, { priceTax }: Site) {
  for (const [id, fact] of facts) if (fact.tax === "unknown") facts.set(id, { ...fact, tax: priceTax });
  return facts;
}

async function readVersion(db: Db) {
  const [row] = await db.select({ version: contentVersion.version }).from(contentVersion);
  return row?.version ?? 0;
}

type Row = { kind: Kind; id: string; data: ContentRecord };

/**
 * Gives a record the default values of fields added since the record was stored. An invalid record is returned
 * unchanged.
 */
function completed(row: Row): Row {
  const parsed = kinds[row.kind].schema.safeParse(row.data);
  return parsed.success ? { ...row, data: parsed.data } : row;
}

export async function readPictures(db: Db) {
  const rows = await db
    .select({
      id: image.id,
      width: image.width,
      height: image.height,
      altEn: image.altEn,
      altFr: image.altFr,
      widths: sql<
        number[]
      >`array(select ${imageRendition.width} from ${imageRendition} where ${imageRendition.imageId} = ${image.id} order by 1)`,
    })
    .from(image);
  return new Map(
    rows.map(({ altEn, altFr, ...row }): [string, StoredPicture] => [
      row.id,
      { ...row, alt: { en: altEn, fr: altFr } },
    ]),
  );
}

async function readContent(db: Db): Promise<Content> {
  const version = await readVersion(db);
  const rows = await db
    .select({ kind: contentRecord.kind, id: contentRecord.id, data: contentRecord.data })
    .from(contentRecord)
    .where(not(contentRecord.deleted))
    .orderBy(asc(contentRecord.position), asc(contentRecord.id));
  return contentOf(version, rows.map(completed), await readPictures(db));
}

function contentOf(version: number, rows: Row[], pictures: ReadonlyMap<string, StoredPicture>): Content {
  const site = siteOf(rows);
  const facts = taxed(factsOf(rows), site);
  const isSample = (data: ContentRecord) =>
    data.kind === "banner" ? isUnproven(data, facts) : "sample" in data && data.sample;
  const shown = rows.filter(({ data }) => site.sampleContentShown || !isSample(data));
  const resolved = new Map<string, unknown>();

  function resolve(record: ContentRecord, lang: Lang) {
    const key = `${record.kind} ${record.id} ${lang}`;
    if (!resolved.has(key)) resolved.set(key, resolveRecord(record, lang, facts, site, pictures));
    return resolved.get(key);
  }

  const content: Content = {
    version,
    picture: (id, lang) => picture(pictures.get(id), lang),
    print: (words, lang) => resolveRecord(words, lang, facts, site),
    site,
    page: (id, lang) => content.find("page", id, lang) as never,
    list: (kind, lang) => shown.filter((row) => row.kind === kind).map(({ data }) => resolve(data, lang)) as never,
    find(kind, id, lang) {
      const row = rows.find((each) => each.kind === kind && each.id === id);
      if (!row) throw new ContentError(`${kind} ${id}: no such record`);
      return resolve(row.data, lang) as never;
    },
    fact(id) {
      const fact = facts.get(id);
      if (!fact) throw new ContentError(`fact ${id}: no such record`);
      return fact;
    },
    isSample: (kind, id) => rows.some((row) => row.kind === kind && row.id === id && isSample(row.data)),
    facts: () => [...facts.values()],
    settingsToComplete: () =>
      settingsToComplete(
        shown.map(({ data }) => data),
        site,
      ),
    with(record) {
      const row = { kind: record.kind, id: record.id, data: record };
      const at = rows.findIndex((each) => each.kind === record.kind && each.id === record.id);
      return contentOf(version, at < 0 ? [...rows, row] : rows.with(at, row), pictures);
    },
  };
  return content;
}

/** While the database is unreachable, the last loaded content is used. */
export async function watchContent(db: Db, onError: (error: unknown) => void) {
  async function read() {
    const content = await readContent(db);
    setOrganisation(content.site.organisation);
    return content;
  }
  let current = await read();
  let looking: Promise<void> | undefined;
  const look = async () => {
    if ((await readVersion(db)) !== current.version) current = await read();
  };
  /** Loads newer content every second, and at once after a change made on this server. */
  const refresh = () => (looking ??= look().finally(() => (looking = undefined)));
  const timer = setInterval(() => refresh().catch(onError), 1_000);
  timer.unref();
  return { current: () => current, refresh, stop: () => clearInterval(timer) };
}

export type ContentWatch = Awaited<ReturnType<typeof watchContent>>;
