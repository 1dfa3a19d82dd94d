import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import sharp from "sharp";
import { words as en } from "../../app/auth/words.en.ts";
import { pathOf, pathsOf, routeNames, routes } from "../../app/paths.ts";
import { malformedUpload } from "../peers/malformed-upload.ts";
import { founderToPublish } from "../peers/publish.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type Site, startSite } from "../peers/site.ts";
import { ask, formBody, formPaths, post, postPaths, simulatorFields, somebody, urlencoded } from "./ask.ts";
import { harmless, hostileBodies as hostile, part } from "./hostile-bodies.ts";
import { growthDuring } from "./memory.ts";
import { leadsIn } from "./stored.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1", LOG_LEVEL: "error" } });
});
afterAll(() => site.dispose());

describe("every address that a POST can reach", () => {
  /** Sends a hostile body; a connection closed before the response gives status 0. */
  async function send(path: string, name: string) {
    try {
      return await ask(site.port, path, { method: "POST", ...hostile[name]?.() });
    } catch (error) {
      return { status: 0, ms: 0, error };
    }
  }

  beforeAll(async () => {
    for (const path of postPaths) for (const name of ["20,000 fields", "100 MB in chunks"]) await send(path, name);
  });

  test.each(Object.keys(hostile))("%s: a clear refusal within a second, and no memory", async (name) => {
    const complaintOf = async (path: string) => {
      const { result, megabytes } = await growthDuring(site.pid(), () => send(path, name));
      const { status, ms } = result;
      const refused = status >= 400 && status < 500;
      const ignored = [200, 202, 303].includes(status) && harmless(path);
      if (!refused && !ignored) return `${path}: ${status}`;
      if (ms > 1_000) return `${path}: after ${Math.round(ms)} ms`;
      return megabytes() > 20 ? `${path}: ${Math.round(megabytes())} MB` : "";
    };
    const complaints: string[] = [];
    for (const path of postPaths) {
      // A busy machine can cause a single fault, so only three faults in a row count.
      let complaint = await complaintOf(path);
      for (let tries = 1; complaint && tries < 3; tries += 1) complaint = await complaintOf(path);
      if (complaint) complaints.push(complaint);
    }
    expect(complaints).toEqual([]);
  });

  test("a client that means to close hears the refusal as well", async () => {
    const heard: number[] = [];
    for (let times = 0; times < 12; times += 1) {
      const body = { ...hostile[times % 2 ? "100 MB in chunks" : "100 MB with their length"]?.() };
      heard.push(
        await ask(site.port, "/simulator/send", {
          method: "POST",
          ...body,
          headers: { ...urlencoded, connection: "close" },
        }).then(
          ({ status }) => status,
          () => 0,
        ),
      );
    }
    expect(heard).toEqual(heard.map(() => 413));
  });

  test("afterwards the site is well, and nothing was stored", async () => {
    expect((await ask(site.port, "/readyz")).status).toBe(200);
    expect(await leadsIn(site)).toEqual([]);
    expect(site.output()).not.toMatch(/"level":(50|60)/);
  });
});

test("a form sent to where there is none is refused, and is no fault of ours", async () => {
  for (const path of ["/auth/reset/sent", "/admin/content/posts"])
    expect((await post(site.port, path, { email: "a" })).status).toBe(405);
  expect(site.output()).not.toMatch(/"level":(50|60)/);
});

