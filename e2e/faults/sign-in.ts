import { join } from "node:path";
import { pathOf } from "../../app/paths.ts";
import { credential } from "../../domain/person/account.table.ts";
import { createPerson } from "../../domain/person/person.server.ts";
import { hashPassword } from "../../platform/auth/password-hash.server.ts";
import { openPglite, openPostgres } from "../../platform/db/database.server.ts";
import { ask, post } from "../http/ask.ts";
import { growthDuring, memoryOf } from "../http/memory.ts";
import { p95, visit } from "../http/slow-clients.ts";
import type { Site } from "../peers/site.ts";
import { all, type Check, elapse, none, onThisMachine } from "./check.ts";
import { openApp } from "./scenario-app.ts";
import type { EngineKind } from "./open-database.ts";

export const password = "flamants roses et sel";
export const addressOf = (person: number) => `known${person}@startup.example`;
export const from = (network: number) => ({
  "x-forwarded-for": `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`,
});

/** Milliseconds to warm the site up, until the home page is cached and the heap is stable. */
const warmUp = 4_000;

/** A site with `people` accounts, all with the same password. */
export async function inhabited(app: Awaited<ReturnType<typeof openApp>>, people: number): Promise<Site> {
  const site = await app.start();
  await site.stop();
  const { db, close } = app.url
    ? await openPostgres(app.url, () => {})
    : await openPglite(join(site.dataDir, "database"));
  const hash = await hashPassword(password);
  await db.transaction(async (tx) => {
    for (let person = 0; person < people; person += 1) {
      const personId = await createPerson(tx, {
        email: addressOf(person),
        firstName: "Zoé",
        lastName: "Martin",
        role: "founder",
        lang: "fr",
      });
      if (personId) await tx.insert(credential).values({ personId, hash });
    }
  });
  await close();
  await site.start();
  return site;
}

/** `people` people sign in at once, through a proxy with `networks` client addresses. */
export async function signInStorm(
  kind: EngineKind,
  { people, networks }: { people: number; networks: number },
): Promise<Check[]> {
  const app = await openApp(kind);
  try {
    const site = await inhabited(app, people);
    const usual = await growthDuring(site.pid(), () => visit(site.port, warmUp));
    const wrong: string[] = [];
    const home: number[] = [];
    let inside = 0;
    let over = false;
    async function enter(person: number) {
      for (;;) {
        const fields = { email: addressOf(person), password };
        const answer = await post(site.port, pathOf("sign-in"), fields, from(person % networks));
        if (answer.status === 303 && answer.headers["set-cookie"]?.[0]?.startsWith("session=")) return (inside += 1);
        const wait = Number(answer.headers["retry-after"]);
        if (answer.status !== 503 || !(wait > 0)) return wrong.push(`${answer.status}`);
        await elapse(wait * 1_000);
      }
    }
    async function visitHome() {
      while (!over) {
        const { status, ms } = await ask(site.port, pathOf("home"));
        if (status === 200) home.push(ms);
        else wrong.push(`home ${status}`);
        await elapse(20);
      }
    }
    const start = performance.now();
    const visiting = visitHome();
    const { megabytes } = await growthDuring(
      site.pid(),
      () => Promise.all(Array.from({ length: people }, (_, person) => enter(person))),
      usual,
    );
    const seconds = (performance.now() - start) / 1_000;
    over = true;
    await visiting;
    return [
      none("other answers than a session, or 503 with when to come back", wrong),
      all("signed in", inside, people),
      onThisMachine("everybody is in", seconds, 90, " s"),
      onThisMachine("home meanwhile, p95", p95(home), 500, " ms"),
      kind === "postgres"
        ? onThisMachine("memory", memoryOf(site.pid()), 600, " MB")
        : onThisMachine("memory grown", megabytes(), 200, " MB"),
    ];
  } finally {
    await app.dispose();
  }
}
