import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
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

/** The variables of a site on an empty database of one engine. */
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
const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);
const given = "a secret that the operator keeps elsewhere";

/** A copy of a database that was used, and a link that its secret signed. */
async function backedUp(env: Record<string, string>) {
  const folder = newFolder();
  const { printed } = await runCommand(env, folder, "admin", somebody().email);
  const link = new URL(printed.split("\n")[0] ?? "").pathname;
  const file = join(folder, "lab.backup");
  expect(await runCommand(env, folder, "backup", file)).toMatchObject({ code: 0, complaint: "" });
  return { folder, file, link };
}

async function opens(link: string, env: Record<string, string>, folder: string) {
  const site = await startSite({ env, dataDir: folder });
  const { status } = await ask(site.port, link);
  await site.dispose();
  return status;
}

// The secret's ways don't depend on the engine, and an empty embedded database takes seconds to make.
const thoroughOn = inject("postgresUrl") ? "postgres" : "pglite";

describe.each(["pglite", "postgres"] as const)("a copy put back somewhere else (%s)", (kind) => {
  describe.skipIf(kind === "postgres" && !inject("postgresUrl"))("with the secret", () => {
    let own: Awaited<ReturnType<typeof backedUp>>;
    let ownDatabase: Record<string, string>;
    beforeAll(async () => {
      ownDatabase = await newDatabase(kind);
      own = await backedUp(ownDatabase);
    });

    test("that the site made itself: it starts, and what was signed before still opens", async () => {
      const [env, folder] = [await newDatabase(kind), newFolder()];
      expect(await runCommand(env, folder, "restore", own.file)).toMatchObject({ code: 0, complaint: "" });
      expect(readFileSync(secretFile(folder), "utf8")).toBe(readFileSync(secretFile(own.folder), "utf8"));
      expect([modeOf(secretFile(folder)), modeOf(own.file)]).toEqual(["600", "600"]);
      expect(await opens(own.link, env, folder)).toBe(200);
    });

    test.runIf(kind === thoroughOn)("that the site made itself, where another one had been made", async () => {
      const [env, folder] = [await newDatabase(kind), newFolder()];
      await runCommand(env, folder, "leads");
      expect(existsSync(secretFile(folder))).toBe(true);
      expect(await runCommand(env, folder, "restore", own.file)).toMatchObject({ code: 0, complaint: "" });
      expect(await opens(own.link, env, folder)).toBe(200);
    });

    test.runIf(kind === thoroughOn)(
      "that the site made itself, where the operator gives another: refused, nothing changed",
      async () => {
        const [env, folder] = [{ ...(await newDatabase(kind)), AUTH_SECRET: given }, newFolder()];
        const { code, complaint } = await runCommand(env, folder, "restore", own.file);
        expect([code, complaint]).toEqual([1, expect.stringMatching(/^AUTH_SECRET: .*Leave it empty.*\n$/)]);
        expect(await opens(own.link, env, folder)).toBe(410);
      },
    );

    test.runIf(kind === thoroughOn)(
      "that the operator gave: it is not in the copy, and asked for before anything is written",
      async () => {
        const { file, link } = await backedUp({ ...(await newDatabase(kind)), AUTH_SECRET: given });
        expect(gunzipSync(readFileSync(file)).toString("utf8")).not.toContain(given);
        const [env, folder] = [await newDatabase(kind), newFolder()];
        const { code, complaint } = await runCommand(env, folder, "restore", file);
        expect([code, complaint]).toEqual([1, expect.stringMatching(/^AUTH_SECRET: .*not in it.*\n$/)]);
        expect(existsSync(secretFile(folder))).toBe(false);
        const named = { ...env, AUTH_SECRET: given };
        expect(await runCommand(named, folder, "restore", file)).toMatchObject({ code: 0, complaint: "" });
        expect(existsSync(secretFile(folder))).toBe(false);
        expect(await opens(link, named, folder)).toBe(200);
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
