import { isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { readAddressKey } from "../../platform/installation/address-key.server.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import { digestsOf, digestsWith, suppress } from "../suppression/suppression.server.ts";
import { personalTables } from "./data-map.server.ts";
import { columnOf } from "./rows-of.server.ts";
import { eraseRows } from "./erase-rows.server.ts";
import { tombstone } from "./privacy.table.ts";
import { subjectOf } from "./subject.server.ts";

export type Erased = typeof tombstone.$inferSelect;

/** Call this function before a restore. The returned function repeats all erasures made since the backup. */
export async function carryTombstones(tx: Db, noted: readonly Erased[] = [], notedWith?: string) {
  const before = (await readAddressKey(tx)) ?? notedWith;
  const all = [...(await tx.select().from(tombstone)), ...noted];
  const last = Map.groupBy(all, ({ digest }) => digest);
  const kept = [...last].map(([digest, times]) => ({
    digest,
    erasedAt: new Date(Math.max(...times.map(({ erasedAt }) => erasedAt.getTime()))),
  }));
  return async (madeAt: Date) => {
    const since = kept.filter(({ erasedAt }) => erasedAt > madeAt);
    if (since.length === 0) return 0;
    await keep(tx, since);
    return eraseAgain(tx, before, since);
  };
}

async function keep(tx: Db, erased: readonly Erased[]) {
  await tx
    .insert(tombstone)
    .values([...erased])
    .onConflictDoUpdate({ target: tombstone.digest, set: { erasedAt: sql`excluded.erased_at` } });
}

async function eraseAgain(tx: Db, before: string | undefined, erased: readonly Erased[]) {
  const digests = new Map(erased.map(({ digest, erasedAt }) => [digest, erasedAt]));
  let people = 0;
  for (const email of await addressesIn(tx)) {
    const current = await digestsOf(tx, email);
    const theirs = [...current, ...(before ? digestsWith(before, email) : [])];
    const erasedAt = theirs.map((digest) => digests.get(digest)).find(Boolean);
    if (!erasedAt) continue;
    await keep(tx, [{ digest: current[0], erasedAt }]);
    await eraseRows(tx, await subjectOf(tx, email));
    await suppress(tx, email, erasedAt);
    people += 1;
  }
  return people;
}

async function addressesIn(tx: Db) {
  const addresses = new Set<string>();
  for (const { table, owners } of personalTables)
    for (const { column: name, is } of owners) {
      if (is !== "email") continue;
      const column = columnOf(table, name);
      const rows = await tx
        .selectDistinct({ email: sql<string>`${column}` })
        .from(table)
        .where(isNotNull(column));
      for (const { email } of rows) addresses.add(emailKey(email));
    }
  return addresses;
}
