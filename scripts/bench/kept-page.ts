import { once } from "node:events";
import { type IncomingMessage, request as httpRequest } from "node:http";
import { buffer } from "node:stream/consumers";
import { startSite } from "../../e2e/peers/site.ts";
import { cpuSeconds, type Figure, median, micros } from "./figures.ts";
import { startFloor } from "./floor.ts";
import { runLoad } from "./load.ts";

const connections = 32;
// Until then the compiler is still at work.
const warmUp = 80_000;
const aRound = 40_000;
const rounds = 5;
const browser =
  "User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0\r\nAccept-Language: fr\r\n";
const ownOfNode = /^(date|connection|keep-alive|transfer-encoding)$/;

async function read(port: number, path: string) {
  const asked = httpRequest({
    host: "127.0.0.1",
    port,
    path,
    headers: { Host: `localhost:${port}`, "Accept-Encoding": "br" },
  }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return { headers: answer.headers, body: await buffer(answer) };
}

/** Processor time of a kept page's request against bare node:http that sends the same head and the same bytes. */
export async function keptPage(): Promise<Figure[]> {
  const site = await startSite();
  try {
    // Until the page is compressed for good, its size still falls.
    let page = await read(site.port, "/");
    for (let seen = 0; seen < 40; seen += 1) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      const again = await read(site.port, "/");
      if (again.body.length < page.body.length) seen = 40;
      page = again;
    }
    const headers = Object.fromEntries(
      Object.entries(page.headers).flatMap(([name, value]) => (ownOfNode.test(name) ? [] : [[name, String(value)]])),
    );
    const floor = await startFloor({ headers, body: page.body });
    try {
      const cost = async ({ port, pid }: { port: number; pid: number }, total: number, more = "") => {
        const request = `GET / HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: gzip, deflate, br\r\nCookie: lang=en\r\n${more}\r\n`;
        const before = cpuSeconds(pid);
        await runLoad({ kind: "closed", port, request, status: 200, connections, total });
        return (cpuSeconds(pid) - before) / total;
      };
      const ours = { port: site.port, pid: site.pid() };
      for (const server of [floor, ours]) await cost(server, warmUp);
      const compare = async (more?: string) => {
        const costs: { floor: number; ours: number }[] = [];
        for (let round = 0; round < rounds; round += 1)
          costs.push({ floor: await cost(floor, aRound, more), ours: await cost(ours, aRound, more) });
        return {
          measured: micros(median(costs.map((each) => each.ours))),
          floor: micros(median(costs.map((each) => each.floor))),
          ratio: median(costs.map((each) => each.ours / each.floor)),
        };
      };
      const kept = await compare();
      return [
        {
          what: `Kept home page, brotli (${page.body.length} bytes): CPU a request, against node:http sending the same head and bytes`,
          ...kept,
          target: "<= 1.20",
          met: kept.ratio <= 1.2,
        },
        {
          what: "The same for a person's browser, whose visit is counted",
          ...(await compare(browser)),
          target: "shown",
        },
      ];
    } finally {
      floor.stop();
    }
  } finally {
    await site.dispose();
  }
}
