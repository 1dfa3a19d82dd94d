import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signInAs } from "../peers/sign-in.ts";
import { type Site, startSite } from "../peers/site.ts";
import { ask, askRaw, formBody, postPaths, simulatorFields, somebody, urlencoded } from "./ask.ts";
import { growthDuring } from "./memory.ts";
import { holdConnections, p95, visit } from "./slow-clients.ts";
import { leadsIn } from "./stored.ts";

let site: Site;
/** Milliseconds after which the server closes a connection with incomplete request headers. */
const letGoAfter = 10_000;
let slow: ReturnType<typeof holdConnections> | undefined;
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1" } });
});
afterAll(async () => {
  slow?.release();
  await site.dispose();
});

test("slow clients hold nobody up", async () => {
  const crowd = () => {
    slow?.release();
    slow = holdConnections(site.port, 300);
    return visit(site.port, 2_000);
  };
  // Without a leak, at least one of the eight crowds after the first adds less than 20 MB.
  let usual = await growthDuring(site.pid(), crowd);
  const grown: number[] = [];
  while (grown.length < 8 && !grown.some((each) => each < 20)) {
    const { megabytes, ...next } = await growthDuring(site.pid(), crowd, usual);
    expect(next.result.failures).toEqual([]);
    expect(p95(next.result.times)).toBeLessThan(letGoAfter / 2);
    grown.push(megabytes());
    usual = { ...next, megabytes, highest: Math.max(usual.highest, next.highest) };
  }
  expect(Math.min(...grown)).toBeLessThan(20);
});

test("300 requests of one account at once: a few run, a line waits, the rest are refused, and others pass", async () => {
  const [flooder, other] = [await signInAs(site, "founder"), await signInAs(site, "founder")];
  // All connections are opened before the flood, during which the server accepts new connections slowly.
  const agent = new Agent({ keepAlive: true, maxSockets: 301, maxFreeSockets: 301 });
  const visitPage = async (cookie: string, path = "/startup/dashboard?lang=en") =>
    ask(site.port, path, { headers: { cookie }, agent });
  await Promise.all(Array.from({ length: 301 }, async () => visitPage("", "/healthz")));
  let waiting = 300;
  const flood = Array.from({ length: 300 }, async () => {
    const answer = await visitPage(flooder.cookie);
    waiting -= 1;
    return answer;
  });
  const passed = await visitPage(other.cookie);
  const stillWaiting = waiting;
  const answers = await Promise.all(flood);
  agent.destroy();
  const refused = answers.filter(({ status }) => status === 503);
  expect(passed.status).toBe(200);
  expect(answers.filter(({ status }) => status === 200).length + refused.length).toBe(300);
  expect(refused.length).toBeGreaterThan(50);
  expect(refused[0]?.headers["retry-after"]).toBe("5");
  expect(stillWaiting).toBeGreaterThan(50);
});

describe("headers", () => {
  test.each([
    ["a line of 20 KB", { "x-long": "a".repeat(20_000) }],
    ["a cookie of 20 KB", { cookie: `lang=${"f".repeat(20_000)}` }],
    ["three thousand lines", Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`x-${index}`, "value"]))],
  ])("%s: 431", async (_, headers) => {
    const raw = Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join("");
    const { status, closed } = await askRaw(site.port, `GET / HTTP/1.1\r\nHost: localhost:${site.port}\r\n${raw}\r\n`);
    expect([status, closed]).toEqual([431, true]);
  });

  test("an address of 20 KB: 431 or 414; a megabyte of either is cut off", async () => {
    const long = (size: number) => `GET /?q=${"a".repeat(size)} HTTP/1.1\r\nHost: localhost:${site.port}\r\n\r\n`;
    expect([414, 431]).toContain((await askRaw(site.port, long(20_000))).status);
    for (const bytes of [long(2 ** 20), `GET / HTTP/1.1\r\nX-Long: ${"a".repeat(2 ** 20)}\r\n\r\n`]) {
      const { status, closed } = await askRaw(site.port, bytes);
      expect([0, 414, 431]).toContain(status);
      expect(closed).toBe(true);
    }
  });
});

