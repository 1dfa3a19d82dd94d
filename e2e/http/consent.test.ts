import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { words as en } from "../../app/shell/consent/words.en.ts";
import { readChoice } from "../../domain/consent/consent.ts";
import { sharedSite } from "../peers/shared-site.ts";
import { type RunningSite, type Site, startSite } from "../peers/site.ts";
import { ask, pagePaths, post, somebody } from "./ask.ts";
import { canLoseTables, siteWithout } from "./site-without.ts";
import { storedIn } from "./stored.ts";

const bare = sharedSite();
let site: Site;
let secure: Site;
let booking: Site;
const pixel = { AD_PIXEL_ID: "123456789012345" };
const calendar = { SCHEDULER_URL: "https://calendar.example/the-lab?a=b" };
beforeAll(async () => {
  [site, secure, booking] = await Promise.all([
    startSite({ env: { TRUST_PROXY: "1", ...pixel, ...calendar } }),
    startSite({ env: { TRUST_PROXY: "1", APP_URL: "https://lab.example", ...pixel } }),
    startSite({ env: calendar }),
  ]);
});
afterAll(() => Promise.all([site, secure, booking].map((each) => each.dispose())));

const get = (path: string, from: RunningSite = site) => ask(from.port, path);
const policyOf = async (from: RunningSite, path = "/") =>
  String((await get(path, from)).headers["content-security-policy"]).split("; ");

async function wordingOn(path: string, from: RunningSite = site) {
  return /name="wording" value="([\w-]{22})"/.exec((await get(path, from)).text)?.[1] ?? "";
}
const proofs = async (from: RunningSite = site) => (await storedIn(from))["consent_proof"] ?? [];
const cookieOf = (set: string | undefined) => set?.split("; ")[0] ?? "";

async function choose(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return post(
    site.port,
    "/consent",
    { wording: await wordingOn("/cookies"), to: "/about", ...fields },
    { ...somebody().address, ...headers },
  );
}

describe("where nothing needs consent", () => {
  test("no page asks for it, nor names another company's host; the cookies page says so", async () => {
    for (const path of pagePaths) {
      const { text } = await get(path, bare);
      expect(text, path).not.toMatch(/class="consent"|Manage cookies|facebook|name="wording"/);
    }
    expect((await policyOf(bare)).join("; ")).not.toMatch(/https:|frame-src/);
    expect((await get("/cookies", bare)).text).toContain("and no others");
  });

  test("a choice is none, and is not stored", async () => {
    const { status, headers } = await post(bare.port, "/consent", {
      choice: "accept",
      wording: await wordingOn("/cookies"),
    });
    expect([status, headers["set-cookie"]]).toEqual([422, undefined]);
    expect(await proofs(bare)).toEqual([]);
  });
});