describe("where more than a form is taken", () => {
  const pictures = pathOf("admin-images");
  const uploads = routeNames.filter((name) => "bytes" in routes[name]).flatMap((name) => pathsOf(name).slice(0, 1));
  const picture = randomBytes(1_000 * 1_000 * 3);
  const about = { altEn: "Sand", altFr: "Du sable", permission: "Ours", permittedOn: "2026-01-01" };
  async function upload(cookie: string) {
    const png = await sharp(picture, { raw: { width: 1_000, height: 1_000, channels: 3 } })
      .png()
      .toBuffer();
    const form = new FormData();
    for (const [name, value] of Object.entries(about)) form.append(name, value);
    form.append("file", new Blob([new Uint8Array(png)], { type: "image/png" }), "sand.png");
    const whole = new Response(form);
    const body = Buffer.from(await whole.arrayBuffer());
    expect(body.length).toBeGreaterThan(2_000_000);
    const type = { "content-type": whole.headers.get("content-type") ?? "" };
    return ask(site.port, pictures, { method: "POST", headers: { ...type, cookie, origin: site.url }, body });
  }

  test("the administrator's picture is taken, whole, through the disk", async () => {
    const { cookie } = await signInAs(site, "admin");
    const answer = await upload(cookie);
    expect([answer.status, answer.headers["location"]]).toEqual([303, expect.stringContaining("done=added")]);
  });

  test("500 malformed uploads are each answered, by the same process", async () => {
    const pid = site.pid();
    expect(uploads.length).toBeGreaterThan(4);
    const cookies = await Promise.all((["founder", "admin"] as const).map((role) => signInAs(site, role)));
    const headers = { "content-type": "multipart/form-data; boundary=x", origin: site.url };
    const statuses: number[] = [];
    async function sendSome() {
      while (statuses.length < 500) {
        const path = (uploads[statuses.length % uploads.length] ?? "").replace(/:\w+/g, "1");
        const cookie = cookies[path.startsWith("/admin") ? 1 : 0]?.cookie ?? "";
        const sent = { method: "POST", headers: { ...headers, cookie }, body: malformedUpload("x") };
        statuses.push((await ask(site.port, path, sent)).status);
      }
    }
    await Promise.all(Array.from({ length: 8 }, sendSome));
    expect(statuses.filter((status) => status >= 500 || status < 200)).toEqual([]);
    expect(site.pid()).toBe(pid);
    expect((await ask(site.port, "/readyz")).status).toBe(200);
  });

  test("uploads whose senders reset the connection before the answer leave the site ready, with no error", async () => {
    const file = part("file", `month;mrr${"\n2026-09;1".repeat(99)}`, '; filename="a.csv"');
    async function sendAndReset(path: string, cookie: string, after: number) {
      const body = `${part("intent", path.endsWith("/import") ? "check" : "save")}${file}--x--\r\n`;
      const socket = connect(site.port, "127.0.0.1").on("error", () => {});
      await once(socket, "connect");
      const head = [
        `POST ${path.replace(/:\w+/g, "1")} HTTP/1.1`,
        `Host: localhost:${site.port}`,
        `Origin: ${site.url}`,
        `Cookie: ${cookie}`,
        "Content-Type: multipart/form-data; boundary=x",
        `Content-Length: ${body.length}`,
      ];
      await new Promise((resolve) => socket.write(`${head.join("\r\n")}\r\n\r\n${body}`, resolve));
      await sleep(after);
      socket.resetAndDestroy();
    }
    const before = site.output().length;
    for (let after = 0; after <= 60; after += 4) {
      const { cookie: admin } = await signInAs(site, "admin");
      const { cookie: founder } = await founderToPublish(site);
      for (const path of uploads)
        await Promise.all(
          [0, 1, 2, 3].map((later) => sendAndReset(path, path.startsWith("/admin") ? admin : founder, after + later)),
        );
      expect((await ask(site.port, "/readyz")).status, `reset after ${after} ms`).toBe(200);
    }
    expect(site.output().slice(before)).not.toMatch(/"level":(50|60)/);
  });

  test.each([
    ["with a cookie of the right shape", async () => `session=${"A".repeat(43)}`],
    ["whose session may not", async () => (await signInAs(site, "founder")).cookie],
    [
      "whose session has ended",
      async () => {
        const { cookie } = await signInAs(site, "admin");
        await ask(site.port, pathOf("sign-out"), {
          method: "POST",
          headers: { ...urlencoded, cookie, origin: site.url },
        });
        return cookie;
      },
    ],
  ])("from somebody %s nothing of it is read, and they are told why", async (_, cookieOf) => {
    const answer = await upload(await cookieOf());
    expect([answer.status, answer.text]).toEqual([403, en.signedOutWhileSending]);
  });
});

describe("text that no keyboard types", () => {
  const texts: Record<string, string> = {
    "U+0000": "Ab\u0000cd",
    controls: "Ab\u0001\u001B[31m\u007F\u0085cd",
    "line and paragraph separators": "Ab\u2028cd\u2029ef",
    "right to left and zero width": "\u202EbA\u200B\u2066\uFEFFcd",
    "10,000 marks on a letter": `A${"\u0301".repeat(10_000)}bcd`,
    "four bytes a letter": "𝕃𝕒𝕓 🧪 👩🏽‍🚀",
    decomposed: "E\u0301tang",
    "not a character": "Ab\uFFFF\u{1FFFF}cd",
  };

  test.each(Object.keys(texts))("%s is kept clean or refused, by both doors", async (name) => {
    for (const path of ["/simulator", "/simulator/send"]) {
      const { email, address } = somebody();
      const { status, ms } = await post(
        site.port,
        path,
        simulatorFields(email, { companyName: texts[name] ?? "" }),
        address,
      );
      expect([200, 303, 422]).toContain(status);
      expect(ms).toBeLessThan(5_000);
    }
  });

  test("a zero byte in the address of a form and in the way to it keeps no lead out", async () => {
    for (const [asked, headers, visit] of [
      ["", { referer: `${site.url}/simulator?utm_source=a%00b` }, ""],
      ["", {}, "utm_source=a%00b"],
      ["?utm_source=a%00b&%00=%00", {}, "utm_source=a\0b"],
    ] as const) {
      const { email, address } = somebody();
      const fields = simulatorFields(email, { visit });
      const { status } = await post(site.port, `/simulator${asked}`, fields, { ...headers, ...address });
      expect([asked, visit, status]).toEqual([asked, visit, 303]);
    }
  });

  test("half of a surrogate pair, in every way to write one", async () => {
    for (const half of ["%ED%A0%80", "%ED%BF%BF", "%F0%90%80"]) {
      const { email, address } = somebody();
      const body = `${formBody(simulatorFields(email))}&companyName=x`.replace(
        /companyName=[^&]*/,
        `companyName=Ab${half}cd`,
      );
      const { status } = await ask(site.port, "/simulator/send", {
        method: "POST",
        headers: { ...urlencoded, ...address },
        body,
      });
      expect([200, 422]).toContain(status);
    }
  });

  test("what was kept has nothing of it left", async () => {
    const kept = (await leadsIn(site)).map(({ payload }) => (payload as { companyName: string }).companyName);
    expect(kept.length).toBeGreaterThan(8);
    for (const text of kept) {
      expect(text).toBe(text.normalize("NFC").toWellFormed());
      expect(text).not.toMatch(/[\u0000-\u001F\u007F-\u009F\u2028\u2029\u200B\u202A-\u202E\u2060-\u2069\uFEFF]/);
      expect(text).not.toMatch(/\p{M}{5}/u);
    }
  });
});

