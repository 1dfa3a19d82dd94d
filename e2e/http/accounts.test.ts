import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { words as desk } from "../../app/desk/people/words.en.ts";
import { words as enFounder } from "../../app/founder/words.en.ts";
import { words as frFounder } from "../../app/founder/words.fr.ts";
import { words as enAccount } from "../../app/auth/account-words.en.ts";
import { words as frAccount } from "../../app/auth/account-words.fr.ts";
import { words as ownData } from "../../app/my-data/words.en.ts";
import { words as en } from "../../app/auth/words.en.ts";
import { words as fr } from "../../app/auth/words.fr.ts";
import { dashboardPath, pathOf } from "../../app/paths.ts";
import { lastTrialDay } from "../../domain/plan-grant/trial.server.ts";
import { formats } from "../../platform/language/format.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { openPglite } from "../../platform/db/database.server.ts";
import { codeAt, stepAt } from "../../platform/auth/totp.server.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type Site, startSite } from "../peers/site.ts";
import { startSmtpPeer } from "../peers/smtp.ts";
import { ask, formBody, post, programmeFields, somebody, urlencoded } from "./ask.ts";
import { storedIn } from "./stored.ts";
import { until } from "./until.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1", LOG_LEVEL: "debug" } });
});
afterAll(() => site.dispose());

const password = "flamants roses et sel";
/** The longest password that is allowed: 128 characters, of which the last is a space. */
const longest = "étang 🦩 ".repeat(16);
const own = { "sec-fetch-site": "same-origin" };

const secrets = new Set([password, longest]);
let logged = "";

const mailsTo = (email: string) => site.mails().filter((mail) => mail.includes(`To: ${email}\n`));
function linkIn(mail: string, kind: string) {
  const plain = mail.replaceAll("=\n", "").replaceAll("=3D", "=");
  const link = new RegExp(`http://[^/]+(/auth/${kind}/[\\w-]{44}\\?lang=\\w\\w)`).exec(plain)?.[1] ?? "";
  if (link) secrets.add(tokenOf(link));
  return link;
}
const tokenOf = (link: string) => /[\w-]{44}/.exec(link)?.[0] ?? "none";
const mailed = (email: string, kind: string, nth = 0) =>
  until(
    () =>
      mailsTo(email)
        .map((mail) => linkIn(mail, kind))
        .filter(Boolean)[nth],
  );

const mailSaying = (email: string, says: RegExp) =>
  until(
    () =>
      mailsTo(email)
        .map((mail) => mail.replaceAll("=\n", ""))
        .find((mail) => says.test(mail)),
    `${says}`,
  );

const fields = (email: string, change: Record<string, string> = {}) => ({
  user_type: "startup",
  first_name: "Zoé",
  last_name: "Martin",
  lang: "fr",
  email,
  password,
  terms: "on",
  ...change,
});

const get = (path: string, cookie?: string) => ask(site.port, path, { headers: cookie ? { cookie } : {} });
function cookieOf(answer: { headers: { "set-cookie"?: string[] | undefined } }) {
  const cookie = answer.headers["set-cookie"]?.find((each) => each.startsWith("session="))?.split(";")[0] ?? "";
  if (cookie) secrets.add(cookie.slice("session=".length));
  return cookie;
}
const postAs = (cookie: string, path: string, sent: Record<string, string>, address = somebody().address) =>
  ask(site.port, path, {
    method: "POST",
    headers: { ...urlencoded, ...own, ...address, cookie },
    body: formBody(sent),
  });

const keyIn = (html: string) => (/<code>([A-Z2-7 ]+)<\/code>/.exec(html)?.[1] ?? "").replaceAll(" ", "");

const signedUpIn = ({ headers }: { headers: { "set-cookie"?: string[] | undefined } }) =>
  headers["set-cookie"]?.find((each) => each.startsWith("signed-up="))?.split(";")[0] ?? "";

async function account(change: Record<string, string> = {}) {
  const { email, address } = somebody();
  const asked = await post(site.port, pathOf("sign-up"), fields(email, change), address);
  expect([asked.status, asked.headers["location"]]).toEqual([303, pathOf("sign-up-sent")]);
  const confirm = await mailed(email, "confirm");
  return { email, address, confirm, browser: signedUpIn(asked) };
}

async function confirmed(change: Record<string, string> = {}) {
  const made = await account(change);
  expect((await postAs(made.browser, made.confirm, {}, made.address)).status).toBe(303);
  return made;
}

const signIn = (email: string, given = password, address = somebody().address) =>
  post(site.port, pathOf("sign-in"), { email, password: given }, address);

async function knownBrowser(email: string) {
  const session = cookieOf(await signIn(email));
  const cookies = (await get(pathOf("account"), session)).headers["set-cookie"] ?? [];
  await postAs(session, "/auth/logout", {});
  const known = cookies.find((each) => each.startsWith("known="))?.split(";")[0] ?? "";
  expect((await get(pathOf("account"), known)).status).toBe(303);
  return known;
}

async function rowsAbout(email: string) {
  const { person = [], credential = [], person_consent: consents = [], sign_up: signUps = [] } = await storedIn(site);
  const row = person.find((each) => each["email"] === email);
  const its = (rows: Record<string, unknown>[]) => rows.filter((each) => each["person_id"] === row?.["id"]);
  return {
    person: row,
    credential: its(credential)[0],
    consents: its(consents),
    signUps: signUps.filter((each) => each["email"] === email),
  };
}

async function doneBy(id: string) {
  const { audit_entry: entries = [] } = await storedIn(site);
  const about = entries.filter((entry) => entry["actor"] === id || entry["object_id"] === id);
  for (const entry of about) expect([entry["address"], entry["at"]]).not.toContain(null);
  const outcomes = about.map(({ result, action }) =>
    result === "done" ? String(action) : `${String(result)} ${String(action)}`,
  );
  return [...new Set(outcomes)].toSorted();
}

