import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { words as auditEn } from "../../app/desk/audit/words.en.ts";
import { words as auditFr } from "../../app/desk/audit/words.fr.ts";
import { pathOf, pathsOf } from "../../app/paths.ts";
import { untilCivil } from "../../domain/guide/schedule.ts";
import { codeAt, stepAt } from "../../platform/auth/totp.server.ts";
import { openPglite, openPostgres } from "../../platform/db/database.server.ts";
import { oldBackup, oldDatabase, type OldRows } from "../before/lay-out.ts";
import { known } from "../before/known.ts";
import { startActiveCampaignPeer } from "../peers/active-campaign.ts";
import { runCommand, type Site, startSite } from "../peers/site.ts";
import { type SmtpPeer, startSmtpPeer } from "../peers/smtp.ts";
import { unzip } from "../peers/unzip.ts";
import { ask, type Answer, post } from "./ask.ts";
import { type Row, storedIn } from "./stored.ts";

const links = JSON.parse(
  readFileSync(new URL(`../before/${known.commit}.links.json`, import.meta.url), "utf8"),
) as Record<string, string>;

let copies = 0;

async function emptyPostgres() {
  const server = new URL(inject("postgresUrl") ?? "");
  const name = `upgrade_${process.pid}_${(copies += 1)}`;
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return new URL(`/${name}`, server).href;
}

const founder = "founder@demo.example";
const cookieOf = ({ headers }: Answer) => String(headers["set-cookie"]).split(";")[0] ?? "";
const session = (who: keyof typeof known.sessions) => ({ cookie: `session=${known.sessions[who]}` });
const own = { "sec-fetch-site": "same-origin" };
/** The ids of the founder and of their application. */
const ids: string[] = [];

/** Whether a queued mail is sent during this test; some mails wait for daytime or for an event's date. */
const leaves = ({ queue, data }: Row) =>
  String(queue).endsWith("mail") &&
  (queue !== "guide-mail" || untilCivil(new Date()) === 0) &&
  !/-date$/.test(String((data as Row)["letter"]));

test.skipIf(!inject("postgresUrl"))("a database on which an older server is at work is left as it is", async () => {
  const url = await emptyPostgres();
  await oldDatabase({ url });
  const folder = mkdtempSync(join(tmpdir(), "lab-upgrade-"));
  const env = { AUTH_SECRET: known.secret, DATABASE_URL: url };
  const older = new pg.Client({ connectionString: url });
  await older.connect();
  const migrations = async () => (await older.query("select count(*)::int from drizzle.__drizzle_migrations")).rows;
  await older.query("select pg_advisory_lock_shared(7210002)");
  const refused = await runCommand(env, folder, "leads");
  expect([refused.code, refused.complaint]).toEqual([1, expect.stringContaining("stop it first")]);
  expect(await migrations()).toEqual([{ count: 11 }]);
  await older.query("select pg_advisory_unlock_shared(7210002)");
  expect(await runCommand(env, folder, "leads")).toMatchObject({ code: 0, complaint: "" });
  expect((await migrations())[0].count).toBeGreaterThan(11);
  await older.end();
  rmSync(folder, { recursive: true });
});

const ways = [
  ["in place", "pglite"],
  ["in place", "postgres"],
  // The upgrade by a backup is tested on PGlite only; domain/privacy/backup-of-before tests backups restored into
  // PostgreSQL.
  ["by its backup", "pglite"],
] as const;

