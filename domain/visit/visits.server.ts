import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { isReader, type Reader, rememberToday } from "../../platform/http/reader.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import type { Log } from "../../platform/log/log.server.ts";
import { visitCount } from "./visit.table.ts";

const storesEvery = 60_000;

type Counted = { day: string; page: string; lang: Lang; visits: number; visitors: number };

/** The rows are written in a fixed order, so that two servers cannot deadlock. */
async function addVisits(db: Db, counted: Counted[]) {
  if (counted.length === 0) return;
  await db.execute(sql`
    insert into ${visitCount} (day, page, lang, visits, visitors)
    select day, page, lang, visits, visitors
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
      as counted (day date, page text, lang text, visits int, visitors int)
    order by day, page, lang
    on conflict (day, page, lang) do update
    set visits = ${visitCount}.visits + excluded.visits, visitors = ${visitCount}.visitors + excluded.visitors`);
}

/** Counts views of public pages in memory, and adds the counts to the database every `storesEvery` milliseconds. */
export function watchVisits(db: Db, log: Log, memory = rememberToday()) {
  let counted = new Map<string, Counted>();

  function add({ day, page, lang, visits, visitors }: Counted) {
    const key = `${day} ${lang} ${page}`;
    const sum = counted.get(key);
    if (!sum) return void counted.set(key, { day, page, lang, visits, visitors });
    sum.visits += visits;
    sum.visitors += visitors;
  }

  async function store() {
    const storing = counted;
    counted = new Map();
    try {
      await addVisits(db, [...storing.values()]);
    } catch (error) {
      for (const sum of storing.values()) add(sum);
      log.warn({ error }, "visits could not be stored");
    }
  }

  const timer = setInterval(() => void store(), storesEvery).unref();
  return {
    count(page: string, lang: Lang, reader: Reader) {
      if (!isReader(reader)) return;
      const visitors = memory.isFirst(reader.address, reader.userAgent) ? 1 : 0;
      add({ day: memory.today(), page, lang, visits: 1, visitors });
    },
    /** Counts an action, such as "/quiz#begun", at most once a day per visitor. */
    countStep(step: string, lang: Lang, reader: Reader) {
      if (!isReader(reader) || !memory.isFirst(step, reader.address, reader.userAgent)) return;
      add({ day: memory.today(), page: step, lang, visits: 1, visitors: 0 });
    },
    store,
    async stop() {
      clearInterval(timer);
      await store();
    },
  };
}

export type Visits = ReturnType<typeof watchVisits>;
