import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { words as en } from "../../app/auth/words.en.ts";
import { pathOf } from "../../app/paths.ts";
import { nextIntakes } from "../../domain/application/intake.ts";
import { hashPassword } from "../../platform/auth/password-hash.server.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type Site, startSite } from "../peers/site.ts";
import { ask, formBody, post, programmeFields, somebody, urlencoded } from "./ask.ts";
import { until } from "./until.ts";

const [intake] = nextIntakes(new Date(), { due: 15, interviews: { from: 1, to: 15 }, start: 1 }, 1);
if (!intake) throw new Error("No intake follows");

async function run(url: URL, ...queries: string[]) {
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  for (const query of queries) await client.query(query);
  await client.end();
}

const password = "flamants roses et sel";

const refusingWrites = (table: string) => `
  create function refuse_${table}() returns trigger language plpgsql
    as $$ begin raise exception 'no space left on device' using errcode = '53100'; end $$;
  create trigger refused before insert or update on ${table} for each statement execute function refuse_${table}()`;

/** Makes every read of the table fail with an error that looks like a bug, not an outage. */
const failingReads = (table: string) => `
  alter table ${table} rename to kept_${table};
  create function broken_${table}() returns setof kept_${table} language plpgsql
    as $$ begin raise exception 'a canary' using errcode = '22012'; end $$;
  create view ${table} as select * from broken_${table}()`;

