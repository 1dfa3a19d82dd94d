import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse from "lighthouse";
import { findBrowser } from "../../e2e/peers/browser.ts";
import { startSite } from "../../e2e/peers/site.ts";
import { type Figure, median, millis, within } from "./figures.ts";
import { routes } from "./templates.ts";

const runsOf = (page: string) => (page === "home" ? 5 : 3);
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

async function startBrowser() {
  const { executablePath, args, env } = await findBrowser();
  const profile = mkdtempSync(join(tmpdir(), "lab-lighthouse-"));
  const child: ChildProcess = spawn(
    executablePath,
    [...args, "--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"],
    { env, stdio: ["ignore", "ignore", "pipe"] },
  );
  const port = await new Promise<number>((resolve, reject) => {
    let output = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec((output += chunk))?.[1];
      if (found) resolve(Number(found));
    });
    child.once("exit", () => reject(new Error(`Chromium ended: ${output}`)));
  });
  return {
    port,
    stop() {
      child.kill("SIGKILL");
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

export async function lighthouseRuns(): Promise<Figure[]> {
  const [site, browser] = await Promise.all([startSite(), startBrowser()]);
  try {
    // Request every page once and wait, so that the page cache has all pages compressed with the best quality.
    for (const { path } of routes) await fetch(`${site.url}${path}`);
    await new Promise((resolve) => setTimeout(resolve, 8_000));
    const figures: Figure[] = [];
    for (const { name, page, path } of routes) {
      const scores: Record<string, number[]> = {};
      const metrics: Record<string, number[]> = {};
      const lost = new Set<string>();
      for (let run = 0; run < runsOf(page); run += 1) {
        const result = await lighthouse(`${site.url}${path}`, {
          port: browser.port,
          onlyCategories: [...categories],
          logLevel: "silent",
          output: "json",
        });
        if (!result) throw new Error("Lighthouse gave no result");
        const { lhr } = result;
        if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
        for (const id of categories) {
          (scores[id] ??= []).push((lhr.categories[id]?.score ?? 0) * 100);
          for (const { id: audit, weight } of lhr.categories[id]?.auditRefs ?? []) {
            const { score = 1, title } = lhr.audits[audit] ?? {};
            if (weight > 0 && score !== null && score < 0.9) lost.add(`${id}: ${title}`);
          }
        }
        for (const id of [
          "largest-contentful-paint",
          "total-blocking-time",
          "cumulative-layout-shift",
          "first-contentful-paint",
          "speed-index",
        ])
          (metrics[id] ??= []).push(lhr.audits[id]?.numericValue ?? Number.NaN);
      }
      const of = (id: string) => median(metrics[id] ?? []);
      figures.push(
        ...categories.map((id): Figure => {
          const score = median(scores[id] ?? []);
          return {
            what: `${name}: ${id}`,
            measured: String(Math.round(score)),
            ratio: score / 100,
            target: "100",
            met: Math.round(score) === 100,
          };
        }),
        within(`${name}: largest contentful paint (aim: 1000 ms)`, of("largest-contentful-paint"), 1_100, millis),
        within(`${name}: total blocking time`, of("total-blocking-time"), 50, millis),
        within(`${name}: cumulative layout shift`, of("cumulative-layout-shift"), 0.01, (shift) => shift.toFixed(4)),
        {
          what: `${name}: first contentful paint, speed index`,
          measured: `${millis(of("first-contentful-paint"))}, ${millis(of("speed-index"))}`,
          target: "shown",
        },
      );
      for (const audit of lost) figures.push({ what: `${name}: lost by ${audit}`, measured: "", target: "shown" });
    }
    return figures;
  } finally {
    browser.stop();
    await site.dispose();
  }
}
