import { createWriteStream, renameSync, rmSync, statSync } from "node:fs";
import { PassThrough, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { renewSignIns } from "../../domain/person/new-secret.server.ts";
import { closeExports } from "../../domain/privacy/export-request.server.ts";
import { carryTombstones } from "../../domain/privacy/tombstone.server.ts";
import { BackupError } from "../../platform/backup/line.server.ts";
import { digestOf, restore } from "../../platform/backup/restore.server.ts";
import { openBackup, seal } from "../../platform/backup/sealed.server.ts";
import { refuseWhileServing } from "../../platform/db/database.server.ts";
import type { Env } from "../../platform/env.server.ts";
import { addressKeyOf } from "../../platform/installation/address-key.server.ts";
import { keepSecret, readSecret, restoredSecret } from "../../platform/installation/secret.server.ts";
import type { Log } from "../../platform/log/log.server.ts";
import { readErased } from "../../domain/privacy/erasure-log.server.ts";
import { openDatabase } from "../../platform/db/open-database.server.ts";

type Run = (name: string, out: Writable, args: string[]) => Promise<void>;

/** Writes a backup to a file. With a passphrase, the backup is encrypted and includes the installation's secret. */
export async function backupTo(file: string | undefined, { BACKUP_PASSPHRASE: passphrase }: Env, run: Run) {
  if (!file) throw new BackupError("Where to? npm run backup -- FILE");
  // Each running backup writes its own temporary file; the backup that finishes last replaces the target file.
  const unfinished = `${file}.${process.pid}.part`;
  const copy = new PassThrough();
  const out = createWriteStream(unfinished, { mode: 0o600, flush: true });
  try {
    const written = passphrase
      ? pipeline(copy, (source: AsyncIterable<Buffer>) => seal(source, passphrase), out)
      : pipeline(copy, out);
    const made = run("backup", copy, passphrase ? ["with the secret"] : []).then(
      () => copy.end(),
      (error: Error) => copy.destroy(error),
    );
    await Promise.all([written, made]);
    renameSync(unfinished, file);
    await run("backup-done", process.stdout, [String(statSync(file).size)]);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  process.stdout.write(
    passphrase
      ? `Saved in ${file}, encrypted: only its BACKUP_PASSPHRASE opens it\n`
      : `Saved in ${file}, without the signing secret (see "Back up" in README.md)\n`,
  );
}

const renewed = (given: string | undefined, withoutFactor: readonly string[]) => `\
The signing secret is neither in this backup nor here${given ? ": AUTH_SECRET takes its place" : ", so a new one was made"}. What that renews:
- Everyone has to sign in again.
- Links in e-mails sent before this restore no longer open.
- ${withoutFactor.length > 0 ? `Second factors were removed, to be set up again: ${withoutFactor.join(", ")}` : "Second factors: there were none to remove."}
"npm run admin -- EMAIL" prints a link that lets an administrator back in.
`;

export async function restoreFrom(file: string | undefined, env: Env, log: Log) {
  if (!file) throw new BackupError("From which file? npm run restore -- FILE");
  const { database, lock } = await openDatabase(env, log);
  const free = await refuseWhileServing(database).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  try {
    const source = await openBackup(file, env.BACKUP_PASSPHRASE);
    const noted = await readErased(env.DATA_DIR);
    const before = readSecret(env.AUTH_SECRET, env.DATA_DIR);
    let secret = "";
    let message = "";
    const restored = await restore(database.db, source, async (tx) => {
      const eraseAgain = await carryTombstones(tx, noted, before && addressKeyOf(before));
      return async (madeAt, brought) => {
        const found = await restoredSecret(tx, env.AUTH_SECRET, env.DATA_DIR, brought);
        const erased = await eraseAgain(madeAt);
        if (erased > 0) message += `Erased again, as they had asked since: ${erased} people\n`;
        secret = found.secret;
        if (!found.isNew) return;
        await closeExports(tx);
        message += renewed(env.AUTH_SECRET, await renewSignIns(tx));
      };
    });
    if (!env.AUTH_SECRET) keepSecret(env.DATA_DIR, secret);
    const rows = Object.entries(restored).map(([name, table]) => `${table.rows} ${name}`);
    process.stdout.write(`Restored ${rows.join(", ")} (${digestOf(restored)})\n${message}`);
  } finally {
    await free();
    await database.close();
    lock?.release();
  }
}