test("a form in another charset than the page's is refused, not misread", async () => {
  for (const charset of ["utf-16", "iso-8859-1", "x-unknown"]) {
    const { email, address } = somebody();
    const headers = { "content-type": `application/x-www-form-urlencoded; charset=${charset}`, ...address };
    const { status } = await ask(site.port, "/simulator/send", {
      method: "POST",
      headers,
      body: formBody(simulatorFields(email)),
    });
    expect(`${charset}: ${status}`).toBe(`${charset}: 415`);
  }
});

test("a field sent twice counts once, the first; fields that the form does not have are not kept", async () => {
  const { email, address } = somebody();
  const fields = {
    ...simulatorFields(email),
    role: "admin",
    spam: "true",
    receipt: "x",
    id: "1",
    createdAt: "2000-01-01",
    growthMultiple: "400",
    projectedRevenue: "1",
  };
  const { status } = await ask(site.port, "/simulator/send", {
    method: "POST",
    headers: { ...urlencoded, ...address },
    body: `${formBody(fields)}&email=second%40startup.example&companyName=Second`,
  });
  expect(status).toBe(200);
  const lead = (await leadsIn(site)).find((each) => each["email"] === email);
  expect(lead).toMatchObject({
    spam: false,
    payload: { companyName: "Étang SAS", growthMultiple: 4, projectedRevenue: 48_000 },
  });
  expect(Object.keys(lead?.["payload"] as object).toSorted()).toEqual([
    "companyName",
    "growthMultiple",
    "monthlyRevenue",
    "projectedRevenue",
  ]);
});

test("each form names the fields that are too long or missing, and stores nothing", async () => {
  const answers = "0".repeat(10);
  const before = (await leadsIn(site)).length;
  for (const path of formPaths) {
    const { address } = somebody();
    const { status, text } = await post(
      site.port,
      // The quiz has its fields for name and e-mail only if the URL contains the quiz's answers.
      `${path}?answers=${answers}`,
      {
        email: `${"a".repeat(300)}@b.example`,
        companyName: "x".repeat(500),
        fullName: "x".repeat(500),
        message: "y".repeat(9_000),
        answers,
      },
      address,
    );
    expect(`${path}: ${status}`).toBe(`${path}: 422`);
    if (path.endsWith("/send")) expect(Object.keys((JSON.parse(text) as { errors: object }).errors)).toContain("email");
    else expect(text, path).toContain("aria-invalid");
  }
  expect((await leadsIn(site)).length).toBe(before);
});

const asParts = (text: string) => ({
  type: "multipart/form-data; boundary=x",
  body: `--x\r\ncontent-disposition: form-data; name="text"\r\n\r\n${text}\r\n--x--\r\n`,
});
const asField = (text: string) => ({ type: urlencoded["content-type"], body: formBody({ text }) });

test.each([
  ["a form", asField],
  ["an upload without a file", asParts],
])(
  "text by the megabyte from one account waits as %s, in words, while another's and a short one pass",
  async (_, as) => {
    const [writer, other] = [await signInAs(site, "founder"), await signInAs(site, "founder")];
    function send(cookie: string, length: number) {
      const { type, body } = as("a".repeat(length));
      const headers = { "content-type": type, cookie, origin: site.url, "sec-fetch-site": "same-origin" };
      return ask(site.port, "/startup/chiffres/import?lang=en", { method: "POST", headers, body });
    }
    const answers = [];
    for (let times = 0; times < 5; times += 1) answers.push(await send(writer.cookie, 240_000));
    const last = answers.at(-1);
    expect([last?.status, last?.text]).toEqual([429, en.tooMuchText]);
    expect(Number(last?.headers["retry-after"])).toBeGreaterThan(1);
    expect(answers[0]?.status).not.toBe(429);
    expect((await send(writer.cookie, 100)).status).not.toBe(429);
    expect((await send(other.cookie, 240_000)).status).not.toBe(429);
  },
);
