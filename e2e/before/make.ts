/**
 * Makes 62f7b3d.backup: the demo of that commit, with more data as a real installation has it. Run it in a checkout of
 * that commit, built by `npm test -- format`: `node e2e/before/make.ts FOLDER-OF-THE-CHECKOUT`.
 */
import { spawn } from "node:child_process";
import { createCipheriv, createHash, createHmac, hkdfSync, randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { known } from "./known.ts";
import { linksOfBefore } from "./links.ts";
import { mailsOfBefore } from "./mails.ts";

const checkout = process.argv[2] ?? "";
const folder = mkdtempSync(join(tmpdir(), "lab-before-"));
const { links } = known;
const hour = 3_600_000;
const later = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const digestOf = (text: string) => createHash("sha256").update(text).digest("base64url");
const addressDigest = (email: string) =>
  createHmac("sha256", `erased-address:${known.secret}`).update(email).digest("base64url");

function sealed(text: string) {
  const nonce = randomBytes(12);
  const key = Buffer.from(hkdfSync("sha256", known.secret, "", "second-factor", 32));
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const bytes = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), bytes]).toString("base64url");
}

function run(...args: string[]) {
  const env = { PATH: process.env["PATH"], NODE_ENV: "production", DATA_DIR: folder, PORT: "0", LOG_LEVEL: "error" };
  return spawn(process.execPath, [join(checkout, "build/server/index.js"), ...args], {
    cwd: checkout,
    env: { ...env, AUTH_SECRET: known.secret, DEMO_PASSWORD: known.password },
    stdio: ["ignore", "pipe", "inherit"],
  });
}

async function loadDemonstration() {
  const site = run("demo");
  for await (const printed of site.stdout.setEncoding("utf8")) if (String(printed).includes("answers at")) break;
  const ended = once(site, "exit");
  site.kill("SIGTERM");
  await ended;
}

const db = async () => {
  const client = new PGlite({ dataDir: join(folder, "database"), extensions: { pg_trgm } });
  await client.waitReady;
  const one = async (query: string) => String((await client.query<{ id: unknown }>(query)).rows[0]?.id);
  const insert = (table: string, row: Record<string, unknown>) =>
    client.query(
      `insert into ${table} (${Object.keys(row).join(", ")}) select ${Object.keys(row).join(", ")} from json_populate_record(null::${table}, $1)`,
      [row],
    );
  return { client, one, insert };
};