describe("signing up", () => {
  test.each([
    ["startup", "founder", {}],
    ["investor", "investor", { risk: "on", plan: "elite", password: longest }],
  ])("as %s: a mail, a page, a button, an account", async (user_type, role, more) => {
    const { email, address, confirm, browser } = await account({ user_type, ...more });
    const given = "password" in more ? more.password : password;
    for (let times = 0; times < 2; times += 1) {
      const page = await get(confirm);
      expect([page.status, page.headers["cache-control"], page.headers["referrer-policy"]]).toEqual([
        200,
        "no-store",
        "no-referrer",
      ]);
    }
    expect((await rowsAbout(email)).person).toBeUndefined();
    expect((await signIn(email, given)).status).toBe(401);
    const answers = await Promise.all(Array.from({ length: 20 }, () => postAs(browser, confirm, {}, address)));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(19);
    const opened = answers.find(({ status }) => status === 303);
    expect(opened?.headers["location"]).toBe(pathOf(role === "founder" ? "founder-dashboard" : "investor-dashboard"));
    expect((await get(pathOf("account"), opened && cookieOf(opened))).text).toContain(email);
    const stored = await rowsAbout(email);
    expect(stored.person).toMatchObject({
      role,
      lang: "fr",
      first_name: "Zoé",
      requested_plan: "plan" in more ? "elite" : null,
    });
    expect(stored.credential?.["hash"]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(stored.consents.map(({ purpose, version }) => [purpose, version]).toSorted()).toEqual([
      ["notice", 1],
      ...(user_type === "investor" ? [["risk", 1]] : []),
      ["terms", 1],
    ]);
    // The page with the form was in English, so the accepted texts were in English too.
    expect(stored.consents.map(({ lang }) => lang)).toEqual(stored.consents.map(() => "en"));
    expect(stored.consents.find(({ purpose }) => purpose === "terms")?.["wording"]).toMatch(/\bI accept\b/);
    await until(() => (mailsTo(email).length === 2 ? true : undefined));
    expect(mailsTo(email)[1]).toMatch(/Bienvenue/);
    expect((await signIn(email, given.slice(0, -1))).status).toBe(401);
    const entered = await signIn(email, given);
    expect([entered.status, entered.headers["location"]]).toEqual([
      303,
      expect.stringMatching(/^\/(account|startup|investisseur)/),
    ]);
    expect(await doneBy(String(stored.person?.["id"]))).toEqual(["person.sign-up", "refused sign-in", "sign-in"]);
    expect((await get(pathOf("account"), cookieOf(entered))).text).toContain(email);
  });

  test("keeps its rules, each with its words, and stores nothing that breaks one", async () => {
    const { email, address } = somebody();
    const refusals: [Record<string, string>, string][] = [
      [{ terms: "" }, "terms"],
      [{ user_type: "admin" }, "one of the two"],
      [{ user_type: "" }, "one of the two"],
      [{ user_type: "investor" }, "know this risk"],
      [{ password: "elevenchars" }, "At least 12"],
      [{ password: "elevenchars", first_name: " " }, "At least 12"],
      [{ password: "x".repeat(129) }, "At most 128"],
      [{ password: "password1234" }, "first passwords"],
      [{ password: email }, "without our name"],
      [{ first_name: " " }, "first name"],
      [{ email: "nobody" }, "e-mail address"],
      [{ lang: "de" }, "language"],
    ];
    for (const [change, message] of refusals) {
      const sent = fields(email, change);
      if (change["terms"] === "") delete (sent as Record<string, string>)["terms"];
      const page = await post(site.port, `${pathOf("sign-up")}?lang=en`, sent, address);
      expect(page.status).toBe(422);
      expect(page.text).toContain(message);
      expect(page.text).not.toContain(`value="${password}"`);
    }
    expect((await rowsAbout(email)).signUps).toEqual([]);
  });

  test("marks the box about the risk as one to tick for investors alone", async () => {
    const isRequired = async (type: string) => {
      const { text } = await ask(site.port, `${pathOf("sign-up")}?type=${type}`);
      return /<input[^>]*name="risk"[^>]*>/.exec(text)?.[0].includes("required");
    };
    expect([await isRequired("investor"), await isRequired("startup")]).toEqual([true, false]);
  });

  test("gives nobody more than they may ask for", async () => {
    const { email } = await confirmed({
      role: "admin",
      "user_type[]": "admin",
      approved: "true",
      emailVerified: "true",
      id: "chosen",
      plan: "ELITE",
    });
    const { person } = await rowsAbout(email);
    expect(person).toMatchObject({ role: "founder", requested_plan: null });
    expect(person?.["id"]).not.toBe("chosen");
  });

  test("says the same of an address that has an account, and its owner is told", async () => {
    const { email } = await confirmed();
    const known = await post(
      site.port,
      pathOf("sign-up"),
      fields(email, { password: "another long password" }),
      somebody().address,
    );
    const unknown = await post(site.port, pathOf("sign-up"), fields(somebody().email), somebody().address);
    expect([known.status, known.headers["location"], known.text]).toEqual([
      unknown.status,
      unknown.headers["location"],
      unknown.text,
    ]);
    expect(Object.keys(known.headers).toSorted()).toEqual(Object.keys(unknown.headers).toSorted());
    await until(() => (mailsTo(email).length === 3 ? true : undefined));
    expect(linkIn(mailsTo(email)[2] ?? "", "confirm")).toBe("");
    expect((await signIn(email, "another long password")).status).toBe(401);
    expect((await signIn(email)).status).toBe(303);
  });

  describe("with an address that a stranger signed up with before", () => {
    const theirs = "the intruder’s own words";
    const stranger = { first_name: "Eve", last_name: "Durand", user_type: "investor", risk: "on", plan: "elite" };
    const inEnglish = (link: string) => link.replace("lang=fr", "lang=en");
    const shown = ["Eve Durand", en.signUp.types.investor, "Elite CoPilot"];

    async function bothSignUp() {
      const before = await account({ ...stranger, password: theirs });
      const { email, address } = before;
      const asked = await post(site.port, pathOf("sign-up"), fields(email), somebody().address);
      const second = await mailed(email, "confirm", 1);
      return { email, address, first: before.confirm, second, strangers: before.browser, owners: signedUpIn(asked) };
    }

    test("the first mail’s link, followed by the owner, lets the stranger’s password open nothing", async () => {
      const { email, first, second, owners } = await bothSignUp();
      const page = await get(inEnglish(first), owners);
      for (const part of [...shown, en.confirm.others]) expect(page.text).toContain(part);
      const bare = await postAs(owners, first, {});
      expect([bare.status, bare.text.includes('type="password"')]).toEqual([422, true]);
      expect((await rowsAbout(email)).person).toBeUndefined();
      const weak = await postAs(owners, inEnglish(first), { password: "password1234" });
      expect([weak.status, weak.text.includes(en.errors["passwordCommon"] ?? "")]).toEqual([422, true]);
      expect((await postAs(owners, first, { password })).status).toBe(303);
      expect((await signIn(email, theirs)).status).toBe(401);
      expect((await signIn(email)).status).toBe(303);
      expect((await rowsAbout(email)).signUps).toEqual([]);
      expect((await get(second, owners)).status).toBe(410);
    });

    test("the owner’s own link confirms at once, in their browser alone, and nothing is left of the other", async () => {
      const { email, first, second, strangers, owners } = await bothSignUp();
      expect((await postAs(strangers, second, {})).status).toBe(422);
      expect((await postAs("", second, {})).status).toBe(422);
      const page = await get(inEnglish(second), owners);
      expect(page.text).not.toContain('type="password"');
      expect((await postAs(owners, second, {})).status).toBe(303);
      expect((await rowsAbout(email)).person).toMatchObject({ role: "founder", first_name: "Zoé" });
      expect((await get(first, strangers)).status).toBe(410);
      expect((await postAs(strangers, first, { password: theirs })).status).toBe(410);
      expect((await signIn(email, theirs)).status).toBe(401);
      expect((await signIn(email)).status).toBe(303);
    });

    test("on another device: the password of that sign-up opens it, or a new one alone", async () => {
      const [same, other] = [await account(), await account()];
      expect((await postAs("", same.confirm, { password })).status).toBe(303);
      expect((await signIn(same.email)).status).toBe(303);
      const chosen = "une autre phrase assez longue";
      secrets.add(chosen);
      expect((await postAs("", other.confirm, { password: chosen })).status).toBe(303);
      expect((await signIn(other.email)).status).toBe(401);
      expect((await signIn(other.email, chosen)).status).toBe(303);
    });

    test("the mail of the second says that there are two", async () => {
      const { email } = await bothSignUp();
      const [one, two] = mailsTo(email).map((mail) => mail.replaceAll("=\n", ""));
      expect([one, two].map((mail) => /plusieurs fois/.test(mail ?? ""))).toEqual([false, true]);
    });
  });

  test("the confirmation is sent again to whom this browser signed up, and to nobody else", async () => {
    const { email, address, confirm, browser } = await account();
    await post(site.port, pathOf("sign-up"), fields(email, { password: "the intruder’s own words" }), address);
    await mailed(email, "confirm", 1);
    const other = await account();
    const asks: [string, string][] = [
      ["", email],
      [other.browser, email],
      [browser, somebody().email],
      [browser, email],
    ];
    const answers = [];
    for (const [cookie, to] of asks) answers.push(await postAs(cookie, pathOf("sign-up-sent"), { email: to }));
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers["location"]}`)).size).toBe(1);
    expect(await mailed(email, "confirm", 2)).toBe(confirm);
    expect(mailsTo(email)).toHaveLength(3);
  });
});

describe("signing in", () => {
  test("says what the catalogue says, in French until a language is chosen", async () => {
    const { email } = somebody();
    const first = await signIn(email);
    expect(first.text).toContain('<span lang="fr">Identifiants invalides</span>');
    const english = await post(site.port, `${pathOf("sign-in")}?lang=en`, { email, password }, somebody().address);
    expect(english.text).not.toContain("Identifiants invalides");
    expect(english.text).toContain("Wrong e-mail or password");
    const french = await post(site.port, `${pathOf("sign-in")}?lang=fr`, { email, password }, somebody().address);
    expect(french.text).toContain("Identifiants invalides");
    expect(french.text).not.toContain('lang="fr">Identifiants');
  });

  test("answers a known and an unknown address alike", async () => {
    const { email } = await confirmed();
    const [known, unknown] = [await signIn(email, "wrong"), await signIn(somebody().email, "wrong")];
    const bare = (answer: typeof known, typed: string) =>
      answer.text.replaceAll(/nonce="[^"]*"/g, "").replaceAll(typed, "");
    expect([known.status, Object.keys(known.headers).toSorted()]).toEqual([
      401,
      Object.keys(unknown.headers).toSorted(),
    ]);
    const typedOf = (answer: typeof known) =>
      /name="email"[^>]*value="([^"]*)"|value="([^"]*)"[^>]*name="email"/.exec(answer.text)?.slice(1).find(Boolean) ??
      "";
    expect(bare(known, typedOf(known))).toBe(bare(unknown, typedOf(unknown)));
  });

  test("leads back to this site only", async () => {
    const { email } = await confirmed();
    const ways: [string, string][] = [
      ["/account?a=1#b", "/account?a=1#b"],
      ["https://evil.test", "/"],
      ["//evil.test", "/"],
      ["/\\evil.test", "/"],
      ["/%09/evil.test", "/%09/evil.test"],
      ["https:evil.test", "/"],
      ["javascript:alert(1)", "/"],
      ["/\r\nSet-Cookie: a=b", "/%20Set-Cookie:%20a=b"],
    ];
    for (const [to, location] of ways) {
      const entered = await post(site.port, pathOf("sign-in"), { email, password, to }, somebody().address);
      expect([entered.status, entered.headers["location"]]).toEqual([303, location]);
    }
  });

  test("gives a token that nobody has seen, and takes none that was planted", async () => {
    const { email } = await confirmed();
    const planted = `session=${"B".repeat(43)}`;
    const tokens = new Set<string>();
    for (let times = 0; times < 3; times += 1) {
      const entered = await postAs(planted, pathOf("sign-in"), { email, password });
      const cookie = entered.headers["set-cookie"]?.[0] ?? "";
      expect(cookie).toMatch(/^session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
      tokens.add(cookieOf(entered));
    }
    expect([...tokens, planted].length).toBe(new Set([...tokens, planted]).size);
    expect(tokens.size).toBe(3);
    const stored = JSON.stringify(await storedIn(site));
    for (const token of tokens) expect(stored).not.toContain(token.slice("session=".length));
  });

  test("right passwords cost nothing", async () => {
    const { email } = await confirmed();
    const { address } = somebody();
    for (let times = 0; times < 12; times += 1) expect((await signIn(email, password, address)).status).toBe(303);
  });
});

describe("wrong passwords from elsewhere", () => {
  async function guess(times: number, email: string, from: Record<string, string>) {
    for (let time = 0; time < times; time += 1) {
      const { status } = await post(site.port, pathOf("sign-in"), { email, password: `guess ${time}` }, from);
      expect(status).toBe(401);
    }
  }

  test("shut neither the owner’s browser out, nor the owner at another address", async () => {
    const { email } = await confirmed();
    const known = await knownBrowser(email);
    const { address } = somebody();
    await guess(10, email, address);
    expect((await signIn(email, password, address)).status).toBe(429);
    expect((await signIn(email)).status).toBe(303);
    expect((await postAs(known, pathOf("sign-in"), { email, password }, address)).status).toBe(303);
  });

  test("cannot be had by the dozen with the cookie of a browser that is known, nor for anybody else", async () => {
    const [{ email }, other] = [await confirmed(), await confirmed()];
    const known = await knownBrowser(email);
    await guess(10, email, { ...somebody().address, cookie: known });
    expect((await postAs(known, pathOf("sign-in"), { email, password })).status).toBe(429);
    expect((await signIn(email)).status).toBe(303);
    const { address } = somebody();
    await guess(10, other.email, { ...address, cookie: known });
    expect((await postAs(known, pathOf("sign-in"), { email: other.email, password }, address)).status).toBe(429);
  });
});

describe("when time has passed", () => {
  type Links = Record<"reset" | "email" | "confirm", string>;
  let person: { email: string; cookie: string };
  const shut: (() => ReturnType<typeof signIn>)[] = [];
  let good: Links;
  let over: Links;

  async function links() {
    const { email, address } = await confirmed();
    const { email: next } = somebody();
    const cookie = cookieOf(await signIn(email));
    await post(site.port, pathOf("password-reset"), { email }, address);
    await postAs(cookie, pathOf("account"), { intent: "email", email: next, current_password: password });
    const waiting = await account();
    const kinds = { reset: await mailed(email, "reset"), email: await mailed(next, "email"), confirm: waiting.confirm };
    return { email, next, cookie, kinds, waiting: waiting.email };
  }

  beforeAll(async () => {
    const [first, second] = [await links(), await links()];
    [person, good, over] = [first, first.kinds, second.kinds];
    const unknown = somebody().email;
    for (const tried of [second.email, unknown]) {
      const { address } = somebody();
      for (let times = 0; times < 9; times += 1) expect((await signIn(tried, "wrong", address)).status).toBe(401);
      // The limit is ten tries, and a right password counts only a quarter of a try.
      await signIn(tried, "wrong", address);
      const limited = await signIn(tried, password, address);
      expect(limited.status).toBe(429);
      expect(Number(limited.headers["retry-after"])).toBeGreaterThan(0);
      shut.push(() => signIn(tried, password, address));
    }
    logged += site.output();
    await site.stop();
    const { db, close } = await openPglite(join(site.dataDir, "database"));
    await db.execute(sql`update login_session set created_at = created_at - interval '20 minutes'`);
    await db.execute(sql`update rate_bucket set full_at = full_at - interval '15 minutes'`);
    for (const [{ email, next, waiting }, hour, day] of [
      [first, "59 minutes", "23 hours"],
      [second, "61 minutes", "25 hours"],
    ] as const) {
      // The lifetime of a link starts when its mail was sent, however long the mail was queued.
      await db.execute(sql`update account_link set created_at = created_at - interval '2 days', sent_at = sent_at - ${hour}::interval
        where purpose = 'reset' and person_id = (select id from person where email = ${email})`);
      await db.execute(sql`update account_link set sent_at = sent_at - ${day}::interval where email = ${next}`);
      await db.execute(sql`update sign_up set sent_at = sent_at - ${day}::interval where email = ${waiting}`);
    }
    await close();
    await site.start();
  });

  test("ten wrong tries have closed an account to their address for a quarter of an hour, known or not", async () => {
    const [known, unknown] = shut;
    expect((await known?.())?.status).toBe(303);
    expect((await unknown?.())?.status).toBe(401);
  });

  test("a mailed link is good for an hour or a day, and then for nothing", async () => {
    for (const link of Object.values(good)) expect([link, (await get(link)).status]).toEqual([link, 200]);
    for (const link of Object.values(over)) {
      expect([link, (await get(link)).status]).toEqual([link, 410]);
      expect([link, (await post(site.port, link, { password: "un autre étang" })).status]).toEqual([link, 410]);
    }
  });

  test("a session that is no longer fresh is asked for the password again before it opens one’s data", async () => {
    const { email, cookie } = person;
    expect((await get(pathOf("my-data-open"), cookie)).headers["location"]).toBe(pathOf("my-data"));
    const page = await get(pathOf("my-data"), cookie);
    const again = /href="(\/auth\/login\?[^"]+)"/.exec(page.text.slice(page.text.indexOf("<main")))?.[1] ?? "";
    const form = await get(again.replaceAll("&amp;", "&"), cookie);
    expect([form.status, form.text.includes('name="password"'), form.text.includes(`value="${email}"`)]).toEqual([
      200,
      true,
      true,
    ]);
    const to = pathOf("my-data-open");
    expect((await postAs(cookie, again.replaceAll("&amp;", "&"), { email, password: "wrong", to })).status).toBe(401);
    const entered = await postAs(cookie, again.replaceAll("&amp;", "&"), { email, password, to });
    expect([entered.status, entered.headers["location"]]).toEqual([303, to]);
    expect((await get(to, cookieOf(entered))).status).toBe(200);
    expect((await get(pathOf("sign-in"), cookieOf(entered))).status).toBe(303);
    // Signing in again has ended the session of the earlier cookie.
    expect((await get(pathOf("sign-in"), cookie)).status).toBe(200);
  });
});

test("a link asked for where its owner signed in before is counted apart from what strangers ask for", async () => {
  const { email, address } = await confirmed();
  const known = await knownBrowser(email);
  const intake = /name="intake"[^>]*value="([^"]+)"/.exec((await get(pathOf("application"))).text)?.[1] ?? "";
  const applied = await post(site.port, pathOf("application"), programmeFields(email, { intake }), address);
  expect(applied.status).toBe(303);
  const queueOf = async (letter: string) => {
    const { job = [] } = await storedIn(site);
    const its = job.filter(({ key, data }) => key === email && (data as { letter?: string }).letter === letter);
    return its.toSorted((one, other) => Number(one["seq"]) - Number(other["seq"])).at(-1)?.["queue"];
  };
  for (const [page, letter, queue] of [
    ["password-reset", "password-reset", "security-mail"],
    ["application-resume", "application-resume", "application-mail"],
    ["my-data", "privacy-link", "own-data-mail"],
  ] as const) {
    for (const [cookie, counted] of [
      ["", queue],
      [known, "owner-mail"],
    ] as const) {
      expect((await postAs(cookie, pathOf(page), { email })).status).toBe(303);
      expect([page, await queueOf(letter)]).toEqual([page, counted]);
    }
  }
});

describe("a new password", () => {
  test("by mail: a page, a button, once, and every session ends", async () => {
    const { email, address } = await confirmed();
    const cookie = cookieOf(await signIn(email));
    const asked = await post(site.port, pathOf("password-reset"), { email }, address);
    const unknown = await post(site.port, pathOf("password-reset"), { email: somebody().email }, somebody().address);
    expect([asked.status, asked.headers["location"]]).toEqual([unknown.status, unknown.headers["location"]]);
    const link = await mailed(email, "reset");
    expect(passwordFields((await get(link)).text)).toEqual(["password: new-password"]);
    expect(JSON.stringify(await storedIn(site))).not.toContain(tokenOf(link));
    expect((await get(link)).headers["referrer-policy"]).toBe("no-referrer");
    expect((await post(site.port, link, { password: "password1234" })).status).toBe(422);
    const next = "un autre étang, plus salé";
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(site.port, link, { password: next })));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    // Only three requests from one address may wait for password hashing; the others get 503.
    expect(answers.filter(({ status }) => ![303, 410, 503].includes(status))).toEqual([]);
    expect((await get(link)).status).toBe(410);
    expect((await get(pathOf("account"), cookie)).status).toBe(303);
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(email, next)).status).toBe(303);
  });

  test("says that a second step stands, before and after, on the page and by mail, and who takes it away", async () => {
    const { email, address } = somebody();
    const { printed } = await site.command("admin", email);
    await post(site.port, new URL(printed.split("\n")[0] ?? "").pathname, { password });
    const half = cookieOf(await signIn(email));
    const key = keyIn((await get(pathOf("second-factor-setup"), half)).text);
    const set = await postAs(half, pathOf("second-factor-setup"), { code: codeAt(key, stepAt(Date.now())) });
    expect(set.status).toBe(200);
    await post(site.port, pathOf("password-reset"), { email }, address);
    const link = (await mailed(email, "reset")).replace("lang=fr", "lang=en");
    const page = await get(link);
    for (const part of [en.reset.standsHelp, `href="${pathOf("contact")}"`]) expect(page.text).toContain(part);
    const next = "une autre phrase assez longue";
    secrets.add(next);
    const reset = await post(site.port, link, { password: next });
    const said = await get(`${reset.headers["location"]}&lang=en`);
    expect(said.text).toContain(en.signIn.notices["password-code"]);
    // The mailbox alone makes no browser known, because known browsers have a limit of their own on codes.
    expect(reset.headers["set-cookie"]?.join() ?? "").not.toContain("known=");
    await mailSaying(email, /demande toujours un code|still asks for a code/);
    expect((await signIn(email, next)).headers["location"]).toBe(pathOf("second-factor"));
  });

  test("and its owner is written to, at the former address too once the account has left it", async () => {
    const { email } = await signInAs(site, "founder", { lang: "fr" });
    await post(site.port, pathOf("password-reset"), { email }, somebody().address);
    const reset = await mailed(email, "reset");
    const next = "un autre étang, plus salé";
    expect((await post(site.port, reset, { password: next })).status).toBe(303);
    await mailSaying(email, /mot\s+de\s+passe\s+a\s+été\s+changé/);
    const { email: other } = somebody();
    const cookie = cookieOf(await signIn(email, next));
    await postAs(cookie, pathOf("account"), { intent: "email", email: other, current_password: next });
    expect((await postAs(cookie, await mailed(other, "email"), {})).status).toBe(303);
    await mailSaying(email, /adresse\s+de\s+votre\s+compte\s+a\s+changé/);
  });

  test("a link dies with a change of the password", async () => {
    const { email, address } = await confirmed();
    await post(site.port, pathOf("password-reset"), { email }, address);
    const link = await mailed(email, "reset");
    const cookie = cookieOf(await signIn(email));
    const changed = await postAs(cookie, pathOf("account"), {
      intent: "password",
      current_password: password,
      new_password: "encore un autre étang",
    });
    expect(changed.status).toBe(303);
    expect((await get(pathOf("account"), cookie)).status).toBe(303);
    expect((await get(pathOf("account"), cookieOf(changed))).status).toBe(200);
    expect((await get(link)).status).toBe(410);
  });
});

const passwordFields = (html: string) =>
  [...html.matchAll(/<input\b[^>]*\bname="\w*password"[^>]*>/g)].map(([field]) => {
    const [name, type, fill] = ["name", "type", "autocomplete"].map(
      (attribute) => new RegExp(` ${attribute}="([^"]*)"`, "i").exec(field)?.[1],
    );
    return type === "password" && !/ (maxlength|readonly)=/i.test(field) ? `${name}: ${fill}` : field;
  });