describe.each(ways)(`an installation of ${known.commit}, upgraded %s (%s)`, (way, engine) => {
  describe.skipIf(engine === "postgres" && !inject("postgresUrl"))("goes on", () => {
    let site: Site;
    let smtp: SmtpPeer;
    let crm: Awaited<ReturnType<typeof startActiveCampaignPeer>>;
    let folder = "";
    let env: Record<string, string> = {};
    let before: OldRows;
    const rows = (table: string, where: Row = {}) =>
      (before.get(table) ?? []).filter((row) => Object.entries(where).every(([name, value]) => row[name] === value));
    const get = (path: string, headers: Record<string, string> = {}) => ask(site.port, path, { headers });

    beforeAll(async () => {
      [smtp, crm] = await Promise.all([startSmtpPeer(), startActiveCampaignPeer()]);
      folder = mkdtempSync(join(tmpdir(), "lab-upgrade-"));
      const url = engine === "postgres" ? await emptyPostgres() : undefined;
      env = {
        ...{ AUTH_SECRET: known.secret, SMTP_URL: smtp.url, TRUST_PROXY: "1" },
        ...{ ACTIVECAMPAIGN_URL: crm.url, ACTIVECAMPAIGN_KEY: crm.key },
        ...(url && { DATABASE_URL: url }),
      };
      if (way === "in place") before = await oldDatabase(url ? { url } : { folder: join(folder, "database") });
      else {
        const file = join(folder, "before.backup");
        before = await oldBackup(file);
        expect(await runCommand(env, folder, "restore", file)).toMatchObject({ code: 0, complaint: "" });
      }
      site = await startSite({ env, dataDir: folder });
      ids.length = 0;
      for (const table of ["person", "application"])
        ids.push(...rows(table, { email: founder }).map(({ id }) => String(id)));
    });
    afterAll(async () => {
      await site?.dispose();
      await Promise.all([smtp.close(), crm.close()]);
      rmSync(folder, { recursive: true, force: true });
    });

    const idOf = ({ headers }: SmtpPeer["received"][number]) =>
      /<([\da-f-]{36})@/.exec(headers.find(([name]) => name === "message-id")?.[1] ?? "")?.[1];
    const isSent = ({ id }: Row) => smtp.received.some((mail) => idOf(mail) === id);
    const unsent = (jobs: Row[]) => jobs.filter((job) => !isSent(job)).map(({ queue, data }) => [queue, data]);

    test("its sessions are open, its links too, and its password with the authenticator app", async () => {
      const account = await get(pathOf("account"), session("founder"));
      expect([account.status, account.text.includes(founder)]).toEqual([200, true]);
      expect((await get(pathOf("admin"), session("admin"))).status).toBe(200);

      for (const [name, path] of Object.entries(links)) expect([name, (await get(path)).status]).toEqual([name, 200]);

      for (const code of [codeAt(known.authenticator, stepAt(Date.now())), known.recoveryCode]) {
        const admin = { email: "admin@demo.example", password: known.password };
        const entered = await post(site.port, pathOf("sign-in"), admin);
        expect(entered.headers["location"]).toContain(pathOf("second-factor"));
        const letIn = await post(site.port, pathOf("second-factor"), { code }, { cookie: cookieOf(entered), ...own });
        expect((await get(pathOf("admin"), { cookie: cookieOf(letIn) })).status).toBe(200);
      }
    });

    test("every mail that waited or was put off leaves, and every link in them opens", async () => {
      const due = rows("job", { state: "queued" }).filter(leaves);
      expect(due.length).toBeGreaterThan(80);
      await expect.poll(() => unsent(due), { timeout: 60_000, interval: 200 }).toEqual([]);
      const sent = smtp.received.map(({ body }) => body.replaceAll("=\r\n", "").replaceAll("=3D", "="));
      const paths = sent.flatMap((body) =>
        [...body.matchAll(/http:\/\/localhost:\d+(\/[^\s"<>)\]]*)/g)].map(([, to]) => to),
      );
      const linked = new Set(paths.map((path = "") => path.replaceAll("&amp;", "&")));
      // Links to open an account or to unsubscribe are skipped, because they do not work for this applicant.
      const open = [...linked].filter((path) => !path.includes("/account?") && !path.startsWith("/mails/"));
      const [forTeam, distinct] = [true, false].map((ours) =>
        open.filter((path) => path.startsWith("/admin/") === ours),
      );
      expect(distinct?.length).toBeGreaterThan(30);
      for (const path of distinct ?? []) expect([path, (await get(path)).status]).toEqual([path, 200]);
      for (const path of forTeam ?? []) expect([path, (await get(path, session("admin"))).status]).toEqual([path, 200]);
    });

    test("what was stuck stands on the desk and can be sent again", async () => {
      const stuck = rows("job", { state: "stuck" });
      expect(stuck.length).toBeGreaterThan(40);
      for (const { id } of stuck) {
        const path = pathOf("admin-delivery", { id: String(id) });
        expect([path, (await get(path, session("admin"))).status]).toEqual([path, 200]);
        const again = await post(site.port, path, { intent: "retry" }, { ...session("admin"), ...own });
        expect([path, again.status]).toEqual([path, 303]);
      }
      await expect.poll(() => unsent(stuck.filter(leaves)), { timeout: 60_000, interval: 200 }).toEqual([]);
      // Only one variant waits for the CRM, because its limit of five requests a second makes the wait long.
      if (way === "in place")
        await expect.poll(() => crm.contacts.has("ada@before.example"), { timeout: 90_000 }).toBe(true);
    }, 180_000);

    // Both ways of upgrading lead to the same actions, so one way is enough here.
    test.runIf(way === "by its backup")("every entry of its audit log has its words on the desk", async () => {
      const actions = new Set(rows("audit_entry").map(({ action }) => String(action)));
      expect(actions.size).toBeGreaterThan(60);
      for (const [lang, words] of [
        ["en", auditEn],
        ["fr", auditFr],
      ] as const) {
        const known: Record<string, string> = words.actions;
        const { status, text } = await get(`${pathOf("admin-audit")}?lang=${lang}`, session("admin"));
        expect(status).toBe(200);
        for (const action of actions) {
          expect([action, known[action]]).toEqual([action, expect.any(String)]);
          expect([action, text.includes(`<option value="${action}">`)]).toEqual([action, true]);
          expect([action, text.includes(`>${action}<`)]).toEqual([action, false]);
        }
      }
    });

    test("a page with a secret in its address is counted without it", async () => {
      const { lead = [] } = await storedIn(site);
      const [draft] = pathsOf("application-draft");
      expect(lead.map(({ source }) => (source as { page?: string }).page)).toContain(draft);
      expect(JSON.stringify(lead)).not.toContain("A".repeat(44));
    });

    test("of two calls at one hour the first stands, and the other applicant is asked again", async () => {
      const { application: now = [], meeting: booked = [] } = await storedIn(site);
      const called = now.filter(({ email }) => email === "trombone@demo.example" || email === "boussole@demo.example");
      expect(called.filter((row) => row["call_at"] !== null).map(({ id }) => id)).toEqual(
        booked.flatMap((row) => row["application"] ?? []),
      );
      const other = called.find((row) => row["call_at"] === null);
      const asked = () => smtp.received.some(({ recipients }) => recipients[0] === other?.["email"]);
      await expect.poll(asked, { timeout: 20_000 }).toBe(true);
    });

    test("the copy of a person's data holds every row about them", async () => {
      const page = await get(links["export"] ?? "");
      const file = /action="([^"]+\/file)"/.exec(page.text)?.[1] ?? "";
      const taken = await post(site.port, file, {});
      const copy = JSON.parse(unzip(taken.body).get("data.json") ?? "{}") as Record<string, Row[]>;
      // Audit entries about decisions belong to the team member, so the applicant's copy leaves them out.
      const isTheirs = ({ action }: Row) => !/^application\.(invite|decide|free|recall)$/.test(String(action));
      const stored = Object.entries(namingFounder(await storedIn(site))).map(
        ([table, found]) => [table, table === "audit_entry" ? found.filter(isTheirs).length : found.length] as const,
      );
      expect(stored.length).toBeGreaterThan(25);
      for (const [table = "", found] of stored) expect([table, copy[table]?.length]).toEqual([table, found]);
    });

    test("the erasure that a person asked for leaves nothing of them", async () => {
      await site.stop();
      const { db, close } = env["DATABASE_URL"]
        ? await openPostgres(env["DATABASE_URL"], () => {})
        : await openPglite(join(folder, "database"));
      await db.execute(sql`update privacy_request set effective_at = now() where id = ${known.links.erasure}`);
      await close();
      await site.start();
      const isTold = () => smtp.received.some(({ recipients }) => recipients[0] === founder);
      await expect.poll(isTold, { timeout: 60_000, interval: 200 }).toBe(true);
      const left = namingFounder(await storedIn(site));
      // After the erasure, only proofs of consent, audit entries and jobs about the founder are left.
      expect(Object.keys(left)).toEqual(["audit_entry", "job", "lead_consent"]);
      expect(JSON.stringify([left["audit_entry"], left["lead_consent"]])).not.toMatch(/founder@|Marmelade|Sacha/);
      const queues = left["job"]?.map(({ queue }) => queue) ?? [];
      expect(queues).toContain("owner-mail");
      expect(["crm", "owner-mail"]).toEqual(expect.arrayContaining(queues));
      if (way === "in place")
        await expect.poll(() => crm.contacts.has(founder), { timeout: 60_000, interval: 200 }).toBe(false);
    });
  });
});

function namingFounder(stored: Record<string, Row[]>) {
  const words = [founder, ...ids, "Marmelade", "Sacha"];
  return Object.fromEntries(
    Object.entries(stored)
      .map(
        ([table, found]) =>
          [table, found.filter((row) => words.some((word) => JSON.stringify(row).includes(word)))] as const,
      )
      .filter(([, found]) => found.length > 0),
  );
}