async function addTheRest() {
  const { client, one, insert } = await db();
  const personOf = (name: string) => one(`select id from person where email = '${name}@demo.example'`);
  const [founder, admin] = [await personOf("founder"), await personOf("admin")];
  const application = await one("select id from application order by id limit 1");
  const revision = await one("select id from application_revision limit 1");
  const guide = await one("select id from guide limit 1");
  const post = await one("select id from post order by id limit 1");
  const lead = await one("select id from lead where form = 'contact' limit 1");
  await client.query("update installation set demo = false");
  const page = `/application/drafts/${"A".repeat(44)}`;
  await client.query("update lead set source = $1 where id = $2", [{ page }, lead]);

  for (const [name, id] of [
    ["founder", founder],
    ["admin", admin],
  ] as const)
    await insert("login_session", {
      ...{ id: randomUUID(), person_id: id, digest: digestOf(known.sessions[name]), role: name, stage: "open" },
      ...{ created_at: later(0), seen_at: later(0), address: "192.0.2.1", device: "a browser of before" },
    });
  await insert("second_factor", {
    ...{ person_id: admin, secret: sealed(known.authenticator), confirmed_at: later(-48), last_step: 0 },
  });
  const code = known.recoveryCode.replaceAll("-", "");
  await insert("recovery_code", { person_id: admin, digest: digestOf(`${admin}:${code}`) });
  await insert("sign_up", {
    ...{ id: links.signUp, email: "sign-up@before.example", first_name: "Inès", last_name: "Avant", role: "founder" },
    ...{ lang: "fr", hash: "$argon2id$unusable", accepted: [], created_at: later(0) },
  });
  for (const [purpose, id] of [
    ["reset", links.reset],
    ["email", links.emailChange],
    ["setup", links.setup],
  ])
    await insert("account_link", {
      ...{ id, person_id: purpose === "setup" ? admin : founder, purpose, created_at: later(0) },
      ...{ email: purpose === "email" ? "moved@before.example" : null },
    });
  await insert("privacy_link", { id: links.privacyLink, email: "founder@demo.example", expires_at: later(24) });
  for (const [kind, id, hours] of [
    ["export", links.export, 24],
    ["erasure", links.erasure, 168],
  ] as const)
    await insert("privacy_request", {
      ...{ id, kind, email: "founder@demo.example", subject: addressDigest("founder@demo.example"), lang: "fr" },
      ...{ via: "mail", asked_at: later(0), due_at: later(720), effective_at: later(hours) },
    });
  await insert("tombstone", { digest: addressDigest(known.erased), erased_at: later(-72) });
  await insert("suppression", { digest: addressDigest(known.erased), since: later(-72) });
  await insert("person_consent", {
    ...{ id: randomUUID(), person_id: "gone", subject: addressDigest(known.erased), purpose: "terms", version: 1 },
    ...{ wording: "I accept the terms of use.", lang: "en", given_at: later(-700) },
  });
  await insert("application_draft", {
    ...{ id: links.draft, email: "draft@before.example", typed: { companyName: "Avant" }, revision: 2 },
    saved_at: later(-1),
  });
  await insert("application_resume", { id: links.resume, email: "draft@before.example", expires_at: later(24) });
  for (const [id, name, confirmed] of [
    [links.newsletter, "reader", null],
    [links.newsletterConfirmed, "subscriber", later(-24)],
  ] as const) {
    const request = confirmed ? randomUUID() : links.newsletterRequest;
    const times = { requested_at: later(-30), confirmed_at: confirmed };
    await insert("newsletter_subscription", {
      id,
      email: `${name}@before.example`,
      lang: "en",
      request_id: request,
      ...times,
    });
    await insert("newsletter_event", {
      id: request,
      subscription_id: id,
      kind: "requested",
      lang: "en",
      at: later(-30),
    });
  }
  await insert("newsletter_issue", { id: links.issue, post_id: Number(post), lang: "en", announced_at: later(-2) });

  await addCalls(client, insert, admin);
  await addOfFounder(one, insert, { founder, admin });
  await addMails(insert, { application, revision, guide, lead });
  await addAudit(client, admin);
  const paths = await linksOfBefore(checkout, { application, revision, guide });
  writeFileSync(join(import.meta.dirname, `${known.commit}.links.json`), `${JSON.stringify(paths, null, 2)}\n`);
  await client.close();
}

type OldDatabase = Awaited<ReturnType<typeof db>>;
type Insert = OldDatabase["insert"];

/** Two applicants with calls at the same time, which that version did not prevent. */
async function addCalls(client: PGlite, insert: Insert, admin: string) {
  const { rows } = await client.query<{ id: string }>(
    "update application set standing = 'call', call_at = $1 where standing = 'first' and email in ('trombone@demo.example', 'boussole@demo.example') returning id",
    [later(96)],
  );
  for (const [place, { id }] of rows.entries()) {
    await insert("application_decision", {
      ...{ id: randomUUID(), application_id: id, step: "first", verdict: "yes", author: admin, line: "" },
      ...{ reason: "A call.", decided_at: later(-5) },
    });
    await insert("application_invitation", {
      ...{ id: randomUUID(), application_id: id, author: admin, times: [later(96), later(120)], meeting: "A link" },
      ...{ invited_at: later(-5), chosen_time: later(96), chosen_at: later(place - 4) },
    });
  }
}