test("a password is typed where a password manager finds it, and nothing cuts what it pastes", async () => {
  const { cookie } = await signInAs(site, "founder");
  const current = "current_password: current-password";
  for (const [path, fields] of [
    [pathOf("sign-in"), ["password: current-password"]],
    [pathOf("sign-up"), ["password: new-password"]],
  ] as const)
    expect(passwordFields((await get(path)).text)).toEqual(fields);
  expect(passwordFields((await get(pathOf("account"), cookie)).text)).toEqual([
    current,
    current,
    "new_password: new-password",
  ]);
  expect(passwordFields((await get(pathOf("second-factor-setup"), cookie)).text)).toEqual([
    "password: current-password",
  ]);
});

describe("the account’s page", () => {
  test("asks for the password before it changes how one signs in", async () => {
    const { email } = await confirmed();
    const cookie = cookieOf(await signIn(email));
    for (const sent of [
      { intent: "password", new_password: "encore un autre étang" },
      { intent: "email", email: somebody().email },
      { intent: "second-factor-off" },
    ] as Record<string, string>[]) {
      expect((await postAs(cookie, pathOf("account"), sent)).status).toBe(422);
      expect((await postAs(cookie, pathOf("account"), { ...sent, current_password: "wrong" })).status).toBe(422);
    }
    expect((await signIn(email)).status).toBe(303);
  });

  test("within the days of an erasure: the new address is erased too, and what is taken back of one goes on for the other", async () => {
    const { email } = await confirmed({ lang: "en" });
    const { email: next } = somebody();
    const cookie = cookieOf(await signIn(email));
    const data = pathOf("my-data-open");
    expect((await postAs(cookie, data, { do: "erase", sure: "on" })).status).toBe(303);
    const former = await until(() =>
      mailsTo(email)
        .map((mail) => /http:\/\/[^/]+(\/privacy\/my-data\/erasure\/[\w-]{44}\?lang=en)/.exec(mail)?.[1])
        .find(Boolean),
    );
    await postAs(cookie, pathOf("account"), { intent: "email", email: next, current_password: password });
    expect((await postAs(cookie, await mailed(next, "email"), {})).status).toBe(303);
    expect((await get(data, cookie)).text).toContain(ownData.open.cancelAction);
    expect((await postAs(cookie, data, { do: "keep" })).headers["location"]).toBe(`${data}#erase`);
    expect((await get(data, cookie)).text).toContain(ownData.open.eraseAction);
    expect((await get(former)).text).toContain(ownData.erasure.action);
    expect((await post(site.port, former, {})).text).toContain(ownData.erasure.cancelledText);
    expect((await signIn(next)).status).toBe(303);
  });

  test("moves the account to an address whose owner says so", async () => {
    const { email } = await confirmed();
    const { email: next } = somebody();
    const cookie = cookieOf(await signIn(email));
    const asked = await postAs(cookie, pathOf("account"), { intent: "email", email: next, current_password: password });
    expect(asked.status).toBe(303);
    const link = await mailed(next, "email");
    // The link works only while signed in to the requesting account, because somebody else may open it by mistake.
    const elsewhere = await get(link.replace("lang=fr", "lang=en"));
    expect([elsewhere.status, elsewhere.text.includes(en.emailChange.elsewhere(next))]).toEqual([200, true]);
    const { cookie: others } = await signInAs(site, "founder");
    for (const stranger of ["", others]) expect((await postAs(stranger, link, {})).status).toBe(403);
    expect((await signIn(next)).status).toBe(401);
    const second = cookieOf(await signIn(email));
    const answers = await Promise.all(Array.from({ length: 20 }, () => postAs(cookie, link, {})));
    const [moved, ...more] = answers.filter(({ status }) => status === 303);
    expect(more).toEqual([]);
    const page = await get(`${moved?.headers["location"]}&lang=en`, cookie);
    for (const part of [next, enAccount.done["email-confirmed"]]) expect(page.text).toContain(part);
    expect((await get(pathOf("account"), second)).status).toBe(303);
    expect((await signIn(next)).status).toBe(303);
    expect((await signIn(email)).status).toBe(401);
    const changed = await postAs(cookieOf(await signIn(next)), pathOf("account"), {
      intent: "password",
      current_password: password,
      new_password: "encore un autre étang",
    });
    expect(changed.status).toBe(303);
    expect(await doneBy(String((await rowsAbout(next)).person?.["id"]))).toEqual([
      "person.email",
      "person.password",
      "person.sign-up",
      "sign-in",
    ]);
  });

  test("lists the sessions and ends one of them, or all", async () => {
    const { email } = await confirmed();
    const [one, two, three] = [await signIn(email), await signIn(email), await signIn(email)].map(cookieOf);
    const page = await get(pathOf("account"), one);
    const ids = [...page.text.matchAll(/name="session" value="([^"]+)"/g)].map(([, id]) => id ?? "");
    // The three sessions are two other sign-ins and the one that the sign-up opened.
    expect(ids).toHaveLength(3);
    const stranger = await signInAs(site, "founder");
    const [others, nobodys] = await Promise.all(
      [ids[0] ?? "", randomUUID()].map(async (session) => {
        const { status, text } = await postAs(stranger.cookie, pathOf("account"), { intent: "end-session", session });
        expect(status).toBe(404);
        return text.replaceAll(/nonce="[^"]*"/g, "").replaceAll(session, "");
      }),
    );
    expect(others).toBe(nobodys);
    expect((await postAs(one ?? "", pathOf("account"), { intent: "end-session", session: ids[0] ?? "" })).status).toBe(
      303,
    );
    const left = await Promise.all([two, three].map((cookie) => get(pathOf("account"), cookie)));
    expect(left.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 303]);
    const out = await postAs(one ?? "", "/auth/logout", { everywhere: "yes" });
    expect((await get(String(out.headers["location"]))).text).toContain(en.signIn.notices["everywhere"]);
    for (const cookie of [one, two, three]) expect((await get(pathOf("account"), cookie)).status).toBe(303);
  });
});

