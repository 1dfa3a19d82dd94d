import { describe, expect, test } from "vitest";
import { words as en } from "../../app/newsletter/words.en.ts";
import { words as fr } from "../../app/newsletter/words.fr.ts";
import { sharedSite } from "../peers/shared-site.ts";
import { ask, post, somebody, urlencoded } from "./ask.ts";
import { storedIn } from "./stored.ts";
import { until } from "./until.ts";

const site = sharedSite();

const get = (path: string) => ask(site.port, path, { headers: { "user-agent": "scanner" } });
const spaced = (html: string) =>
  html
    .replaceAll(/<!-- -->/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll(/\s+/g, " ");

const titleIn = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];

const mailsTo = (email: string) => site.mails().filter((mail) => mail.includes(`To: ${email}\n`));
const nthMail = (email: string, nth: number) => until(() => mailsTo(email)[nth]);
const linkIn = (mail: string, kind: "confirm" | "unsubscribe") => {
  const [, path = ""] = new RegExp(`http://[^/]+(/newsletter/${kind}/[\\w-]{44}\\?lang=\\w\\w)`).exec(mail) ?? [];
  return path;
};

async function subscription(email: string) {
  const { newsletter_subscription: rows = [], newsletter_event: events = [] } = await storedIn(site);
  const row = rows.find((each) => each["email"] === email);
  return { row, events: events.filter((event) => event["subscription_id"] === row?.["id"]) };
}

async function subscribed(lang: "en" | "fr") {
  const { email, address } = somebody();
  const answer = await post(site.port, `/newsletter/send?lang=${lang}`, { email }, address);
  expect(answer.status).toBe(200);
  return {
    email,
    address,
    mail: await nthMail(email, 0),
    receipt: (JSON.parse(answer.text) as { receipt: string }).receipt,
  };
}

