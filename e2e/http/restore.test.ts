import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { loginSession, recoveryCode, secondFactor } from "../../domain/person/account.table.ts";
import { personConsent } from "../../domain/person/person-consent.table.ts";
import { personByEmail } from "../../domain/person/person.server.ts";
import { openSession } from "../../domain/person/session.server.ts";
import { consentsOf } from "../../domain/privacy/consents.server.ts";
import { tombstone } from "../../domain/privacy/privacy.table.ts";
import { digestOf, isSuppressed, suppress } from "../../domain/suppression/suppression.server.ts";
import { type Db, openPglite, openPostgres } from "../../platform/db/database.server.ts";
import { runCommand, startSite } from "../peers/site.ts";
import { ask, somebody } from "./ask.ts";

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), "lab-restore-"));
  folders.push(folder);
  return folder;
}

let copies = 0;

async function newDatabase(kind: "pglite" | "postgres"): Promise<Record<string, string>> {
  if (kind === "pglite") return {};
  const server = new URL(inject("postgresUrl") ?? "");
  const name = `restore_${process.pid}_${(copies += 1)}`;
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  await client.query(`create database ${name} template template_lab`);
  await client.end();
  return { DATABASE_URL: new URL(`/${name}`, server).href };
}

const secretFile = (folder: string) => join(folder, "auth-secret");
const secretIn = (folder: string) => readFileSync(secretFile(folder), "utf8");
const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);
const given = "a secret that the operator keeps elsewhere";
const BACKUP_PASSPHRASE = "a passphrase that the operator knows";

const openFor = (env: Record<string, string>, folder: string) =>
  env["DATABASE_URL"] ? openPostgres(env["DATABASE_URL"], () => {}) : openPglite(join(folder, "database"));

async function backedUp(env: Record<string, string>, use: (db: Db, administrator: string) => Promise<void>) {
  const folder = newFolder();
  const administrator = somebody().email;
  const { printed } = await runCommand(env, folder, "admin", administrator);
  const link = new URL(printed.split("\n")[0] ?? "").pathname;
  const { db, close } = await openFor(env, folder);
  await use(db, administrator);
  await close();
  const [plain, sealed] = [join(folder, "plain.backup"), join(folder, "sealed.backup")];
  expect(await runCommand(env, folder, "backup", plain)).toMatchObject({ code: 0, complaint: "" });
  expect(await runCommand({ ...env, BACKUP_PASSPHRASE }, folder, "backup", sealed)).toMatchObject({
    code: 0,
    complaint: "",
  });
  return { folder, administrator, plain, sealed, link };
}

async function opens(link: string, env: Record<string, string>, folder: string) {
  const site = await startSite({ env, dataDir: folder });
  const { status } = await ask(site.port, link);
  await site.dispose();
  return status;
}

const erasedOn = new Date("2026-11-02T10:00:00Z");

async function used(db: Db, administrator: string) {
  await suppress(db, "erased@startup.example");
  const digest = await digestOf(db, "erased@startup.example");
  await db.insert(tombstone).values({ digest, erasedAt: erasedOn });
  await db.insert(personConsent).values({
    ...{ id: randomUUID(), personId: "gone", subject: digest },
    ...{ purpose: "terms" as const, version: 1, wording: "I accept the terms", lang: "en" as const },
  });
  const who = await personByEmail(db, administrator);
  await db.insert(secondFactor).values({ personId: who?.id ?? "", secret: "sealed", confirmedAt: new Date() });
  await db.insert(recoveryCode).values({ personId: who?.id ?? "", digest: "of a code" });
  await openSession(db, who?.id ?? "", "open", { address: "unknown", device: "a test" });
}

async function leftIn(env: Record<string, string>, folder: string) {
  const { db, close } = await openFor(env, folder);
  const { history } = await consentsOf(db, "Erased@startup.example");
  const left = {
    suppressed: await isSuppressed(db, "Erased@startup.example"),
    erased: await db.select().from(tombstone),
    consents: history.map(({ what }) => what),
    secondFactors: (await db.select().from(secondFactor)).length,
    recoveryCodes: (await db.select().from(recoveryCode)).length,
    sessions: (await db.select().from(loginSession)).length,
  };
  await close();
  return left;
}

