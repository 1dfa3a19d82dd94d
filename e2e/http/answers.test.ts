import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { servedAt } from "../../app/server/route-rules.server.ts";
import { languageOf, pathOf, pathsOf, routeNames, routes } from "../../app/paths.ts";
import { languages } from "../../platform/language/language.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type Site, startSite } from "../peers/site.ts";
import {
  type Ask,
  ask,
  type Answer,
  formBody,
  formPaths,
  keptPaths,
  pagePaths,
  post,
  postPaths,
  simulatorFields,
  somebody,
  urlencoded,
} from "./ask.ts";
import { leadsIn } from "./stored.ts";

let site: Site;
let secure: Site;
beforeAll(async () => {
  [site, secure] = await Promise.all([
    startSite({ env: { TRUST_PROXY: "1" } }),
    startSite({ env: { TRUST_PROXY: "1", APP_URL: "https://lab.example" } }),
  ]);
});
afterAll(() => Promise.all([site.dispose(), secure.dispose()]));

const get = (path: string, headers: Record<string, string> = {}) => ask(site.port, path, { headers });
const onSecure = (path: string, { headers, ...more }: Ask = {}) =>
  ask(secure.port, path, { ...more, headers: { host: "lab.example", ...headers } });
const noReceipt = "/receipts/AAAAAAAAAAAAAAAAAAAAAA";
const asset = () =>
  `/assets/${readdirSync(fileURLToPath(new URL("../../build/client/assets", import.meta.url))).find((name) => name.endsWith(".js"))}`;

async function everyKind(port: number, own: Record<string, string>): Promise<Record<string, Answer>> {
  const plain = (path: string, options: Ask = {}) =>
    ask(port, path, { ...options, headers: { ...own, ...options.headers } });
  const page = await plain("/");
  const posted = (path: string, headers: Record<string, string>, body: string | Buffer = "a=b") =>
    plain(path, { method: "POST", headers: { ...urlencoded, ...headers }, body });
  return {
    "200 kept": page,
    "304": await plain("/", { headers: { "if-none-match": String(page.headers["etag"]) } }),
    "200 rendered": await plain("/about?lang=fr"),
    "404 kept": await plain("/nowhere"),
    "404 rendered": await plain(noReceipt),
    "404 outcome": await plain(`${noReceipt}/outcome`),
    "308": await plain("/about/"),
    "303": await posted("/lang", {}, "lang=fr&to=/about"),
    "400": await plain("/a%zz"),
    "403": await posted("/simulator/send", { origin: "https://evil.test" }),
    "405": await plain("/", { method: "PUT" }),
    "413": await posted("/simulator/send", {}, Buffer.alloc(100_000, "a")),
    "415": await posted("/simulator/send", { "content-type": "text/plain" }),
    "421": await plain("/", { headers: { host: "evil.test" } }),
    "422 page": await posted("/simulator", {}),
    "422": await posted("/simulator/send", {}),
    data: await plain("/about.data"),
    health: await plain("/healthz"),
    readiness: await plain("/readyz"),
    script: await plain(asset()),
    svg: await plain("/favicon.svg"),
    png: await plain("/social/home.en.png"),
    xml: await plain("/sitemap.xml"),
    text: await plain("/robots.txt"),
    "security.txt": await plain("/.well-known/security.txt"),
  };
}

test.each(languages)("the home page in %s is one round trip with its head", async (lang) => {
  const { body, headers } = await get(`/?lang=${lang}`);
  const lines = Object.entries(headers).flatMap(([name, values]) => [values ?? []].flat().map((value) => name + value));
  const head = lines.reduce((sum, line) => sum + line.length + ": \r\n".length, "HTTP/1.1 200 OK\r\n\r\n".length);
  expect(head + brotliCompressSync(body).length).toBeLessThan(14_600);
});

