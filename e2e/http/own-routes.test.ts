import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pathOf } from "../../app/paths.ts";
import { isOpen } from "../../domain/plan/rights.ts";
import type { Plan } from "../../domain/plan/plan.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { buildOwnSite } from "../own-routes/build-site.ts";
import { rights } from "../own-routes/own.routes.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type Site, startSite } from "../peers/site.ts";
import { ask } from "./ask.ts";
import { memoryOf } from "./memory.ts";

const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 20_000, interval: 30 });

let site: Site;
let founder: { id: string; cookie: string };
beforeAll(async () => {
  site = await startSite({ entry: await buildOwnSite(), env: { TRUST_PROXY: "1" } });
  founder = await signInAs(site, "founder");
});
afterAll(() => site.dispose());

const today = parisDay(new Date());
const days = (from: number, to: number | null) => ({
  startsOn: daysLater(today, from),
  endsOn: to === null ? null : daysLater(today, to),
});

const founders: Record<string, { plan: Plan; granted?: { plan: Plan; startsOn: string; endsOn: string | null } }> = {
  "on no plan": { plan: "free" },
  "on Visible": { plan: "visible", granted: { plan: "visible", ...days(0, null) } },
  "on Elite, on its last day": { plan: "elite", granted: { plan: "elite", ...days(-30, 0) } },
  "whose Elite ended yesterday": { plan: "free", granted: { plan: "elite", ...days(-30, -1) } },
  "whose Elite begins tomorrow": { plan: "free", granted: { plan: "elite", ...days(1, null) } },
};

describe.each(Object.keys(founders))("a founder %s", (name) => {
  test("opens what the table of rights says: pages, their data, forms, lists, files and verbs", async () => {
    const { plan, granted } = founders[name] ?? { plan: "free" };
    const { id, cookie } = await signInAs(site, "founder");
    const { cookie: administrator } = await signInAs(site, "admin");
    const sent = { "sec-fetch-site": "same-origin" };
    if (granted) {
      const body = JSON.stringify({ person: id, ...granted });
      const headers = { ...sent, cookie: administrator, "content-type": "application/json" };
      const answer = await ask(site.port, "/own/grant", { method: "POST", headers, body });
      expect(JSON.parse(answer.text)).toEqual({ status: "stored" });
    }
    const pricing = pathOf("pricing");
    for (const right of rights) {
      const [page, file, verb] = [`/own/pages/${right}`, `/own/files/${right}`, `/own/verbs/${right}`];
      const asked = async (path: string, method = "GET") => {
        const { status, headers, text } = await ask(site.port, path, { method, headers: { ...sent, cookie } });
        if (status === 302 && headers["location"] === pricing) return "pricing";
        return status === 202 && text.includes(pricing) ? "pricing" : status;
      };
      const opens = isOpen(plan, right);
      const [shown, done] = opens ? [200, 200] : ["pricing", 403];
      expect([right, await asked(page)]).toEqual([right, shown]);
      // The router accepts more spellings of a URL than the route table contains, so the plan must be checked for these
      // spellings too.
      for (const other of [`${page}.data`, page.toUpperCase(), `${page}/.data`, page.replace("own", "%6fwn")])
        expect([other, await asked(other)]).toEqual([other, other.endsWith(".data") && opens ? 200 : shown]);
      expect([right, await asked(page, "POST")]).toEqual([right, done]);
      expect([right, await asked(`${page}.csv`)]).toEqual([right, done]);
      expect([right, await asked(file)]).toEqual([right, done]);
      expect([right, await asked(verb, "POST")]).toEqual([right, done]);
    }
  });
});

test("nobody but a founder has a plan: a stranger signs in, an investor is refused", async () => {
  const { cookie } = await signInAs(site, "investor", { approved: true });
  for (const right of rights) {
    const path = `/own/pages/${right}`;
    const stranger = await ask(site.port, path);
    expect([stranger.status, stranger.headers["location"]]).toEqual([303, pathOf("sign-in", { to: path })]);
    expect((await ask(site.port, path, { headers: { cookie } })).status).toBe(403);
  }
});