describe.skipIf(!inject("postgresUrl"))("a PostgreSQL that fails", () => {
  const server = new URL(inject("postgresUrl") ?? "postgres://nowhere");
  const name = `outage_${process.pid}`;
  const own = new URL(name, server);
  let site: Site;
  let founder: { id: string; email: string; cookie: string };
  let file: string;
  let reset: string;

  const linkIn = (path: RegExp) =>
    until(() => path.exec(site.mails().join("\n").replaceAll("=\n", ""))?.[0], `The mail with ${path.source}`);
  const become = (role: string) =>
    run(
      own,
      `update person set role = '${role}' where id = '${founder.id}'`,
      `update login_session set role = '${role}' where person_id = '${founder.id}'`,
    );
  const send = (path: string, fields: Record<string, string>, more: Record<string, string> = urlencoded) =>
    ask(site.port, `${path}&lang=fr`, {
      method: "POST",
      headers: { ...more, cookie: founder.cookie, "sec-fetch-site": "same-origin" },
      body: formBody(fields),
    });

  beforeAll(async () => {
    await run(server, `create database ${name} template template_lab`);
    site = await startSite({ env: { DATABASE_URL: own.href, LOG_LEVEL: "debug" } });
    founder = await signInAs(site, "founder");
    await run(
      own,
      `insert into credential (person_id, hash) values ('${founder.id}', '${await hashPassword(password)}')`,
    );
    await post(site.port, "/application/send", programmeFields(somebody().email, { intake: intake.id }));
    await post(site.port, pathOf("password-reset"), { email: founder.email });
    file = await linkIn(/\/application\/status\/[\w-]{44}/);
    reset = await linkIn(/\/auth\/reset\/[\w-]{44}/);
  });
  afterAll(() => site.dispose());

  test("where tries cannot be counted lets nobody in: 503, in the catalogue's words, with the form again", async () => {
    await run(own, "alter table rate_bucket rename to away");
    const { email } = founder;
    const signUp = {
      ...{ user_type: "startup", first_name: "Zoé", last_name: "Martin", lang: "fr", terms: "on" },
      ...{ email, password },
    };
    for (const [page, sent, french, english] of [
      ["sign-in", { email, password }, '<span lang="fr">Erreur lors de la connexion</span>', en.signInFailed],
      ["sign-up", signUp, '<span lang="fr">Erreur lors de l&#x27;inscription</span>', en.signUpFailed],
      ["password-reset", { email }, en.failed, en.failed],
    ] as const) {
      const unchosen = await post(site.port, pathOf(page), sent);
      const { "set-cookie": cookies, "retry-after": wait } = unchosen.headers;
      expect([page, unchosen.status, cookies, wait]).toEqual([page, 503, undefined, "5"]);
      for (const part of [french, `value="${email}"`]) expect(unchosen.text, page).toContain(part);
      expect(unchosen.text).not.toContain(password);
      expect((await post(site.port, `${pathOf(page)}?lang=en`, sent)).text).toContain(english);
    }
    await run(own, "alter table away rename to rate_bucket");
    expect((await post(site.port, pathOf("sign-in"), { email, password })).status).toBe(303);
  });

  test("where a profile cannot be written says so in the catalogue's words, keeps what was typed, and is not ready", async () => {
    await run(own, ...["founder_profiles", "investor_profiles", "cap_table"].map(refusingWrites));
    const asText = { "content-type": "text/plain" };
    const [one, two] = [pathOf("founder-profile", { step: 1 }), pathOf("investor-profile", { step: 1 })];
    const typed = { startup_name: "Saline Étang", company_name: "Saline Étang", step: "1" };
    const unsaved = await send(one, { ...typed, intent: "save" });
    const unfinished = await send(one, { ...typed, intent: "finish" });
    for (const { status } of [unsaved, unfinished]) expect(status).toBe(503);
    expect(unsaved.text).toContain("Impossible de sauvegarder vos modifications.");
    expect(unfinished.text).toContain("Impossible de mettre à jour votre profil.");
    expect(unsaved.text).toContain('value="Saline Étang"');
    await vi.waitFor(
      async () => {
        await send(one, typed);
        expect((await ask(site.port, "/readyz")).status).toBe(503);
      },
      { timeout: 20_000, interval: 30 },
    );
    const odd = await send(one, {}, asText);
    expect([odd.status, odd.text.includes("Une erreur est survenue. Veuillez réessayer.")]).toEqual([415, true]);

    // The fifth row must be shown, although `rows` says that the form has one row.
    const fifth = { name5: "Zoé Étang", shares5: "10", rows: "1" };
    const holders = await send(`${pathOf("founder-cap-table")}?`, fifth);
    expect([holders.status, holders.text.includes('value="Zoé Étang"')]).toEqual([503, true]);

    await become("investor");
    const investors = await send(two, typed);
    expect([investors.status, investors.text.includes("Une erreur est survenue lors de la sauvegarde.")]).toEqual([
      503,
      true,
    ]);
    expect(investors.text).toContain('value="Saline Étang"');
    const strange = await send(two, {}, asText);
    expect([strange.status, strange.text.includes("Une erreur inattendue est survenue.")]).toEqual([415, true]);
    await become("founder");
  });

  test("with a mistake of ours gives a reference that the log has too, and nothing of how it is made", async () => {
    await run(own, ...["founder_profiles", "account_link", "content_record"].map(failingReads));
    const failing = async (path: string) => {
      const { status, headers, text } = await ask(site.port, path, { headers: { cookie: founder.cookie } });
      const reference = String(headers["x-request-id"]);
      expect([path, status, reference]).toEqual([path, 500, expect.stringMatching(/^[\da-f-]{36}$/)]);
      expect(text, path).not.toMatch(/\bat [\w.<>]+ \(|node_modules|\.tsx?:\d|canary|select /);
      await until(() => (site.output().includes(reference) ? true : undefined), `${path} in the log`);
      return { reference, text };
    };
    await failing(pathOf("founder-profile", { step: 1 }));
    await failing(reset);
    await become("admin");
    const bare = await failing("/?preview=faq/none");
    expect(bare.text).toBe(`Something went wrong. Reference: ${bare.reference}`);
    await become("founder");
  });

  describe("while it is away", () => {
    beforeAll(() =>
      run(
        server,
        `alter database ${name} allow_connections false`,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      ),
    );

    const titles = { en: "The site will be back in a moment", fr: "Le site revient dans un instant" };

    test.each(["en", "fr"] as const)("a page that needs it says so, with when to come back (%s)", async (lang) => {
      const asked = [`/receipts/${"A".repeat(22)}`, file, `${file}/change`, "/blog?q=growth", "/application"].map(
        (path) => ({ path, headers: {} }),
      );
      const { cookie } = founder;
      const signedIn = ["/startup/dashboard", "/", "/about"].map((path) => ({ path, headers: { cookie } }));
      for (const { path, headers } of [...asked, ...signedIn]) {
        const answer = await ask(site.port, `${path}${path.includes("?") ? "&" : "?"}lang=${lang}`, { headers });
        expect([path, answer.status, answer.headers["retry-after"]]).toEqual([path, 503, "5"]);
        expect([path, answer.headers["cache-control"]]).toEqual([path, "no-store"]);
        expect(answer.text, path).toContain(`<h1 class="mt-6">${titles[lang]}</h1>`);
        expect(answer.text, path).toContain(`<title>${titles[lang]}`);
        expect(answer.text, path).toMatch(new RegExp(`<html[^>]* lang="${lang}"`));
        expect(answer.headers["set-cookie"]?.filter((each) => !each.startsWith("lang=")) ?? [], path).toEqual([]);
      }
    });

    test("what was sent without script comes back in its form, to be sent again", async () => {
      const values = programmeFields(somebody().email, { intake: intake.id, pitch: "Sel de mer, à la main." });
      const forms: [string, Record<string, string>, string[]][] = [
        ["/application", values, ["Sel de mer, à la main.", 'value="Zoé Martin"', values["email"] ?? ""]],
        [`${file}/change`, values, ["Sel de mer, à la main.", 'value="Zoé Martin"']],
        [file, { intent: "call", slots: "Mardi matin", phone: "06 00" }, ["Mardi matin", 'value="06 00"']],
        [file, { intent: "withdraw" }, ['name="intent" value="withdraw"']],
        [file, { intent: "time", time: "2030-01-01T09:00:00.000Z" }, ['value="2030-01-01T09:00:00.000Z"']],
      ];
      for (const [path, fields, parts] of forms) {
        const { status, headers, text } = await post(site.port, `${path}?lang=fr`, fields);
        expect([path, status, headers["retry-after"]]).toEqual([path, 503, "5"]);
        expect(text).toMatch(/<form[^>]* method="post"/);
        expect(text).toContain("Une erreur est survenue");
        for (const part of parts) expect(text, `${path} ${part}`).toContain(part);
      }
    });

    test("what a script asks for is told the same", async () => {
      const { status, headers } = await ask(site.port, `/receipts/${"A".repeat(22)}.data`);
      expect([status, headers["retry-after"]]).toEqual([503, "5"]);
    });
  });

  test("tells its log no password, no session and no key", async () => {
    const [session = "", ...keys] = [founder.cookie.slice("session=".length), file, reset].map((each) =>
      each.slice(each.lastIndexOf("/") + 1),
    );
    const log = site.output();
    expect(log).toContain("request failed");
    for (const secret of [password, session, ...keys, founder.email]) expect(log.includes(secret), secret).toBe(false);
  });
});