describe("what every answer carries", () => {
  test("the headers that keep browsers safe, and the type of what is sent", async () => {
    const wrong: string[] = [];
    for (const [kind, { status, headers, body }] of Object.entries(await everyKind(site.port, {}))) {
      const must = (name: string, value: RegExp) =>
        value.test(String(headers[name] ?? "")) || wrong.push(`${kind} (${status}): ${name} is ${headers[name]}`);
      if (/^\d/.test(kind)) expect(status).toBe(Number(kind.slice(0, 3)));
      must("x-content-type-options", /^nosniff$/);
      must("referrer-policy", /^strict-origin-when-cross-origin$/);
      must("x-frame-options", /^DENY$/);
      must("cross-origin-opener-policy", /^same-origin$/);
      must("cross-origin-resource-policy", kind === "png" ? /^cross-origin$/ : /^same-origin$/);
      must("permissions-policy", /camera=\(\)/);
      must("access-control-allow-origin", /^$/);
      must("strict-transport-security", /^$/);
      must("server", /^$/);
      must("x-powered-by", /^$/);
      if (body.length > 0)
        must(
          "content-type",
          /^(image\/(png|svg\+xml)|application\/json|text\/x-script|\w+\/[\w.+-]+; charset=utf-8)$/i,
        );
    }
    expect(wrong).toEqual([]);
  });

  test("on https, that it stays there", async () => {
    for (const [kind, { headers }] of Object.entries(await everyKind(secure.port, { host: "lab.example" }))) {
      const [, age = "0"] =
        /^max-age=(\d+); includeSubDomains/.exec(String(headers["strict-transport-security"])) ?? [];
      expect(Number(age), kind).toBeGreaterThanOrEqual(31_536_000);
    }
  });

  test("no other site may read it, whichever asks", async () => {
    for (const origin of ["https://evil.test", "null", site.url])
      for (const path of ["/", noReceipt, `${noReceipt}/outcome`, "/about.data", "/robots.txt"]) {
        const { headers } = await get(path, { origin });
        expect(Object.keys(headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
      }
  });

  test("pages made for one person are nowhere kept; kept pages are asked for again each time", async () => {
    const { email, address } = somebody();
    const { headers } = await post(site.port, "/simulator", simulatorFields(email), address);
    const personal = await get(String(headers["location"]));
    expect([personal.status, personal.headers["cache-control"]]).toEqual([200, "no-store"]);
    for (const path of keptPaths) expect((await get(path)).headers["cache-control"], path).toBe("private, no-cache");
    expect((await get(asset())).headers["cache-control"]).toContain("immutable");
  });
});

const scripts = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].map(([, attributes = "", code = ""]) => ({
    attributes,
    code,
  }));
const isData = (attributes: string) => /type="application\/(ld\+)?json"/.test(attributes);
const policyOf = ({ headers }: Answer) =>
  new Map(
    String(headers["content-security-policy"])
      .split("; ")
      .map((directive): [string, string[]] => [directive.split(" ")[0] ?? "", directive.split(" ").slice(1)]),
  );

describe("the Content-Security-Policy", () => {
  const htmlAnswers = async () => {
    const kept = await Promise.all([...pagePaths, "/nowhere", "/?lang=fr"].map((path) => get(path)));
    const rendered = await Promise.all(["/simulator", "/contact"].map((path) => post(site.port, path, { email: "a" })));
    return [...kept, ...rendered];
  };

  test("names every script of the page, and allows nothing else", async () => {
    for (const answer of await htmlAnswers()) {
      expect(answer.headers["content-type"]).toMatch(/^text\/html/);
      const policy = policyOf(answer);
      const sources = policy.get("script-src") ?? [];
      expect(sources.join(" ")).toMatch(/^'self'( '(sha256-[\w+/]{43}=|nonce-[\w+/]{22}==)')+$/);
      for (const { attributes, code } of scripts(answer.text)) {
        if (isData(attributes)) continue;
        const nonce = /\bnonce="([^"]+)"/.exec(attributes)?.[1];
        const named = nonce
          ? sources.includes(`'nonce-${nonce}'`)
          : sources.includes(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
        expect(named || (!code && /\bsrc="\/assets\//.test(attributes)), code.slice(0, 80)).toBe(true);
      }
      expect(Object.fromEntries(policy)).toMatchObject({
        "default-src": ["'self'"],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "frame-ancestors": ["'none'"],
        "form-action": ["'self'"],
        "img-src": ["'self'", "data:"],
      });
      const markup = answer.text.replaceAll(/<script\b[\s\S]*?<\/script>/g, "");
      expect(/<[^>]+\son\w+\s*=/i.exec(markup)?.[0]).toBeUndefined();
      expect(/(href|src|action)="\s*(javascript|data|vbscript):[^"]*/i.exec(markup)?.[0]).toBeUndefined();
    }
  });

  test("a nonce serves one answer, and an answer with one is not kept", async () => {
    const nonces = new Set<string>();
    for (let times = 0; times < 20; times += 1) {
      const answer = await get(noReceipt);
      const [nonce = ""] = (policyOf(answer).get("script-src") ?? []).filter((source) => source.startsWith("'nonce-"));
      expect(Buffer.from(nonce.slice(7, -1), "base64").length).toBeGreaterThanOrEqual(16);
      expect(answer.headers["cache-control"]).toBe("no-store");
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(20);
  });

  test("a page is the same at each of its addresses, and names the canonical one", async () => {
    const headOf = ({ text }: { text: string }) => [
      /<h1\b.*?<\/h1>/s.exec(text)?.[0],
      /<title>.*?<\/title>/.exec(text)?.[0],
      /<link rel="canonical" href="[^"]*"/.exec(text)?.[0],
    ];
    for (const name of routeNames) {
      const paths = pathsOf(name);
      if (!("kept" in routes[name]) || paths.length < 2) continue;
      const [canonical, ...others] = await Promise.all(paths.map((path) => get(path).then(headOf)));
      expect(canonical).not.toContain(undefined);
      for (const other of others) expect(other).toEqual(canonical);
    }
  });

  test("kept bytes hold nothing of one visitor: no nonce, no key, no time, no theme", async () => {
    for (const path of keptPaths) {
      const [one, two] = [
        await get(path, { cookie: "theme=dark; session=a" }),
        await get(path, { "user-agent": "other", referer: `${site.url}/?utm_source=x` }),
      ];
      expect(one.text === two.text, path).toBe(true);
      expect(/ nonce="|name="key"|data-theme="(dark|light)"/.test(one.text), path).toBe(false);
      expect(one.headers["set-cookie"]).toBeUndefined();
    }
  });
});

describe("what the address asks for", () => {
  test("unknown keys make no other page", async () => {
    for (const path of ["/", "/about", "/privacy", "/nowhere"]) {
      const plain = await get(path);
      for (const query of [
        "utm_source=mail&utm_medium=x",
        "gclid=1",
        "fbclid=2",
        "a",
        "lang=xx",
        "__proto__=1",
        `q=${"x".repeat(2_000)}`,
        "%00",
      ]) {
        const asked = await get(`${path}?${query}`);
        expect([asked.status, asked.headers["etag"], asked.headers["set-cookie"]]).toEqual([
          plain.status,
          plain.headers["etag"],
          undefined,
        ]);
      }
    }
  });

  test.each([
    ["/?lang=fr", "fr"],
    ["/?lang=en", "en"],
    ["/?lang=en&lang=fr", "en"],
    ["/?lang=xx&lang=fr&lang=en", "fr"],
    ["/?lang=FR&lang=en", "en"],
    ["/about?utm_source=x&lang=fr", "fr"],
    ["/nowhere?lang=fr", "fr"],
    [`${noReceipt}?lang=fr`, "fr"],
  ])("%s chooses %s, and the choice stays", async (path, lang) => {
    const answer = await get(path);
    expect(answer.text).toMatch(new RegExp(`<html[^>]* lang="${lang}"`));
    expect(answer.headers["set-cookie"]).toEqual([`lang=${lang}; Path=/; Max-Age=31536000; SameSite=Lax`]);
    const next = await get("/privacy", { cookie: `lang=${lang}` });
    expect(next.text).toMatch(new RegExp(`<html[^>]* lang="${lang}"`));
    expect(next.headers["set-cookie"]).toBeUndefined();
    const head = await ask(site.port, path, { method: "HEAD" });
    expect(head.headers["set-cookie"]).toEqual(answer.headers["set-cookie"]);
  });

  test.each(["/", "/?lang=", "/?lang=de", "/?lang=fr%00", "/?lang[]=fr", "/?LANG=fr"])(
    "%s chooses nothing",
    async (path) => {
      const answer = await get(path, { cookie: "lang=de; xlang=fr" });
      expect(answer.text).toMatch(/<html[^>]* lang="en"/);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    },
  );

  test("the choice is told in the 304 as well", async () => {
    const french = await get("/?lang=fr");
    const again = await get("/?lang=fr", { "if-none-match": String(french.headers["etag"]) });
    expect([again.status, again.headers["set-cookie"]]).toEqual([304, french.headers["set-cookie"]]);
  });

  test("on https the cookies are Secure; a script may read them", async () => {
    const [asked] = (await onSecure("/?lang=fr")).headers["set-cookie"] ?? [];
    const [chosen] =
      (await onSecure("/lang", { method: "POST", headers: urlencoded, body: "lang=fr&to=/" })).headers["set-cookie"] ??
      [];
    const [theme] =
      (await onSecure("/theme", { method: "POST", headers: urlencoded, body: "theme=dark&to=/" })).headers[
        "set-cookie"
      ] ?? [];
    for (const cookie of [asked, chosen, theme])
      expect(cookie).toMatch(/^(lang=fr|theme=dark); Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/);
  });

  test("on https a session is kept where no other host, no script and no plain connection reaches it", async () => {
    const send = (path: string, fields: Record<string, string>) =>
      onSecure(path, { method: "POST", headers: urlencoded, body: formBody(fields) });
    const [email, password] = ["admin@startup.example", "flamants roses et sel"];
    const link = new URL((await secure.ask("admin", email)).split("\n")[0] ?? "").pathname;
    expect((await send(link, { password })).status).toBe(303);
    const { headers } = await send(pathOf("sign-in"), { email, password });
    const [, token = ""] =
      /^__Host-session=([\w-]{43}); Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/.exec(
        headers["set-cookie"]?.join("\n") ?? "",
      ) ?? [];
    expect(token).not.toBe("");
    const page = pathOf("second-factor-setup");
    for (const path of [page, `${page}.data`]) {
      const own = await onSecure(path, { headers: { cookie: `__Host-session=${token}` } });
      expect([own.status, own.text.includes(token)]).toEqual([200, false]);
    }
    const plain = await onSecure(page, { headers: { cookie: `session=${token}` } });
    expect([plain.status, plain.headers["location"]]).toEqual([303, pathOf("sign-in")]);
  });
});

const elsewhere = [
  "https://evil.test",
  "//evil.test",
  "/\\evil.test",
  "\\/evil.test",
  "\\\\evil.test",
  "/\t/evil.test",
  "/%09/evil.test",
  "/..//evil.test",
  "/.//evil.test",
  "/a/..//evil.test",
  "/%2e%2e//evil.test",
  "https:evil.test",
  "https:/evil.test",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "http://user@evil.test",
  "@evil.test",
  ".evil.test",
  "evil.test",
  "",
  "/\r\nSet-Cookie: evil=1",
  "/%0d%0aSet-Cookie:%20evil=1",
  "/\u2028/evil.test",
  "/\u3002evil.test",
  "／／evil.test",
  "///evil.test",
  "////evil.test",
  "/\n/evil.test",
  "?to=x",
  "#x",
  "..//evil.test",
  "http:\\\\evil.test",
  "/\\/evil.test",
  "/./\\evil.test",
  "mailto:a@b.test",
  "file:///etc/passwd",
  "//[::1]",
  "//0x7f.1",
  "/\u0000/evil.test",
  "/;//evil.test",
  "/about//evil.test",
];

describe("being sent on", () => {
  test.each(["/lang", "/theme"])("%s leads nowhere but this site", async (path) => {
    for (const to of elsewhere) {
      const { status, headers } = await post(site.port, path, { lang: "fr", theme: "dark", to });
      const location = String(headers["location"]);
      expect(status).toBe(303);
      expect(new URL(location, site.url).origin, to).toBe(site.url);
      expect(location, to).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      expect(headers["set-cookie"]?.join() ?? "").not.toContain("evil");
    }
  });

  test("POST /lang keeps the page, its query and its place, without the former choice", async () => {
    const { status, headers } = await post(site.port, "/lang", {
      lang: "fr",
      to: "/about?utm_source=a&lang=en&lang=fr#contact",
    });
    expect([status, headers["location"]]).toEqual([303, "/about?utm_source=a#contact"]);
    expect(headers["set-cookie"]).toEqual(["lang=fr; Path=/; Max-Age=31536000; SameSite=Lax"]);
  });

  test("a choice that is none sets no cookie", async () => {
    for (const lang of ["", "de", "fr; Domain=evil.test", "fr\r\nx: y"]) {
      const { headers } = await post(site.port, "/lang", { lang, to: "/about" });
      expect([headers["location"], headers["set-cookie"]]).toEqual(["/about", undefined]);
    }
    expect((await post(site.port, "/theme", { theme: "dark; Secure", to: "/" })).headers["set-cookie"]).toBeUndefined();
  });

  test("a slash too many leads to the page of this site, in one step", async () => {
    for (const path of [
      "/about/",
      "/about//",
      "//about",
      "//evil.test/",
      "///evil.test//",
      "//evil.test/%2e%2e/",
      "/\\evil.test/",
      "/%5cevil.test/",
      "/%2f%2fevil.test/",
      "/evil.test%2f%2e%2e/",
      "//user@evil.test/",
      "/\t/evil.test/",
    ]) {
      const { status, headers } = await get(path.replaceAll("\t", "%09"));
      const location = String(headers["location"]);
      expect(status, path).toBe(308);
      expect(location, path).toMatch(/^\/(?![/\\])/);
      expect(new URL(location, site.url).origin, path).toBe(site.url);
      expect((await get(location)).status, path).toBeLessThan(500);
      expect((await get(location)).status, path).not.toBe(308);
    }
    expect((await get("/about/?utm_source=a&lang=fr")).headers["location"]).toBe("/about?utm_source=a&lang=fr");
  });

  test("one that looks like another host is no fault of ours, whoever is signed in", async () => {
    const { cookie } = await signInAs(site, "founder");
    for (const path of ["/.//evil.test:99999/account", "/.//evil.test/account"])
      expect([path, (await get(path, { cookie })).status]).toEqual([path, 404]);
  });

  test("a form sent with a slash too many is sent on as it is, whoever sends it, and is judged where it arrives", async () => {
    const send = (path: string, origin: string, body: string | Buffer = "lang=fr&to=/about") =>
      ask(site.port, path, { method: "POST", headers: { ...urlencoded, origin }, body });
    for (const origin of [site.url, "https://evil.test"]) {
      const { status, headers } = await send("/lang/?a=b", origin);
      expect([status, headers["location"]]).toEqual([308, "/lang?a=b"]);
      expect(headers["set-cookie"]).toBeUndefined();
    }
    expect((await send("/lang", site.url)).status).toBe(303);
    expect((await send("/simulator/send", "https://evil.test")).status).toBe(403);
    expect((await send("/simulator/send/", site.url, Buffer.alloc(2_000_000, "a"))).status).toBe(308);
    expect((await ask(site.port, "/about/", { method: "PUT", headers: {} })).status).toBe(308);
  });
});

describe("a form that another site sends", () => {
  const bodies: Record<string, string> = {
    "application/x-www-form-urlencoded": "lang=fr&to=/&email=csrf%40evil.example&monthlyRevenue=1&companyName=Ab",
    "multipart/form-data; boundary=x":
      '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\ncsrf@evil.example\r\n--x--\r\n',
    "text/plain": "email=csrf@evil.example",
    "application/json": '{"email":"csrf@evil.example"}',
  };
  const foreign: Record<string, () => Record<string, string>> = {
    "Origin of another site": () => ({ origin: "https://evil.test" }),
    "Origin null": () => ({ origin: "null" }),
    "Origin of a neighbour's name": () => ({ origin: `http://localhost.evil.test:${site.port}` }),
    "Origin of another port": () => ({ origin: `http://localhost:${site.port + 1}` }),
    "Origin that is no origin": () => ({ origin: "evil" }),
    "Origin of another site, said to be ours": () => ({ origin: "https://evil.test", "sec-fetch-site": "same-origin" }),
    "Origin ours, said to be another's": () => ({ origin: site.url, "sec-fetch-site": "cross-site" }),
    "Fetch-Metadata cross-site": () => ({ "sec-fetch-site": "cross-site" }),
    "Fetch-Metadata same-site": () => ({ "sec-fetch-site": "same-site" }),
  };

  test.each(Object.keys(foreign).filter((name) => name !== "Origin ours, said to be another's"))(
    "%s: 403 at every address, for every type",
    async (name) => {
      // Leaves out the routes that accept posts from any site, because mail programs post to them to unsubscribe a
      // reader.
      for (const path of postPaths.filter((path) => servedAt(path)?.route.posted !== "from anywhere"))
        for (const [type, body] of Object.entries(bodies)) {
          const { status, headers } = await ask(site.port, path, {
            method: "POST",
            headers: { "content-type": type, ...foreign[name]?.() },
            body,
          });
          expect(`${path} ${type}: ${status}`).toBe(`${path} ${type}: 403`);
          expect(headers["set-cookie"]).toBeUndefined();
        }
    },
  );

  test("our own, and a client that says nothing, may send; nothing of the others was stored", async () => {
    const own: Record<string, string>[] = [
      { origin: site.url, "sec-fetch-site": "same-origin" },
      { origin: `http://127.0.0.1:${site.port}` },
      { "sec-fetch-site": "same-origin" },
      { "sec-fetch-site": "none" },
      {},
    ];
    for (const headers of own) {
      const { email, address } = somebody();
      expect(
        (await post(site.port, "/simulator/send", simulatorFields(email), { ...address, ...headers })).status,
      ).toBe(200);
    }
    expect((await leadsIn(site)).filter(({ email }) => email === "csrf@evil.example")).toEqual([]);
  });

  test("on https the plain site is another one", async () => {
    for (const origin of ["http://lab.example", "https://lab.example.evil.test", "https://evil.lab.example"]) {
      const { status } = await onSecure("/lang", {
        method: "POST",
        headers: { ...urlencoded, origin },
        body: "lang=fr&to=/",
      });
      expect(`${origin}: ${status}`).toBe(`${origin}: 403`);
    }
    expect(
      (
        await onSecure("/lang", {
          method: "POST",
          headers: { ...urlencoded, origin: "https://lab.example" },
          body: "lang=fr&to=/",
        })
      ).status,
    ).toBe(303);
  });

  test("no GET changes anything, whatever it carries", async () => {
    const before = await leadsIn(site);
    for (const path of [...formPaths, "/lang", "/theme"]) {
      const { headers } = await get(
        `${path}?email=get%40evil.example&monthlyRevenue=1&companyName=Ab&theme=dark&to=https://evil.test`,
      );
      expect(headers["set-cookie"]).toBeUndefined();
      expect(headers["location"]).toBeUndefined();
    }
    expect(await leadsIn(site)).toEqual(before);
  });
});

/** Matches credentials and the names of variables that contain them, but not the label "Password". */
const credential =
  /@demo\.example|demo-password|\b(AUTH_SECRET|DEMO_PASSWORD|DATABASE_URL|SMTP_URL|ACTIVECAMPAIGN_KEY)\b|-----BEGIN|\$argon2|\w+:\/\/[^/\s"'`@]+:[^/\s"'`@]+@|\b(password|passwd|secret|api_?key|token)["'`]?\s*[:=]={0,2}\s*["'`](?=[^"'`\s]*[\d!@#$%^&*])[^"'`\s]{6,}["'`]/i;

describe("what is not there", () => {
  const title = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];

  test.each(["en", "fr"])(
    "an unknown address says so in %s, is not indexed, and bears the home page's name",
    async (lang) => {
      const [unknown, home] = [await get(`/nowhere/at/all?lang=${lang}`), await get(`/?lang=${lang}`)];
      expect(unknown.status).toBe(404);
      expect(unknown.text).toMatch(/<meta name="robots" content="noindex/);
      expect(title(unknown.text)).toBe(title(home.text));
      expect(unknown.text).toMatch(/<main[\s\S]*<h1/);
      expect(unknown.text).not.toMatch(/rel="canonical"/);
      expect(home.text).not.toMatch(/noindex/);
    },
  );

  test("a thousand unknown addresses are one page", async () => {
    const tags = new Set<unknown>();
    for (let index = 0; index < 1_000; index += 50)
      for (const { headers, status } of await Promise.all(
        Array.from({ length: 50 }, (_, offset) => get(`/unknown-${index + offset}`)),
      )) {
        expect(status).toBe(404);
        tags.add(headers["etag"]);
      }
    expect(tags.size).toBe(1);
  });

  test("nothing of the workshop is served", async () => {
    const hidden = [
      "/.git/HEAD",
      "/.git/config",
      "/.env",
      "/.env.example",
      "/.npmrc",
      "/package.json",
      "/package-lock.json",
      "/server.js",
      "/build/server/index.js",
      "/assets/",
      "/assets",
      "/.data/auth-secret",
      "/.data/control.json",
      "/control.json",
      "/auth-secret",
      "/lock.sqlite",
      "/metrics",
      "/debug",
      "/admin.php",
      "/wp-login.php",
      "/.vite/manifest.json",
      "/assets/..%2f..%2f..%2fpackage.json",
      "/assets/%2e%2e/%2e%2e/server/index.js",
      "/..%5c..%5cpackage.json",
      "/server-status",
      "/.DS_Store",
      "/.well-known/",
      "/src/app/server.ts",
      "/app/server.ts",
      "/__manifest",
      "/@vite/client",
      "/node_modules/react/package.json",
    ];
    for (const path of hidden) {
      const { status, text } = await get(path);
      expect(`${path}: ${[308, 404].includes(status)}`).toBe(`${path}: true`);
      expect(text).not.toMatch(/DATABASE_URL|"token"|AUTH_SECRET/);
    }
    const built = readdirSync(fileURLToPath(new URL("../../build/client", import.meta.url)), { recursive: true }).map(
      String,
    );
    expect(built.filter((name) => name.endsWith(".map"))).toEqual([]);
    for (const name of built.filter((name) => name.endsWith(".js"))) {
      const { text } = await get(`/${name}`);
      expect(text).not.toMatch(/sourceMappingURL/);
      expect(text.match(credential)?.[0], name).toBeUndefined();
      expect((await get(`/${name}.map`)).status).toBe(404);
    }
  });

  test("no answer tells how the site is made", async () => {
    const answers = [
      ...(await Promise.all(
        [
          "/lang",
          "/simulator/send",
          `${noReceipt}/outcome`,
          "/receipts/%",
          "/_.data",
          "/about.data?_routes=none",
          "/nowhere.data",
        ].map((path) => get(path)),
      )),
      ...(await Promise.all(
        postPaths.flatMap((path) => [
          post(site.port, path, {}),
          ask(site.port, path, { method: "POST", headers: { "content-type": "application/json" }, body: "{" }),
        ]),
      )),
    ];
    const leak =
      /\bat [\w.<>]+ \(|node_modules|file:\/\/|\.tsx?:\d+|react-router@|select [^<>]* from |PGlite|Unexpected Server Error/;
    expect([
      ...new Set(
        answers.flatMap(({ status, text }) => (leak.test(text) ? [`${status}: ${leak.exec(text)?.[0]}`] : [])),
      ),
    ]).toEqual([]);
  });
});

describe("what the pages of the site are made of", () => {
  const without = (html: string, pattern: RegExp) => html.replaceAll(pattern, "");
  const plain = (html: string) =>
    without(html, /<[^>]+>/g)
      .replaceAll("&#x27;", "'")
      .replaceAll(/\s+/g, " ")
      .trim();
  const partOf = (html: string, part: string) => new RegExp(`<${part}\\b[\\s\\S]*</${part}>`).exec(html)?.[0] ?? "";
  const headings = (html: string) =>
    [...partOf(html, "main").matchAll(/<h([12])\b[^>]*>([\s\S]*?)<\/h\1>/g)].map(([, , text = ""]) => plain(text));

  test.each([
    [
      "/",
      "ACCELERATE YOUR STARTUP WITHOUT DILUTION | First find what sells, then meet investors | The Lab in numbers | Growth that stays yours | Investors who come to listen | Concrete support | Your revenue in month 18 | Why The Lab | Pitch Session: 100+ investors in one room | In founders’ words | They trust us | The Lab or a traditional accelerator | Frequently asked questions | Keep your shares, grow your revenue",
      "ACCÉLÉREZ VOTRE STARTUP SANS DILUTION | Trouver d’abord ce qui se vend, voir les investisseurs ensuite | The Lab en chiffres | Une croissance qui reste à vous | Des investisseurs qui viennent écouter | Un accompagnement concret | Votre chiffre d’affaires au mois 18 | Pourquoi The Lab | Pitch Session : plus de 100 investisseurs dans une même salle | La parole aux fondateurs | Ils nous font confiance | The Lab ou un accélérateur classique | Questions fréquentes | Gardez vos parts, développez vos ventes",
    ],
    [
      "/program",
      "18 months to grow your sales | From first sales to repeatable sales | 18 months, quarter by quarter | We’re paid in euros, never in shares | Founders’ stories | Is it for you? | Your growth expert | Results so far | 18 months start with 2 minutes",
      "18 mois pour développer vos ventes | Des premières ventes aux ventes régulières | 18 mois en quatre temps | Rémunérés en euros, jamais en parts | Les fondateurs racontent | Est-ce pour vous ? | Votre expert growth | Les résultats à ce jour | 18 mois qui commencent en 2 minutes",
    ],
    [
      "/pitch-session",
      "3 minutes, 100+ investors | One session instead of months of chasing | Pitch Sessions in numbers | Who has been in the room | How it works | From the stage and from the room | The next session | Past sessions and partners | Frequently asked questions | On stage, or in the room",
      "3 minutes, plus de 100 investisseurs | Une session plutôt que des mois de relances | Les Pitch Sessions en chiffres | Qui était dans la salle | Comment ça marche | Vu de la scène, vu de la salle | La prochaine session | Sessions passées et partenaires | Questions fréquentes | Sur scène, ou dans la salle",
    ],
    [
      "/investors",
      "MEET STARTUPS THAT ALREADY SELL | Why join | A Pitch Session or a demo day | The startups you’ll meet | What you receive | In investors’ words | How to take part | Important points | Come and hear them",
      "RENCONTREZ DES STARTUPS QUI VENDENT DÉJÀ | Pourquoi nous rejoindre | Une Pitch Session ou un demo day | Les startups que vous entendrez | Ce que vous recevez | La parole aux investisseurs | Comment participer | Points importants | Venez les écouter",
    ],
    [
      "/about",
      "PEOPLE WHO SELL WITH YOU | Clients we have worked for | The team | Join the movement | The place | Write to us | And what do you sell?",
      "DES GENS QUI VENDENT AVEC VOUS | Des clients pour lesquels nous avons travaillé | L’équipe | Rejoignez le mouvement | Le lieu | Écrivez-nous | Et vous, que vendez-vous ?",
    ],
    [
      "/application",
      "Your startup in ten answers | From application to first day | Who it’s for | The next three intakes | Your application | Before you send it",
      "Votre startup en dix réponses | De la candidature au premier jour | À qui s’adresse le programme | Les trois prochaines entrées | Votre candidature | Avant d’envoyer",
    ],
  ])("%s has its sections in the order of the specification", async (path, en, fr) => {
    for (const [lang, sections] of Object.entries({ en, fr }))
      expect(headings((await get(`${path}?lang=${lang}`)).text).join(" | ")).toBe(sections);
  });

  test.each([
    ["en", "Join the next cohort", ["Home", "Program", "Pitch Session", "Investors", "Blog", "About"]],
    [
      "fr",
      "Rejoindre la prochaine promotion",
      ["Accueil", "Programme", "Pitch Session", "Investisseurs", "Blog", "À propos"],
    ],
  ])(
    "in %s the home page has three cards, and each of its frames the paths of its own",
    async (lang, join, entries) => {
      const { text } = await get(`/?lang=${lang}`);
      const support = /<section id="support"[\s\S]*?<\/section>/.exec(text)?.[0] ?? "";
      expect([support.match(/<h3/g)?.length, plain(support).endsWith(join)]).toEqual([3, true]);
      const linksOf = (html: string) =>
        [...html.matchAll(/<a\b[^>]*? href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(([, to, said = ""]) => [
          to,
          plain(said),
        ]);
      const [hero = []] = linksOf(/<div class="hero-actions">[\s\S]*?<\/div>/.exec(text)?.[0] ?? "");
      expect(hero[0]).toBe("/candidature");
      const bar = linksOf(/<ul class="bar-entries">[\s\S]*?<\/ul>/.exec(text)?.[0] ?? "");
      const paths = ["/", "/program", "/pitch-session", "/investors", "/blog", "/about"];
      expect(bar).toEqual(paths.map((to, index) => [to, entries[index]]));
      expect(partOf(text, "header")).toContain('href="/application"');
      expect(linksOf(partOf(text, "footer")).map(([to]) => to)).toEqual(
        expect.arrayContaining(["/programme", "/investisseurs", "/a-propos", "/candidature", "/a-propos#contact"]),
      );
    },
  );
});

describe("what robots and researchers read", () => {
  test("robots.txt keeps receipts out and names the map", async () => {
    const { text } = await get("/robots.txt");
    expect(text).toMatch(/^User-agent: \*$/m);
    expect(text).toMatch(/^Disallow: \/receipts\/$/m);
    expect(text).toMatch(new RegExp(`^Sitemap: ${site.url}/sitemap\\.xml$`, "m"));
  });

  test("every page of the sitemap is there, indexed, and its own canonical address; its languages answer", async () => {
    const { text, headers } = await get("/sitemap.xml");
    expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect(text).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<urlset [^>]*xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9"/,
    );
    const entries = [...text.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = ""]) => entry);
    expect(entries.length).toBeGreaterThanOrEqual(6);
    for (const entry of entries) {
      const address = /<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? "";
      const page = await get(address.slice(site.url.length) || "/");
      expect(page.status, address).toBe(200);
      expect(page.text, address).toContain(`<link rel="canonical" href="${address}"`);
      expect(page.text, address).not.toMatch(/noindex/);
      const alternates = [...entry.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, lang = "", href = ""]) => ({
        lang,
        href,
      }));
      expect(alternates.map(({ lang }) => lang)).toEqual(
        address.endsWith("?lang=fr") ? ["fr", "x-default"] : ["en", "fr", "x-default"],
      );
      for (const { lang, href } of alternates) {
        const { pathname, search } = new URL(href);
        expect((await get(`${pathname}${search}`)).text, href).toMatch(
          new RegExp(`<html[^>]* lang="${lang === "x-default" ? languageOf(servedAt(pathname)?.name, "en") : lang}"`),
        );
        expect(page.text, href).toMatch(new RegExp(`hreflang="${lang}"`, "i"));
      }
    }
    expect(text.replaceAll(/<\/?(urlset|url|loc|xhtml:link|\?xml)\b[^<>]*>/g, "").trim()).toMatch(/^[^<>&]*$/);
  });

  test("search engines read who runs the site, where a page stands, its questions, and a picture that is there", async () => {
    const withQuestions = ["BreadcrumbList", "FAQPage"];
    const types: Record<string, string[]> = {
      "/": ["Organization", "FAQPage"],
      "/application": withQuestions,
      "/pitch-session": withQuestions,
    };
    for (const path of ["/", "/program", "/application", "/pitch-session", "/investors", "/about", "/privacy"])
      for (const lang of ["en", "fr"]) {
        const { text } = await get(`${path}?lang=${lang}`);
        const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
          ([, json = ""]) => JSON.parse(json) as Record<string, unknown>,
        );
        expect(data.map((each) => each["@type"])).toEqual(types[path] ?? ["BreadcrumbList"]);
        expect(data.every((each) => each["@context"] === "https://schema.org")).toBe(true);
        const answers = JSON.stringify(data.find((each) => each["@type"] === "FAQPage"));
        if (path === "/application" || path === "/")
          expect(answers, path).toContain(lang === "en" ? "Revenue share. " : "Partage de revenus. ");
        const image = /<meta property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? "";
        const picture = await get(new URL(image).pathname);
        expect([picture.status, picture.headers["content-type"]], image).toEqual([200, "image/png"]);
        expect(picture.body.readUInt32BE(16), image).toBe(1_200);
      }
  });

  test("security.txt has a contact that works and a date within a year", async () => {
    const { text, headers } = await get("/.well-known/security.txt");
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    const field = (name: string) => new RegExp(`^${name}: (.+)$`, "m").exec(text)?.[1] ?? "";
    const contact = new URL(field("Contact"));
    expect((await get(contact.pathname)).text).toContain(`id="${contact.hash.slice(1)}"`);
    const days = (Date.parse(field("Expires")) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(366);
    expect(field("Canonical")).toBe(`${site.url}/.well-known/security.txt`);
  });

  test("the site's own address stands in them, not the one that was asked", async () => {
    const { text } = await onSecure("/sitemap.xml");
    expect(text).toContain("<loc>https://lab.example/</loc>");
    expect(text).not.toContain("localhost");
  });
});