describe("the newsletter", () => {
  test.each(["en", "fr"] as const)("in %s: asked for, confirmed by a person, left by a person", async (lang) => {
    const words = lang === "en" ? en : fr;
    const { email, mail, receipt } = await subscribed(lang);
    expect((await get(`/receipts/${receipt}/outcome`)).text).toBe('{"outcome":"ok"}');
    expect(spaced((await get(`/receipts/${receipt}?lang=${lang}`)).text)).toContain(words.success.title);
    const confirm = linkIn(mail, "confirm");
    for (let times = 0; times < 3; times += 1) {
      const page = await get(confirm);
      expect([page.status, page.headers["cache-control"]]).toEqual([200, "no-store"]);
      expect(page.text).toContain(words.confirm.action);
      expect(page.text).toContain("noindex");
      expect(titleIn(page.text)).toBe(words.confirm.waiting);
    }
    await ask(site.port, confirm, { method: "HEAD" });
    expect((await subscription(email)).row).toMatchObject({ confirmed_at: null, lang });
    const confirmed = await post(site.port, confirm, {});
    expect(confirmed.status).toBe(200);
    expect(confirmed.text).toContain(words.confirm.subscribed);
    expect(titleIn(confirmed.text)).toBe(words.confirm.subscribed);
    const { row, events } = await subscription(email);
    expect(row?.["confirmed_at"]).not.toBeNull();
    expect(events.map(({ kind }) => kind)).toEqual(["requested", "confirmed"]);
    expect(events[0]).toMatchObject({ lang, notice_version: "2" });
    expect(String(events[0]?.["wording"]).length).toBeGreaterThan(50);
    const welcome = await nthMail(email, 1);
    const leave = linkIn(welcome, "unsubscribe");
    const asked = await get(leave);
    expect(asked.text).toContain(words.unsubscribe.action);
    expect(titleIn(asked.text)).toBe(words.unsubscribe.question);
    expect((await subscription(email)).row?.["unsubscribed_at"]).toBeNull();
    const left = await post(site.port, leave, {});
    expect([left.status, left.text.includes(words.unsubscribe.left)]).toEqual([200, true]);
    expect(titleIn(left.text)).toBe(words.unsubscribe.left);
    const former = await get(confirm);
    expect([former.status, titleIn(former.text)]).toEqual([200, words.unsubscribe.left]);
    for (const part of [email, words.gone.action]) expect(former.text).toContain(part);
    expect((await subscription(email)).row?.["unsubscribed_at"]).not.toBeNull();
    expect(mailsTo(email)).toHaveLength(2);
  });

  test("a mail program leaves for its reader: one POST, wherever it comes from, answered without a detour", async () => {
    const senders: Record<string, string>[] = [
      {},
      { origin: "https://mail.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
    ];
    for (const headers of senders) {
      const { email, mail } = await subscribed("fr");
      await post(site.port, linkIn(mail, "confirm"), {});
      const welcome = await nthMail(email, 1);
      const [, address = ""] = /^List-Unsubscribe: <(.*)>$/m.exec(welcome.replaceAll(/\n[ \t]+/g, " ")) ?? [];
      expect(welcome).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
      const { pathname, search } = new URL(address);
      const answer = await ask(site.port, `${pathname}${search}`, {
        method: "POST",
        headers: { ...urlencoded, ...headers },
        body: "List-Unsubscribe=One-Click",
      });
      expect([answer.status, answer.headers["location"]]).toEqual([200, undefined]);
      expect((await subscription(email)).row?.["unsubscribed_at"]).not.toBeNull();
    }
  });

  test("another site confirms nothing in a visitor's name", async () => {
    const { email, mail } = await subscribed("en");
    const others: Record<string, string>[] = [
      { origin: "https://evil.test" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
    ];
    for (const headers of others)
      expect((await post(site.port, linkIn(mail, "confirm"), {}, headers)).status).toBe(403);
    expect((await subscription(email)).row?.["confirmed_at"]).toBeNull();
  });

  test("entered twice it writes once; the answers don't tell who is known", async () => {
    const { email, receipt } = await subscribed("en");
    const again = await post(site.port, "/newsletter/send", { email: ` ${email.toUpperCase()} ` }, somebody().address);
    const stranger = await post(site.port, "/newsletter/send", { email: somebody().email }, somebody().address);
    const shapeOf = ({ status, text }: typeof again) => [status, Object.keys(JSON.parse(text) as object)];
    expect(shapeOf(again)).toEqual(shapeOf(stranger));
    const { receipt: second } = JSON.parse(again.text) as { receipt: string };
    expect(second).not.toBe(receipt);
    expect((await get(`/receipts/${second}/outcome`)).text).toBe('{"outcome":"ok"}');
    expect(mailsTo(email)).toHaveLength(1);
    expect((await subscription(email)).events).toHaveLength(2);
  });

  test("what is no address is refused in words and kept; a program is thanked and forgotten", async () => {
    for (const [typed, error] of [
      ["", en.errors.emailRequired],
      ["ada@nowhere", en.errors.emailInvalid],
      ["a@b.example,c@d.example", en.errors.emailInvalid],
    ] as const) {
      const page = await post(site.port, "/newsletter", { email: typed }, somebody().address);
      expect(page.status).toBe(422);
      expect(page.text).toContain(error.detail);
      if (typed) expect(page.text).toContain(`value="${typed}"`);
    }
    const { email, address } = somebody();
    const trapped = await post(site.port, "/newsletter/send", { email, website_url: "x" }, address);
    expect(trapped.status).toBe(200);
    const { receipt } = JSON.parse(trapped.text) as { receipt: string };
    expect((await get(`/receipts/${receipt}/outcome`)).text).toBe('{"outcome":"ok"}');
    expect((await subscription(email)).row).toBeUndefined();
    expect(mailsTo(email)).toEqual([]);
  });

  test("a link that is not ours leads nowhere and says what to do", async () => {
    for (const kind of ["confirm", "unsubscribe"])
      for (const token of ["A".repeat(44), "x", "%2e%2e%2f", "'%20or%201=1"]) {
        const page = await get(`/newsletter/${kind}/${token}`);
        expect(page.status).toBe(404);
        if (/^\w+$/.test(token)) expect(titleIn(page.text)).toBe(en.gone.title);
        const [said, not] = kind === "confirm" ? [en.gone.action, en.gone.write] : [en.gone.write, en.gone.action];
        expect([page.text.includes(said), page.text.includes(not)]).toEqual([true, false]);
        expect((await post(site.port, `/newsletter/${kind}/${token}`, {})).status).toBe(404);
      }
  });

  test("nothing stored opens a link, and no address of a network is stored", async () => {
    const { mail } = await subscribed("fr");
    const stored = JSON.stringify(await storedIn(site));
    for (const kind of ["confirm", "unsubscribe"] as const) {
      const token = linkIn(mail, kind).slice(`/newsletter/${kind}/`.length, -"?lang=fr".length);
      expect(token).toHaveLength(44);
      expect(stored.includes(token) || stored.includes(token.slice(22))).toBe(false);
    }
    const { newsletter_event: events = [] } = await storedIn(site);
    expect(JSON.stringify(events)).not.toMatch(/\b10\.\d+\.\d+\.\d+/);
  });
});
