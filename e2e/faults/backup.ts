import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { all, type Check, elapse, none, onThisMachine } from "./check.ts";
import { openApp } from "./scenario-app.ts";
import type { EngineKind } from "./open-database.ts";
import { newLog, newPerson, note, nothingLost, steadily } from "./people.ts";
import { browsers } from "./browsers.ts";

type Counted = Record<string, { rows: number; checksum: string }>;

const endOf = (file: string) =>
  (JSON.parse(gunzipSync(readFileSync(file)).toString("utf8").trim().split("\n").at(-1) ?? "{}") as { end: Counted })
    .end;

/** Tables that a server writes by itself, so that a restored copy can differ. */
const ownTables = new Set(["installation"]);

function difference(one: Counted, other: Counted) {
  return Object.keys({ ...one, ...other }).filter(
    (name) =>
      !ownTables.has(name) && (one[name]?.rows !== other[name]?.rows || one[name]?.checksum !== other[name]?.checksum),
  );
}

/**
 * Checks that a backup made during writes restores to the same rows, on the same engine or from the embedded database
 * into PostgreSQL.
 */
export async function backupUnderWrites(
  from: EngineKind,
  to: EngineKind,
  { perSecond, forMs }: { perSecond: number; forMs: number },
): Promise<Check[]> {
  const source = await openApp(from);
  const target = await openApp(to);
  const browser = browsers(60);
  const folder = mkdtempSync(join(tmpdir(), "lab-backup-"));
  const file = join(folder, "lab.backup");
  try {
    const site = await source.start();
    const log = newLog();
    const before = newPerson();
    note(log, before, await browser.sendForSure(site.port, before));
    let over = false;
    const writing = steadily(
      perSecond,
      () => over,
      async (person) => note(log, person, await browser.sendForSure(site.port, person)),
    );
    await elapse(forMs / 2);
    const early = new Set(log.acknowledged.keys());
    const began = performance.now();
    const saved = await site.command("backup", file);
    const took = performance.now() - began;
    await elapse(forMs / 2);
    over = true;
    await writing;
    const { lead } = await source.rows(site, "lead");
    await site.stop();

    const restored = await target.start();
    const refused = await restored.command("restore", file);
    const pid = restored.pid();
    await restored.stop();
    const cut = join(folder, "cut.backup");
    writeFileSync(cut, readFileSync(file).subarray(0, -200));
    const broken = await restored.command("restore", cut);
    const done = await restored.command("restore", file);
    const again = join(folder, "again.backup");
    const copied = await restored.command("backup", again);
    copyFileSync(file, join(folder, "kept"));
    await restored.start();
    const { lead: leads } = await target.rows(restored, "lead");
    const stored = new Map(leads.map(({ email, receipt }) => [email, receipt]));
    const person = newPerson();
    const sentAfter = await browser.sendForSure(restored.port, person);
    return [
      { goal: "backup taken", measured: `exit ${saved.code} in ${Math.round(took)} ms`, ok: saved.code === 0 },
      {
        goal: `writes a second meanwhile: ${perSecond}`,
        measured: `${log.sent || log.acknowledged.size} leads`,
        ok: log.acknowledged.size >= (perSecond * forMs) / 2_000,
      },
      ...nothingLost(log, lead),
      onThisMachine("slowest lead meanwhile", Math.max(...log.times), 2_000, " ms"),
      {
        goal: "restore refuses while a server runs",
        measured: `exit ${refused.code}: ${refused.complaint.trim().slice(0, 60)}`,
        ok: refused.code !== 0 && /in use/.test(refused.complaint) && pid > 0,
      },
      { goal: "a backup cut short is refused", measured: `exit ${broken.code}`, ok: broken.code !== 0 },
      { goal: "restored", measured: `exit ${done.code} ${done.complaint.slice(0, 80)}`, ok: done.code === 0 },
      {
        goal: "tables whose count or checksum differ after the restore: none",
        measured: copied.code === 0 ? difference(endOf(file), endOf(again)).join(" ") || "0" : copied.complaint,
        ok: copied.code === 0 && difference(endOf(file), endOf(again)).length === 0,
      },
      none(
        `of ${early.size} leads acknowledged before the backup, not in it`,
        [...early].filter((email) => stored.get(email) !== log.acknowledged.get(email)),
      ),
      none(
        "leads in the restored site that nobody sent",
        leads.filter(
          ({ email, receipt }) =>
            log.acknowledged.get(String(email)) !== receipt && !lead.some((known) => known["receipt"] === receipt),
        ),
      ),
      all("the restored site takes leads", sentAfter.status, 200),
    ];
  } finally {
    browser.close();
    rmSync(folder, { recursive: true, force: true });
    await Promise.all([source.dispose(), target.dispose()]);
  }
}