describe("a plan", () => {
  const way = pathOf("sign-up", { plan: "visible" });
  const planOf = async (id: string) => (await storedIn(site))["person"]?.find((row) => row["id"] === id);

  test.each(["en", "fr"] as const)("is asked for by a founder who is signed in, in %s", async (lang) => {
    const { id, cookie } = await signInAs(site, "founder", { lang });
    const words = { en, fr }[lang].planRequest;
    const page = await get(`${way}&lang=${lang}`, cookie);
    expect(page.status).toBe(200);
    for (const part of [words.title("Visible"), words.submit]) expect(page.text).toContain(part);
    const sent = { intent: "plan", plan: "visible" };
    const asked = await postAs(cookie, pathOf("account"), sent);
    expect([asked.status, asked.headers["location"]]).toEqual([
      303,
      expect.stringMatching(/^\/account\?mark=[\w-]{22}&done=plan$/),
    ]);
    const shown = await get(`${asked.headers["location"]}&lang=${lang}`, cookie);
    expect(shown.text).toContain({ en: enAccount, fr: frAccount }[lang].done["plan"]);
    const stranger = await signInAs(site, "founder", { lang });
    expect((await get(`${asked.headers["location"]}&lang=${lang}`, stranger.cookie)).text).not.toContain(
      { en: enAccount, fr: frAccount }[lang].done["plan"],
    );
    expect((await planOf(id))?.["requested_plan"]).toBe("visible");
    expect((await get(`${pathOf("founder-dashboard")}?lang=${lang}`, cookie)).text).toContain("Visible");
    expect((await postAs(cookie, pathOf("account"), sent)).status).toBe(303);
    const entries = ((await storedIn(site))["audit_entry"] ?? []).filter((entry) => entry["actor"] === id);
    expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
      ["person.plan", { requestedPlan: null }, { requestedPlan: "visible" }],
    ]);
    const known = await get(`${way}&lang=${lang}`, cookie);
    expect([known.text.includes(words.already), known.text.includes('value="plan"')]).toEqual([true, false]);
    const admin = await signInAs(site, "admin", { lang: "en" });
    expect((await get(pathOf("admin-person", { id }), admin.cookie)).text).toContain("Visible");
  });

  test.each(["en", "fr"] as const)(
    "of Elite that was asked for opens by the month free while that is there, in %s",
    async (lang) => {
      const { cookie } = await signInAs(site, "founder", { lang });
      const { plan } = { en: enFounder, fr: frFounder }[lang];
      const says = async (sentence: string) =>
        (await get(`${pathOf("founder-dashboard")}?lang=${lang}`, cookie)).text.includes(sentence);
      await postAs(cookie, pathOf("account"), { intent: "plan", plan: "elite" });
      expect([await says(plan.mayTry("Elite CoPilot")), await says(plan.requested("Elite CoPilot"))]).toEqual([
        true,
        false,
      ]);
      for (const intent of ["trial", "end-trial"]) await postAs(cookie, pathOf("account"), { intent });
      await postAs(cookie, pathOf("account"), { intent: "plan", plan: "elite" });
      expect([await says(plan.mayTry("Elite CoPilot")), await says(plan.requested("Elite CoPilot"))]).toEqual([
        false,
        true,
      ]);
    },
  );

  test.each(["en", "fr"] as const)("of Elite is a month free, begun once by a press, in %s", async (lang) => {
    const { id, cookie } = await signInAs(site, "founder", { lang });
    const words = { en, fr }[lang].planRequest;
    const elite = `${pathOf("sign-up", { plan: "elite" })}&lang=${lang}`;
    const page = await get(elite, cookie);
    for (const part of [words.trial.title(1), words.trial.submit(1)]) expect(page.text).toContain(part);
    expect((await storedIn(site))["plan_grant"]?.filter((row) => row["startup"] === id)).toEqual([]);
    const begun = await postAs(cookie, pathOf("account"), { intent: "trial" });
    const lastDay = formats[lang].date(lastTrialDay(parisDay(new Date()), 1));
    const tried = { en: enFounder, fr: frFounder }[lang].tried(lastDay).text;
    expect((await get(`${begun.headers["location"]}&lang=${lang}`, cookie)).text).toContain(tried);
    const cockpit = await get(`${pathOf("founder-dashboard")}?done=trial&lang=${lang}`, cookie);
    expect(cockpit.text).not.toContain(tried);
    const { plan } = { en: enFounder, fr: frFounder }[lang];
    expect(cockpit.text).toContain(plan.trial(lastDay));
    expect((await get(elite, cookie)).text).not.toContain(words.trial.submit(1));
    expect((await postAs(cookie, pathOf("account"), { intent: "trial" })).headers["location"]).toBe(
      pathOf("sign-up", { plan: "elite" }),
    );
    const granted = (await storedIn(site))["plan_grant"]?.filter((row) => row["startup"] === id);
    expect(granted).toMatchObject([{ plan: "elite", source: "trial" }]);
    const account = { en: enAccount, fr: frAccount }[lang];
    expect((await get(`${pathOf("account")}?lang=${lang}`, cookie)).text).toContain(account.trial.until(lastDay));
    const ended = await postAs(cookie, pathOf("account"), { intent: "end-trial" });
    const after = await get(`${ended.headers["location"]}&lang=${lang}`, cookie);
    expect(after.text).toContain(account.done["trial-ended"]);
    for (const part of ["Free Member", account.trial.submit])
      expect(after.text.includes(part)).toBe(part === "Free Member");
  });

  test("is nothing for investors and administrators, nor any word", async () => {
    for (const role of ["investor", "admin"] as const) {
      const { id, cookie } = await signInAs(site, role);
      expect((await get(way, cookie)).headers["location"]).toBe(dashboardPath(role));
      expect((await postAs(cookie, pathOf("account"), { intent: "plan", plan: "elite" })).status).toBe(403);
      expect((await planOf(id))?.["requested_plan"]).toBeNull();
    }
    const { cookie } = await signInAs(site, "founder");
    expect((await get(pathOf("sign-up"), cookie)).headers["location"]).toBe(dashboardPath("founder"));
    expect((await postAs(cookie, pathOf("account"), { intent: "plan", plan: "gold" })).status).toBe(422);
  });

  test("goes along with somebody who signs in instead of signing up", async () => {
    const page = await get(way);
    expect(page.text).toContain(`href="${pathOf("sign-in", { to: way })}"`);
    const founder = await signInAs(site, "founder");
    expect((await get(pathOf("sign-in", { to: way }), founder.cookie)).headers["location"]).toBe(way);
  });
});