describe("what a page carries", () => {
  test("the same bytes for everybody: to refuse is as near as to accept, and no box is ticked", async () => {
    for (const [lang, refuse, accept] of [
      ["en", "Reject all", "Accept all"],
      ["fr", "Tout refuser", "Tout accepter"],
    ] as const) {
      const { text } = await get(`/cookies?lang=${lang}`);
      const onHome = (await get(`/?lang=${lang}`)).text;
      expect(onHome).toMatch(/<section aria-labelledby="consent-title" class="consent">/);
      expect(onHome).toContain(`>${refuse}</button>`);
      const [first, second] = [...text.matchAll(/<button[^>]*name="choice"[^>]*>([^<]*)</g)].slice(-2);
      expect([first?.[1], second?.[1]]).toEqual([refuse, accept]);
      expect(first?.[0].replace("refuse", "accept").replace(refuse, accept)).toBe(second?.[0]);
      expect(text).not.toMatch(/type="checkbox"[^>]*name="(advertising|scheduling)"[^>]*checked/);
      const given = await ask(site.port, `/cookies?lang=${lang}`, { headers: { cookie: "consent=anything" } });
      expect(given.text === text).toBe(true);
    }
  });

  test("the cookies page tells as many cookies as it lists, with and without consent", async () => {
    const words = { 8: ["eight", "huit"], 9: ["nine", "neuf"], 10: ["ten", "dix"] } as Record<number, string[]>;
    for (const from of [site, bare])
      for (const [at, lang] of ["en", "fr"].entries()) {
        const { text } = await get(`/cookies?lang=${lang}`, from);
        const rows = [...(/<tbody>(.*?)<\/tbody>/s.exec(text)?.[1] ?? "").matchAll(/<tr[^>]*><t[dh][^>]*>([^<]*)</g)];
        const listed = rows.filter(([, name]) => name !== "admin_session").length;
        const counts = [...text.matchAll(/([\p{L}]+) cookies/gu)].map(([, word = ""]) => word.toLowerCase());
        expect(counts).toContain(words[listed]?.[at]);
        for (const [other, each] of Object.entries(words))
          if (Number(other) !== listed) expect(counts).not.toContain(each[at]);
      }
  });

  test("of the purposes only those that the site is set up for", async () => {
    const { text } = await get("/cookies", booking);
    expect(text).toContain('name="scheduling"');
    expect(text).not.toMatch(/name="advertising"|Meta \(Facebook/);
    expect((await get("/cookies", booking)).text).toContain("calendar.example");
  });

  test("a policy that names the hosts of the pixel and the scheduler, on kept and on rendered pages", async () => {
    for (const path of ["/", "/cookies", "/nowhere", "/about?lang=fr", "/receipts/AAAAAAAAAAAAAAAAAAAAAA"]) {
      const policy = await policyOf(site, path);
      expect(policy).toContain("frame-src https://calendar.example");
      expect(policy).toContain("img-src 'self' data: https://www.facebook.com");
      expect(policy).toContain("connect-src 'self' https://connect.facebook.net https://www.facebook.com");
      expect(policy.find((each) => each.startsWith("script-src"))).toMatch(
        /^script-src 'self' ('[\w+/=-]+' )+https:\/\/connect\.facebook\.net$/,
      );
    }
    expect((await policyOf(booking)).join("; ")).not.toContain("facebook");
    expect((await policyOf(secure)).join("; ")).not.toContain("frame-src");
  });

  test("no third party: consent alone brings one in", async () => {
    for (const path of ["/", "/cookies"])
      expect((await get(path)).text).not.toMatch(/(src|href)="https:\/\/(connect\.facebook|calendar)/);
  });
});

describe("without script", () => {
  test("a choice is stored with its wording, kept for six months, and leads back", async () => {
    for (const [choice, given] of [
      [{ choice: "accept" }, { advertising: true, scheduling: true }],
      [{ choice: "refuse" }, { advertising: false, scheduling: false }],
      [
        { choice: "chosen", scheduling: "on" },
        { advertising: false, scheduling: true },
      ],
    ] as const) {
      const { status, headers } = await choose(choice);
      expect([status, headers["location"]]).toEqual([303, "/about"]);
      const [set = "", ...others] = headers["set-cookie"] ?? [];
      expect(others).toEqual([]);
      expect(set).toMatch(/^consent=[\w.-]+; Path=\/; Max-Age=15552000; SameSite=Lax$/);
      const kept = readChoice(cookieOf(set));
      expect(kept).toMatchObject({ choices: given, version: 1 });
      const [proof] = (await proofs()).filter(({ visitor }) => visitor === kept?.visitor);
      expect(proof).toMatchObject({ ...given, wording: await wordingOn("/cookies") });
    }
    const [wording] = (await storedIn(site))["consent_wording"] ?? [];
    expect(wording).toMatchObject({ version: 1, lang: "en", shown: { refuse: "Reject all", accept: "Accept all" } });
  });

  test("a withdrawal is one more proof of the same visitor", async () => {
    const given = cookieOf((await choose({ choice: "accept" })).headers["set-cookie"]?.[0]);
    const { headers } = await choose(
      { choice: "refuse", wording: await wordingOn("/cookies?lang=fr") },
      { cookie: given },
    );
    const { visitor, choices } = readChoice(cookieOf(headers["set-cookie"]?.[0])) ?? {};
    expect(choices).toEqual({ advertising: false, scheduling: false });
    expect(visitor).toBe(readChoice(given)?.visitor);
    expect((await proofs()).filter((proof) => proof["visitor"] === visitor)).toHaveLength(2);
  });

  test("one purpose is agreed to where it is needed, the others stay as they are, or unasked", async () => {
    const first = cookieOf((await choose({ choice: "scheduling" })).headers["set-cookie"]?.[0]);
    expect(readChoice(first)?.choices).toEqual({ scheduling: true });
    const refused = cookieOf((await choose({ choice: "refuse" })).headers["set-cookie"]?.[0]);
    const then = await choose({ choice: "scheduling" }, { cookie: refused });
    expect(readChoice(cookieOf(then.headers["set-cookie"]?.[0]))?.choices).toEqual({
      advertising: false,
      scheduling: true,
    });
  });

  test("on https the cookie is Secure", async () => {
    const headers = { host: "lab.example" };
    const { text } = await ask(secure.port, "/cookies", { headers });
    const wording = /name="wording" value="([\w-]{22})"/.exec(text)?.[1] ?? "";
    const answer = await post(secure.port, "/consent", { choice: "refuse", wording }, headers);
    expect(answer.headers["set-cookie"]?.[0]).toMatch(/; Secure$/);
  });

  test("it leads nowhere but this site", async () => {
    for (const to of ["https://evil.test", "//evil.test", "/\\evil.test", ""])
      expect((await choose({ choice: "refuse", to })).headers["location"]).toBe("/");
  });
});

describe("what is not kept", () => {
  const wrong: Record<string, Record<string, string>> = {
    "a choice that is none": { choice: "maybe" },
    "a purpose that is none": { choice: "toString" },
    "no choice": {},
    "another wording": { choice: "accept", wording: "AAAAAAAAAAAAAAAAAAAAAA" },
  };
  test.each(Object.keys(wrong))("%s: 422 with the form again, nothing stored, and no consent left", async (name) => {
    const given = cookieOf((await choose({ choice: "accept" })).headers["set-cookie"]?.[0]);
    const before = await proofs();
    const { status, text, headers } = await choose(wrong[name] ?? {}, { cookie: given });
    expect(status).toBe(422);
    expect(text).toContain("What we ask has changed");
    expect(text.match(/<title>[^<]*<\/title>/g)).toEqual([`<title>${en.title}: The Lab</title>`]);
    expect(text).toMatch(/name="to" value="\/about"/);
    expect(readChoice(cookieOf(headers["set-cookie"]?.[0]))?.choices).toEqual({});
    expect(await proofs()).toEqual(before);
  });

  test.runIf(canLoseTables)("what the database refuses: 503, in words, with the form again", async () => {
    const broken = await siteWithout("consent_proof", pixel);
    const fields = { choice: "accept", wording: await wordingOn("/cookies", broken), to: "/about" };
    const { status, text, headers } = await post(broken.port, "/consent?lang=fr", fields);
    await broken.dispose();
    expect([status, headers["retry-after"]]).toEqual([503, "5"]);
    expect(headers["set-cookie"]?.filter((cookie) => cookie.startsWith("consent="))).toEqual([]);
    expect(text).toContain("Votre choix n’a pas pu être enregistré");
    expect(text).toMatch(/name="to" value="\/about"/);
  });

  test("another site's form: 403", async () => {
    const { status, headers } = await choose({ choice: "accept" }, { origin: "https://evil.test" });
    expect([status, headers["set-cookie"]]).toEqual([403, undefined]);
  });

  test("a GET: 405", async () => expect((await get("/consent?choice=accept")).status).toBe(405));

  test("more than a crowded room’s in ten minutes from one address: 429, in words, and when to come back", async () => {
    const { address } = somebody();
    const answers = await Promise.all(Array.from({ length: 180 }, () => choose({ choice: "refuse" }, address)));
    const refused = answers.filter(({ status }) => status !== 303);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(120);
    const [first] = refused;
    expect([first?.status, Number(first?.headers["retry-after"]) > 0]).toEqual([429, true]);
    expect(first?.text).toContain("Nothing was recorded");
  });
});