async function listen(port: number) {
  const asked = request({
    host: "127.0.0.1",
    port,
    path: "/own/stream",
    agent: false,
    headers: { host: `localhost:${site.port}`, cookie: founder.cookie, "accept-encoding": "gzip, deflate, br" },
  }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  let text = "";
  answer.setEncoding("utf8").on("data", (piece: string) => (text += piece));
  answer.on("error", () => {});
  await once(answer, "data");
  return { answer, text: () => text, leave: () => asked.destroy() };
}

const counts = async () =>
  JSON.parse((await ask(site.port, "/own/counts")).text) as { begun: number; aborted: number; ended: number };

describe("a stream of events", () => {
  test("passes compression as it is, an event at a time", async () => {
    const { answer, text, leave } = await listen(site.port);
    expect(answer.headers).toMatchObject({
      "content-type": "text/event-stream",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    });
    expect(answer.headers["content-encoding"]).toBeUndefined();
    await eventually(() => text().split("\n\n").length > 3).toBe(true);
    expect(text()).toMatch(/^event: tick\ndata: \{"tick":0,"filling":"x+"\}\n\nevent: tick\ndata: \{"tick":1,/);
    leave();
  });

  test("passes a proxy that hands on what it gets, and ends with the browser behind it", async () => {
    const proxy = createServer((incoming, outgoing) => {
      const { url: path, headers } = incoming;
      const passed = request({ host: "127.0.0.1", port: site.port, path, headers, agent: false }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      }).end();
      passed.on("error", () => outgoing.destroy());
      outgoing.once("close", () => passed.destroy());
    }).listen(0, "127.0.0.1");
    await once(proxy, "listening");
    const before = await counts();
    const { text, leave } = await listen((proxy.address() as AddressInfo).port);
    await eventually(() => text().includes('"tick":2')).toBe(true);
    leave();
    await eventually(async () => (await counts()).ended).toBe(before.ended + 1 + (before.begun - before.ended));
    proxy.close();
  });

  test("five hundred browsers that leave end their sources and give their memory back", async () => {
    const crowd = async (times: number) => {
      for (let from = 0; from < times; from += 50) {
        const streams = await Promise.all(Array.from({ length: 50 }, () => listen(site.port)));
        for (const { leave } of streams) leave();
      }
      await eventually(async () => {
        const { begun, aborted, ended } = await counts();
        return { aborted: begun - aborted, ended: begun - ended };
      }).toEqual({ aborted: 0, ended: 0 });
    };
    // Memory used by the first crowds may stay, but a leak would grow with every crowd.
    await crowd(500);
    const grown: number[] = [];
    while (grown.length < 12 && !grown.some((megabytes) => megabytes < 10)) {
      const usual = memoryOf(site.pid());
      await crowd(500);
      grown.push(memoryOf(site.pid()) - usual);
    }
    expect(Math.min(...grown)).toBeLessThan(10);
  });

  test("a server told to stop ends its streams, and itself within 15 s", async () => {
    const streams = await Promise.all(Array.from({ length: 20 }, () => listen(site.port)));
    const whole = Promise.all(streams.map(({ answer }) => once(answer, "end")));
    const from = performance.now();
    const stopped = site.stop();
    await whole;
    expect(performance.now() - from).toBeLessThan(10_000);
    expect(streams.every(({ answer, text }) => answer.complete && text().endsWith("\n\n"))).toBe(true);
    expect(await stopped).toBe(0);
    expect(performance.now() - from).toBeLessThan(15_000);
  });
});

test("an exception that nobody caught is logged, answered and stops the server, which asks for a new start", async () => {
  const entry = await buildOwnSite();
  const own = await startSite({ entry });
  try {
    const answer = await ask(own.port, "/own/crash");
    expect(answer.status).toBe(500);
    const code = await own.ended();
    expect(code).toBe(70);
    expect(own.output()).toContain("a listener of these tests");
    await own.start();
    expect((await ask(own.port, "/readyz")).status).toBe(200);
  } finally {
    await own.dispose();
  }
});
