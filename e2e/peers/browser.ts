import { spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { chromium as playwright } from "playwright-core";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** Unpacks the libraries that Chromium needs and minimal machines lack; the npm package contains them. */
async function unpackLibraries(packed: string) {
  const folder = join(tmpdir(), "lab-chromium-libraries");
  if (existsSync(folder)) return join(folder, "lib");
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const tar = spawn("tar", ["-x", "-C", unfinished], { stdio: ["pipe", "ignore", "inherit"] });
  const done = once(tar, "exit");
  // tar may close the pipe before the archive's padding is written; its exit code tells whether everything was
  // unpacked.
  const fed = pipeline(createReadStream(packed), createBrotliDecompress(), tar.stdin).catch((error: unknown) => error);
  const [code] = (await done) as [number | null];
  if (code !== 0) throw new Error(`Chromium's libraries could not be unpacked (tar: ${code})`, { cause: await fed });
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
  return join(folder, "lib");
}

export async function findBrowser() {
  const given = process.env.CHROME_PATH;
  if (given) return { executablePath: given, args: flags, env: process.env as Record<string, string> };
  const { default: chromium } = await import("@sparticuz/chromium");
  const executablePath = await chromium.executablePath();
  const home = dirname(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")));
  const libraries = await unpackLibraries(join(home, "bin/al2023.tar.br"));
  const env = { ...process.env, LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(":") };
  return { executablePath, args: flags, env: env as Record<string, string> };
}

/** Without these flags, starting processes and optimizing short-lived code would take 30 % of the tests' time. */
const manyVisits = ["--renderer-process-limit=1", "--js-flags=--no-opt,--no-maglev,--max-optimized-bytecode-size=1"];

export async function launchBrowser() {
  const { args, ...found } = await findBrowser();
  return playwright.launch({ ...found, args: [...args, ...manyVisits], headless: true });
}
