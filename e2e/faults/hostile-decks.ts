import { readdirSync, readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { pathOf } from "../../app/paths.ts";
import { pdfLimits } from "../../platform/pdf/limits.ts";
import { ask } from "../http/ask.ts";
import { memoryOf } from "../http/memory.ts";
import { p95, visit } from "../http/slow-clients.ts";
import { sendDeck } from "../peers/deck.ts";
import { endlessShading, hostilePdfs } from "../peers/hostile-pdfs.ts";
import { founderToPublish } from "../peers/publish.ts";
import { inspectable, settledMemoryOf } from "../peers/settled-memory.ts";
import { atMost, type Check, none, onThisMachine, until } from "./check.ts";
import { openApp } from "./scenario-app.ts";
import type { EngineKind } from "./open-database.ts";

function hostilePdf(index: number) {
  const [name, make] = hostilePdfs[index % hostilePdfs.length] ?? ["none", () => Buffer.alloc(0)];
  const file = Buffer.from(make());
  const turn = Math.floor(index / hostilePdfs.length);
  if (turn > 0)
    for (let at = 32 + turn; at < file.length; at += 61 + turn * 13) file[at] = (file[at] ?? 0) ^ (turn * 29);
  return { name, file };
}

/** The drawing processes that a server has now, with the milliseconds of processor time and megabytes of each. */
function drawingOf(server: number) {
  return readdirSync("/proc").flatMap((pid) => {
    try {
      if (!/^\d+$/.test(pid) || !readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("pdf.worker")) return [];
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
      if (Number(fields[1]) !== server) return [];
      return [{ processor: (Number(fields[11]) + Number(fields[12])) * 10, megabytes: memoryOf(Number(pid)) }];
    } catch {
      return [];
    }
  });
}

/** Drawing PDFs has a low priority and must not slow down visits while every processor is busy. */
export async function hostileDecks(
  kind: EngineKind,
  { files, founders, busyMs }: { files: number; founders: number; busyMs: number },
): Promise<Check[]> {
  const app = await openApp(kind);
  const hogs = [1, 2].map(() => new Worker(new URL("../peers/hog.worker.ts", import.meta.url)));
  const undecided: string[] = [];
  let most = { processor: 0, megabytes: 0, atOnce: 0 };
  let watch: NodeJS.Timeout | undefined;
  try {
    const { port: inspector, env } = await inspectable();
    const site = await app.start(env);
    const cookies: string[] = [];
    while (cookies.length < founders) cookies.push((await founderToPublish(site)).cookie);
    const isDecided = async (cookie: string) => {
      const { text } = await ask(site.port, pathOf("founder-deck"), { headers: { cookie } });
      return !text.includes('id="drawing"');
    };
    async function send(cookie: string, { name, file }: ReturnType<typeof hostilePdf>) {
      let status = 503;
      // The server answers some of many simultaneous uploads with 503, so an upload may be repeated.
      await until(async () => (status = (await sendDeck(site, cookie, file)).status) !== 503, 60_000, 1_000);
      if (status !== 303 || !(await until(() => isDecided(cookie), 20 * pdfLimits.whole, 1_000)))
        undecided.push(`${name}: ${status}`);
    }
    const sendAll = async (all: ReturnType<typeof hostilePdf>[]) => {
      const waiting = [...all];
      const perLane = Math.floor(founders / 8) || 1;
      await Promise.all(
        Array.from({ length: Math.min(8, founders) }, async (_, lane) => {
          for (let sent = 0, next = waiting.shift(); next; sent += 1, next = waiting.shift())
            await send(cookies[lane * perLane + (sent % perLane)] ?? "", next);
        }),
      );
    };
    watch = setInterval(() => {
      const now = drawingOf(site.pid());
      most = {
        processor: Math.max(most.processor, ...now.map(({ processor }) => processor)),
        megabytes: Math.max(most.megabytes, ...now.map(({ megabytes }) => megabytes)),
        atOnce: Math.max(most.atOnce, now.length),
      };
    }, 200);
    // The first files make the server load code, so two files are sent before measuring.
    for (const index of [0, 1]) await send(cookies[0] ?? "", hostilePdf(index));
    for (const hog of hogs) hog.postMessage({ given: "time" }, []);
    await visit(site.port, busyMs / 4, ["/"]);
    const quiet = await visit(site.port, busyMs, ["/"]);
    await sendDeck(site, cookies[0] ?? "", endlessShading());
    await until(() => drawingOf(site.pid()).some(({ processor }) => processor > 500), 60_000);
    const seen = await visit(site.port, busyMs, ["/"]);
    await Promise.all(hogs.map((hog) => hog.terminate()));

    const all = Array.from({ length: files }, (_, index) => hostilePdf(index));
    await sendAll(all.slice(0, files / 2));
    const before = await settledMemoryOf(inspector);
    await sendAll(all.slice(files / 2));
    await until(() => drawingOf(site.pid()).length === 0, 5_000);
    // Uploads can stay in memory until a garbage collection, so memory is measured afterwards (docs/decisions/0149).
    const kept = (await settledMemoryOf(inspector)) - before;
    return [
      none(`of ${files} hostile files, those neither drawn nor refused`, undecided),
      none("other visitors' failures", seen.failures),
      none("drawing processes left", drawingOf(site.pid())),
      atMost("drawing processes at once", most.atOnce, 1),
      onThisMachine("a drawing process's processor time", most.processor / 1_000, pdfLimits.whole / 1_000 + 5, " s"),
      onThisMachine("a drawing process's memory", most.megabytes, pdfLimits.memory / 2 ** 20 + 64, " MB"),
      onThisMachine(
        `others' p95 while one is drawn, ${Math.round(p95(quiet.times))} ms before`,
        p95(seen.times),
        Math.ceil(p95(quiet.times) * 1.1),
        " ms",
      ),
      onThisMachine("memory that the server keeps of the second half, once it is idle again", kept, 20, " MB"),
    ];
  } finally {
    clearInterval(watch);
    await Promise.all(hogs.map((hog) => hog.terminate()));
    await app.dispose();
  }
}
