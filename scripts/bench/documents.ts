import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathOf } from "../../app/paths.ts";
import { documentKinds } from "../../domain/document/kind.ts";
import { formatsOf, outlines } from "../../domain/document/outline.ts";
import { ask, formBody, urlencoded } from "../../e2e/http/ask.ts";
import { faultsOf } from "../../e2e/peers/office-file.ts";
import { type Site, startSite } from "../../e2e/peers/site.ts";
import { type Figure, millis, quantile, within } from "./figures.ts";
import { runLoad } from "./load.ts";
import { convert, hasSoffice } from "./soffice.ts";
import { recomputed } from "./spreadsheets.ts";

const atOnce = 20;
const rounds = 12;
/** Milliseconds in which home pages are asked for, and in which the load's process begins and ends. */
const window = 2_500;
const startOfLoad = 1_000;

const holders = "name1=Ada&shares1=60000&name2=Bruno&shares2=40000";
const note = "kind1=bsa-air&investor1=Sel&amount1=100000&discount1=30&floor1=1000000&cap1=2500000&nominal1=1";
const round = "kind2=priced&investor2=Marais&amount2=500000&valuation2=2000000&pool2=10";
const workbooks = [
  [
    "forecast.xlsx",
    `${pathOf("tool-forecast-xlsx")}?cash=52000&revenue=12301&growth-1=7,1&variable=12,5&running=22801`,
  ],
  ["dilution.xlsx", `${pathOf("tool-dilution-xlsx")}?${holders}&${note}&${round}`],
] as const;

async function signIn(site: Site) {
  const password = readFileSync(join(site.dataDir, "demo-password"), "utf8");
  const headers = { ...urlencoded, "sec-fetch-site": "same-origin" };
  const body = formBody({ email: "founder@demo.example", password });
  const answer = await ask(site.port, pathOf("sign-in"), { method: "POST", headers, body });
  return (answer.headers["set-cookie"] ?? []).map((each) => each.split(";")[0]).join("; ");
}

/** Generates each document of the demo's founder; resolves to where its office files are. */
async function generate(site: Site, cookie: string) {
  const files: string[] = [];
  for (const kind of documentKinds) {
    const sections = Object.fromEntries(outlines[kind].map(({ id }) => [`in-${id}`, "yes"]));
    const headers = { ...urlencoded, cookie, "sec-fetch-site": "same-origin" };
    const body = formBody({ ...sections, intent: "make" });
    const { status } = await ask(site.port, pathOf("founder-document", { kind }), { method: "POST", headers, body });
    if (status !== 303) throw new Error(`${kind} was not made: ${status}`);
    for (const format of formatsOf[kind])
      if (format === "docx" || format === "pptx")
        files.push(pathOf("founder-document-file", { kind, file: `1.${format}` }));
  }
  return files;
}

const fetchFile = async (site: Site, cookie: string, path: string) => {
  const answer = await ask(site.port, path, { headers: { cookie } });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return answer;
};

/**
 * Home pages beside a queue that is full all the time, so that each of them meets it, against as many with nothing to
 * make, in turns: what else the machine does falls on both. Processes of their own ask for the queue and for the pages:
 * what they tidy up themselves would be more than a tenth of the slowest pages.
 */
async function besideVisitors(site: Site, cookie: string, path: string): Promise<Figure[]> {
  const alone: number[] = [];
  const beside: number[] = [];
  let given = 0;
  const from = performance.now();
  await Promise.all(Array.from({ length: atOnce }, () => fetchFile(site, cookie, path)));
  const all = performance.now() - from;
  const queue = (forMs: number) => runLoad({ kind: "queue", port: site.port, path, cookie, atOnce, forMs });
  const homePages = () => runLoad({ kind: "visits", port: site.port, path: "/", afterMs: startOfLoad, forMs: window });
  await Promise.all([homePages(), queue(window)]);
  for (let round = 0; round < rounds; round += 1) {
    alone.push(...(await homePages()));
    const [made, times] = await Promise.all([queue(window + 2 * startOfLoad), homePages()]);
    beside.push(...times);
    given += made;
  }
  const [measured, floor] = [quantile(beside, 0.95), quantile(alone, 0.95)];
  const [slowest, slowestAlone] = [quantile(beside, 0.99), quantile(alone, 0.99)];
  return [
    within(`${atOnce} documents at once, all of them`, all, atOnce * 2_000, millis),
    {
      what: "  documents made and home pages asked for meanwhile",
      measured: `${given} and ${beside.length}`,
      target: "shown",
    },
    {
      what: `Home page, p95 while ${atOnce} documents wait or are made`,
      measured: millis(measured),
      floor: millis(floor),
      ratio: measured / floor,
      target: "<= 1.20",
      met: measured / floor <= 1.2,
    },
    {
      what: "  and their p99",
      measured: millis(slowest),
      floor: millis(slowestAlone),
      ratio: slowest / slowestAlone,
      target: "shown",
    },
  ];
}

/** The demo founder's documents: how fast they are made, and whether an office program opens them and computes alike. */
export async function documents(): Promise<Figure[]> {
  const site = await startSite({ command: "demo" });
  try {
    const cookie = await signIn(site);
    const paths = await generate(site, cookie);
    const figures: Figure[] = [];
    const made: { name: string; bytes: Buffer }[] = [];
    for (const path of paths) {
      const name = path.split("/").slice(-2).join("-");
      const first = await fetchFile(site, cookie, path);
      figures.push(within(`${name}, alone`, first.ms, 2_000, millis));
      const faults = faultsOf(first.body);
      figures.push({
        what: `${name}, faults of its structure`,
        measured: String(faults.length),
        target: "0",
        met: faults.length === 0,
      });
      made.push({ name, bytes: first.body });
    }
    figures.push(...(await besideVisitors(site, cookie, paths[1] ?? "")));
    if (!(await hasSoffice())) {
      process.stderr.write(
        "\n!!! LibreOffice is not installed here: NO document was opened. Debian: libreoffice-calc-nogui libreoffice-writer-nogui libreoffice-impress-nogui\n",
      );
      return [...figures, { what: "LibreOffice is not on this machine", measured: "-", target: "each file opened" }];
    }
    for (const { name, bytes } of made) {
      const from = performance.now();
      const pdf = await convert(name, bytes, "pdf");
      const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      figures.push({
        what: `${name}, opened by LibreOffice in ${millis(performance.now() - from)}`,
        measured: `${pages} pages`,
        target: ">= 1",
        met: pages > 0,
      });
    }
    for (const [name, path] of workbooks)
      figures.push(await recomputed(name, (await fetchFile(site, cookie, path)).body));
    return figures;
  } finally {
    await site.dispose();
  }
}