describe("the second factor", () => {
  test("an administrator sets it up by the link of the command, and is asked for it from then on", async () => {
    const { email } = somebody();
    const { code, printed } = await site.command("admin", email);
    expect(code).toBe(0);
    const link = new URL(printed.split("\n")[0] ?? "").pathname;
    expect((await get(link)).status).toBe(200);
    expect((await post(site.port, link, { password })).status).toBe(303);
    expect((await post(site.port, link, { password })).status).toBe(410);
    const entered = await signIn(email);
    expect(entered.headers["location"]).toBe(pathOf("second-factor-setup"));
    const half = cookieOf(entered);
    expect((await get(pathOf("account"), half)).status).toBe(303);
    const key = keyIn((await get(pathOf("second-factor-setup"), half)).text);
    expect(key).toHaveLength(32);
    expect((await postAs(half, pathOf("second-factor-setup"), { intent: "skip" })).status).toBe(403);
    expect((await postAs(half, pathOf("second-factor-setup"), { code: "000000" })).status).toBe(422);
    const step = stepAt(Date.now());
    const set = await postAs(half, pathOf("second-factor-setup"), { code: codeAt(key, step - 1) });
    expect(set.status).toBe(200);
    const codes = [...set.text.matchAll(/<code>([A-Z2-7]{4}(?:-[A-Z2-7]{4}){3})<\/code>/g)].map(
      ([, each]) => each ?? "",
    );
    expect(new Set(codes).size).toBe(10);
    expect((await get(pathOf("account"), half)).status).toBe(303);
    expect((await get(pathOf("account"), cookieOf(set))).status).toBe(200);
    const off = { intent: "second-factor-off", current_password: password, code: codes[0] ?? "" };
    expect((await postAs(cookieOf(set), pathOf("account"), off)).status).toBe(403);

    const again = cookieOf(await signIn(email));
    expect((await get(pathOf("account"), again)).status).toBe(303);
    expect((await postAs(again, pathOf("second-factor"), { code: codeAt(key, step - 1) })).status).toBe(422);
    const right = codeAt(key, step);
    const halves = await Promise.all(Array.from({ length: 4 }, async () => cookieOf(await signIn(email))));
    const tries = await Promise.all(halves.map((cookie) => postAs(cookie, pathOf("second-factor"), { code: right })));
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 422, 422, 422]);
    const { second_factor: factors = [] } = await storedIn(site);
    expect(JSON.stringify(factors)).not.toContain(key);
  });

  test("a recovery code stands in once", async () => {
    const { email } = await confirmed();
    const cookie = cookieOf(await signIn(email));
    const key = keyIn((await get(pathOf("second-factor-setup"), cookie)).text);
    const code = () => codeAt(key, stepAt(Date.now()));
    expect((await postAs(cookie, pathOf("second-factor-setup"), { code: code() })).status).toBe(422);
    const set = await postAs(cookie, pathOf("second-factor-setup"), { code: code(), password });
    const [recovery = "", second = "", third = "", fourth = ""] = [
      ...set.text.matchAll(/<code>([A-Z2-7-]{19})<\/code>/g),
    ].map(([, each]) => each ?? "");
    const halves = await Promise.all(Array.from({ length: 4 }, async () => cookieOf(await signIn(email))));
    const tries = await Promise.all(halves.map((half) => postAs(half, pathOf("second-factor"), { code: recovery })));
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 422, 422, 422]);
    expect(JSON.stringify(await storedIn(site))).not.toContain(recovery);

    await post(site.port, pathOf("password-reset"), { email }, somebody().address);
    const next = "un autre étang, plus salé";
    expect((await post(site.port, await mailed(email, "reset"), { password: next })).status).toBe(303);
    const half = await signIn(email, next);
    expect(half.headers["location"]).toBe(pathOf("second-factor"));
    const step = await get(`${pathOf("second-factor")}?lang=en`, cookieOf(half));
    for (const part of [en.secondFactor.lost, `href="${pathOf("contact")}"`]) expect(step.text).toContain(part);
    const open = cookieOf(await postAs(cookieOf(half), pathOf("second-factor"), { code: second }));
    const other = cookieOf(await postAs(cookieOf(await signIn(email, next)), pathOf("second-factor"), { code: third }));
    const off = { intent: "second-factor-off", current_password: next };
    for (const wrong of ["", second])
      expect((await postAs(open, pathOf("account"), { ...off, code: wrong })).status).toBe(422);
    expect((await postAs(open, pathOf("account"), { ...off, code: fourth })).status).toBe(303);
    expect((await get(pathOf("account"), open)).status).toBe(200);
    expect((await get(pathOf("account"), other)).status).toBe(303);
    expect((await signIn(email, next)).headers["location"]).toBe(dashboardPath("founder"));
    expect(await doneBy(String((await rowsAbout(email)).person?.["id"]))).toEqual([
      "person.password-reset",
      "person.second-factor-off",
      "person.second-factor-on",
      "person.sign-up",
      "refused sign-in",
      "sign-in",
      "sign-in.password",
    ]);
  });

  test("recovery codes that run out are told of, and new ones take their place with the password and a code", async () => {
    const { email } = await confirmed({ lang: "en" });
    const cookie = cookieOf(await signIn(email));
    const setup = pathOf("second-factor-setup");
    const key = keyIn((await get(setup, cookie)).text);
    const step = stepAt(Date.now());
    const set = await postAs(cookie, setup, { code: codeAt(key, step - 1), password });
    expect(set.text).toContain(en.secondFactor.nowOn);
    const codesIn = (html: string) =>
      [...html.matchAll(/<code>([A-Z2-7-]{19})<\/code>/g)].map(([, code]) => code ?? "");
    const codes = codesIn(set.text);
    expect((await get(pathOf("account"), cookieOf(set))).text).not.toContain(enAccount.recovery.few(2));
    let open = "";
    for (const code of codes.slice(0, 8))
      open = cookieOf(await postAs(cookieOf(await signIn(email)), pathOf("second-factor"), { code }));
    const page = (await get(pathOf("account"), open)).text;
    for (const part of [enAccount.recovery.few(2), enAccount.recovery.renew]) expect(page).toContain(part);

    expect((await postAs(open, setup, { code: codes[8] ?? "", password: "not mine at all" })).status).toBe(422);
    expect((await postAs(open, setup, { code: codes[0] ?? "", password })).status).toBe(422);
    const renewed = await postAs(open, setup, { code: codeAt(key, step), password });
    expect([renewed.status, cookieOf(renewed)]).toEqual([200, ""]);
    expect(renewed.text).toContain(en.secondFactor.renewed);
    const fresh = codesIn(renewed.text);
    expect(new Set([...fresh, ...codes]).size).toBe(20);
    expect((await get(pathOf("account"), open)).text).not.toContain(enAccount.recovery.few(2));
    const half = cookieOf(await signIn(email));
    expect((await postAs(half, pathOf("second-factor"), { code: codes[9] ?? "" })).status).toBe(422);
    expect((await postAs(half, pathOf("second-factor"), { code: fresh[0] ?? "" })).status).toBe(303);
    expect(await doneBy(String((await rowsAbout(email)).person?.["id"]))).toContain("person.recovery-codes");
  });

  test("another administrator takes a lost one away: sessions end, a mail tells, and the password leads to a new one", async () => {
    const { email } = await confirmed({ lang: "en" });
    const cookie = cookieOf(await signIn(email));
    const key = keyIn((await get(pathOf("second-factor-setup"), cookie)).text);
    const code = codeAt(key, stepAt(Date.now()));
    const open = cookieOf(await postAs(cookie, pathOf("second-factor-setup"), { code, password }));
    const id = String((await rowsAbout(email)).person?.["id"]);
    const admin = await signInAs(site, "admin");
    const file = pathOf("admin-person", { id });
    expect((await get(file, admin.cookie)).text).toContain(desk.lostFactor.submit);
    expect((await postAs(admin.cookie, file, { intent: "lost-factor" })).status).toBe(422);
    const sure = { intent: "lost-factor", confirm: "on" };
    expect((await postAs(open, file, sure)).status).toBe(403);
    expect((await postAs(admin.cookie, file, sure)).status).toBe(303);
    expect((await postAs(admin.cookie, file, sure)).status).toBe(409);
    expect((await postAs(admin.cookie, pathOf("admin-person", { id: admin.id }), sure)).status).toBe(409);
    expect((await get(pathOf("account"), open)).status).toBe(303);
    expect((await signIn(email)).headers["location"]).toBe(dashboardPath("founder"));
    await mailSaying(email, /Two-step sign-in was switched off/);
    expect(await doneBy(id)).toContain("person.second-factor-reset");
  });

  test("the command makes no administrator out of somebody else, and says so", async () => {
    const { email } = await confirmed();
    const { code, complaint } = await site.command("admin", email);
    expect([code, complaint]).toEqual([1, expect.stringContaining("has the account of a founder")]);
    expect((await rowsAbout(email)).person).toMatchObject({ role: "founder" });
    expect((await site.command("admin", "nobody")).complaint).toContain("npm run admin -- EMAIL");
  });

  test("its page is closed to whoever has given no password", async () => {
    for (const page of ["second-factor", "second-factor-setup"] as const)
      expect((await get(pathOf(page))).headers["location"]).toBe(pathOf("sign-in"));
  });
});

