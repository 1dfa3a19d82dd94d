import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as elapse } from "node:timers/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { endlessShading, hostilePdfs } from "../../e2e/peers/hostile-pdfs.ts";
import { drawPages, type DrawnPage, flags } from "./draw-pages.server.ts";
import { pdfLimits } from "./limits.ts";
import { samplePdf, written } from "./sample-pdf.ts";

async function draw(pdf: Buffer, limits?: Parameters<typeof drawPages>[3]) {
  const pages: DrawnPage[] = [];
  let counted = 0;
  const drawing = {
    counted: (found: number) => Promise.resolve((counted = found)),
    drawn: (page: DrawnPage) => Promise.resolve(pages.push(page)),
  };
  const why = await drawPages(pdf, drawing, undefined, limits);
  return { why, counted, pages };
}

const drawing = () =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
        return parent === String(process.pid) && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("pdf.worker");
      } catch {
        return false;
      }
    });

test("each page becomes a picture without metadata, with its text", async () => {
  const { why, counted, pages } = await draw(samplePdf({ pages: [written("Brume (exemple)"), written("Traction")] }));
  expect({ why, counted }).toEqual({ why: null, counted: 2 });
  expect(pages.map(({ number, text }) => [number, text.trim()])).toEqual([
    [1, "Brume (exemple)"],
    [2, "Traction"],
  ]);
  for (const { picture, width, height } of pages)
    expect(await sharp(picture).metadata()).toMatchObject({ format: "webp", width, height, hasAlpha: false });
  expect(pages[0]).toMatchObject({ width: 1_600, height: 900 });
});

test.each(hostilePdfs)("%s ends as it should, with its process", { timeout: 100_000 }, async (_, make, outcomes) => {
  const { why, pages } = await draw(make(), { page: 3_000, whole: 6_000, elapsed: 90_000 });
  expect(outcomes).toContain(why);
  for (const { width, height } of pages) expect(Math.max(width, height)).toBeLessThanOrEqual(pdfLimits.side + 2);
  expect(drawing()).toEqual([]);
});

/** Pauses the rendering process, which then uses no processor time; the returned function resumes it. */
async function hold() {
  while (drawing().length === 0) await elapse(10);
  const [pid] = drawing().map(Number);
  if (!pid) throw new Error("no process");
  process.kill(pid, "SIGSTOP");
  return () => process.kill(pid, "SIGCONT");
}

test("a process that waits longer than its processor time lasts draws all the same", { timeout: 30_000 }, async () => {
  const drawn = draw(samplePdf({ pages: [written("busy")] }), { page: 4_000, whole: 4_000, elapsed: 25_000 });
  const release = await hold();
  await elapse(5_000);
  release();
  expect(await drawn).toMatchObject({ why: null, counted: 1 });
});

test("a process that never ends its waiting is killed", async () => {
  const drawn = draw(samplePdf({ pages: [written("asleep")] }), { page: 4_000, whole: 4_000, elapsed: 1_500 });
  await hold();
  expect((await drawn).why).toBe("heavy");
  expect(drawing()).toEqual([]);
});

test.each([
  ["a page", { page: 2_000, whole: 60_000 }],
  ["a file", { page: 60_000, whole: 2_000 }],
])("%s that uses up its processor time is refused", { timeout: 60_000 }, async (_, limits) => {
  expect((await draw(endlessShading(), { ...limits, elapsed: 60_000 })).why).toBe("heavy");
  expect(drawing()).toEqual([]);
});

test("damaged copies are drawn or refused, and none ends the process that asked", { timeout: 120_000 }, async () => {
  const whole = samplePdf({ pages: [written("one"), written("two")] });
  for (let seed = 1; seed <= 8; seed += 1) {
    const copy = Buffer.from(whole);
    for (let at = seed; at < copy.length; at += 37 + seed * 11) copy[at] = (copy[at] ?? 0) ^ (seed * 29);
    expect([null, "unreadable", "heavy", "shape", "pages", "password"]).toContain((await draw(copy)).why);
  }
  expect(drawing()).toEqual([]);
});

test("the process may read what it imports, and neither data nor settings, and may write nothing", () => {
  const root = new URL("../../", import.meta.url).pathname;
  const asked = [
    ".data/auth-secret",
    ".env",
    "content/",
    "package.json",
    "platform/pdf/limits.ts",
    "node_modules/sharp/",
  ];
  const script = `JSON.stringify(process.argv.slice(1).map((each) => process.permission.has("fs.read", each)))`;
  const run = (print: string) =>
    execFileSync(process.execPath, [...flags, "-p", print, ...asked.map((each) => root + each)], { encoding: "utf8" });
  expect(JSON.parse(run(script))).toEqual([false, false, false, true, true, true]);
  expect(run(`["fs.write", "child", "worker"].some((each) => process.permission.has(each))`)).toBe("false\n");
});

test("an abort kills the process and is thrown", async () => {
  const stopping = new AbortController();
  const drawn = drawPages(
    samplePdf({ pages: [written("a"), written("b")] }),
    { counted: () => Promise.resolve(stopping.abort()), drawn: () => Promise.resolve() },
    stopping.signal,
  );
  await expect(drawn).rejects.toThrow();
  expect(drawing()).toEqual([]);
});
