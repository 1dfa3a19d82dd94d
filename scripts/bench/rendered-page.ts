import { pathOf } from "../../app/paths.ts";
import { findPostgres, startPostgres } from "../../e2e/peers/postgres.ts";
import { signInAs } from "../../e2e/peers/sign-in.ts";
import { type Site, startSite } from "../../e2e/peers/site.ts";
import { cpuSeconds, type Figure, median, micros } from "./figures.ts";
import { runLoad } from "./load.ts";

const connections = 8;
const warmUp = 2_000;
const aRound = 1_500;
const rounds = 3;
const probe = { NODE_OPTIONS: `--import=${new URL("render-probe.ts", import.meta.url).href}` };

/**
 * The processor time per page; signed-in pages use PostgreSQL, because the embedded database would add its own work.
 */
export async function renderedPage(): Promise<Figure[]> {
  const binaries = findPostgres();
  const figures = await strangersPage();
  if (binaries) return [...figures, ...(await pagesOfThoseSignedIn(binaries))];
  return [...figures, { what: "PostgreSQL is not on this machine", measured: "-", target: "<= 7.00", met: false }];
}

async function strangersPage() {
  const site = await startSite({ env: probe });
  const body = "monthlyRevenue=12%2C000&email=nobody&companyName=Company";
  const request = (encodings: string) =>
    `POST ${pathOf("simulator")} HTTP/1.1\r\nHost: localhost:${site.port}\r\nAccept-Encoding: ${encodings}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  try {
    return await costOf(site, "Page rendered for the request", request, 422, 3.5);
  } finally {
    await site.dispose();
  }
}

const signedIn = [
  { what: "A founder's dashboard", role: "founder", page: "founder-dashboard" },
  { what: "An approved investor's dashboard", role: "investor", page: "investor-dashboard" },
  { what: "Today on the desk", role: "admin", page: "admin" },
] as const;

async function pagesOfThoseSignedIn(binaries: string) {
  const postgres = await startPostgres(binaries);
  const site = await startSite({ env: { ...probe, DATABASE_URL: postgres.url("postgres") } });
  try {
    const figures: Figure[] = [];
    for (const { what, role, page } of signedIn) {
      const { cookie } = await signInAs(site, role, { approved: role === "investor" });
      const request = (encodings: string) =>
        `GET ${pathOf(page)} HTTP/1.1\r\nHost: localhost:${site.port}\r\nAccept-Encoding: ${encodings}\r\nCookie: ${cookie}\r\n\r\n`;
      figures.push(...(await costOf(site, what, request, 200, 7)));
    }
    return figures;
  } finally {
    await site.dispose();
    await postgres.dispose();
  }
}

async function costOf(
  site: Site,
  what: string,
  request: (encodings: string) => string,
  status: number,
  target: number,
): Promise<Figure[]> {
  const cost = async (total: number, encodings: string) => {
    const before = cpuSeconds(site.pid());
    await runLoad({ kind: "closed", port: site.port, request: request(encodings), status, connections, total });
    return (cpuSeconds(site.pid()) - before) / total;
  };
  await cost(warmUp, "identity");
  await bareRender(site);
  const costs: { floor: number; plain: number; compressed: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    costs.push({
      plain: await cost(aRound, "identity"),
      compressed: await cost(aRound, "gzip, deflate, br"),
      floor: await bareRender(site),
    });
  const ratio = median(costs.map(({ plain, floor }) => plain / floor));
  const zipped = median(costs.map(({ compressed, floor }) => compressed / floor));
  const floor = micros(median(costs.map((each) => each.floor)));
  return [
    {
      what: `${what}: CPU a request, against renderToString of the same tree in the same process`,
      measured: micros(median(costs.map(({ plain }) => plain))),
      floor,
      ratio,
      target: `<= ${target.toFixed(2)}`,
      met: ratio <= target,
    },
    {
      what: `${what}, compressed for the browser`,
      measured: micros(median(costs.map(({ compressed }) => compressed))),
      floor,
      ratio: zipped,
      target: "shown",
    },
  ];
}

/** Returns the processor seconds that React alone takes to render the page that the site rendered last. */
async function bareRender(site: Site) {
  const before = site.output().length;
  process.kill(site.pid(), "SIGUSR2");
  for (
    const deadline = Date.now() + 30_000;
    Date.now() < deadline;
    await new Promise((resolve) => setTimeout(resolve, 50))
  ) {
    const line = /bare render (\{.*\})\n/.exec(site.output().slice(before))?.[1];
    if (line) return (JSON.parse(line) as { seconds: number }).seconds;
  }
  throw new Error("The probe does not answer");
}