/** Further records about the founder, who already has an application and an account. */
async function addOfFounder(
  one: OldDatabase["one"],
  insert: Insert,
  { founder, admin }: { founder: string; admin: string },
) {
  const email = "founder@demo.example";
  const lead = await one(`select id from lead where email = '${email}' limit 1`);
  const signed = { author: admin, reason: "An example." };
  await insert("application_call", {
    ...{ id: randomUUID(), application_id: lead, slots: "Mornings", phone: "+33600000000", requested_at: later(-9) },
  });
  await insert("lead_note", { id: randomUUID(), lead_id: lead, author: admin, text: "A note.", written_at: later(-8) });
  await insert("lead_status_change", {
    ...{ id: randomUUID(), lead_id: lead, status: "answered", author: admin, changed_at: later(-8) },
  });
  await insert("conference_date_mail", { lead_id: lead, date: "next 2026-12-01", queued_at: later(-7) });
  await insert("session_place", {
    id: randomUUID(),
    lead_id: lead,
    session: "next",
    author: admin,
    accepted_at: later(-7),
  });
  await insert("person_block", {
    ...{
      id: randomUUID(),
      person_id: founder,
      ...signed,
      blocked_at: later(-99),
      lifted_by: admin,
      lifted_at: later(-98),
    },
  });
  await insert("inactivity_warning", { person_id: founder, warned_at: later(-200) });
  const reading = links.guide;
  await insert("guide", {
    ...{ id: reading, lead_id: lead, email, lang: "fr", first_name: "Sacha", next_day: 5 },
    ...{ next_on: later(24).slice(0, 10), started_at: later(-96) },
  });
  for (const day of [1, 2, 3, 4])
    await insert("guide_mail", { guide_id: reading, day, queued_at: later(24 * day - 120) });
  await insert("guide_done", { guide_id: reading, day: 1, done_at: later(-90) });
  await insert("guide_pause", { id: randomUUID(), guide_id: reading, stopped_at: later(-60), resumed_at: later(-50) });
  const [subscription, request] = [randomUUID(), randomUUID()];
  const times = { requested_at: later(-30), confirmed_at: later(-29) };
  await insert("newsletter_subscription", { id: subscription, email, lang: "fr", request_id: request, ...times });
  await insert("newsletter_event", {
    id: request,
    subscription_id: subscription,
    kind: "requested",
    lang: "fr",
    at: later(-30),
  });
  await insert("newsletter_mail", { issue_id: links.issue, subscription_id: subscription });
  const dismissed = randomUUID();
  await insert("job", {
    ...{ id: dismissed, seq: 20_000, queue: "mail", key: email, subject: lead, state: "dismissed", attempts: 3 },
    ...{ data: { letter: "join-receipt", lang: "fr", fullName: "Sacha" }, run_at: later(-9), created_at: later(-9) },
    ...{ last_error: "status 550", finished_at: later(-8) },
  });
  await insert("delivery_dismissal", { job_id: dismissed, ...signed, dismissed_at: later(-8) });
}

async function addMails(insert: Insert, ids: Parameters<typeof mailsOfBefore>[0] & { lead: string }) {
  for (const [place, state] of known.mails.entries())
    for (const [index, { queue, data }] of mailsOfBefore(ids, later).entries())
      await insert("job", {
        ...{
          id: randomUUID(),
          seq: 10_000 + 100 * place + index,
          queue,
          data,
          subject: ids.lead,
          created_at: later(-3),
        },
        key: `mail-${place}-${index}@before.example`,
        state: state === "stuck" ? "stuck" : "queued",
        run_at: state === "postponed" ? later(0.25) : later(-2),
        attempts: state === "stuck" ? 12 : 0,
        ...(state === "stuck" && {
          first_attempt_at: later(-80),
          last_attempt_at: later(-2),
          last_error: "status 550",
        }),
        ...(state === "postponed" && { last_error: "limit" }),
      });
}

/** One audit entry for each action that the desk of that commit can display. */
async function addAudit(client: PGlite, admin: string) {
  const words = readFileSync(join(checkout, "app/admin/audit/words.en.ts"), "utf8");
  const listed = words.slice(words.indexOf("actions: {"), words.indexOf("}", words.indexOf("actions: {")));
  for (const [, action] of listed.matchAll(/"([\w.-]+)": "/g))
    await client.query(
      "insert into audit_entry (actor, action, object_kind, object_id, result, after, address) values ($1, $2, 'person', $1, 'done', '{}', '192.0.2.1')",
      [admin, action],
    );
}

await loadDemonstration();
await addTheRest();
const file = join(import.meta.dirname, `${known.commit}.backup`);
const saving = run("backup", file);
const [code] = (await once(saving, "exit")) as [number | null];
rmSync(folder, { recursive: true, force: true });
process.exitCode = code ?? 1;