describe("two readings of one request", () => {
  const host = () => `Host: localhost:${site.port}\r\n`;
  const form = "Content-Type: application/x-www-form-urlencoded\r\n";
  const smuggled = "GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n";
  const requests: Record<string, () => string> = {
    "a length and chunks": () =>
      `POST /simulator/send HTTP/1.1\r\n${host()}${form}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    "chunks and a length": () =>
      `POST /simulator/send HTTP/1.1\r\n${host()}${form}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${smuggled}`,
    "two lengths": () =>
      `POST /simulator/send HTTP/1.1\r\n${host()}${form}Content-Length: 5\r\nContent-Length: 40\r\n\r\na=b&c${smuggled}`,
    "two equal lengths": () =>
      `POST /simulator/send HTTP/1.1\r\n${host()}${form}Content-Length: 5\r\nContent-Length: 5\r\n\r\na=b&c`,
    "a length with a sign": () => `POST /simulator/send HTTP/1.1\r\n${host()}${form}Content-Length: +5\r\n\r\na=b&c`,
    "chunked twice": () =>
      `POST /simulator/send HTTP/1.1\r\n${host()}${form}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
    "chunked with a space before the colon": () =>
      `POST /simulator/send HTTP/1.1\r\n${host()}${form}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`,
    "a folded header": () => `GET / HTTP/1.1\r\n${host()}X-A: b\r\n c: d\r\n\r\n`,
    "bare line feeds": () => `GET / HTTP/1.1\nHost: localhost:${site.port}\n\n`,
    "a bare line feed among headers": () => `GET / HTTP/1.1\r\n${host()}X-A: b\nX-C: d\r\n\r\n`,
    "a chunk whose size lies": () =>
      `POST /simulator/send HTTP/1.1\r\n${host()}${form}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\na\r\n0\r\n\r\n`,
    "a NUL in a header": () => `GET / HTTP/1.1\r\n${host()}X-A: b\0c\r\n\r\n`,
    "two Hosts": () => `GET / HTTP/1.1\r\n${host()}Host: evil.test\r\n\r\n`,
    "no Host": () => `GET / HTTP/1.1\r\n\r\n`,
  };

  test.each(Object.keys(requests))("%s: refused, the connection closed, what follows not read", async (name) => {
    const { status, text, closed } = await askRaw(site.port, requests[name]?.() ?? "");
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(closed).toBe(true);
    expect(text.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
  });
});

describe("methods", () => {
  test.each(["TRACE", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"])(
    "%s: 405 everywhere, with what is allowed",
    async (method) => {
      for (const path of ["/", "/simulator/send", "/nowhere", "/favicon.svg", "/robots.txt", "/readyz"]) {
        const { status, headers, text } = await ask(site.port, path, { method, headers: { "x-secret": "canary" } });
        expect(`${path}: ${status}`).toBe(`${path}: 405`);
        expect(headers["allow"]).toMatch(/GET/);
        expect(text).not.toContain("canary");
      }
    },
  );

  test("CONNECT and a word of no meaning are refused", async () => {
    for (const method of ["CONNECT", "HELLO"]) {
      const { text } = await askRaw(site.port, `${method} evil.test:443 HTTP/1.1\r\nHost: evil.test\r\n\r\n`, 1_000);
      expect(text).not.toMatch(/^HTTP\/1\.1 [23]/);
    }
  });

  test("HEAD says what GET says, without a body", async () => {
    for (const path of ["/", "/robots.txt", "/favicon.svg", "/nowhere", "/receipts/AAAAAAAAAAAAAAAAAAAAAA"]) {
      const [head, get] = [await ask(site.port, path, { method: "HEAD" }), await ask(site.port, path)];
      expect(head.body).toHaveLength(0);
      expect([head.status, head.headers["content-type"], head.headers["etag"]]).toEqual([
        get.status,
        get.headers["content-type"],
        get.headers["etag"],
      ]);
    }
  });

  test("a method named in a header or a field is not the method", async () => {
    const { email, address } = somebody();
    const headers = { ...urlencoded, ...address, "x-http-method-override": "DELETE" };
    const answer = await ask(site.port, "/simulator/send", {
      method: "POST",
      headers,
      body: `${formBody(simulatorFields(email))}&_method=DELETE`,
    });
    expect(answer.status).toBe(200);
  });
});

describe("the Host header", () => {
  test("any other name is another site: 421 for every method, nothing stored", async () => {
    const { email, address } = somebody();
    for (const host of [
      "evil.test",
      "localhost.evil.test",
      "evil.test:80",
      "127.0.0.1.evil.test",
      "localhost@evil.test",
      "[::2]",
      "0.0.0.0",
      "localhost:x",
    ]) {
      const seen = await ask(site.port, "/", { headers: { host } });
      const sent = await ask(site.port, "/simulator/send", {
        method: "POST",
        headers: { ...urlencoded, ...address, host },
        body: formBody(simulatorFields(email)),
      });
      expect([host, seen.status, sent.status]).toEqual([host, 421, 421]);
    }
    expect((await askRaw(site.port, "GET / HTTP/1.1\r\nHost:\r\n\r\n")).status).toBe(421);
    expect((await leadsIn(site)).map((lead) => lead["email"])).not.toContain(email);
  });

  test.each(["localhost", "127.0.0.1", "[::1]", "LOCALHOST", "localhost:1"])("%j is this machine", async (host) => {
    expect((await ask(site.port, "/", { headers: { host } })).status).toBe(200);
  });

  test("what a proxy may say about another host changes no address in the page", async () => {
    const headers = {
      "x-forwarded-host": "evil.test",
      "x-forwarded-proto": "https",
      forwarded: "host=evil.test;proto=https",
      "x-original-url": "/privacy",
      "x-rewrite-url": "/privacy",
    };
    const [secure, plain] = [
      await ask(site.port, "/receipts/AAAAAAAAAAAAAAAAAAAAAA", { headers }),
      await ask(site.port, "/", { headers }),
    ];
    for (const { text } of [secure, plain]) expect(text).not.toContain("evil.test");
    expect(plain.headers["etag"]).toBe((await ask(site.port, "/")).headers["etag"]);
  });

  test("the whole address in the request line is no way around it", async () => {
    const { status } = await askRaw(
      site.port,
      `GET http://evil.test/ HTTP/1.1\r\nHost: localhost:${site.port}\r\nConnection: close\r\n\r\n`,
    );
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

test("addresses that no link has are answered, never with a fault", async () => {
  const paths = [
    "/%",
    "/%zz",
    "/%00",
    "/%ff",
    "/..%2f..%2fetc%2fpasswd",
    "/a%0d%0aSet-Cookie:x=1",
    "/%u0041",
    "/?%",
    "/?lang=%ff",
    "/?lang[]=fr",
    "/about?%00",
    "/receipts/%00",
    "/receipts/%",
    "/receipts/%00/outcome",
    "/receipts/..%2f",
    "/blog/%00",
    "/.data",
    "/_.data?_routes=x",
    "/about.data?_routes=%00",
    "/constructor",
    "/__proto__",
    "/toString",
    "/?__proto__=1",
    "/404",
    "/index.html",
    "/*",
  ];
  for (const path of paths) {
    const { status, headers } = await ask(site.port, path);
    expect(`${path}: ${status}`).not.toMatch(/: 5\d\d$/);
    expect(headers["set-cookie"]?.join() ?? "").not.toContain("x=1");
  }
  for (const path of ["http://", "//", "*", "a", "\\", "/\u007f"]) {
    const { status } = await askRaw(
      site.port,
      `GET ${path} HTTP/1.1\r\nHost: localhost:${site.port}\r\nConnection: close\r\n\r\n`,
    );
    expect(`${path}: ${status}`).toMatch(/: [34]\d\d$/);
  }
});

test("slow clients are let go: a header that has not ended after 10 s", async () => {
  const open = () => slow?.headers().filter(({ closedAfter }) => closedAfter === undefined) ?? [];
  for (const end = Date.now() + letGoAfter * 2; Date.now() < end && open().length > 0;) await sleep(100);
  const ends = slow?.headers().map(({ closedAfter }) => closedAfter ?? Number.POSITIVE_INFINITY) ?? [];
  expect(ends).toHaveLength(100);
  // The lower limit is only half of `letGoAfter`, because on a busy machine the server's timer may start well before
  // the client's.
  expect(Math.min(...ends)).toBeGreaterThan(letGoAfter * 0.5);
  expect(Math.max(...ends)).toBeLessThan(letGoAfter * 2);
});

test("whatever was asked, the log is one JSON line an event, and none of it was a fault of ours", async () => {
  for (const path of postPaths) await ask(site.port, path, { method: "POST", headers: urlencoded, body: "a=b" });
  const [, ...lines] = site.output().trim().split("\n");
  const isQuiet = (line: string) => {
    try {
      return (JSON.parse(line) as { level: number }).level < 50;
    } catch {
      return false;
    }
  };
  expect(lines.filter((line) => !isQuiet(line)).slice(0, 5)).toEqual([]);
});