test("a welcome that the mail server refuses holds nobody back", async () => {
  const smtp = await startSmtpPeer();
  const own = await startSite({
    env: { TRUST_PROXY: "1", SMTP_URL: smtp.url, MAIL_FROM: "The Lab <lab@lab.example>" },
  });
  try {
    const { email, address } = somebody();
    const asked = await post(own.port, pathOf("sign-up"), fields(email), address);
    const mail = await until(() => smtp.received[0]?.body.replaceAll("=\r\n", "").replaceAll("=3D", "="));
    await smtp.set("550");
    const inBrowser = { ...address, cookie: signedUpIn(asked) };
    expect((await post(own.port, linkIn(mail, "confirm"), {}, inBrowser)).status).toBe(303);
    const welcomes = async () =>
      ((await storedIn(own))["job"] ?? []).filter(({ data }) => JSON.stringify(data).includes("account-welcome"));
    await expect.poll(async () => (await welcomes()).map(({ state }) => state), { timeout: 20_000 }).toEqual(["stuck"]);
    const entered = await post(own.port, pathOf("sign-in"), { email, password }, address);
    expect([entered.status, entered.headers["location"]]).toEqual([303, dashboardPath("founder")]);
  } finally {
    await Promise.all([own.dispose(), smtp.close()]);
  }
});

test("none of the passwords, sessions and links above is in the log", () => {
  expect(secrets.size).toBeGreaterThan(2);
  logged += site.output();
  expect([...secrets].filter((secret) => logged.includes(secret))).toEqual([]);
});
