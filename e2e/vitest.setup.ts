import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openPglite, openPostgres } from "../platform/db/database.server.ts";
import { findBrowser } from "./peers/browser.ts";
import { findPostgres, startPostgres } from "./peers/postgres.ts";
import { type Address, startSite } from "./peers/site.ts";

declare module "vitest" {
  interface ProvidedContext {
    pgliteImage: string;
    postgresUrl: string | null;
    sharedSite: Address;
  }
}

/** Runs once before all tests: prepares a database of each engine and the shared site. */
export default async function setup(project: TestProject) {
  const needs = (...names: string[]) => project.vitest.projects.some(({ name }) => names.includes(name));
  if (project.vitest.projects.every(({ name }) => name === "code-quick")) return;
  const folder = mkdtempSync(join(tmpdir(), "lab-test-"));

  async function makeImage() {
    const embedded = await openPglite();
    if (embedded.engine.kind !== "pglite") throw new Error("unreachable");
    const image = join(folder, "image.tar");
    writeFileSync(image, Buffer.from(await (await embedded.engine.client.dumpDataDir("none")).arrayBuffer()));
    await embedded.close();
    project.provide("pgliteImage", image);
  }

  const binaries = findPostgres();
  if (!binaries) {
    console.warn("\n*** PostgreSQL is not on this machine: its half of the tests does not run. ***\n");
    if (process.env.CI) throw new Error("PostgreSQL is needed when CI is set");
  }

  async function makePostgres() {
    const postgres = binaries ? await startPostgres(binaries) : null;
    if (postgres) {
      await postgres.query("create database template_lab");
      await (await openPostgres(postgres.url("template_lab"), () => {})).close();
    }
    project.provide("postgresUrl", postgres?.url("postgres") ?? null);
    return postgres;
  }

  async function startShared() {
    const env = { TRUST_PROXY: "1" };
    const site = await startSite({ env });
    const { url, port, dataDir } = site;
    project.provide("sharedSite", { url, port, dataDir, env });
    return site;
  }

  const [postgres, site] = await Promise.all([
    makePostgres(),
    needs("site", "journeys") ? startShared() : null,
    makeImage(),
    // The browser is unpacked once here, because test files that start at the same time could use a half-unpacked one.
    needs("journeys") ? findBrowser() : null,
  ]);
  return async () => {
    await Promise.all([postgres?.dispose(), site?.dispose()]);
    rmSync(folder, { recursive: true, force: true });
  };
}
