import type { Row } from "../http/stored.ts";
import { type Check, elapse, none } from "./check.ts";
import type { Answer, Browsers, Person } from "./browsers.ts";

let people = 0;

/** A new person with one lead to send, from a network address that no limit has counted yet. */
export function newPerson(): Person {
  people += 1;
  const email = `person${people}@startup.example`;
  const company = `Company ${people}`;
  const fields = { monthlyRevenue: "12000", companyName: company, email, key: crypto.randomUUID() };
  return { email, company, fields, address: `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}` };
}

export function newLog() {
  return {
    acknowledged: new Map<string, string>(),
    times: [] as number[],
    sent: 0,
    cutOff: 0,
    refused: [] as string[],
    unavailable: 0,
  };
}

export type Log = ReturnType<typeof newLog>;

export function note(log: Log, { email }: Person, { status, text, ms, retryAfter }: Answer) {
  if (status === 200) {
    log.acknowledged.set(email, (JSON.parse(text) as { receipt: string }).receipt);
    log.times.push(ms);
  } else if (status === 503 && retryAfter !== undefined) log.unavailable += 1;
  else log.refused.push(`${status} ${text.slice(0, 100)}`);
}

export async function sendUntilKept(browser: Browsers, port: () => number, person: Person, log: Log, deadline: number) {
  while (performance.now() < deadline) {
    log.sent += 1;
    const answer = await browser.send(port(), person).catch(() => null);
    if (!answer) log.cutOff += 1;
    else note(log, person, answer);
    if (answer?.status === 200) return;
    await elapse(Math.min(1_000 * (answer?.retryAfter ?? 0.05), 500));
  }
}

export async function crowd(count: number, inFlight: number, visit: (person: Person) => Promise<void>) {
  let left = count;
  await Promise.all(
    Array.from({ length: Math.min(inFlight, count) }, async () => {
      while (left > 0) {
        left -= 1;
        await visit(newPerson());
      }
    }),
  );
}

const longestCrowd = 180_000;

export async function steadily(perSecond: number, over: () => boolean, visit: (person: Person) => Promise<void>) {
  const visits: Promise<void>[] = [];
  const from = performance.now();
  for (let next = 0; !over() && performance.now() < from + longestCrowd; next += 1) {
    await elapse(Math.max(0, from + (next * 1_000) / perSecond - performance.now()));
    visits.push(visit(newPerson()));
  }
  await Promise.all(visits);
}

/** Checks that every acknowledged lead is stored once, with the receipt that its sender got. */
export function nothingLost({ acknowledged, refused }: Log, leads: Row[]): Check[] {
  const receipts = new Map<unknown, unknown>();
  const twice: unknown[] = [];
  for (const { email, receipt } of leads) {
    if (receipts.has(email)) twice.push(email);
    receipts.set(email, receipt);
  }
  return [
    none(
      `acknowledged and lost, of ${acknowledged.size}`,
      [...acknowledged].filter(([email, receipt]) => receipts.get(email) !== receipt),
    ),
    none("stored twice", twice),
    none(
      "answers that were neither an acknowledgement nor a 503 or 429 with Retry-After",
      refused.filter((text) => !text.startsWith("429")),
    ),
  ];
}