const stillErased = {
  suppressed: true,
  erased: [{ digest: expect.stringMatching(/^[\w-]{43}$/), erasedAt: erasedOn }],
  consents: ["terms"],
};

// One engine is enough for these cases, and creating an empty embedded database takes seconds.
const thoroughOn = inject("postgresUrl") ? "postgres" : "pglite";

describe.each(["pglite", "postgres"] as const)("a copy put back somewhere else (%s)", (kind) => {
  describe.skipIf(kind === "postgres" && !inject("postgresUrl"))("with or without the secret", () => {
    let own: Awaited<ReturnType<typeof backedUp>>;
    let ownDatabase: Record<string, string>;
    beforeAll(async () => {
      ownDatabase = await newDatabase(kind);
      own = await backedUp(ownDatabase, used);
    });

    test("without a passphrase: the secret is not in it, and all that hung on it is renewed and named", async () => {
      const text = gunzipSync(readFileSync(own.plain)).toString("utf8");
      expect(text).not.toContain(secretIn(own.folder));
      const [env, folder] = [await newDatabase(kind), newFolder()];
      const { code, printed, complaint } = await runCommand(env, folder, "restore", own.plain);
      expect([code, complaint]).toEqual([0, ""]);
      expect(printed).toContain("The signing secret is neither in this backup nor here, so a new one was made.");
      expect(printed).toContain(`Second factors were removed, to be set up again: ${own.administrator}\n`);
      expect(printed).toContain('"npm run admin -- EMAIL" prints a link that lets an administrator back in.');
      expect(secretIn(folder)).not.toBe(secretIn(own.folder));
      expect(modeOf(secretFile(folder))).toBe("600");
      expect(await leftIn(env, folder)).toEqual({ ...stillErased, secondFactors: 0, recoveryCodes: 0, sessions: 0 });
      const again = await runCommand(env, folder, "admin", own.administrator);
      const site = await startSite({ env, dataDir: folder });
      expect((await ask(site.port, own.link)).status).toBe(410);
      expect((await ask(site.port, new URL(again.printed.split("\n")[0] ?? "").pathname)).status).toBe(200);
      await site.dispose();
    });

    test.runIf(kind === thoroughOn)(
      "with a passphrase: it starts, what was signed before still opens, and nothing is renewed",
      async () => {
        expect(readFileSync(own.sealed).includes(secretIn(own.folder))).toBe(false);
        expect(() => gunzipSync(readFileSync(own.sealed))).toThrow();
        const [env, folder] = [await newDatabase(kind), newFolder()];
        for (const [variables, sentence] of [
          [env, /^This backup is encrypted: set BACKUP_PASSPHRASE .*\n$/],
          [{ ...env, BACKUP_PASSPHRASE: "another passphrase" }, /^BACKUP_PASSPHRASE does not open this backup.*\n$/],
        ] as const)
          expect(await runCommand(variables, folder, "restore", own.sealed)).toEqual({
            code: 1,
            printed: "",
            complaint: expect.stringMatching(sentence),
          });
        const { code, printed, complaint } = await runCommand(
          { ...env, BACKUP_PASSPHRASE },
          folder,
          "restore",
          own.sealed,
        );
        expect([code, complaint]).toEqual([0, ""]);
        expect(printed).not.toContain("signing secret");
        expect(secretIn(folder)).toBe(secretIn(own.folder));
        expect([modeOf(secretFile(folder)), modeOf(own.sealed), modeOf(own.plain)]).toEqual(["600", "600", "600"]);
        expect(await leftIn(env, folder)).toEqual({ ...stillErased, secondFactors: 1, recoveryCodes: 1, sessions: 1 });
        expect(await opens(own.link, env, folder)).toBe(200);
      },
    );

    test.runIf(kind === thoroughOn)("without a passphrase, where the secret is: nothing is renewed", async () => {
      const { code, printed } = await runCommand(ownDatabase, own.folder, "restore", own.plain);
      expect([code, printed]).toEqual([0, expect.not.stringContaining("signing secret")]);
      expect(await leftIn(ownDatabase, own.folder)).toMatchObject({ secondFactors: 1, sessions: 1 });
      expect(await opens(own.link, ownDatabase, own.folder)).toBe(200);
    });

    test.runIf(kind === thoroughOn)("with a passphrase, where another secret had been made", async () => {
      const [env, folder] = [{ ...(await newDatabase(kind)), BACKUP_PASSPHRASE }, newFolder()];
      await runCommand(env, folder, "leads");
      expect(existsSync(secretFile(folder))).toBe(true);
      expect(await runCommand(env, folder, "restore", own.sealed)).toMatchObject({ code: 0, complaint: "" });
      expect(await opens(own.link, env, folder)).toBe(200);
    });

    test.runIf(kind === thoroughOn)(
      "with a passphrase, where the operator gives another secret: refused, nothing changed",
      async () => {
        const env = { ...(await newDatabase(kind)), BACKUP_PASSPHRASE, AUTH_SECRET: given };
        const folder = newFolder();
        const { code, complaint } = await runCommand(env, folder, "restore", own.sealed);
        expect([code, complaint]).toEqual([1, expect.stringMatching(/^AUTH_SECRET: .*Leave it empty.*\n$/)]);
        expect(await opens(own.link, env, folder)).toBe(410);
      },
    );

    test.runIf(kind === thoroughOn)("the operator's own secret is in it with the passphrase alone", async () => {
      const theirs = await backedUp({ ...(await newDatabase(kind)), AUTH_SECRET: given }, used);
      expect(gunzipSync(readFileSync(theirs.plain)).toString("utf8")).not.toContain(given);
      expect(existsSync(secretFile(theirs.folder))).toBe(false);

      const [env, folder] = [await newDatabase(kind), newFolder()];
      await runCommand({ ...env, BACKUP_PASSPHRASE }, folder, "restore", theirs.sealed);
      expect(secretIn(folder)).toBe(given);
      expect(await opens(theirs.link, env, folder)).toBe(200);

      const named = { ...(await newDatabase(kind)), AUTH_SECRET: given };
      const elsewhere = newFolder();
      expect(await runCommand(named, elsewhere, "restore", theirs.plain)).toMatchObject({
        code: 0,
        printed: expect.not.stringContaining("signing secret"),
      });
      expect(existsSync(secretFile(elsewhere))).toBe(false);
      expect(await opens(theirs.link, named, elsewhere)).toBe(200);

      const other = { ...(await newDatabase(kind)), AUTH_SECRET: `${given}, and is another` };
      const third = newFolder();
      const { printed } = await runCommand(other, third, "restore", theirs.plain);
      expect(printed).toContain("neither in this backup nor here: AUTH_SECRET takes its place.");
      expect(await leftIn(other, third)).toEqual({ ...stillErased, secondFactors: 0, recoveryCodes: 0, sessions: 0 });
    });

    test.runIf(kind === "postgres")(
      "made at once by hand and by a scheduler, each is whole and one is left",
      async () => {
        const folder = newFolder();
        const file = join(folder, "lab.backup");
        const make = () => runCommand(ownDatabase, own.folder, "backup", file);
        for (const { code, complaint } of await Promise.all([make(), make(), make()]))
          expect([code, complaint]).toEqual([0, ""]);
        expect(readdirSync(folder)).toEqual(["lab.backup"]);
        expect(await runCommand(await newDatabase(kind), newFolder(), "restore", file)).toMatchObject({ code: 0 });
      },
    );

    test.runIf(kind === "postgres")("a command in another folder says that its secret is another", async () => {
      const folder = newFolder();
      for (const [name, argument] of [
        ["admin", somebody().email],
        ["backup", join(folder, "lab.backup")],
      ] as const)
        expect(await runCommand(ownDatabase, folder, name, argument)).toEqual({
          code: 1,
          printed: "",
          complaint: "AUTH_SECRET: not the secret that this database was made with\n",
        });
      expect(existsSync(secretFile(folder))).toBe(false);
    });
  });
});
